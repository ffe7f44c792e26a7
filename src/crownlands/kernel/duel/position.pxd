from crownlands.kernel.bits cimport *
from crownlands.kernel.duel.layout cimport *
from crownlands.kernel.duel.choice cimport clear_sink, forget, keep_best
from crownlands.kernel.duel.land cimport total
from crownlands.kernel.duel.moves cimport list_moves, most_moves
from crownlands.kernel.duel.playout cimport play_on
from crownlands.kernel.duel.table cimport player, set_up, step, to_move, winners
