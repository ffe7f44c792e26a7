from crownlands.kernel.bits cimport *
from crownlands.kernel.queendomino.layout cimport *
from crownlands.kernel.kingdom.draft cimport (
    advance, draw, next_phase, put_down, row_done, set_up_draft, to_move,
)
from crownlands.kernel.kingdom.land cimport place
from crownlands.kernel.queendomino.buildings cimport (
    ALL_KNIGHTS, ALL_TILES, ALL_TOWERS, BRIBE_PRICE, TILES, affordable, closed_up, fill, kind_on,
    price_of, standing, turn_up,
)
from crownlands.kernel.queendomino.realm cimport (
    collect, found_realm, land_points, raise_building, realm_points, sites_of,
)

cdef void set_up(Words s) noexcept nogil
cdef i32 team_to_move(Words s) noexcept nogil
cdef i32 team_of(Words s, i32 seat) noexcept nogil
cdef Words realm_of(Words s, i32 team) noexcept nogil
cdef Words realm_to_move(Words s) noexcept nogil
cdef i32 has_queen(Words s, i32 team) noexcept nogil
cdef i32 offer_drawn(Words s) noexcept nogil
cdef i32 next_box(Words s) noexcept nogil
cdef i32 offer_box(Words s) noexcept nogil
cdef i32 row_box(Words s) noexcept nogil
cdef i32 domino_to_lay(Words s) noexcept nogil
cdef void draw_domino(Words s, u64 domino) noexcept nogil
cdef void show_building(Words s, i32 kind) noexcept nogil
cdef void lay(Words s, i32 way, i32 cell) noexcept nogil
cdef void discard(Words s) noexcept nogil
cdef void tax(Words s, u64 cells) noexcept nogil
cdef void build(Words s, i32 space, i32 cell) noexcept nogil
cdef void pay_and_build(Words s, i32 team, Words k, i32 space, i32 cell) noexcept nogil
cdef void invite_queen(Words s, i32 team) noexcept nogil
cdef void bribe(Words s, i32 space) noexcept nogil
cdef void send_dragon(Words s, Words k, i32 space) noexcept nogil
cdef void pick(Words s, u64 domino) noexcept nogil
cdef void ask_from(Words s, i32 phase) noexcept nogil
cdef i32 may(Words s, Words k, i32 team, i32 phase) noexcept nogil
cdef void turn_over(Words s) noexcept nogil
cdef void end_of_round(Words s) noexcept nogil
cdef void board_ready(Words s) noexcept nogil
cdef i32 total(Words s, i32 team) noexcept nogil
cdef i32 winners(Words s, Words scores) noexcept nogil
