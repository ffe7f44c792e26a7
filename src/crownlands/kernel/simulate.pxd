from crownlands.kernel.bits cimport *
from crownlands.kernel.layout cimport *
from crownlands.kernel.land cimport next_random, seeded, random_rows, ORDERS
from crownlands.kernel.table cimport winners

cdef void play_random(Words template, Words s, Words rng, i32 width) noexcept nogil
cdef void count(Words totals, i32 players, i32 won, Words scores) noexcept nogil
cdef void random_block(Words template, Words s, u64 seed, u64 first, u64 games, Words totals) noexcept nogil
