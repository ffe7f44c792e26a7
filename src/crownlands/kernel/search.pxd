from crownlands.kernel.bits cimport *
from crownlands.kernel.layout cimport *
from crownlands.kernel.candidates cimport candidates, try_out
from crownlands.kernel.greedy cimport draw_king, draw_offer, pick_only, play_out, survey_all, take_turn
from crownlands.kernel.land cimport seeded
from crownlands.kernel.table cimport name_of, to_move
