from crownlands.kernel.bits cimport *
from crownlands.kernel.kingdom.layout cimport *
from crownlands.kernel.kingdom.land cimport ENDS, middle_kingdom

cdef u64 UNSEEN_WITH[56]

cdef u64 beside_all(u64 cells) noexcept nogil
cdef u64 usable(Words k) noexcept nogil
cdef u64 built_over(Words k) noexcept nogil
cdef i32 odd_gaps(Words k, i32 size, u64 open_cells) noexcept nogil
cdef u64 claims_of(u64 row, u64 kings, i32 seat) noexcept nogil
cdef u64 slots_of(u64 row, u64 mine) noexcept nogil
cdef void tell_terrain(Words z, u64 open_cells, Shorts x, i32 base) noexcept nogil
cdef void tell_unseen(u64 rest, i32 box, i32 to_come, i32 t, Shorts x, i32 base) noexcept nogil
cdef i32 tell_laying(Words k, u64 open_cells, u64 rest, i32 box, i32 terrains, Shorts x) noexcept nogil
cdef void tell_land(Words s, Words k, Words v, i32 to_come, i32 box, i32 terrains, Shorts x) noexcept nogil
cdef void forget_claims(i32 terrains, Shorts x) noexcept nogil
cdef void tell_claim(i32 domino, i32 brings, i32 places, i32 slot, Shorts x, i32 base) noexcept nogil
cdef void sum_up_claims(i32 flags, i32 claims, i32 terrains, Shorts x) noexcept nogil
