from crownlands.kernel.bits cimport *
from crownlands.kernel.duel.layout cimport *
from crownlands.kernel.duel.box cimport HALF_COAT, ROLLS
from crownlands.kernel.duel.drawings cimport arrange, targets
from crownlands.kernel.duel.land cimport anchors
from crownlands.kernel.duel.moves cimport list_moves, list_steps
from crownlands.kernel.duel.table cimport (
    die_of, draw, face_of, player, raised_half, role_a, step, ways,
)

cdef void roll(Words s, Words rng) noexcept nogil
cdef i32 count_places(Words m, u64 arrangement, i32 needs) noexcept nogil
cdef u64 place_at(Words m, u64 arrangement, i32 needs, i32 number) noexcept nogil
cdef u64 drawing_of(u64 first, u64 second, u64 arrangement) noexcept nogil
cdef void draw_any(Words s, Words rng) noexcept nogil
cdef void play_any(Words s, Words rng) noexcept nogil
cdef void random_game(Words template, Words s, Words rng) noexcept nogil
