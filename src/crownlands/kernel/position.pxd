from crownlands.kernel.bits cimport *
from crownlands.kernel.layout cimport *
from crownlands.kernel.table cimport list_moves, set_up, step, to_move, total, winners
from crownlands.kernel.land cimport derive
