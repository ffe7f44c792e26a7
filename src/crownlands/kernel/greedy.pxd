from crownlands.kernel.bits cimport *
from crownlands.kernel.layout cimport *
from crownlands.kernel.land cimport ENDS, next_random, place, place_at_random
from crownlands.kernel.pairs cimport choose_pick, greedy_choice
from crownlands.kernel.survey cimport add_domino, survey
from crownlands.kernel.table cimport advance, next_phase, slot_of, step, to_move

cdef u64 free_dominoes(Words s) noexcept nogil
cdef u64 any_of(u64 dominoes, Words rng) noexcept nogil
cdef u64 most_crowns(u64 dominoes, Words rng) noexcept nogil
cdef void survey_all(Words s) noexcept nogil
cdef void lay_chosen(Words s, i32 seat, i32 way, i32 cell) noexcept nogil
cdef void claim(Words s, u64 domino) noexcept nogil
cdef void draw_offer(Words s, Words rng) noexcept nogil
cdef void draw_king(Words s, Words rng) noexcept nogil
cdef void take_turn(Words s, i32 greedy, Words rng) noexcept nogil
cdef void pick_only(Words s, i32 greedy, Words rng) noexcept nogil
cdef void play_out(Words s, i32 greedy, Words rng) noexcept nogil
cdef void play_on(Words s, i32 greedy, i32 stop, Words rng) noexcept nogil
