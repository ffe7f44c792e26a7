from crownlands.kernel.bits cimport *
from crownlands.kernel.layout cimport *

cdef i32 worth_of_end(i32 players, i32 won, Words scores, i32 seat, Words aim) noexcept nogil
cdef void pay(i32 players, i32 won, Words scores, i32 kind, Shorts out, i64 base) noexcept nogil
