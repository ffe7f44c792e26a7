"""Greedy Queendomino: counts the points a placement, a tax, a building or a pick brings now, and little beyond."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from crownlands.bots.bot import JudgingBot
from crownlands.bots.queendomino.worth import (
    Survey,
    knight_worth,
    placement_worth,
    realm_worth,
    survey,
)
from crownlands.game import Team
from crownlands.kingdom.dominoes import Domino
from crownlands.rules.moves import Discard, Lay, Pick
from crownlands.rules.queendomino.buildings import BUILDINGS
from crownlands.rules.queendomino.components import BRIBE, COINS_PER_POINT
from crownlands.rules.queendomino.moves import Bribe, Move, Tax
from crownlands.rules.queendomino.realm import Realm
from crownlands.rules.queendomino.state import Queendomino

Judge = Callable[[Move], float]

SPITE = 6.0
"""What a building must be worth to a rival before the Dragon is sent to it."""
EARLY = 0.02
"""What it is worth to move one place earlier in the next round."""


def greedy_queendomino(dice: Random) -> JudgingBot:
    return JudgingBot(worth_of_phase, dice)


def worth_of_phase(table: Queendomino) -> dict[Move, float]:
    """One phase at a time."""
    judge = JUDGES[table.phase](table)
    return {move: judge(move) for move in table.moves()}


def turns_left(table: Queendomino, team: Team) -> int:
    """The turns a team will still have after this one."""
    kings = sum(king in table.options.sides[team] for king in table.options.kings)
    return kings * (table.options.rounds - max(1, table.round)) + sum(
        claim.king in table.options.sides[team] for claim in table.draft.row[1:]
    )


def judge_lay(table: Queendomino) -> Judge:
    """The placement that brings most; declining only what fits nowhere."""
    domino, seen = table.draft.row[0].domino, _survey(table)

    def judge(move: Move) -> float:
        if isinstance(move, Discard):
            return -1.0
        assert isinstance(move, Lay)
        return placement_worth(seen, domino, move.first, move.second)

    return judge


def judge_tax(table: Queendomino) -> Judge:
    """Coins now against what the knights may bring later."""
    realm, left = table.realm, turns_left(table, table.team)

    def judge(move: Move) -> float:
        cells = move.cells if isinstance(move, Tax) else ()
        return realm.tax(cells) / COINS_PER_POINT + (realm.knights - len(cells)) * knight_worth(realm, left)

    return judge


def judge_build(table: Queendomino) -> Judge:
    """What the realm is worth after the building, paid and with its bonus."""
    team, left = table.team, turns_left(table, table.team)

    def judge(move: Move) -> float:
        after = table.play(move)
        realm = after.realms[team]
        return realm_worth(realm, table.options, after.queen == team, left)

    return judge


def judge_bribe(table: Queendomino) -> Judge:
    """A coin to take away what a rival who moves later this round would love to build."""
    teams = {team for team in range(len(table.realms)) if team != table.team and _moves_later(table, team)}

    def judge(move: Move) -> float:
        if not isinstance(move, Bribe):
            return SPITE
        return max((_lure(table, team, move) for team in teams), default=0.0) - BRIBE / COINS_PER_POINT

    return judge


def _moves_later(table: Queendomino, team: Team) -> bool:
    return any(claim.king in table.options.sides[team] for claim in table.draft.row[1:])


def _lure(table: Queendomino, team: Team, move: Bribe) -> float:
    """What the building would bring a rival who can pay for it."""
    realm, left = table.realms[team], turns_left(table, team)
    if not realm.sites or realm.coins < move.price:
        return 0.0
    kind, queen = BUILDINGS[move.building], table.queen == team
    built = realm.pay(move.price).build(kind, realm.sites[0], kind.knights, kind.towers)
    return realm_worth(built, table.options, queen, left) - realm_worth(realm, table.options, queen, left)


def judge_pick(table: Queendomino) -> Judge:
    """The domino whose best placement brings most, the earlier place deciding little."""
    seen, order = _survey(table), [claim.domino.number for claim in table.draft.offer]
    worth = {domino.number: _best_placement(seen, domino) for domino in table.draft.free}

    def judge(move: Move) -> float:
        assert isinstance(move, Pick)
        return worth[move.number] - EARLY * order.index(move.number)

    return judge


def _best_placement(seen: Survey, domino: Domino) -> float:
    places = seen.realm.kingdom.placements(domino)
    return max((placement_worth(seen, domino, *cells) for cells in places), default=-1.0)


def _survey(table: Queendomino) -> Survey:
    realm: Realm = table.realm
    return survey(realm, table.queen == table.team, turns_left(table, table.team))


JUDGES: dict[str, Callable[[Queendomino], Judge]] = {
    "lay": judge_lay,
    "tax": judge_tax,
    "build": judge_build,
    "bribe": judge_bribe,
    "pick": judge_pick,
}
