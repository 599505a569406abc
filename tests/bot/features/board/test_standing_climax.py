"""A climax stays on the board until somebody moves, unless it's taken back."""

from __future__ import annotations

import pytest

from bot.features.board.rules.standing_climax import standing_climax
from games.engine.chance import RandomStream
from games.engine.decision import Choice, Decision
from games.engine.event import Event
from games.engine.play import next_move, play
from games.engine.text import Seat, Text
from games.registry import GAMES
from tests.support.features import CLIMAXES


def first_climax(game_id: str) -> tuple[list[Event], list[Event]]:
    """Return the events of a game up to its first climax, and those of the moves up to the next climax."""
    game, chance = GAMES[game_id], RandomStream(bytes(32))
    state = game.setup(game.seats[-1], game.options_type(), chance)
    events: list[Event] = []
    after: list[Event] = []

    def choose(seat: Seat, decision: Decision) -> Choice:
        return game.computer_player.choose(game.view(state, seat), decision, chance)

    while standing_climax(game, events) is None:
        events += play(game, state, *next_move(game.decisions(state), choose), chance)
    while standing_climax(game, [*events, *after]) is not None:
        after += play(game, state, *next_move(game.decisions(state), choose), chance)
    return events, after


@pytest.mark.parametrize("game_id", CLIMAXES)
def test_a_climax_stands_until_somebody_moves(game_id: str) -> None:
    game, (events, after) = GAMES[game_id], first_climax(game_id)
    climax = standing_climax(game, events)
    assert climax is not None
    assert standing_climax(game, [*events, Event(Text("log-paused"))]) == climax
    whisper = Event(Text(f"{game_id}-event-secret"), audience=(0,))
    assert standing_climax(game, [*events, whisper]) == climax
    assert standing_climax(game, [*events, *after]) is None


@pytest.mark.parametrize("game_id", CLIMAXES)
def test_a_climax_is_gone_once_it_is_taken_back(game_id: str) -> None:
    game, (events, _) = GAMES[game_id], first_climax(game_id)
    assert standing_climax(game, [*events, Event(Text("log-taken-back"))]) is None


@pytest.mark.parametrize("game_id", CLIMAXES)
def test_a_new_game_shows_no_climax_of_the_one_before(game_id: str) -> None:
    game, (events, _) = GAMES[game_id], first_climax(game_id)
    begun = Event(Text("log-started"), begins=True)
    assert standing_climax(game, [*events, begun]) is None
