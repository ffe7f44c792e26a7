"""Positions of the kernel from states of the rules and back, nothing lost either way; and moves likewise."""

from __future__ import annotations

from array import array

from crownlands.kernel.doors import Doors
from crownlands.kernel.kingdom.convert import (
    Entry,
    action_of_lay,
    bit_of,
    box_of,
    cells_in,
    claims_of,
    dominoes_of,
    kings_in_hand,
    lay_of,
    left_over,
    pack_draft,
    pack_land,
    pack_log,
    pack_stack,
    set_of,
    squares_of,
    unpack_kings,
    unpack_log,
    unpack_stack,
    values_of,
    word_of,
)
from crownlands.kernel.queendomino.layout import (
    BOARD,
    BOXES,
    BRIBE,
    BUILD,
    BUILDING,
    BUILT_COUNT,
    BUILT_LOG,
    CELLS,
    CLAIMS,
    COINS,
    DESTROYED,
    DRAGON,
    DRAW,
    HARMONY,
    JUST_LAID,
    KING,
    KNIGHTS,
    KNIGHTS_LEFT,
    LAY,
    LOG_ENTRIES,
    MIDDLE_KINGDOM,
    MUST_PLACE,
    OFFER,
    OTHER_REST,
    OVER,
    OWNERS,
    PASS,
    PHASE,
    PICK,
    POST_LOG,
    POST_WORDS,
    POSTS,
    QUEEN,
    REALM,
    REALMS,
    REST,
    ROW,
    TAX,
    TAX_ACROSS,
    TAX_DOWN,
    TO_COME,
    TOP,
    TOWERS_LEFT,
    UNSEEN,
)
from crownlands.kernel.queendomino.position import add_building, begin, boxes, moves, play, raise_realm, turn
from crownlands.kingdom.cells import WIDTH, Cell
from crownlands.kingdom.dominoes import KINGDOMINO, QUEENDOMINO, Domino
from crownlands.kingdom.kingdom import Kingdom, Laid
from crownlands.kingdom.squares import Square, Terrain
from crownlands.rules.draft import Draft
from crownlands.rules.moves import Discard, Draw, King, Lay, Pick
from crownlands.rules.queendomino.board import Board
from crownlands.rules.queendomino.buildings import BUILDINGS
from crownlands.rules.queendomino.components import PRICES
from crownlands.rules.queendomino.moves import PASS as PASSING
from crownlands.rules.queendomino.moves import Bribe, Build, Move, Pass, Tax, TurnUp
from crownlands.rules.queendomino.options import Options
from crownlands.rules.queendomino.realm import Built, Realm
from crownlands.rules.queendomino.state import Queendomino
from crownlands.rules.queendomino.view import PhaseName

PHASES: dict[PhaseName, int] = {
    "building": BUILDING,
    "draw": DRAW,
    "king": KING,
    "lay": LAY,
    "tax": TAX,
    "build": BUILD,
    "bribe": BRIBE,
    "pick": PICK,
    "over": OVER,
}
PHASE_NAMES = {number: name for name, number in PHASES.items()}
KIND_NAMES = tuple(BUILDINGS)
BOX_OF = (KINGDOMINO, QUEENDOMINO)


def flags_of(options: Options) -> int:
    return MUST_PLACE * options.must_place | HARMONY * options.harmony | MIDDLE_KINGDOM * options.middle_kingdom


def start(options: Options) -> array[int]:
    """The position before the first building is turned up."""
    sizes = (options.players, options.size, options.row_length, options.rounds)
    return begin(*sizes, flags_of(options), options.team_of, len(options.sets) > 1)


# Moves


def action_of(move: Move) -> int:
    """The kernel's number of a move."""
    match move:
        case Lay() | Discard():
            return action_of_lay(move)
        case TurnUp():
            return KIND_NAMES.index(move.building)
        case Tax():
            return _action_of_tax(move.cells)
        case Build():
            return CELLS * PRICES.index(move.price) + move.cell
        case Bribe():
            return PRICES.index(move.price)
        case Pass():
            return PASS
        case King():
            return move.seat
    return move.number


