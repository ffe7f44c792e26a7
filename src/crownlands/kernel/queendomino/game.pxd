from crownlands.kernel.bits cimport *
from crownlands.kernel.ends cimport worth_of_end
from crownlands.kernel.game cimport Game
from crownlands.kernel.queendomino.layout cimport *
from crownlands.kernel.kingdom.draft cimport to_move
from crownlands.kernel.queendomino.candidates cimport candidates, name
from crownlands.kernel.queendomino.playout cimport act, copy_table, play_out, random_game, survey_all
from crownlands.kernel.queendomino.table cimport team_of, winners

cdef i32 utility(Words s, i32 seat, Words aim, Words scores) noexcept nogil
