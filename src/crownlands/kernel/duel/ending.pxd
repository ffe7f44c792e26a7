from crownlands.kernel.bits cimport *
from crownlands.kernel.duel.layout cimport *
from crownlands.kernel.duel.moves cimport list_moves, most_moves
from crownlands.kernel.duel.table cimport step, to_move, winners
from crownlands.kernel.last cimport Last, last_moves

cdef i32 MOST
cdef Last LAST

cdef i32 moves(Words s, Words out) noexcept nogil
cdef i32 side(Words s, i32 seat) noexcept nogil
cdef i32 sides(Words s) noexcept nogil
