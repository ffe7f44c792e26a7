from crownlands.kernel.bits cimport *
from crownlands.kernel.layout cimport *
from crownlands.kernel.greedy cimport play_on, play_out, survey_all, take_turn
from crownlands.kernel.land cimport next_random, seeded, random_rows, ORDERS
from crownlands.kernel.survey cimport copy_survey
from crownlands.kernel.table cimport winners

cdef void play_random(Words template, Words s, Words rng, i32 width) noexcept nogil
cdef void count(Words totals, i32 players, i32 won, Words scores) noexcept nogil
cdef void random_block(Words template, Words s, u64 seed, u64 first, u64 games, Words totals) noexcept nogil
cdef void copy_table(Words to, Words s) noexcept nogil
cdef void rollout_block(Words template, Words s, i32 greedy, u64 seed, u64 first, u64 games, Words totals) noexcept nogil
