from crownlands.kernel.bits cimport *
from crownlands.kernel.layout cimport *

cdef void layer(Shorts x, Shorts w, i32 n, i32 start, i32 units, i32 bits, Shorts out) noexcept nogil
cdef u64 judge(Shorts x, Shorts w, i32 features, Words room) noexcept nogil

cdef class Nets:
    cdef readonly i32 features
    cdef readonly i32 count
    cdef readonly i32 size
    cdef object kept
    cdef readonly object said
    cdef Shorts weights
