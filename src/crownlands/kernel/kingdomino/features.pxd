from crownlands.kernel.bits cimport *
from crownlands.kernel.kingdomino.layout cimport *
from crownlands.kernel.kingdom.land cimport fits, middle_kingdom, place
from crownlands.kernel.kingdom.survey cimport add_domino, copy_survey
from crownlands.kernel.kingdom.told cimport claims_of, forget_claims, slots_of, sum_up_claims, tell_claim, usable
from crownlands.kernel.kingdom.told cimport tell_land as tell_kingdom
from crownlands.kernel.kingdomino.gains cimport gain_of
from crownlands.kernel.kingdomino.hopes cimport tell_hopes

cdef i32 kings_of(Words s) noexcept nogil
cdef i32 appeal(Words s, Words k, u64 cells, u64 beside, u64 closed) noexcept nogil
cdef u64 lay_claim(Words s, Words k, Words v, i32 domino, Words masks) noexcept nogil
cdef void tell_side(Words s, Words k, Words v, u64 mine, u64 slots, i32 to_come, Shorts x) noexcept nogil
cdef void tell_filling(Words k, i32 to_come, Shorts x) noexcept nogil
cdef void tell(Words s, i32 seat, Shorts x) noexcept nogil
