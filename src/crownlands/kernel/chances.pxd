from crownlands.kernel.bits cimport *
from crownlands.kernel.layout cimport *

cdef u64 LEADS[256]

cdef i32 chance_of_lead(u64 one, u64 other) noexcept nogil
cdef i32 chance_to_win(i32 sides, Words judged, i32 side) noexcept nogil
cdef i32 worth_of_outlook(i32 sides, Words judged, i32 side, Words aim) noexcept nogil
