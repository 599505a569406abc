"""Positions in one line: what was written can be read back, and impossible positions are named."""

from __future__ import annotations

import msgspec
import pytest

from games.abraca import model
from games.abraca.model import Options
from games.engine.chance import RandomStream
from games.engine.walks import Walk
from tests.games.abraca.notation import NotationError, read, write
from tests.games.abraca.table import ABRACA


def test_every_position_can_be_written_and_read() -> None:
    past = {"declarations": [], "rounds": [], "winners": ()}
    for number in range(30):
        walk = Walk.begin(ABRACA, number)
        for _ in walk.go_on():
            again = read(write(walk.state), walk.state.options)
            assert again == msgspec.structs.replace(walk.state, **past), walk.place()
            assert write(again) == write(walk.state), walk.place()


def test_what_is_left_out_is_filled_with_the_highest_stones() -> None:
    written = write(read("35488/?????/?????")).partition(" secrets")[0]
    assert written == "35488/88888/87777 round 1 turn 0 active 0 last 0 life 6,6,6 points 0,0,0"


def test_repr_rebuilds_a_state_with_its_past() -> None:
    state = ABRACA.setup(2, Options(), RandomStream(bytes(32)))
    ABRACA.apply(state, state.active, ("cast 8",), RandomStream(bytes(32)))
    assert eval(repr(state), vars(model)) == state


def test_all_that_one_may_say() -> None:
    state = read(
        "35(17)4+88/?????/- life 3,2,0 points 1,2,3 secrets 4/-/7 left 12 pool 345"
        " active 1 last 6 turn 9 round 2",
        Options(last_standing=True),
    )
    assert state.hands[0] == [3, 5, 4, 8, 8]
    assert state.denied[0] == [0, 1 << 1 | 1 << 7, 0, 0, 0]
    assert state.fresh == [2, 0, 0]
    assert state.hands[2] == []
    assert (state.life, state.points) == ([3, 2, 0], [1, 2, 3])
    assert (state.secrets, state.secrets_left, state.pool) == ([[4], [], [7]], [1, 2], [3, 4, 5])
    assert (state.active, state.last, state.turn, state.round) == (1, 6, 9, 2)
    ABRACA.check(state)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("11/?????", "more stones 1"),
        ("12345", "1 hands"),
        ("359/?????", "character 3"),
        ("35/????? mana 3", "no fields"),
        ("35/????? life", "no values"),
        ("35/????? pool 9", "no row"),
        ("?????/?????/?????/?????/????? pool 66667777", "cannot be filled"),
    ],
)
def test_what_is_wrong_is_named(text: str, what: str) -> None:
    with pytest.raises(NotationError, match=what):
        read(text)
