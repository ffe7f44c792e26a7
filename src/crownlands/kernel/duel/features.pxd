from crownlands.kernel.bits cimport *
from crownlands.kernel.duel.layout cimport *
from crownlands.kernel.duel.box cimport LINE_BOXES, POWER_LINE
from crownlands.kernel.duel.drawings cimport beside
from crownlands.kernel.duel.hopes cimport tell_hopes, value_squares
from crownlands.kernel.duel.land cimport anchors, crosses_on, domain_of, total
from crownlands.kernel.duel.table cimport player, ready, role_a

cdef i32 ENOUGH_ROOM
cdef u64 CHEQUERED

cdef void tell_domains(Words m, i32 coat, Words z, Shorts x, i32 base) noexcept nogil
cdef void note_domain(Words z, u64 rim, u64 size, u64 crosses) noexcept nogil
cdef void tell_domain(i32 size, i32 crosses, i32 room, Shorts x, i32 base) noexcept nogil
cdef void tell_line(Words s, i32 seat, i32 line, Shorts x, i32 base) noexcept nogil
cdef i32 gaps(u64 free) noexcept nogil
cdef i32 tell_coat(Words s, i32 seat, i32 coat, u64 usable, i32 turns, Shorts x) noexcept nogil
cdef i32 tell_filling(u64 free, u64 theirs, Shorts x) noexcept nogil
cdef void tell_means(Words s, i32 seat, Shorts x) noexcept nogil
cdef void tell(Words s, i32 seat, Shorts x) noexcept nogil
