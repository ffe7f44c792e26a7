from crownlands.kernel.bits cimport *
from crownlands.kernel.kingdomino.layout cimport *
from crownlands.kernel.kingdom.draft cimport claim, deal_king, deal_offer, free_dominoes, to_move
from crownlands.kernel.kingdom.land cimport ENDS, place, place_at_random
from crownlands.kernel.kingdom.survey cimport add_domino, copy_survey, survey
from crownlands.kernel.kingdomino.choice cimport choose_pick, greedy_choice

cdef u64 most_crowns(u64 dominoes, Words rng) noexcept nogil
cdef void survey_all(Words s) noexcept nogil
cdef void copy_table(Words to, Words s) noexcept nogil
cdef void lay_chosen(Words s, i32 seat, i32 way, i32 cell) noexcept nogil
cdef void take_turn(Words s, i32 greedy, Words rng) noexcept nogil
cdef void pick_only(Words s, i32 greedy, Words rng) noexcept nogil
cdef void play_out(Words s, i32 greedy, Words rng) noexcept nogil
cdef void play_on(Words s, i32 greedy, i32 asked, Words rng) noexcept nogil
