"""The public board of Tschak!: the names in its headline, and what it shows of a decided floor."""

from __future__ import annotations

import msgspec
import pytest
from PIL import ImageChops

from games.towers.view import View
from render.kit.names import crests_alone, with_crests
from render.positions import PLAIN_NAMES, occupants
from render.towers import phrases
from render.towers.painter import PAINTER
from render.words import words_for
from tests.render.towers.positions import view

ENGLISH = words_for("en")


def waiting_for(*seats: int) -> View:
    """Return a view of four seats in which only ``seats`` have not chosen."""
    before = view()
    places = (
        msgspec.structs.replace(place, committed=seat not in seats)
        for seat, place in enumerate(before.places)
    )
    return msgspec.structs.replace(before, places=tuple(places))


def test_a_headline_names_two_seats_and_shows_more_by_their_crests() -> None:
    crested = with_crests(PLAIN_NAMES[:4])
    two = phrases.headline(waiting_for(0, 2), crested, ENGLISH)
    assert "Ada" in two
    assert "Chloé" in two
    assert two.endswith("choose")
    three = phrases.headline(waiting_for(0, 1, 2), crested, ENGLISH)
    assert three == f"{' '.join(crests_alone(4)[:3])} choose"
    assert phrases.headline(waiting_for(0, 1, 2, 3), crested, ENGLISH) == "Everyone chooses 2 cards"


@pytest.mark.parametrize("asked", ["swapping", "removing"])
def test_a_headline_says_what_one_seat_alone_must_do(asked: str) -> None:
    seen = msgspec.structs.replace(view(), wanted=0, **{asked: 3})
    said = phrases.headline(seen, with_crests(PLAIN_NAMES[:4]), ENGLISH)
    assert "Dev" in said
    assert "choose" not in said


def test_a_decided_floor_shows_who_takes_it() -> None:
    seen = view(fresh=True)
    assert seen.recap is not None
    other = msgspec.structs.replace(seen.recap.floor, strongest=2)
    around = occupants(PLAIN_NAMES, 4)
    one, two = (
        PAINTER.public(msgspec.structs.replace(seen, recap=recap), around, ENGLISH)[1].draw().convert("RGB")
        for recap in (seen.recap, msgspec.structs.replace(seen.recap, floor=other))
    )
    changed = ImageChops.difference(one, two)
    assert changed.crop((0, 150, 440, 1300)).getbbox() is not None, "the shield in the window"
    assert changed.crop((460, 760, 1180, 1330)).getbbox() is not None, "the rows of both seats"
