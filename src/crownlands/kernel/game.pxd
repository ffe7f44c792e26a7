from crownlands.kernel.bits cimport *

ctypedef void (*Prepare)(Words s) noexcept nogil
ctypedef void (*Copy)(Words to, Words s) noexcept nogil
ctypedef i32 (*Turn)(Words s) noexcept nogil
ctypedef i32 (*Candidates)(Words s, Words out, i32 most) noexcept nogil
ctypedef void (*Apply)(Words s, u64 entry) noexcept nogil
ctypedef void (*PlayOut)(Words s, i32 greedy, Words rng) noexcept nogil
ctypedef i32 (*Utility)(Words s, i32 seat, Words aim, Words scores) noexcept nogil
ctypedef i32 (*Name)(Words s, u64 entry, Words out) noexcept nogil
ctypedef i32 (*Winners)(Words s, Words scores) noexcept nogil
ctypedef void (*RandomGame)(Words template, Words s, Words rng) noexcept nogil

cdef class Game:
    cdef i32 state
    cdef i32 room
    cdef Prepare prepare
    cdef Copy copy
    cdef Turn turn
    cdef Candidates candidates
    cdef Apply apply
    cdef PlayOut play_out
    cdef Utility utility
    cdef Name name
    cdef Winners winners
    cdef RandomGame random_game

cdef Game variant(
    Game game, i32 room, Prepare prepare, Copy copy, Candidates candidates, PlayOut play_out, Utility utility
)
