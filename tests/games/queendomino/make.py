"""The golden games of Queendomino: one of every kind and size, and one for every event, played from seeds."""

from collections.abc import Callable
from random import Random

from tests.games.playing import play
from tests.games.queendomino import events as golden
from tests.rules.queendomino.tables import configured, plain

from crownlands.bots.queendomino.greedy import greedy_queendomino
from crownlands.records import Record, load_record, save_record
from crownlands.rules.queendomino import QUEENDOMINO
from crownlands.rules.queendomino.buildings import BUILDINGS
from crownlands.rules.queendomino.moves import Build, Move
from crownlands.rules.queendomino.state import Queendomino

NAMES = ("Ada", "Bruno", "Cleo", "Dora", "Emil", "Frida", "Gustav", "Hanna")
MORE = {"4-players": "must-place=yes harmony=yes middle-kingdom=yes", "united-6": "teams=1+4,2+5,3+6"}
TRIES = 3000
Player = Callable[[Queendomino, Random], Move]


def any_move(state: Queendomino, dice: Random) -> Move:
    return dice.choice(state.moves())


def greedy_and_random(state: Queendomino, dice: Random) -> Move:
    bot = greedy_queendomino(dice)
    choice: Move = bot.choose(state) if state.turn % 2 == 0 else any_move(state, dice)
    return choice


def builds_towers(state: Queendomino, dice: Random) -> Move:
    towers = [move for move in state.moves() if isinstance(move, Build) and BUILDINGS[move.building].towers]
    return dice.choice(towers) if towers else any_move(state, dice)


def fills_safes(state: Queendomino, dice: Random) -> Move:
    """Builds Safes before taverns and saves knights until both Safes stand."""
    moves = state.moves()
    if state.phase == "build":
        built = [move for move in moves if isinstance(move, Build)]
        safes = [move for move in built if BUILDINGS[move.building].tax_bonus]
        taverns = [move for move in built if BUILDINGS[move.building].knights > 1]
        return dice.choice(safes or taverns or [moves[-1]])
    if state.phase == "tax":
        return moves[-2] if golden.has_both_safes(state.realm) else moves[dice.choice((0, -1, -1))]
    return moves[-1] if state.phase == "bribe" else any_move(state, dice)


def played(words: str, player: Player, seed: int) -> Record:
    dice, options = Random(seed), configured(plain(words))
    players = [lambda state: player(state, dice)] * options.players
    return play(QUEENDOMINO, options, NAMES[: options.players], players, dice)


def record_event(name: str, words: str, player: Player) -> None:
    """The first game in which the event happens."""
    for seed in range(TRIES):
        record = played(words, player, seed)
        if golden.EVENTS[name](golden.steps_of(record)):
            save_record(record, golden.path_of(name))
            return
    raise SystemExit(f"{name} did not happen in {TRIES} games")


def make() -> None:
    for seed, (name, (mode, players)) in enumerate(golden.KINDS.items(), 100):
        words = f"mode={mode} players={players} {MORE.get(name, '')}"
        save_record(played(words, greedy_and_random, seed), golden.path_of(name))
    record_event("stack-runs-out", "players=4 mode=contest", any_move)
    record_event("queen-on-a-tie", "players=2", builds_towers)
    record_event("dragon-in-the-final-round", "players=3", any_move)
    record_event("both-safes", "players=2", fills_safes)
    write_sheets()


def write_sheets() -> None:
    lines = []
    for name in (*golden.KINDS, *golden.EVENTS):
        sheets = golden.sheets_of(load_record(golden.path_of(name)))
        lines.append(f"{name} = [\n" + "".join(f'  "{sheet}",\n' for sheet in sheets) + "]\n")
    golden.SHEETS.write_text("".join(lines), encoding="utf-8")
