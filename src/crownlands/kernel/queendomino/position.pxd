from crownlands.kernel.bits cimport *
from crownlands.kernel.queendomino.layout cimport *
from crownlands.kernel.kingdom.draft cimport to_move
from crownlands.kernel.kingdom.land cimport derive
from crownlands.kernel.queendomino.buildings cimport KINDS
from crownlands.kernel.queendomino.candidates cimport name_of_entry
from crownlands.kernel.queendomino.moves cimport list_moves, step
from crownlands.kernel.queendomino.playout cimport play_on, survey_all
from crownlands.kernel.queendomino.realm cimport raise_building
from crownlands.kernel.queendomino.table cimport next_box, offer_box, realm_of, row_box, set_up, total, winners
from crownlands.kernel.queendomino.weigh cimport weigh
