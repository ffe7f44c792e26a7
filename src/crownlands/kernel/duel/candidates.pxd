from crownlands.kernel.bits cimport *
from crownlands.kernel.duel.layout cimport *
from crownlands.kernel.duel.box cimport HALF_COAT
from crownlands.kernel.duel.choice cimport (
    CASTLE_PRICE, PAIR_DICE, PRICE, balance, boxes_of, domain_at, domains_of, first_die_worth, outlook, price_of,
    value_pairs,
)
from crownlands.kernel.duel.drawings cimport arrange, can_draw, targets
from crownlands.kernel.duel.land cimport anchors
from crownlands.kernel.duel.moves cimport list_turns
from crownlands.kernel.duel.table cimport (
    declared, die_of, face_of, free_dice, player, raised_half, ready, step, turning, ways,
)
from crownlands.kernel.duel.worth cimport POINT, worth_of
from crownlands.kernel.ranked cimport insert

cdef u64 valued(i64 worth, u64 turn) noexcept nogil
cdef i32 list_dice(Words s, Words out, i32 most) noexcept nogil
cdef i32 list_powers(Words s, Words out, i32 most) noexcept nogil
cdef i32 list_drawn(
    Words s, i32 one, i32 other, i32 raised, i32 needs, i64 price, u64 before, Words out, i32 n, i32 most
) noexcept nogil
cdef i32 list_arranged(
    Words m, Words o, u64 arrangement, i32 needs, i64 worth, u64 before, Words out, i32 n, i32 most
) noexcept nogil
cdef i32 list_calls(
    Words s, i32 one, i32 other, i32 raised, i64 price, u64 before, Words out, i32 n, i32 most
) noexcept nogil
cdef i32 list_draws(Words s, Words out, i32 most) noexcept nogil
cdef i32 list_turned(Words s, i32 one, i32 other, Words out, i32 n, i32 most) noexcept nogil
cdef i32 candidates(Words s, Words out, i32 most) noexcept nogil
cdef i32 name(Words s, u64 entry, Words out) noexcept nogil
cdef void apply(Words s, u64 entry) noexcept nogil