def _action_of_tax(cells: tuple[Cell, ...]) -> int:
    if len(cells) == 1:
        return cells[0]
    return cells[0] + (TAX_DOWN if cells[1] - cells[0] == WIDTH else TAX_ACROSS)


def move_of(position: array[int], action: int) -> Move:
    """The rules' move of a number, in the phase the position is in."""
    phase = position[PHASE]
    if phase == LAY:
        return lay_of(action)
    if action == PASS:
        return PASSING
    if phase == TAX:
        return Tax(_cells_of_tax(action))
    if phase == BUILD:
        space, cell = divmod(action, CELLS)
        return Build(_standing(position, space), PRICES[space], cell)
    if phase == BRIBE:
        return Bribe(_standing(position, action), PRICES[action])
    if phase == BUILDING:
        return TurnUp(KIND_NAMES[action])
    return Draw(action) if phase == DRAW else King(action) if phase == KING else Pick(action)


def _cells_of_tax(action: int) -> tuple[Cell, ...]:
    both, low = divmod(action, CELLS)
    return (low,) if not both else (low, low + (1 if both * CELLS == TAX_ACROSS else WIDTH))


def _standing(position: array[int], space: int) -> str:
    return KIND_NAMES[(position[BOARD] >> 8 * space & 255) - 1]


def weight_of(position: array[int], action: int) -> int:
    """How likely a move of chance is: each tile, each king in the hand and each domino is as likely as the next."""
    if position[PHASE] == BUILDING:
        return _unseen(position)[action]
    return kings_in_hand(position, action) if position[PHASE] == KING else 1


# From the rules


def pack(state: Queendomino) -> array[int]:
    """The position of a state. Colours are not in it."""
    position = start(state.options)
    draft = state.draft
    pack_draft(position, draft)
    position[OTHER_REST] = set_of(draft.decks[1]) if len(draft.decks) > 1 else 0
    position[PHASE] = PHASES[state.phase]
    _pack_board(position, state.board)
    position[QUEEN] = 0 if state.queen is None else state.queen + 1
    position[DRAGON] = state.dragon_home
    pack_stack(position, DESTROYED, [_number(kind) for kind in state.destroyed])
    position[KNIGHTS_LEFT], position[TOWERS_LEFT] = state.knights_left, state.towers_left
    for team, realm in enumerate(state.realms):
        _pack_realm(position, team, realm)
    if state.phase == "tax":
        laid = state.realm.kingdom.laid[-1]
        position[JUST_LAID] = 1 << bit_of(laid.first) | 1 << bit_of(laid.second)
    return position


def _number(kind: str | None) -> int:
    return 0 if kind is None else KIND_NAMES.index(kind) + 1


def _pack_board(position: array[int], board: Board) -> None:
    """Tiles of a kind have no order: of those not seen, the last bits are set."""
    position[BOARD] = word_of([_number(kind) for kind in board.spaces])
    position[TOP] = _number(board.top)
    position[UNSEEN] = tile = 0
    for kind, left in zip(BUILDINGS.values(), board.unseen, strict=True):
        seen = kind.copies - left
        position[UNSEEN] |= ((1 << kind.copies) - (1 << seen)) << tile
        tile += kind.copies


def _pack_realm(position: array[int], team: int, realm: Realm) -> None:
    base = REALMS + REALM * team
    pack_land(position, base, realm.kingdom)
    raise_realm(position, team)
    pack_log(position, base, realm.kingdom, realm.discarded)
    entries = {index: laid.domino for index, laid in enumerate(realm.kingdom.laid)}
    entries |= {LOG_ENTRIES - 1 - index: domino for index, domino in enumerate(realm.discarded)}
    position[base + BOXES] = sum(1 << index for index, domino in entries.items() if domino.set == "queendomino")
    for built in realm.buildings:
        add_building(position, team, KIND_NAMES.index(built.kind.id), bit_of(built.cell), built.towers)
    position[base + COINS], position[base + KNIGHTS] = realm.coins, realm.knights
    posts = [bit_of(cell) for cell in realm.posts]
    position[base + POSTS] = sum(1 << spot for spot in posts)
    for word in range(POST_WORDS):
        position[base + POST_LOG + word] = word_of([spot + 1 for spot in posts[8 * word : 8 * word + 8]])


