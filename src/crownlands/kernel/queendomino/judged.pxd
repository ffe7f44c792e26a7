from crownlands.kernel.bits cimport *
from crownlands.kernel.chances cimport worth_of_outlook
from crownlands.kernel.ends cimport worth_of_end
from crownlands.kernel.game cimport Game, variant
from crownlands.kernel.judgement cimport Judgement, judgement
from crownlands.kernel.kingdom.draft cimport to_move
from crownlands.kernel.look cimport rank_by_look
from crownlands.kernel.net cimport Nets, judge
from crownlands.kernel.queendomino.layout cimport *
from crownlands.kernel.queendomino.candidates cimport candidates as greedy_candidates
from crownlands.kernel.queendomino.features cimport tell
from crownlands.kernel.queendomino.playout cimport act, copy_table, deal, play_step, survey_all
from crownlands.kernel.queendomino.table cimport team_of, winners

cdef Nets LEARNT
cdef Shorts WEIGHTS
cdef i32 ROUNDS_AHEAD
cdef i32 LOOKS_TO_END

cdef i32 stage(Words s) noexcept nogil
cdef i32 sides(Words s) noexcept nogil
cdef void prepare(Words s) noexcept nogil
cdef void prepare_long(Words s) noexcept nogil
cdef void copy_judged(Words to, Words s) noexcept nogil
cdef void copy_to_look(Words to, Words s) noexcept nogil
cdef void play_short(Words s, i32 greedy, Words rng) noexcept nogil
cdef u64 outlook(Words s, i32 side) noexcept nogil
cdef void expect(Words s, Words out) noexcept nogil
cdef i32 utility(Words s, i32 seat, Words aim, Words scores) noexcept nogil
cdef i32 candidates(Words s, Words out, i32 most) noexcept nogil
cdef void play_to_end(Words s, i32 greedy, Words rng) noexcept nogil
