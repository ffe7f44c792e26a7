"""Planning Queendomino: greedy's judgement carried through the whole turn and the dominoes that are known to come."""

from __future__ import annotations

from random import Random

from crownlands.bots.bot import JudgingBot
from crownlands.bots.queendomino.greedy import EARLY, JUDGES, turns_left, worth_of_phase
from crownlands.bots.queendomino.worth import Survey, placement_worth, survey
from crownlands.game import Team
from crownlands.kingdom.dominoes import Domino
from crownlands.rules.moves import Lay, Pick
from crownlands.rules.queendomino.moves import PASS, Move
from crownlands.rules.queendomino.realm import Realm
from crownlands.rules.queendomino.state import Queendomino

WIDTH = 10
"""How many placements are thought through."""
SPITE = 0.35
"""What it is worth to spoil a rival's pick, as a share of what the rival loses."""
FITS_NOWHERE = -3.0


def planning_queendomino(dice: Random) -> JudgingBot:
    return JudgingBot(worth_of_turn, dice)


def worth_of_turn(table: Queendomino) -> dict[Move, float]:
    """Lay and pick thought through to the end of the turn; the other phases as greedy judges them."""
    if table.phase == "pick":
        return _picks(table)
    worths = worth_of_phase(table)
    return _whole_turns(table, worths) if table.phase == "lay" else worths


def _whole_turns(table: Queendomino, worths: dict[Move, float]) -> dict[Move, float]:
    """The best placements, each with the best that can follow it."""
    likely = sorted(worths, key=lambda move: -worths[move])[:WIDTH]
    return {move: worths[move] + _to_come(table, move) for move in likely}


def _to_come(table: Queendomino, move: Move) -> float:
    """Taxes from the domino just laid, the dominoes claimed already, and the best of those on offer."""
    team = table.team
    after = table.play(move)
    worth = _best_tax(after) if after.phase == "tax" else 0.0
    domino = table.draft.row[0].domino
    realm = table.realm.lay(domino, move.first, move.second) if isinstance(move, Lay) else table.realm.discard(domino)
    seen = _seen(table, team, realm)
    claimed = sum(best_placement(seen, other) for other in _claimed(table, team))
    offered = max((best_placement(seen, other) for other in table.draft.free), default=0.0)
    return worth + claimed + offered


def _best_tax(table: Queendomino) -> float:
    judge = JUDGES["tax"](table)
    return max(judge(move) for move in table.moves()) - judge(PASS)


def _claimed(table: Queendomino, team: Team) -> list[Domino]:
    """The dominoes under a team's other kings."""
    seats = table.options.sides[team]
    return [claim.domino for claim in (*table.draft.row[1:], *table.draft.offer) if claim.king in seats]


def _picks(table: Queendomino) -> dict[Move, float]:
    """What a domino brings here, and what a rival who picks later loses with it."""
    free = table.draft.free
    mine = _values(table, table.team, free)
    order = [claim.domino.number for claim in table.draft.offer]
    worths: dict[Move, float] = {
        Pick(domino.number): mine[domino] - EARLY * order.index(domino.number) for domino in free
    }
    for rival in _later_rivals(table):
        theirs = _values(table, rival, free)
        best = max(theirs.values())
        for domino in free:
            left = max((value for other, value in theirs.items() if other is not domino), default=best)
            worths[Pick(domino.number)] += SPITE * (best - left)
    return worths


def _later_rivals(table: Queendomino) -> set[Team]:
    kings = [claim.king for claim in table.draft.row[1:]]
    sides = table.options.sides
    return {team for team, seats in enumerate(sides) if team != table.team and any(king in seats for king in kings)}


def _values(table: Queendomino, team: Team, dominoes: tuple[Domino, ...]) -> dict[Domino, float]:
    seen = _seen(table, team, table.realms[team])
    return {domino: best_placement(seen, domino) for domino in dominoes}


def _seen(table: Queendomino, team: Team, realm: Realm) -> Survey:
    return survey(realm, table.queen == team, turns_left(table, team))


def best_placement(seen: Survey, domino: Domino) -> float:
    places = seen.realm.kingdom.placements(domino)
    return max((placement_worth(seen, domino, *cells) for cells in places), default=FITS_NOWHERE)
