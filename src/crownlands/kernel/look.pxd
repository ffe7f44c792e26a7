from crownlands.kernel.bits cimport *
from crownlands.kernel.game cimport Apply, Copy, PlayOut, Utility
from crownlands.kernel.layout cimport *

cdef i32 WIN
cdef i32 LEAD

cdef u64 look(
    Copy copy, Apply apply, PlayOut play_out, Utility utility, Words s, Words t, Words room, i32 seat, u64 entry, i32 bits
) noexcept nogil
