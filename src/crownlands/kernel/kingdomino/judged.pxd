from crownlands.kernel.bits cimport *
from crownlands.kernel.chances cimport worth_of_outlook
from crownlands.kernel.ends cimport worth_of_end
from crownlands.kernel.game cimport Game, variant
from crownlands.kernel.judgement cimport Judgement, judgement
from crownlands.kernel.kingdomino.layout cimport *
from crownlands.kernel.kingdom.draft cimport deal_king, deal_offer, free_dominoes, to_move
from crownlands.kernel.kingdom.land cimport fits, place
from crownlands.kernel.kingdom.survey cimport add_domino, copy_survey
from crownlands.kernel.kingdom.told cimport claims_of, slots_of
from crownlands.kernel.kingdomino.candidates cimport apply, name
from crownlands.kernel.kingdomino.ending cimport in_reach, winners_of, work_out
from crownlands.kernel.kingdomino.features cimport kings_of, tell, tell_side
from crownlands.kernel.kingdomino.playout cimport copy_table, pick_only, survey_all, take_turn
from crownlands.kernel.kingdomino.random_games cimport random_game
from crownlands.kernel.kingdomino.table cimport winners
from crownlands.kernel.look cimport look
from crownlands.kernel.net cimport Nets, judge
from crownlands.kernel.ranked cimport insert

cdef Nets LEARNT
cdef Shorts WEIGHTS
cdef i32 ROUNDS_AHEAD
cdef i32 FAR_AHEAD
cdef i32 LOOKS_TO_END
cdef void take_judged_turn(Words s) noexcept nogil
cdef void solve_end(Words s) noexcept nogil
cdef void look_after(Words s, i32 seat, i32 way, i32 cell, u64 free, i32 most) noexcept nogil

cdef Shorts weights_at(Words s) noexcept nogil
cdef i32 stage(Words s) noexcept nogil
cdef i32 sides(Words s) noexcept nogil
cdef void prepare(Words s) noexcept nogil
cdef void prepare_far(Words s) noexcept nogil
cdef void prepare_long(Words s) noexcept nogil
cdef void copy_judged(Words to, Words s) noexcept nogil
cdef void deal(Words s, Words rng) noexcept nogil
cdef void play_to_stop(Words s, i32 greedy, i32 judged, Words rng) noexcept nogil
cdef void play_either(Words s, i32 greedy, Words rng) noexcept nogil
cdef void play_short(Words s, i32 greedy, Words rng) noexcept nogil
cdef u64 outlook(Words s, i32 seat) noexcept nogil
cdef void expect(Words s, Words out) noexcept nogil
cdef i32 utility(Words s, i32 seat, Words aim, Words scores) noexcept nogil
cdef void look_at_picks(Words s, Words k, Words v, u64 free, u64 others, i32 to_come, u64 name, i32 most) noexcept nogil
cdef void look_at_all(Words s, i32 seat, u64 free, i32 most) noexcept nogil
cdef i32 candidates(Words s, Words out, i32 most) noexcept nogil
cdef void play_to_end(Words s, i32 greedy, Words rng) noexcept nogil
cdef void copy_to_look(Words to, Words s) noexcept nogil
