from crownlands.kernel.bits cimport *
from crownlands.kernel.net cimport Nets

ctypedef void (*Deal)(Words s, Words rng) noexcept nogil
ctypedef i32 (*Sides)(Words s) noexcept nogil
ctypedef i32 (*Stage)(Words s) noexcept nogil
ctypedef void (*Tell)(Words s, i32 side, Shorts x) noexcept nogil
ctypedef void (*Expect)(Words s, Words out) noexcept nogil

cdef class Judgement:
    cdef readonly Nets nets
    cdef Deal deal
    cdef Sides sides
    cdef Stage stage
    cdef Tell tell
    cdef Expect expect

cdef Judgement judgement(Nets nets, Deal deal, Sides sides, Stage stage, Tell tell, Expect expect)
