from crownlands.kernel.bits cimport *
from crownlands.kernel.duel.layout cimport *
from crownlands.kernel.duel.box cimport LINE_BOXES
from crownlands.kernel.duel.land cimport crosses_on, domain_of, total
from crownlands.kernel.duel.table cimport player, ready, role_a

cdef void tell_domains(Words m, i32 coat, Shorts x, i32 base) noexcept nogil
cdef void tell_line(Words s, i32 seat, i32 line, Shorts x, i32 base) noexcept nogil
cdef i32 gaps(u64 free) noexcept nogil
cdef void tell(Words s, i32 seat, Shorts x) noexcept nogil
