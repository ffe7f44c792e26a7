from crownlands.kernel.bits cimport *
from crownlands.kernel.kingdomino.layout cimport *
from crownlands.kernel.kingdom.land cimport ENDS, fits, middle_kingdom
from crownlands.kernel.kingdomino.gains cimport beside_all, gain_of

cdef u64 UNSEEN[24]

cdef u64 usable(Words k) noexcept nogil
cdef u64 built_over(Words k) noexcept nogil
cdef i32 kings_of(Words s) noexcept nogil
cdef u64 best_gain(Words k, Words v, i32 domino, Words masks) noexcept nogil
cdef void tell_terrain(Words z, u64 open_cells, Shorts x, i32 base) noexcept nogil
cdef void tell_unseen(u64 rest, i32 to_come, i32 t, Shorts x, i32 base) noexcept nogil
cdef void tell_land(Words s, Words k, Words v, i32 to_come, Shorts x) noexcept nogil
cdef void tell_claims(Words s, Words k, Words v, u64 mine, u64 slots, Words masks, Shorts x) noexcept nogil
cdef u64 claims_of(u64 row, u64 kings, i32 seat) noexcept nogil
cdef u64 slots_of(u64 row, u64 mine) noexcept nogil
cdef void tell(Words s, i32 seat, Shorts x) noexcept nogil
cdef i32 odd_gaps(Words k, i32 size, u64 open_cells) noexcept nogil
cdef i32 tell_laying(Words k, u64 open_cells, u64 rest, Shorts x) noexcept nogil
cdef void tell_claimed(i32 domino, Shorts x) noexcept nogil
cdef void multiply_claims(Shorts x) noexcept nogil
