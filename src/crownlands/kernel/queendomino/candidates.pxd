from crownlands.kernel.bits cimport *
from crownlands.kernel.queendomino.layout cimport *
from crownlands.kernel.kingdom.placements cimport name_of
from crownlands.kernel.queendomino.realm cimport grid_cell, sites_of, territory_of
from crownlands.kernel.queendomino.table cimport realm_to_move
from crownlands.kernel.queendomino.weigh cimport weigh
from crownlands.kernel.ranked cimport insert

cdef i32 stands_for_others(Words k, u64 entry) noexcept nogil
cdef i32 candidates(Words s, Words out, i32 most) noexcept nogil
cdef i32 name_of_tax(Words s, i32 which) noexcept nogil
cdef i32 name_of_entry(Words s, u64 entry) noexcept nogil
cdef i32 name(Words s, u64 entry, Words out) noexcept nogil