# To the rules


def unpack(position: array[int], options: Options) -> Queendomino:
    """The state of a position that was begun with these options."""
    return Queendomino(
        options=options,
        draft=_unpack_draft(position, options),
        realms=tuple(_unpack_realm(position, REALMS + REALM * team, options) for team in range(len(options.sides))),
        board=_unpack_board(position),
        queen=position[QUEEN] - 1 if position[QUEEN] else None,
        dragon_home=bool(position[DRAGON]),
        destroyed=tuple(KIND_NAMES[kind - 1] for kind in unpack_stack(position, DESTROYED, REALMS)),
        phase=PHASE_NAMES[position[PHASE]],
    )


def _unpack_draft(position: array[int], options: Options) -> Draft:
    hand, waiting = unpack_kings(position)
    coming, offered, played = (BOX_OF[number] for number in boxes(position))
    other = BOX_OF[1 - BOX_OF.index(coming)]
    decks = (dominoes_of(position[REST], coming), dominoes_of(position[OTHER_REST], other))
    return Draft(
        decks=decks[: len(options.sets)],
        length=options.row_length,
        rows_to_come=position[TO_COME],
        hand=hand,
        waiting=waiting,
        row=claims_of(position[ROW], position[OWNERS], played),
        offer=claims_of(position[OFFER], position[CLAIMS], offered),
        left_over=_left_over(position, options),
    )


def _left_over(position: array[int], options: Options) -> tuple[Domino, ...]:
    """As many of every row; the rows come from the sets in turn."""
    each = max(1, options.row_length - len(options.kings))
    sets = options.sets
    return tuple(sets[place // each % len(sets)][number - 1] for place, number in enumerate(left_over(position)))


def _unseen(position: array[int]) -> tuple[int, ...]:
    """How many tiles of each kind have not been turned up."""
    unseen, tile = [], 0
    for kind in BUILDINGS.values():
        unseen.append((position[UNSEEN] >> tile & (1 << kind.copies) - 1).bit_count())
        tile += kind.copies
    return tuple(unseen)


def _unpack_board(position: array[int]) -> Board:
    spaces = tuple(position[BOARD] >> 8 * space & 255 for space in range(len(PRICES)))
    kinds = (None, *KIND_NAMES)
    return Board(tuple(kinds[kind] for kind in spaces), kinds[position[TOP]], _unseen(position))


def _unpack_realm(position: array[int], base: int, options: Options) -> Realm:
    box = box_of(position, base)
    cells = {bit_of(cell): cell for cell in cells_in(box)}
    buildings = _unpack_buildings(position, base, cells)
    built = {one.cell: Square(Terrain.TOWN, 0) for one in buildings}
    history, gone = unpack_log(position, base)
    laid = tuple(
        Laid(_domino(position, base, index, entry), entry[1].first, entry[1].second)
        for index, entry in history.items()
        if isinstance(entry[1], Lay)
    )
    posts = [spot - 1 for word in range(POST_WORDS) for spot in values_of(position[base + POST_LOG + word])]
    return Realm(
        kingdom=Kingdom(options.size, {**squares_of(position, base, box), **built}, laid, box),
        coins=position[base + COINS],
        knights=position[base + KNIGHTS],
        posts=tuple(cells[spot] for spot in posts),
        buildings=buildings,
        discarded=tuple(_domino(position, base, index, entry) for index, entry in gone.items()),
    )


def _domino(position: array[int], base: int, index: int, entry: Entry) -> Domino:
    return BOX_OF[position[base + BOXES] >> index & 1][entry[0]]


def _unpack_buildings(position: array[int], base: int, cells: dict[int, Cell]) -> tuple[Built, ...]:
    """A town square has no crowns of its own: those on it are its building's."""
    numbers = range(position[base + BUILT_COUNT])
    entries = [position[base + BUILT_LOG + number // 4] >> 16 * (number % 4) & 65535 for number in numbers]
    return tuple(Built(BUILDINGS[KIND_NAMES[entry >> 8]], cells[entry >> 2 & 63], entry & 3) for entry in entries)


DOORS = Doors(turn, moves, play, weight_of)
