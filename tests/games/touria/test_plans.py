"""A planned copy is paid for only if it's sure to bring what was asked for; rules/touria#8.2."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from games.engine.chance import NamedStreams
from games.engine.decision import Choice
from games.engine.plans import Plan, planned
from games.engine.play import play
from games.engine.text import Seat
from games.engine.walks import Walk
from games.registry import GAMES
from games.touria.model import State
from games.touria.rules.copying import DECLINE, UNANSWERED
from games.touria.telling.plans import _WAYS, CopyPlanner

TOURIA = GAMES["touria"]
PLANNER = CopyPlanner()


def windows(walks: int, moves: int = 200) -> Iterator[tuple[State, Seat]]:
    """Yield moments of games in which a seat has a question about copying."""
    for number in range(walks):
        walk = Walk.begin(TOURIA, number)
        for _ in islice(walk.go_on(), moves):
            if walk.state.phase == "copy":
                for seat, said in enumerate(walk.state.answers):
                    if said in UNANSWERED:
                        yield walk.state, seat


def brought(state: State, seat: Seat, choice: Choice, kind: str) -> int:
    """Return the most of ``kind`` that a copy's first answer brings if nobody else copies."""
    world, chance = TOURIA.copy(state), NamedStreams(bytes(32))
    before = getattr(state.holdings[seat], kind)
    play(TOURIA, world, seat, choice, chance)
    while world.phase == "copy" and world.executor != seat:
        other = next((one for one, said in enumerate(world.answers) if said in UNANSWERED), None)
        if other is None:
            break
        play(TOURIA, world, other, (DECLINE,), chance)
    found = [getattr(world.holdings[seat], kind)]
    if world.executor == seat and world.phase != "copy":
        for option in TOURIA.decisions(world)[seat].options:
            there = TOURIA.copy(world)
            if TOURIA.decisions(there)[seat].allows((option.id,)) and not option.is_preference:
                play(TOURIA, there, seat, (option.id,), NamedStreams(bytes(32)))
                found.append(getattr(there.holdings[seat], kind))
    return max(found) - before


@pytest.mark.parametrize(("kind", "least"), [("coins", 2), ("hearts", 1), ("swords", 1)])
def test_it_brings_what_was_asked_for(kind: str, least: int) -> None:
    met = 0
    for state, seat in windows(14):
        view, decision = TOURIA.view(state, seat), TOURIA.decisions(state)[seat]
        picks: dict[str, Choice] = {"gain": (f"{kind} {least}",)}
        choice = planned(PLANNER, view, decision, Plan(picks))
        if choice is None or met > 15:
            continue
        assert choice[0] in _WAYS["either"]
        assert brought(state, seat, choice, kind) >= least
        met += 1
        here, *others = [option.id for option in PLANNER.slots(view, Plan(picks))[1].options if option.id]
        assert here == "anywhere"
        elsewhere = next(place for place in others if place != view.turn.destination)
        assert planned(PLANNER, view, decision, Plan({**picks, "place": (elsewhere,)})) is None
        at = Plan({**picks, "place": (view.turn.destination,)})
        assert planned(PLANNER, view, decision, at) == choice
    assert met


def test_otherwise_it_asks_or_passes() -> None:
    for state, seat in windows(3):
        view, decision = TOURIA.view(state, seat), TOURIA.decisions(state)[seat]
        if decision.given is not None or not PLANNER.slots(view, Plan()):
            continue
        picks: dict[str, Choice] = {"gain": ("hearts 3",)}
        asks = planned(PLANNER, view, decision, Plan(picks))
        assert planned(PLANNER, view, decision, Plan({**picks, "rest": ("pass",)})) == (asks or (DECLINE,))
