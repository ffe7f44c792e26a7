from crownlands.kernel.bits cimport *
from crownlands.kernel.kingdomino.layout cimport *
from crownlands.kernel.kingdom.draft cimport claim, free_dominoes, to_move
from crownlands.kernel.kingdom.land cimport bonus, fits, place
from crownlands.kernel.kingdom.survey cimport add_domino, copy_survey
from crownlands.kernel.kingdomino.choice cimport promise
from crownlands.kernel.kingdomino.playout cimport lay_chosen
from crownlands.kernel.kingdom.placements cimport name_of
from crownlands.kernel.ranked cimport insert

cdef i32 pairs_of(Words k, Words v, u64 free, i32 flags, u64 name, Words out, i32 n, i32 most, Words room) noexcept nogil
cdef i32 candidates(Words s, Words out, i32 most) noexcept nogil
cdef void apply(Words s, u64 entry) noexcept nogil
cdef i32 name(Words s, u64 entry, Words out) noexcept nogil
