"""The worked examples of New Game, one test each."""

from __future__ import annotations

from games.engine.chance import RecordedChance
from games.engine.play import play
from games.newgame.game import GAME
from tests.games.newgame.table import table


def test_all_who_have_shown_as_much_share_the_victory() -> None:
    """As printed (rules/newgame#example-1)."""
    state = table([3, 5, 17], [1, 2, 18], [9, 10, 11])
    for card in (3, 18, 9, 17, 2, 11):
        play(GAME, state, state.active, (f"show {card}",), RecordedChance(()))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (20, 20, 20)
    assert outcome.winners == (0, 1, 2)
