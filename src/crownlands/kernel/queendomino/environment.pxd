from crownlands.kernel.batch cimport Environment
from crownlands.kernel.bits cimport *
from crownlands.kernel.ends cimport pay
from crownlands.kernel.queendomino.layout cimport *
from crownlands.kernel.kingdom.draft cimport free_dominoes, slot_of, to_move
from crownlands.kernel.kingdom.seen cimport (
    cell_at, lay_at, mark, place_in_window, window_of, write_first_choice, write_kingdom, write_placements, write_row,
)
from crownlands.kernel.kingdom.survey cimport survey
from crownlands.kernel.queendomino.buildings cimport GROUPS, KINDS, affordable, kind_on, standing
from crownlands.kernel.queendomino.moves cimport step
from crownlands.kernel.queendomino.playout cimport play_on, survey_all
from crownlands.kernel.queendomino.realm cimport bit_of, grid_cell, sites_of
from crownlands.kernel.queendomino.table cimport (
    bribe, build, domino_to_lay, has_queen, next_box, offer_box, pick, realm_of, realm_to_move, row_box, set_up, tax,
    team_of, team_to_move, total, winners,
)
from crownlands.kernel.queendomino.weigh cimport survey_of

cdef i32 seats_of(Words s) noexcept nogil
cdef i32 planes_of(Words s) noexcept nogil
cdef i32 size_of(Words s) noexcept nogil
cdef i32 first_tax(Words s) noexcept nogil
cdef i32 first_build(Words s) noexcept nogil
cdef i32 first_bribe(Words s) noexcept nogil
cdef i32 actions_of(Words s) noexcept nogil
cdef i64 write_realm(Words k, i32 size, Shorts out, i64 base) noexcept nogil
cdef i64 write_realms(Words s, i32 own, Shorts out, i64 base) noexcept nogil
cdef i64 write_set(u64 dominoes, Shorts out, i64 base) noexcept nogil
cdef i64 write_draft(Words s, i32 seat, Shorts out, i64 base) noexcept nogil
cdef i64 write_sides(Words s, i32 seat, i32 own, Shorts out, i64 base) noexcept nogil
cdef i64 write_stock(Words s, i32 own, Shorts out, i64 base) noexcept nogil
cdef i64 write_board(Words s, Shorts out, i64 base) noexcept nogil
cdef void write_seen(Words s, i32 seat, Shorts out, i64 base) noexcept nogil
cdef void mark_lays(Words s, Words room, Small out, i64 base) noexcept nogil
cdef void mark_builds(Words s, Small out, i64 base) noexcept nogil
cdef void mark_spaces(u64 spaces, Small out, i64 base) noexcept nogil
cdef void mark_picks(Words s, Small out, i64 base) noexcept nogil
cdef void write_mask(Words s, Words room, Small out, i64 base) noexcept nogil
cdef u64 taxed_cells(Words s, i32 which) noexcept nogil
cdef void act(Words s, i64 action) noexcept nogil
cdef void go_on(Words s, i32 greedy, i32 asked, Words rng) noexcept nogil
cdef void start_over(Words s, i32 bots) noexcept nogil
cdef void write_worth(Words s, Words room, i32 kind, Shorts out, i64 base) noexcept nogil
