from crownlands.kernel.bits cimport *
from crownlands.kernel.game cimport Game
from crownlands.kernel.layout cimport *

ctypedef i32 (*Number)(Words s) noexcept nogil
ctypedef void (*Start)(Words s, i32 bots) noexcept nogil
ctypedef void (*GoOn)(Words s, i32 greedy, i32 asked, Words rng) noexcept nogil
ctypedef void (*Act)(Words s, i64 action) noexcept nogil
ctypedef void (*See)(Words s, i32 seat, Shorts out, i64 base) noexcept nogil
ctypedef void (*Mask)(Words s, Words scratch, Small out, i64 base) noexcept nogil
ctypedef void (*Pay)(Words s, Words scratch, i32 kind, Shorts out, i64 base) noexcept nogil

cdef class Environment:
    cdef i32 state
    cdef i32 room
    cdef i32 scratch
    cdef Number seats
    cdef Number size
    cdef Number actions
    cdef Number turn
    cdef Start start
    cdef GoOn go_on
    cdef Act act
    cdef See see
    cdef Mask mask
    cdef Pay pay
    cdef Game judged
    cdef i32 looks

cdef i32 play_on(Environment environment, Words s, u64 who, Words rng, Words entries) noexcept nogil
cdef void add_worth(
    Environment environment, Words s, Words room, i32 kind, Shorts before, Shorts reward, i64 players, i64 i
) noexcept nogil
