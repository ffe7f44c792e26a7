from crownlands.kernel.bits cimport *
from crownlands.kernel.kingdom.land cimport ENDS
from crownlands.kernel.kingdom.told cimport beside_all
from crownlands.kernel.kingdomino.gains cimport worth
from crownlands.kernel.kingdomino.layout cimport *

cdef void value_squares(Words z, u64 open_cells, Words out) noexcept nogil
cdef i32 joins(Words k, u64 open_cells) noexcept nogil
cdef void tell_hopes(Words s, Words k, Words v, u64 open_cells, i32 to_come, Shorts x) noexcept nogil
