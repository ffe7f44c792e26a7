from crownlands.kernel.bits cimport *
from crownlands.kernel.ends cimport worth_of_end
from crownlands.kernel.layout cimport *

ctypedef i32 (*Turns)(Words s) noexcept nogil
ctypedef i32 (*Lists)(Words s, Words out) noexcept nogil
ctypedef void (*Steps)(Words s, u64 move) noexcept nogil
ctypedef i32 (*Wins)(Words s, Words scores) noexcept nogil
ctypedef i32 (*SideOf)(Words s, i32 seat) noexcept nogil

cdef class Last:
    cdef i32 state
    cdef i32 most
    cdef Turns turn
    cdef Lists moves
    cdef Steps step
    cdef Wins winners
    cdef SideOf side
    cdef Turns sides

cdef Last last_moves(
    i32 state, i32 most, Turns turn, Lists moves, Steps step, Wins winners, SideOf side, Turns sides
)
cdef i32 work_out(Last game, Words s, Words aim, i32 depth, Words left, Words out) noexcept nogil
