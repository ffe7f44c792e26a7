from crownlands.kernel.bits cimport *
from crownlands.kernel.kingdomino.layout cimport *
from crownlands.kernel.kingdom.draft cimport to_move
from crownlands.kernel.kingdom.land cimport derive
from crownlands.kernel.kingdomino.playout cimport play_on, survey_all, take_turn
from crownlands.kernel.kingdomino.table cimport list_moves, set_up, step, total, winners
