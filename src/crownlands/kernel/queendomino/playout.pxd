from crownlands.kernel.bits cimport *
from crownlands.kernel.queendomino.layout cimport *
from crownlands.kernel.kingdom.draft cimport deal_king, free_dominoes, to_move
from crownlands.kernel.kingdom.land cimport place_at_random
from crownlands.kernel.kingdom.survey cimport add_crowns, add_domino, copy_survey, survey
from crownlands.kernel.queendomino.buildings cimport BRIBE_PRICE, TILES, affordable, draw_building, kind_on, standing
from crownlands.kernel.queendomino.moves cimport list_moves, step
from crownlands.kernel.queendomino.realm cimport collect, sites_of
from crownlands.kernel.queendomino.table cimport (
    board_ready, bribe, build, discard, domino_to_lay, draw_domino, has_queen, lay, pay_and_build, pick, realm_of,
    send_dragon, tax, team_of, team_to_move,
)
from crownlands.kernel.queendomino.weigh cimport survey_of, weigh

cdef void survey_all(Words s) noexcept nogil
cdef void copy_table(Words to, Words s) noexcept nogil
cdef void act(Words s, u64 entry) noexcept nogil
cdef void act_lay(Words s, i32 team, i32 way, i32 cell) noexcept nogil
cdef void act_tax(Words s, i32 which) noexcept nogil
cdef void act_build(Words s, i32 team, i32 space, i32 cell) noexcept nogil
cdef u64 best_of(Words entries, i32 n, Words rng) noexcept nogil
cdef void tax_at_random(Words k, u64 cells, Words chance) noexcept nogil
cdef void build_at_random(Words s, i32 team, Words k, Words chance) noexcept nogil
cdef void bribe_at_random(Words s, i32 team, Words k, Words chance) noexcept nogil
cdef i32 choose(Words chance, i32 n) noexcept nogil
cdef void random_turn(Words s, Words rng) noexcept nogil
cdef void random_move(Words s, Words rng) noexcept nogil
cdef void deal(Words s, Words rng) noexcept nogil
cdef void play_out(Words s, i32 greedy, Words rng) noexcept nogil
cdef void play_step(Words s, i32 greedy, Words rng) noexcept nogil
cdef void play_on(Words s, i32 greedy, i32 asked, Words rng) noexcept nogil
cdef void random_game(Words template, Words s, Words rng) noexcept nogil
