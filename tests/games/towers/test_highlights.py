"""The score after each floor, computed from the log alone, matches the players' real score."""

from __future__ import annotations

import pytest

from games.engine.chance import RandomStream
from games.engine.decision import Choice, Decision
from games.engine.event import Event
from games.engine.play import next_move, play
from games.engine.text import Seat
from games.towers.game import GAME
from games.towers.rules.scoring import sheets
from games.towers.telling.highlights import standings


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_log_tells_every_score(seats: int) -> None:
    chance = RandomStream(bytes([seats]) * 32)
    state = GAME.setup(seats, GAME.options_type(), chance)
    events: list[Event] = []
    scores: list[tuple[int, ...]] = []

    def choose(seat: Seat, decision: Decision) -> Choice:
        return GAME.computer_player.choose(GAME.view(state, seat), decision, chance)

    while asked := GAME.decisions(state):
        step = play(GAME, state, *next_move(asked, choose), chance)
        events += step
        if any("treasure" in event.text.key for event in step):
            scores.append(tuple(sheet.total for sheet in sheets(state)))
    assert [standing.scores for standing in standings(events, seats)] == scores
