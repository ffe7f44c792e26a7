from crownlands.kernel.bits cimport *
from crownlands.kernel.game cimport Game
from crownlands.kernel.judgement cimport Judgement
from crownlands.kernel.layout cimport *

cdef i32 LOOKED
cdef i32 STRAYED
cdef i32 ROWS
cdef i32 BESIDE

cdef void search_value(Game game, Judgement judgement, Words s, i32 playouts, Words rng, Words t) noexcept nogil
cdef i32 one_game(
    Game game, Judgement judgement, Words template, u64 number, u64 stray, i32 playouts,
    Words rng, Words s, Shorts x, Longs b
) noexcept nogil
