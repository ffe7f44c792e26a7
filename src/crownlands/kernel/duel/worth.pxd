from crownlands.kernel.bits cimport *
from crownlands.kernel.duel.layout cimport *
from crownlands.kernel.duel.box cimport FACE_COAT, HALF_COAT, HALF_CROSSES, LINE_BOXES, NEAR
from crownlands.kernel.duel.drawings cimport arrange, targets
from crownlands.kernel.duel.land cimport anchors, crosses_on, domain_of

cdef i64 POINT
cdef i64 PLAIN_SQUARE
cdef i64 ROOM
cdef i64 HOLE
cdef i64 NOTHING_DRAWN
cdef i64 NEVER
cdef u64 BOX_WORTH[6]

cdef u64 key_of(Words m) noexcept nogil
cdef void look(Words m, Words o) noexcept nogil
cdef u64 packed(u64 size, u64 crosses) noexcept nogil
cdef u64 gain(Words o, u64 sum_of, u64 size, u64 crosses, u64 room) noexcept nogil
cdef Words gains(Words m, Words o, i32 half) noexcept nogil
cdef u64 together(Words m, Words o, i32 one, i32 other, i32 first, i32 second) noexcept nogil
cdef i64 holes(u64 free, i32 first, i32 second) noexcept nogil
cdef i64 worth_of(Words m, Words o, i32 one, i32 other, i32 first, i32 second) noexcept nogil
cdef i64 best_drawing(Words m, Words o, i32 one, i32 other, i32 raised, i32 needs, Words room) noexcept nogil
cdef i64 best_arranged(Words m, Words o, i32 one, i32 other, i32 needs, i64 best) noexcept nogil
cdef i64 best_beside(u64 free, u64 squares, Words left, Words right, i32 step, i64 best) noexcept nogil
cdef i64 boxes_worth(Words s, i32 seat, u64 one, u64 other) noexcept nogil
cdef i64 line_worth(Words s, i32 seat, i32 line, i32 gained) noexcept nogil
