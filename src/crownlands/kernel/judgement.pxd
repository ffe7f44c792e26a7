from crownlands.kernel.bits cimport *

ctypedef void (*Deal)(Words s, Words rng) noexcept nogil
ctypedef i32 (*Sides)(Words s) noexcept nogil
ctypedef i32 (*Stage)(Words s) noexcept nogil
ctypedef void (*Tell)(Words s, i32 side, Shorts x) noexcept nogil

cdef class Judgement:
    cdef i32 features
    cdef Deal deal
    cdef Sides sides
    cdef Stage stage
    cdef Tell tell
