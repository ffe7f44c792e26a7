from crownlands.kernel.bits cimport *
from crownlands.kernel.kingdomino.layout cimport *
from crownlands.kernel.kingdom.land cimport fits
from crownlands.kernel.kingdom.told cimport claims_of, forget_claims, slots_of, sum_up_claims, tell_claim
from crownlands.kernel.kingdom.told cimport tell_land as tell_kingdom
from crownlands.kernel.kingdomino.gains cimport gain_of

cdef i32 kings_of(Words s) noexcept nogil
cdef u64 best_gain(Words k, Words v, i32 domino, Words masks) noexcept nogil
cdef void tell_land(Words s, Words k, Words v, i32 to_come, Shorts x) noexcept nogil
cdef void tell_claims(Words s, Words k, Words v, u64 mine, u64 slots, Words masks, Shorts x) noexcept nogil
cdef void tell(Words s, i32 seat, Shorts x) noexcept nogil
