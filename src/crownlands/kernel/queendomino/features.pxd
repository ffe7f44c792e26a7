from crownlands.kernel.bits cimport *
from crownlands.kernel.queendomino.layout cimport *
from crownlands.kernel.kingdom.land cimport fits
from crownlands.kernel.kingdom.told cimport forget_claims, sum_up_claims, tell_claim, tell_land
from crownlands.kernel.queendomino.buildings cimport affordable
from crownlands.kernel.queendomino.realm cimport building_points, realm_points, safe_bonus, sites_of
from crownlands.kernel.queendomino.table cimport has_queen, next_box, offer_box, realm_of, row_box, team_of
from crownlands.kernel.queendomino.weigh cimport survey_of
from crownlands.kernel.queendomino.worth cimport best_placement, find_contacts, kings_of, land_of

cdef u64 team_claims(Words s, u64 row, u64 kings, i32 team) noexcept nogil
cdef i32 places_of(Words k, i32 domino, Words masks) noexcept nogil
cdef i32 tell_claims(Words s, i32 team, Shorts x) noexcept nogil
cdef i32 most_towers(Words s, i32 team) noexcept nogil
cdef void tell_owned(Words s, i32 team, i32 left, Shorts x) noexcept nogil
cdef void tell(Words s, i32 team, Shorts x) noexcept nogil
