from crownlands.kernel.bits cimport *
from crownlands.kernel.duel.layout cimport *
from crownlands.kernel.duel.choice cimport forget, greedy_move
from crownlands.kernel.duel.random_moves cimport play_any, roll
from crownlands.kernel.duel.table cimport step, to_move

cdef void copy_table(Words to, Words s) noexcept nogil
cdef void play_on(Words s, i32 greedy, i32 asked, Words rng) noexcept nogil
cdef void play_out(Words s, i32 greedy, Words rng) noexcept nogil
