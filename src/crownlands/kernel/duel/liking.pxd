from crownlands.kernel.bits cimport *
from crownlands.kernel.duel.layout cimport *
from crownlands.kernel.duel.candidates cimport apply, candidates
from crownlands.kernel.duel.choice cimport PAIR_DICE
from crownlands.kernel.duel.features cimport tell
from crownlands.kernel.duel.land cimport total
from crownlands.kernel.duel.playout cimport copy_table
from crownlands.kernel.duel.table cimport drawing_done, free_dice, give_dice, player, ready, role_a, step
from crownlands.kernel.net cimport Nets, judge

cdef Nets LEARNT
cdef Shorts WEIGHTS
cdef i32 SHORTLISTED
cdef i32 SHORTLISTED_OF_PAIRS
cdef i64 NO_LEAD

cdef u64 outlook(Words s, i32 seat) noexcept nogil
cdef void settle(Words s) noexcept nogil
cdef u64 liked(Words s, i32 seat, u64 entry) noexcept nogil
cdef u64 most_liked(Words s, i32 most) noexcept nogil
cdef void like_pairs(Words s) noexcept nogil
cdef i64 lead_of(Words s, i32 seat, i32 pair) noexcept nogil
cdef i32 best_pair(Words s, i32 seat, u64 dice) noexcept nogil
cdef i64 price_of_first(Words s, i32 seat) noexcept nogil
cdef void take_first(Words s) noexcept nogil
cdef void take_two(Words s) noexcept nogil
cdef i32 pair_of(Words s) noexcept nogil
cdef void draw_liked(Words s) noexcept nogil
cdef void play_liked(Words s) noexcept nogil
