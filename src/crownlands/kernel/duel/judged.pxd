from crownlands.kernel.bits cimport *
from crownlands.kernel.chances cimport worth_of_outlook
from crownlands.kernel.duel.layout cimport *
from crownlands.kernel.duel.candidates cimport apply, name
from crownlands.kernel.duel.candidates cimport candidates as greedy_candidates
from crownlands.kernel.duel.choice cimport forget
from crownlands.kernel.duel.features cimport tell
from crownlands.kernel.duel.liking cimport LEARNT, like_pairs, liked, outlook, play_liked
from crownlands.kernel.duel.playout cimport copy_table
from crownlands.kernel.duel.random_moves cimport play_any, random_game, roll
from crownlands.kernel.duel.table cimport to_move, winners
from crownlands.kernel.ends cimport worth_of_end
from crownlands.kernel.game cimport Game, variant
from crownlands.kernel.judgement cimport Judgement, judgement
from crownlands.kernel.look cimport rank_by_look
from crownlands.kernel.ranked cimport insert

cdef i32 ROUNDS_AHEAD
cdef i32 FAR_AHEAD
cdef i32 LOOKS_TO_END
cdef i32 NEVER

cdef i32 stage(Words s) noexcept nogil
cdef i32 sides(Words s) noexcept nogil
cdef void prepare(Words s) noexcept nogil
cdef void prepare_far(Words s) noexcept nogil
cdef void prepare_long(Words s) noexcept nogil
cdef void think_of_dice(Words s) noexcept nogil
cdef void copy_judged(Words to, Words s) noexcept nogil
cdef i32 shortlist(Words s, Words listed, Words out, i32 most) noexcept nogil
cdef void play_short(Words s, i32 greedy, Words rng) noexcept nogil
cdef void expect(Words s, Words out) noexcept nogil
cdef i32 utility(Words s, i32 seat, Words aim, Words scores) noexcept nogil
cdef void copy_to_look(Words to, Words s) noexcept nogil
cdef i32 candidates(Words s, Words out, i32 most) noexcept nogil
cdef void play_to_end(Words s, i32 greedy, Words rng) noexcept nogil
