"""Pictures can be drawn whatever a person is called."""

from __future__ import annotations

import json
import random
import unicodedata

import pytest
from PIL import Image

from games.engine.content import data_folder
from games.engine.text import Typed
from render.kit import names, typesetting
from render.kit.names import drawable_names
from render.kit.typesetting import Style
from render.registry import PAINTERS
from render.seats import SeatOccupant
from render.words import words_for
from tests.render.fitting import Fitted, assert_fits
from tests.render.inkless import without_ink
from tests.render.reading import setting
from tests.render.samples import every_picture
from tests.render.test_pictures import FULL_TABLES

SMALLEST_NAME = 9
"""Font size of the widest names, whose crest also says who it is."""
BOLD = Style("bold", 30)
TITLES = Style("display", 40)
AWKWARD = {
    "a whole sentence as one letter": "\ufdfd",
    "widest letters": "\ufd44" * 32,
    "wide capitals": "W" * 32,
    "marks before anything": "\u0301\u0323\u0489Ada",
    "nothing but marks": "\u0301" * 32,
    "marks upon marks": "A" + "\u0308" * 31,
    "overrides of direction": "\u202eadA\u202d\u2067سارة",
    "open isolates": "\u2066\u2067\u2068" * 10,
    "no face": "\U00012432" * 32,
    "letters that become many": "\u3300" * 32,
    "private letters": "\ue000\ue001\ue00f",
    "controls": "\x00\x07\r\n\x7f",
    "half of a pair": "\ud83e",
    "joiners": "\u200d\ufe0f\u200d",
    "hearts": "♥" * 32,
    "nothing to see": "\u2800\u115f\u3164\uffa0",
    "nothing": " ",
}


def drawable(name: str) -> str:
    """Return the text that is drawn for ``name`` in the first seat."""
    return drawable_names([SeatOccupant(Typed(name))], words_for("en"))[0]


def drawn(text: str, style: Style) -> Image.Image:
    """Return a picture of ``text``, without using any cache."""
    picture = Image.new("RGB", (typesetting.measure(text, style) + 10, 4 * style.size))
    typesetting.draw_text(picture, text, style, (5, 2.5 * style.size))
    return picture


def covered() -> list[str]:
    """Return every letter that some face has."""
    table: dict[str, list[tuple[int, int]]] = json.loads((data_folder() / "fonts/coverage.json").read_text())
    return sorted({chr(point) for ranges in table.values() for a, b in ranges for point in range(a, b + 1)})


@pytest.mark.parametrize("part", range(4))
def test_every_letter_that_a_face_covers_can_be_drawn_alone_and_doubled(part: int) -> None:
    letters = covered()[part::4]
    assert len(letters) > 7000
    for first in range(0, len(letters), 40):
        some = [drawable(letter) for letter in letters[first : first + 40]]
        drawn(" ".join(f"{name} {2 * name if len(name) == 1 else drawable(2 * name)}" for name in some), BOLD)


def random_name(source: random.Random, letters: list[str]) -> str:
    """Return up to 32 random characters, most of them covered by a face."""
    length = source.randint(1, 32)
    if source.random() < 0.3:
        return "".join(
            chr(source.choice((0x80, 0x3000, 0x11000)) + source.randrange(0x900)) for _ in range(length)
        )
    few = source.choices(letters, k=source.randint(1, 6))
    marks = [letter for letter in map(chr, range(0x300, 0x370)) if unicodedata.combining(letter)]
    return "".join(
        source.choice((*few, " ", source.choice(marks), "\u202e", "\u200d")) for _ in range(length)
    )


def test_a_thousand_random_names_can_be_drawn() -> None:
    source, letters = random.Random(15), covered()
    for _ in range(1000):
        name = drawable(random_name(source, letters))
        assert name.strip()
        for style in (BOLD, TITLES):
            assert typesetting.measure(name, style) <= (names.WIDEST + 1) * style.size
            drawn(name, style)


@pytest.mark.parametrize("name", AWKWARD.values(), ids=AWKWARD)
def test_an_awkward_name_leaves_something_to_read(name: str) -> None:
    shown = drawn(drawable(name), BOLD)
    assert shown.getbbox() is not None
    assert drawable(name)[0].isprintable()


def test_a_mark_without_a_letter_and_marks_without_end_are_left_out() -> None:
    assert drawable("\u0301Ada") == "Ada"
    assert drawable("Ada \u0301 Lovelace") == "Ada Lovelace"
    assert drawable("x" + 30 * "\u0308") == "ẍ" + 2 * "\u0308"


def test_what_turns_the_direction_is_left_out() -> None:
    assert drawable("\u202eadA\u202c") == "adA"


def test_what_is_too_wide_to_be_read_becomes_the_crest() -> None:
    assert drawable("W" * 32) == "red fox"
    assert drawable("王" * 25) == "red fox"
    assert drawable("王" * 20) == "王" * 20
    assert drawable("Wolfgang Amadeus Maximilian Wurm") == "Wolfgang Amadeus Maximilian Wurm"


@pytest.mark.parametrize(("game_id", "seats"), FULL_TABLES)
def test_pictures_are_drawn_whatever_people_are_called(game_id: str, seats: int) -> None:
    assert game_id in PAINTERS
    called = list(AWKWARD.values())
    with without_ink(but_letters=True), setting() as fitted:
        for first in range(0, len(called), seats):
            some = tuple((called[first:] + called)[:seats])
            pictures = list(every_picture(game_id, seats, "en", some))
            for picture in pictures[first % 5 :: 5]:
                picture.draw()
    assert_fits(fitted, SMALLEST_NAME)


@pytest.mark.parametrize(("game_id", "seats"), FULL_TABLES)
def test_the_widest_names_that_are_drawn_fit(game_id: str, seats: int, fitted: list[Fitted]) -> None:
    widest = ("W" * 13, "王" * 23, "W" * 12 + " " + "W" * 12, "\ufd44" * 4)
    assert all(drawable(name) == name for name in widest)
    for picture in every_picture(game_id, seats, "it", (widest * 2)[:seats]):
        picture.draw()
    assert_fits(fitted, SMALLEST_NAME)
