from crownlands.kernel.bits cimport *
from crownlands.kernel.duel.layout cimport *

cdef u64 ROLLS[24]
cdef u64 FACE_COAT[24]
cdef u64 FACE_CROSSES[24]
cdef u64 FACE_FILLS[24]
cdef u64 HALF_OF[288]
cdef u64 HALF_COAT[64]
cdef u64 HALF_CROSSES[64]
cdef u64 HALF_FILLS[64]
cdef u64 LINE_BOXES[6]
cdef u64 LINE_POWER[6]
cdef u64 LINE_IMMEDIATE[6]
cdef u64 POWER_LINE[6]
cdef u64 GROUND[2]
cdef u64 NEAR[64]
cdef i32 NAME_POINTS
cdef i32 FACE_COUNT
