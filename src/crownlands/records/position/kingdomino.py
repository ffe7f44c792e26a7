"""A position of Kingdomino as text."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from crownlands.kingdom.dominoes import KINGDOMINO as DOMINOES
from crownlands.records.position.draft import (
    dominoes_reader,
    laid_in,
    phases_of_turn,
    read_draft,
    read_kingdom,
    write_dominoes,
    write_draft,
    write_kingdom,
)
from crownlands.records.position.fields import Fields, one_of
from crownlands.rules.kingdomino.options import Options
from crownlands.rules.kingdomino.state import PHASE_OF_STEP, Kingdomino, start
from crownlands.rules.kingdomino.view import PhaseName

SETS = (DOMINOES,)


def read_kingdomino(fields: Fields, options: Options) -> Kingdomino:
    places = range(1, options.players + 1)
    kingdoms = tuple(read_kingdom(fields, place, options.size, SETS) for place in places)
    discarded = tuple(fields.read(f"discarded {place}", dominoes_reader(SETS), ()) for place in places)
    used = [*chain(*map(laid_in, kingdoms), *discarded)]
    draft = read_draft(fields, start(options).draft, options, SETS, used)
    phase = PHASE_OF_STEP[draft.step]
    later: list[PhaseName] = ["pick"] if draft.offer else []
    phases = phases_of_turn(draft, used, phase, later) if phase == "lay" else (phase,)
    return Kingdomino(options, draft, kingdoms, discarded, fields.read("phase", one_of(*phases), phases[0]))


def write_kingdomino(state: Kingdomino) -> Iterator[tuple[str, str]]:
    yield "phase", state.phase
    used = chain(*map(laid_in, state.kingdoms), *state.discarded)
    yield from write_draft(state.draft, state.options, SETS, used)
    for place, (kingdom, discarded) in enumerate(zip(state.kingdoms, state.discarded, strict=True), 1):
        yield from write_kingdom(kingdom, place, SETS)
        yield f"discarded {place}", write_dominoes(discarded, SETS)
