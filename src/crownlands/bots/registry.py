"""The bots there are: their names, the games they play, and how each is made from its string."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random

from crownlands.bots.absent import AbsentBot
from crownlands.bots.bot import Bot
from crownlands.bots.casual import CarelessBot, CasualBot
from crownlands.bots.duel.greedy import greedy_duel
from crownlands.bots.duel.plan import planning_duel
from crownlands.bots.duel.search import DUEL, FAR_DUEL, JUDGED_DUEL
from crownlands.bots.inside import InsideBot
from crownlands.bots.keeping import KeepingBot
from crownlands.bots.kingdomino.greedy import GreedyKingdomino
from crownlands.bots.kingdomino.search import FAR_KINGDOMINO, KINGDOMINO, QUICK_KINGDOMINO
from crownlands.bots.outside import OutsideBot
from crownlands.bots.queendomino.greedy import greedy_queendomino
from crownlands.bots.queendomino.plan import planning_queendomino
from crownlands.bots.queendomino.search import EXPERT_QUEENDOMINO, JUDGED_QUEENDOMINO, QUEENDOMINO
from crownlands.bots.random import RandomBot
from crownlands.bots.searching import Searched, SearchingBot, searching
from crownlands.bots.spec import Maker, Spec, read_spec
from crownlands.bots.tree import tree
from crownlands.game import AnyGame, Refused
from crownlands.kernel.search import Budget
from crownlands.rules import GAMES

OUTSIDE_SECONDS = 10.0
CARELESS = {"kingdomino": 0.25, "queendomino": 0.03, "duel": 0.3}
"""How often the easy level takes no care."""
LAPSES = {
    "medium": {"kingdomino": 0.6, "queendomino": 0.69},
    "hard": {"kingdomino": 0.15, "queendomino": 0.3},
}
"""How often a level only sees the next points."""
EXPERT_SECONDS = 1.0
DISCARDING = ("kingdomino", "queendomino")
"""The games in which a domino that fits may be thrown away."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A bot by name: what it does, how it is made for each game it plays, and whether it is a level for people."""

    name: str
    text: str
    makers: dict[str, Maker]
    level: bool = False
    keeps: tuple[str, ...] = ()
    """The games in which it throws no domino away that fits, unless every placement costs points or loses."""


def plain(maker: Callable[[Random], Bot]) -> Maker:
    """A bot that neither thinks nor takes settings."""

    def make(spec: Spec, dice: Random) -> Bot:
        if spec.thinks:
            raise Refused(f"The bot {spec.name} answers at once; “{spec.text}” gives it time to think.")
        spec.only()
        return maker(dice)

    return make


def casual(better: Callable[[Random], Bot], worse: Callable[[Random], Bot], share: float) -> Maker:
    """A bot for which, in such a share of its moves, a weaker one moves."""
    return plain(lambda dice: CasualBot(better(dice), worse(dice), share, dice))


def judging(searched: Searched) -> Callable[[Random], Bot]:
    """Judgement alone: the turn that looks best is played, and nothing tried out."""
    return lambda dice: SearchingBot(searched, dice, Budget())


def lapsing(level: str, searched: Searched, game: str) -> Callable[[Random], Bot]:
    """Judgement that now and then is greedy instead."""
    return lambda dice: CasualBot(judging(searched)(dice), GREEDY[game](dice), LAPSES[level][game], dice)


def planning(judge: Callable[[Random], Bot], searched: Searched) -> Maker:
    """A judge that answers at once; with time or playouts the search of the kernel chooses instead."""
    search = searching(searched, 0.0)

    def make(spec: Spec, dice: Random) -> Bot:
        if spec.thinks:
            return search(spec, dice)
        spec.only()
        return judge(dice)

    return make


def baseline(game: str) -> Callable[[Random], Bot]:
    """NumPy is wanted by nobody else here, and is not there for certain."""

    def make(dice: Random) -> Bot:
        try:
            module = import_module(f"crownlands.bots.{game}.baseline")
        except ModuleNotFoundError:
            raise Refused("The bot baseline needs NumPy; install it with: pip install 'crownlands[arena]'.") from None
        bot: Bot = module.baseline(dice)
        return bot

    return make


