from crownlands.kernel.bits cimport *
from crownlands.kernel.duel.layout cimport *
from crownlands.kernel.duel.box cimport FACE_COAT, HALF_COAT, HALF_CROSSES, HALF_OF, NEAR
from crownlands.kernel.duel.land cimport anchors, common

cdef i32 can_draw(Words m, i32 one, i32 other, i32 needs) noexcept nogil
cdef u64 beside(u64 cells) noexcept nogil
cdef i32 apart(u64 here, u64 there) noexcept nogil
cdef u64 targets(i32 square, i32 touches, u64 contacts, u64 free, i32 needs) noexcept nogil
cdef i32 arrange(i32 one, i32 other, i32 raised, i32 alike, Words out) noexcept nogil
cdef i32 put(Words out, i32 n, u64 entry) noexcept nogil
cdef i32 list_drawings(Words m, i32 one, i32 other, i32 raised, i32 needs, Words out, Words room) noexcept nogil
cdef i32 may_lie(i32 first, i32 second, u64 arrangement, Words contacts, u64 free, i32 needs) noexcept nogil
