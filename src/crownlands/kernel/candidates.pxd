from crownlands.kernel.bits cimport *
from crownlands.kernel.layout cimport *
from crownlands.kernel.greedy cimport claim, free_dominoes, lay_chosen, play_out
from crownlands.kernel.land cimport fits, place, seeded
from crownlands.kernel.pairs cimport value_placements
from crownlands.kernel.simulate cimport copy_table
from crownlands.kernel.survey cimport CENTRES, add_domino, copy_survey, standing
from crownlands.kernel.table cimport to_move, winners

cdef i32 insert(Words out, i32 n, i32 most, u64 entry) noexcept nogil
cdef i32 pairs_of(Words k, Words v, u64 free, i32 flags, u64 name, Words out, i32 n, i32 most, Words room) noexcept nogil
cdef i32 candidates(Words s, Words out, i32 most) noexcept nogil
cdef void apply(Words s, u64 entry) noexcept nogil
cdef i32 utility(Words s, i32 seat, Words aim, Words scores) noexcept nogil
cdef u64 try_out(
    Words root, Words entries, Words alive, i32 n, i32 seat, i32 greedy, Words aim, u64 seed, u64 first, u64 count,
    u64 deadline, Words sums, Words s,
) noexcept nogil
