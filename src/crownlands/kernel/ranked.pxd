from crownlands.kernel.bits cimport *

cdef i32 insert(Words out, i32 n, i32 most, u64 entry) noexcept nogil
