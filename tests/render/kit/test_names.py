"""Names on pictures: drawn as they are if a face has all their letters, otherwise replaced by the crest's
name.
"""

from __future__ import annotations

import pytest

from games.engine.text import Typed
from render.kit import faces
from render.kit.names import crests_alone, drawable_names, with_crests
from render.seats import SeatOccupant
from render.words import words_for


@pytest.mark.parametrize(
    ("given", "drawn"),
    [
        ("Ada", "Ada"),
        ("سارة", "سارة"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("𝕬𝖉𝖆", "Ada"),
        ("꧁༺Ada༻꧂", "Ada"),
        ("𒐫𒐫𒐫", "red fox"),
        ("\u200b\u200b", "red fox"),
        ("...", "red fox"),
        ("\u2800\u3164", "red fox"),
    ],
)
def test_a_name_is_drawn_or_replaced(given: str, drawn: str) -> None:
    assert drawable_names([SeatOccupant(Typed(given))], words_for("en")) == (drawn,)


def test_the_crest_is_named_in_the_readers_language() -> None:
    assert drawable_names([SeatOccupant(Typed("𒐫"))], words_for("it")) == ("volpe rossa",)


def test_a_computer_player_has_the_name_of_its_crest() -> None:
    assert drawable_names([SeatOccupant(None)], words_for("en")) == (words_for("en")("computer-fox"),)


def test_every_name_stands_beside_its_own_crest() -> None:
    first, second = with_crests(("Ada", "Bruno"))
    assert faces.plain(first).endswith("Ada")
    assert faces.plain(first)[0] != faces.plain(second)[0]


def test_a_crest_alone_leaves_no_gap_before_what_follows_it() -> None:
    assert all(
        crest.strip("\u2068\u2069") == chr(0xE000 + seat) for seat, crest in enumerate(crests_alone(3))
    )
