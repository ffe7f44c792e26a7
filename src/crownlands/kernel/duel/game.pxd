from crownlands.kernel.bits cimport *
from crownlands.kernel.ends cimport worth_of_end
from crownlands.kernel.game cimport Game
from crownlands.kernel.duel.layout cimport *
from crownlands.kernel.duel.candidates cimport apply, candidates, name
from crownlands.kernel.duel.choice cimport forget
from crownlands.kernel.duel.playout cimport copy_table, play_out
from crownlands.kernel.duel.random_moves cimport random_game
from crownlands.kernel.duel.table cimport to_move, winners

cdef i32 utility(Words s, i32 seat, Words aim, Words scores) noexcept nogil