GREEDY: dict[str, Callable[[Random], Bot]] = {
    "kingdomino": GreedyKingdomino,
    "queendomino": greedy_queendomino,
    "duel": greedy_duel,
}
ABSENT = plain(lambda _dice: AbsentBot())
SEARCHED = {"kingdomino": KINGDOMINO, "queendomino": QUEENDOMINO, "duel": DUEL}
KINDS = {
    kind.name: kind
    for kind in (
        Kind("random", "Plays any legal move.", dict.fromkeys(GAMES, plain(RandomBot))),
        Kind("absent", "Does as little as it may, for somebody who is not there.", dict.fromkeys(GAMES, ABSENT)),
        Kind(
            "greedy",
            "Takes the most points it can see, one domino ahead.",
            {game: plain(maker) for game, maker in GREEDY.items()},
        ),
        Kind(
            "montecarlo",
            "Tries turns out in games played on greedily: montecarlo:0.5s, montecarlo:2000p, threads=2.",
            {game: searching(searched, 0.5) for game, searched in SEARCHED.items()},
        ),
        Kind(
            "mcts",
            "Searches the tree of everybody's decisions: mcts:2s,c=0.6.",
            {game: tree(searched) for game, searched in SEARCHED.items()},
        ),
        Kind(
            "judge",
            "Plays what looks best by all it has learnt, and tries nothing out.",
            {
                "kingdomino": plain(judging(QUICK_KINGDOMINO)),
                "queendomino": plain(judging(JUDGED_QUEENDOMINO)),
                "duel": plain(judging(JUDGED_DUEL)),
            },
        ),
        Kind(
            "baseline",
            "A small network that has learnt to move like judge, for 2 players; greedy where it knows nothing.",
            {game: plain(baseline(game)) for game in GAMES},
        ),
        Kind(
            "plan",
            "Thinks its turn through, without trying anything out.",
            {"queendomino": plain(planning_queendomino), "duel": plain(planning_duel)},
        ),
        Kind(
            "easy",
            "For a first game: greedy, but often careless.",
            {game: casual(maker, CarelessBot, CARELESS[game]) for game, maker in GREEDY.items()},
            level=True,
            keeps=DISCARDING,
        ),
        Kind(
            "medium",
            "Takes the most points it can see, and now and then looks further.",
            {
                "kingdomino": plain(lapsing("medium", QUICK_KINGDOMINO, "kingdomino")),
                "queendomino": plain(lapsing("medium", JUDGED_QUEENDOMINO, "queendomino")),
                "duel": plain(greedy_duel),
            },
            level=True,
            keeps=DISCARDING,
        ),
        Kind(
            "hard",
            "Looks ahead and answers at once; with time (hard:1s) it tries things out.",
            {
                "kingdomino": planning(lapsing("hard", QUICK_KINGDOMINO, "kingdomino"), FAR_KINGDOMINO),
                "queendomino": planning(lapsing("hard", JUDGED_QUEENDOMINO, "queendomino"), EXPERT_QUEENDOMINO),
                "duel": planning(planning_duel, DUEL),
            },
            level=True,
            keeps=DISCARDING,
        ),
        Kind(
            "expert",
            "The strongest there is; thinks for a second unless told otherwise.",
            {
                "kingdomino": searching(FAR_KINGDOMINO, EXPERT_SECONDS),
                "queendomino": searching(EXPERT_QUEENDOMINO, EXPERT_SECONDS),
                "duel": searching(FAR_DUEL, EXPERT_SECONDS),
            },
            level=True,
            keeps=DISCARDING,
        ),
    )
}


def make_bot(text: str, game: AnyGame, dice: Random) -> Bot:
    """A bot from its string; the caller brings the dice."""
    spec = read_spec(text)
    if spec.from_file:
        return from_file(spec, dice)
    kind = KINDS.get(spec.name)
    if kind is None or game.name not in kind.makers:
        names = ", ".join(kind.name for kind in KINDS.values() if game.name in kind.makers)
        raise Refused(f"There is no bot “{spec.name}” for {game.title}; expected one of {names}.")
    bot = kind.makers[game.name](spec, dice)
    return KeepingBot(bot) if game.name in kind.keeps else bot


def from_file(spec: Spec, dice: Random) -> Bot:
    """A bot of somebody's own, in a process of its own unless that is not wanted."""
    path, process = Path(spec.name), spec.only("process").settings.get("process", "own")
    if process not in ("own", "here"):
        raise Refused(f"“{process}” is not a process for the bot “{spec.text}”; expected own or here.")
    if spec.playouts is not None or (process == "here" and spec.seconds is not None):
        raise Refused(
            f"The bot “{spec.text}” cannot be held to that; only a process of its own has a limit, such as 30s."
        )
    if process == "here":
        return InsideBot(path, spec.class_name, dice)
    return OutsideBot(path, spec.class_name, spec.seconds or OUTSIDE_SECONDS, dice)


def check_bot(text: str, game: AnyGame) -> None:
    """Refuse a bot string that names no bot of this game; one from a file is loaded, and fails if it cannot be."""
    close = getattr(make_bot(text, game, Random(0)), "close", None)
    if close is not None:
        close()
