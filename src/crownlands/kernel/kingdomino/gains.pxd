from crownlands.kernel.bits cimport *
from crownlands.kernel.kingdomino.layout cimport *
from crownlands.kernel.kingdom.land cimport ENDS, MIDDLE_KINGDOM_POINTS, fits
from crownlands.kernel.kingdom.survey cimport ADDED

cdef i32 gain(u64 value) noexcept nogil
cdef i32 worth(Words z, u64 value, u64 beside) noexcept nogil
cdef i32 gain_of(Words v, i32 domino, i32 way, i32 cell) noexcept nogil
cdef u64 rim_of(u64 cells, i32 step) noexcept nogil
cdef void put(Words out, u64 points, u64 cells) noexcept nogil
cdef void list_gains(Words z, u64 value, i32 step, u64 rest, Words out) noexcept nogil
cdef void list_domino(Words first, Words second, i32 domino, u64 free, Words one, Words two) noexcept nogil
cdef void value_domino(Words k, Words v, i32 domino, Words listed) noexcept nogil
cdef i32 most_on(Words listed, u64 cells) noexcept nogil
cdef i32 most_on_any(Words listed, u64 cells) noexcept nogil
cdef u64 seconds(u64 cells, Words masks) noexcept nogil
cdef i32 best_fit(Words one, Words two, i32 alike, Words masks) noexcept nogil
cdef i32 best_inside(Words one, Words two, i32 alike, Words masks, u64 centre) noexcept nogil
cdef void join(Words z, Words to, u64 value, u64 cells, u64 beside) noexcept nogil
cdef void join_all(Words v, i32 domino, i32 way, i32 cell, Words room) noexcept nogil
cdef i32 joined(Words v, u64 terrain, i32 domino, i32 pick) noexcept nogil
