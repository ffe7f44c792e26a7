from crownlands.kernel.bits cimport *
from crownlands.kernel.game cimport Apply, Copy, PlayOut, Utility
from crownlands.kernel.layout cimport *
from crownlands.kernel.ranked cimport insert

cdef i32 WIN
cdef i32 LEAD

cdef u64 look(
    Copy copy, Apply apply, PlayOut play_out, Utility utility, Words s, Words t, Words room, i32 seat, u64 entry, i32 bits
) noexcept nogil
cdef i32 rank_by_look(
    Copy copy, Apply apply, PlayOut play_out, Utility utility, Words s, Words t, Words room, i32 seat, Words listed, i32 n,
    i32 bits, Words out, i32 most,
) noexcept nogil
