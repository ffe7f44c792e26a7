from crownlands.kernel.bits cimport *
from crownlands.kernel.kingdomino.layout cimport *
from crownlands.kernel.kingdom.draft cimport free_dominoes, slot_of, to_move
from crownlands.kernel.kingdom.land cimport bonus, crowns, fits, place
from crownlands.kernel.kingdom.survey cimport add_domino, copy_survey, survey
from crownlands.kernel.kingdomino.candidates cimport name
from crownlands.kernel.kingdom.told cimport claims_of
from crownlands.kernel.kingdomino.gains cimport gain_of

cdef i32 in_reach(Words s) noexcept nogil
cdef u64 end_of(Words k, Words v, i32 flags) noexcept nogil
cdef u64 lay_last(Words k, Words v, i32 domino, i32 flags, u64 best, Words room) noexcept nogil
cdef void lay_in(Words k, Words v, i32 domino, i32 way, i32 cell, Words room) noexcept nogil
cdef u64 finish(Words k, Words v, u64 to_lay, i32 flags, u64 best, Words room) noexcept nogil
cdef u64 append(u64 to_lay, u64 dominoes) noexcept nogil
cdef void list_turns(Words s, i32 seat, i32 domino, Words out, Words masks) noexcept nogil
cdef void set_out(Words s, Words e) noexcept nogil
cdef u64 ending(Words s, Words e, i32 seat) noexcept nogil
cdef u64 picked(u64 offer, i32 slots) noexcept nogil
cdef u64 preference(i32 players, Words ends, i32 seat, Words brought) noexcept nogil
cdef void solve(Words s, Words e, i32 turn, i32 free, Words brought) noexcept nogil
cdef u64 chosen(Words s, Words e) noexcept nogil
cdef i32 free_slots(Words s) noexcept nogil
cdef void forget(Words endings, i32 paths) noexcept nogil
cdef i32 winners_of(i32 players, Words ends, Words brought) noexcept nogil
cdef void work_out(Words s, Words e, Words brought) noexcept nogil
