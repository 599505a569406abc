"""Moves in the current turn can be taken back as far as a barrier: a draw, a reveal, or another
seat's move.
"""

from __future__ import annotations

import pytest

from games.engine.decision import Decision, Option
from games.engine.record import blocks_undo, undoable_moves
from games.engine.text import Text
from tests.games.engine.garden import Garden
from tests.games.engine.test_record import walk

GARDEN = Garden()


@pytest.mark.parametrize(
    ("moves", "free"),
    [
        ((), 0),
        (("step",), 1),
        (("step", "step", "step"), 3),
        (("step", "roll"), 0),
        (("roll", "step", "step"), 2),
        (("step", "look"), 0),
        (("look", "step"), 1),
        (("step", "dig"), 0),
        (("dig", "step"), 1),
        (("step", "look", "step", "step"), 2),
    ],
)
def test_the_barrier_is_the_last_draw_or_revelation(moves: tuple[str, ...], free: int) -> None:
    assert undoable_moves(GARDEN, walk(*moves), 0) == free


def test_another_seat_is_a_barrier() -> None:
    record = walk("step", "step", "step", "step", "step")
    assert undoable_moves(GARDEN, record, 0) == 0
    assert undoable_moves(GARDEN, record, 1) == 1


def test_a_question_asked_in_secret_is_a_barrier_as_long_as_it_is_open() -> None:
    openly = Decision(Text("garden-prompt"), (Option("step", Text("garden-step")),))
    in_secret = Decision(openly.prompt, openly.options, discreet=True)
    assert not blocks_undo(openly, (), (), {1: openly})
    assert blocks_undo(openly, (), (), {1: in_secret})
    assert blocks_undo(in_secret, (), (), {})
