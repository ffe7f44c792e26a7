from crownlands.kernel.bits cimport *
from crownlands.kernel.kingdom.draft cimport to_move
from crownlands.kernel.last cimport Last, last_moves
from crownlands.kernel.queendomino.layout cimport *
from crownlands.kernel.queendomino.moves cimport list_moves, step
from crownlands.kernel.queendomino.table cimport team_of, winners

cdef Last LAST

cdef i32 in_reach(Words s) noexcept nogil
cdef void act(Words s, u64 move) noexcept nogil
cdef i32 sides(Words s) noexcept nogil
