from crownlands.kernel.bits cimport *
from crownlands.kernel.duel.layout cimport *
from crownlands.kernel.duel.box cimport FACE_COAT, FACE_CROSSES, ROLLS

cdef void value_squares(Words z, u64 usable, Words out) noexcept nogil
cdef void join(Words z, i32 square, Words out) noexcept nogil
cdef i32 joker_gain(Words gains) noexcept nogil
cdef i32 face_gain(Words gains, i32 face, i32 joker) noexcept nogil
cdef void tell_hopes(Words gains, i32 joining, i32 turns, Shorts x) noexcept nogil
