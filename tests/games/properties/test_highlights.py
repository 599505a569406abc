"""Highlights follow from public events, and are worded in every language."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.engine.chance import RandomStream
from games.engine.decision import Choice, Decision
from games.engine.event import Event
from games.engine.game import AnyGame
from games.engine.play import next_move, play
from games.engine.text import Seat
from games.registry import GAMES
from render.words import locales, words_for

NAMES = ("Ada", "Bruno", "Chloé", "Dev", "Eva", "Finn")
KINDS = {
    "abraca": {"highlight-overtakes", "highlight-leads", "highlight-led", "abraca-figure-spells"},
    "towers": {"highlight-overtakes", "highlight-leads", "highlight-led", "towers-figure-margin"},
    "touria": {"touria-highlight-first", "touria-highlight-follows", "touria-figure-doors"},
    "saga": {"saga-highlight-change", "saga-figure-won"},
}
"""The highlights of some games between computer players."""
LONGEST = {"turning_point": 64, "figure": 34}
"""Maximum characters of each with short names: longer ones would be small or cut on an end card."""


def played(game: AnyGame, seats: int, seed: int) -> tuple[Any, list[Event]]:
    """Return the end and the events of a game between computer players."""
    chance = RandomStream(bytes([seed]) * 32)
    state = game.setup(seats, game.options_type(), chance)
    events: list[Event] = []

    def choose(seat: Seat, decision: Decision) -> Choice:
        return game.computer_player.choose(game.view(state, seat), decision, chance)

    while asked := game.decisions(state):
        assert game.highlights(events, game.view(state, None)) is None, "it isn't over"
        events += play(game, state, *next_move(asked, choose), chance)
    return state, events


@pytest.mark.parametrize("game_id", KINDS)
def test_every_game_that_is_over_has_highlights(game_id: str) -> None:
    game, told = GAMES[game_id], Counter[str]()
    for seats in game.seats:
        for seed in range(3):
            state, events = played(game, seats, seed)
            found = game.highlights(events, game.view(state, None))
            assert found is not None
            for name, most in LONGEST.items():
                text = getattr(found, name)
                told.update([text.key])
                for locale in locales():
                    assert len(words_for(locale).say(text, NAMES)) <= most
    assert set(told) >= KINDS[game_id]


@pytest.mark.parametrize("game_id", KINDS)
def test_highlights_follow_from_public_events(game_id: str) -> None:
    game = GAMES[game_id]
    state, events = played(game, game.seats[-1], 3)
    view = game.view(state, None)
    public = [event for event in events if event.audience is None]
    assert game.highlights(public, view) == game.highlights(events, view)


@pytest.mark.parametrize("game_id", KINDS)
def test_a_game_of_which_only_the_end_is_known_has_a_figure(game_id: str) -> None:
    game = GAMES[game_id]
    state, _ = played(game, game.seats[0], 4)
    found = game.highlights((), game.view(state, None))
    assert found is not None
    assert all(words_for(locale).say(found.figure, NAMES) for locale in locales())
