"""The log of every offered game reads as a story: one line per turn, and every kind of moment occurs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from typing import Any

import pytest

from games.engine.chance import Chance, RandomStream
from games.engine.decision import Choice, Decision
from games.engine.event import Event
from games.engine.game import AnyGame, Player
from games.engine.play import next_move, play
from games.engine.player import RandomPlayer
from games.engine.storyline import Line, Storyline, folded
from games.engine.text import Seat
from games.registry import GAMES
from tests.render.tours import course_of
from tests.support.features import STORIES

GAMES_PLAYED = 6


@cache
def logs(name: str) -> list[list[Event]]:
    """Return the logs of whole games of ``name``, played by apprentices."""
    game, found = GAMES[name], []
    player = game.apprentice or RandomPlayer()
    for number in range(GAMES_PLAYED):
        chance = RandomStream(bytes([number]) * 32)
        state = game.setup(game.seats[len(game.seats) // 2], game.options_type(), chance)
        events: list[Event] = []
        while asked := game.decisions(state):
            choose = partial(_choice, game, player, state, chance)
            events += play(game, state, *next_move(asked, choose), chance)
        found.append(events)
    return found


def _choice(
    game: AnyGame, player: Player[Any], state: Any, chance: Chance, seat: Seat, decision: Decision
) -> Choice:
    return player.choose(game.view(state, seat), decision, chance)


def read(name: str) -> Iterator[list[Line]]:
    """Yield the lines of each log, as read by each of the first two seats and by the public."""
    for events in logs(name):
        for viewer in (None, 0, 1):
            yield folded([event for event in events if event.visible_to(viewer)], GAMES[name].storyline)


@pytest.mark.parametrize("name", STORIES)
def test_every_event_stands_in_one_line_in_its_order(name: str) -> None:
    for events in logs(name):
        public = [event for event in events if event.visible_to(None)]
        lines = folded(public, GAMES[name].storyline)
        assert [event for line in lines for event in line.events] == public
        assert all(line.told for line in lines)
        assert len(lines) < len(public), (
            f"each line has one event: `turns`, `opens` and `breaks` of {name}'s Storyline fold none"
        )


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_moment_occurs(name: str) -> None:
    met: Counter[str] = Counter()
    storyline = GAMES[name].storyline
    for lines in read(name):
        for line in lines:
            begins = [event.text.key for event in line.events if event.text.key not in storyline.breaks][:1]
            assert line.is_moment == (not storyline.moments.isdisjoint(begins))
            met.update(event.text.key for event in line.events if line.is_moment)
    never = set(storyline.moments) - course_of(name).rare - set(met)
    assert not never, (
        f"`moments` of {name}'s Storyline that no game came to; `rare` of tests/render/{name}/tour.py lists"
        " those that are seldom"
    )


def test_a_log_of_a_game_that_marks_nothing_is_a_line_an_event() -> None:
    public = logs("abraca")[0]
    assert [line.told for line in folded(public, Storyline())] == [(event,) for event in public]


def test_who_needs_one_more_point_is_told() -> None:
    told = [event.text.key for events in logs("abraca") for event in events]
    assert "abraca-event-near" in told
