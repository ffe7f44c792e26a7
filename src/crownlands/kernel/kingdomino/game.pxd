from crownlands.kernel.bits cimport *
from crownlands.kernel.game cimport Game
from crownlands.kernel.kingdomino.layout cimport *
from crownlands.kernel.kingdom.draft cimport to_move
from crownlands.kernel.kingdomino.candidates cimport apply, candidates, name
from crownlands.kernel.kingdomino.playout cimport copy_table, play_out, survey_all
from crownlands.kernel.kingdomino.random_games cimport random_game
from crownlands.kernel.kingdomino.table cimport winners

cdef i32 utility(Words s, i32 seat, Words aim, Words scores) noexcept nogil
