from crownlands.kernel.bits cimport *
from crownlands.kernel.chances cimport worth_of_outlook
from crownlands.kernel.duel.layout cimport *
from crownlands.kernel.duel.candidates cimport apply, name
from crownlands.kernel.duel.candidates cimport candidates as greedy_candidates
from crownlands.kernel.duel.choice cimport forget, greedy_move
from crownlands.kernel.duel.features cimport tell
from crownlands.kernel.duel.playout cimport copy_table
from crownlands.kernel.duel.random_moves cimport play_any, random_game, roll
from crownlands.kernel.duel.table cimport step, to_move, winners
from crownlands.kernel.ends cimport worth_of_end
from crownlands.kernel.game cimport Game, variant
from crownlands.kernel.judgement cimport Judgement, judgement
from crownlands.kernel.look cimport rank_by_look
from crownlands.kernel.net cimport Nets, judge
from crownlands.kernel.ranked cimport insert

cdef Nets LEARNT
cdef Shorts WEIGHTS
cdef i32 ROUNDS_AHEAD
cdef i32 SHORTLISTED

cdef i32 stage(Words s) noexcept nogil
cdef i32 sides(Words s) noexcept nogil
cdef void prepare(Words s) noexcept nogil
cdef void copy_judged(Words to, Words s) noexcept nogil
cdef u64 liked(Words s, i32 seat, u64 entry) noexcept nogil
cdef void take_judged_turn(Words s) noexcept nogil
cdef i32 shortlist(Words s, Words listed, Words out, i32 most) noexcept nogil
cdef void play_short(Words s, i32 greedy, Words rng) noexcept nogil
cdef u64 outlook(Words s, i32 side) noexcept nogil
cdef void expect(Words s, Words out) noexcept nogil
cdef i32 utility(Words s, i32 seat, Words aim, Words scores) noexcept nogil
cdef void copy_to_look(Words to, Words s) noexcept nogil
cdef i32 candidates(Words s, Words out, i32 most) noexcept nogil
