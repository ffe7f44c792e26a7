from crownlands.kernel.bits cimport *
from crownlands.kernel.queendomino.layout cimport *
from crownlands.kernel.kingdom.draft cimport draw_king, list_choices
from crownlands.kernel.kingdom.placements cimport list_placements, lower_cell, way_of, write_log
from crownlands.kernel.queendomino.buildings cimport GROUPS, KINDS, affordable, standing
from crownlands.kernel.queendomino.realm cimport bit_of, grid_cell, sites_of
from crownlands.kernel.queendomino.table cimport (
    bribe, build, discard, domino_to_lay, draw_domino, has_queen, lay, pick, realm_to_move, show_building, tax,
    team_to_move,
)

cdef i32 list_moves(Words s, Words out) noexcept nogil
cdef i32 list_kinds(u64 unseen, Words out) noexcept nogil
cdef i32 list_lays(Words s, Words out) noexcept nogil
cdef i32 list_taxes(Words s, Words out) noexcept nogil
cdef i32 list_builds(Words s, Words out) noexcept nogil
cdef i32 list_bribes(Words s, Words out) noexcept nogil
cdef u64 cells_of_tax(i32 action) noexcept nogil
cdef void step(Words s, i32 action) noexcept nogil
cdef void lay_named(Words s, i32 action) noexcept nogil
cdef void log_domino(Words k, i32 domino, i32 action) noexcept nogil
