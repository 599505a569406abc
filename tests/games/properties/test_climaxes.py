"""Climaxes are few, public, over with the next move, and worded in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from games.engine.chance import RandomStream
from games.engine.climax import Climax
from games.engine.decision import Choice, Decision
from games.engine.event import Event
from games.engine.game import AnyGame
from games.engine.play import next_move, play
from games.engine.text import Seat
from games.registry import GAMES
from render.words import locales, words_for

MOST = 8
"""With more pictures than this, none would be special."""
KINDS = {
    "abraca": {"all-used", "attack"},
    "towers": {"cleared"},
    "touria": {"castle", "dragon"},
    "saga": {"trial-passed", "trial-failed", "fight-won"},
}
"""The kinds of climaxes that occur in some games between computer players."""
GOES_ON = {"saga-event-discarded"}
"""Moves that may be the consequence of a climax, such as a Failure in which everybody discards."""
KEPT = 160
"""Number of events that a table keeps in memory."""
NAMES = ("Ada", "Bruno", "Chloé", "Dev", "Eva", "Finn")


def steps(game: AnyGame, seats: int, seed: int) -> Iterator[list[Event]]:
    """Yield the events of each move of a game between computer players."""
    chance = RandomStream(bytes([seed]) * 32)
    state = game.setup(seats, game.options_type(), chance)

    def choose(seat: Seat, decision: Decision) -> Choice:
        return game.computer_player.choose(game.view(state, seat), decision, chance)

    while asked := game.decisions(state):
        yield play(game, state, *next_move(asked, choose), chance)


def climaxes(game: AnyGame, seats: int, seed: int) -> list[Climax]:
    """Return the climaxes of a game, without repetitions."""
    events: list[Event] = []
    found: list[Climax | None] = [None]
    for step in steps(game, seats, seed):
        events += step
        now = game.climax(events)
        if now != found[-1]:
            found.append(now)
    assert found[-1] is None, "the end of a game has another picture"
    return [climax for climax in found if climax is not None]


@pytest.mark.parametrize("game_id", KINDS)
def test_a_game_has_few_climaxes(game_id: str) -> None:
    game, kinds = GAMES[game_id], Counter[str]()
    for seats in game.seats:
        for seed in range(3):
            found = climaxes(game, seats, seed)
            assert len(found) <= MOST
            kinds.update(climax.kind for climax in found)
            for climax in found:
                assert set(climax.seats) <= set(range(seats))
                assert 1 <= len(climax.told) <= 2
                assert all(words_for(locale).say(text, NAMES) for locale in locales() for text in climax.told)
    assert set(kinds) >= KINDS[game_id]


@pytest.mark.parametrize("game_id", KINDS)
def test_a_climax_is_over_with_the_next_move(game_id: str) -> None:
    game = GAMES[game_id]
    events: list[Event] = []
    before: Climax | None = None
    for step in steps(game, game.seats[-1], 1):
        events += step
        now = game.climax(events)
        moves = game.storyline.moves - GOES_ON
        if before is not None and any(event.text.key in moves for event in step):
            assert now != before
        before = now


@pytest.mark.parametrize("game_id", KINDS)
def test_a_climax_follows_from_the_latest_public_events(game_id: str) -> None:
    game = GAMES[game_id]
    events: list[Event] = []
    for step in steps(game, game.seats[-1], 2):
        events += step
        public = [event for event in events if event.audience is None]
        assert game.climax(events) == game.climax(public) == game.climax(events[-KEPT:])
