from crownlands.kernel.bits cimport *
from crownlands.kernel.layout cimport *
from crownlands.kernel.candidates cimport candidates, try_out
from crownlands.kernel.greedy cimport survey_all
from crownlands.kernel.table cimport name_of, to_move
