"""On Abraca's board, figures don't cover the numbers of spaces, and chips don't cover seat names."""

from __future__ import annotations

import msgspec
import pytest
from PIL import ImageChops

from games.abraca.model import Change
from games.abraca.view import View
from render.abraca import moon, phrases, place, scene, seatplate
from render.kit import channel
from render.kit.layout import Box, arrange
from render.words import words_for
from tests.render.abraca.positions import DECLARATIONS, view
from tests.render.samples import WIDEST_NAME, pictures

SEATS = (2, 3, 4, 5)
WINDOW = 30
"""Half the width of a window of the tower, in pixels."""
NAMES = 38
"""Distance of names below the upper edge of their plate, in pixels."""


@pytest.mark.parametrize("space", range(9))
@pytest.mark.parametrize("count", range(1, 6))
def test_figures_leave_the_number_of_their_space_free(count: int, space: int) -> None:
    middle = place.BOARD.middle
    whole = (0, 0, channel.WIDTH, channel.HEIGHT)
    boxes = [placed.box for placed in arrange(scene.figures([space] * count), whole)]
    assert len(boxes) == count
    for box in boxes:
        assert box.right <= middle - WINDOW or middle + WINDOW <= box.left
        assert box.left >= 0


@pytest.mark.parametrize("seats", SEATS)
def test_a_change_of_life_hides_no_name(seats: int) -> None:
    changes = tuple(Change(seat, 4, 2) for seat in range(seats))
    plain, changed = (
        msgspec.structs.replace(
            view(seats=seats), declarations=(msgspec.structs.replace(DECLARATIONS[-1], changes=lost),)
        )
        for lost in ((), changes)
    )
    drawn = [pictures("abraca", seen, (WIDEST_NAME,) * 5)[0].draw() for seen in (plain, changed)]
    different = ImageChops.difference(*drawn).getbbox()
    assert different is not None
    assert Box(*different).bottom <= channel.HEIGHT - place.EDGE - seatplate.HEIGHT + NAMES


@pytest.mark.parametrize(
    ("last", "said"),
    [(0, "Bruno: 1 to 8"), (5, "Bruno: 5 to 8 or stop"), (7, "Bruno: 7, 8 or stop"), (8, "Bruno: 8 or stop")],
)
def test_the_headline_says_who_and_what(last: int, said: str) -> None:
    headline = phrases.calls(turn_after(last), ("Ada", "Bruno", "Chloé", "Dev"), words_for("en"))
    assert headline.replace("\u2068", "").replace("\u2069", "") == said


def test_the_moon_has_a_result_only_once_something_was_declared() -> None:
    whole = (0, 0, channel.WIDTH, channel.HEIGHT)
    begun = msgspec.structs.replace(turn_after(0), declarations=())
    assert len(arrange(moon.element(view()), whole)) == len(arrange(moon.element(begun), whole)) + 1


def turn_after(last: int) -> View:
    return msgspec.structs.replace(view(), last=last)
