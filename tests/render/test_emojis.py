"""The emojis of all games: Discord accepts them, they can be told apart, and each is beside what it shows."""

from __future__ import annotations

import io
import re
from functools import cache
from itertools import islice

import pytest
from PIL import Image

from games.engine.text import Text
from games.engine.walks import Walk
from games.registry import GAMES
from render import emojis
from render.kit.theme import Colour, contrast
from render.registry import PAINTERS
from render.seats import CRESTS
from render.words import locales, words_for

SETS = [emojis.SHARED, *(PAINTERS[game].emojis for game in GAMES)]
MOST = 2000
"""Maximum number of emojis per Discord application."""
GROUNDS: dict[str, Colour] = {"dark": (49, 51, 56), "light": (255, 255, 255)}
"""Discord's background colors."""
SMALL = 22
"""The width of an emoji in a line of text, in pixels."""
_LEAST = 0.12
"""The minimum share of a small emoji's pixels that must stand out from the background."""


@cache
def drawn() -> dict[str, Image.Image]:
    """Return every emoji's picture by its symbol."""
    sets = (PAINTERS[game].emojis for game in GAMES)
    return {symbol: emojis.square(draw()) for symbol, draw in emojis.drawings(sets)}


def test_discord_takes_every_name() -> None:
    names = [emojis.name_of(symbol, image) for symbol, image in drawn().items()]
    assert len(names) == len(set(names)) == sum(len(one.drawings) for one in SETS) < MOST
    assert [name for name in names if not re.fullmatch(r"[a-z0-9_]{2,32}", name)] == []
    assert [emojis.symbol_in(name) for name in names] == list(drawn())


def test_every_seat_has_its_crest() -> None:
    assert {emojis.crest_symbol(seat) for seat in range(len(CRESTS))} <= drawn().keys()


def test_discord_takes_every_file() -> None:
    for symbol, image in drawn().items():
        data = emojis.png(image)
        assert len(data) <= 256 * 1024, symbol
        with Image.open(io.BytesIO(data)) as file:
            assert (file.format, file.size, file.mode) == ("PNG", (128, 128), "RGBA"), symbol
            assert file.getchannel("A").getextrema() == (0, 255), symbol


def test_an_emoji_fills_its_square() -> None:
    for symbol, image in drawn().items():
        left, top, right, low = image.getchannel("A").getbbox() or (0, 0, 0, 0)
        assert max(right - left, low - top) >= 120, symbol


def test_no_two_of_a_game_look_alike() -> None:
    for one in SETS:
        pictures = [drawn()[emojis.symbol(one.game, thing)].tobytes() for thing in one.drawings]
        assert len(set(pictures)) == len(pictures), one.game


@pytest.mark.parametrize("ground", GROUNDS)
def test_small_emojis_stand_out_from_the_ground(ground: str) -> None:
    faint = {
        symbol: share for symbol, image in drawn().items() if (share := _standing_out(image, ground)) < 0.12
    }
    assert not faint


def _standing_out(image: Image.Image, ground: str) -> float:
    """Return the share of the small picture's pixels that stand out from the background."""
    small = image.resize((SMALL, SMALL), Image.Resampling.LANCZOS)
    base = Image.new("RGBA", small.size, GROUNDS[ground])
    base.alpha_composite(small)
    data = base.convert("RGB").tobytes()
    pixels = [(data[at], data[at + 1], data[at + 2]) for at in range(0, len(data), 3)]
    return sum(contrast(pixel, GROUNDS[ground]) >= 2 for pixel in pixels) / len(pixels)


def test_another_drawing_has_another_name() -> None:
    image = drawn()["crest_fox"]
    changed = image.copy()
    changed.putpixel((64, 64), (1, 2, 3, 255))
    assert emojis.name_of("crest_fox", image) == emojis.name_of("crest_fox", image.copy())
    assert emojis.name_of("crest_fox", changed) != emojis.name_of("crest_fox", image)


@pytest.mark.parametrize(
    "name", ["crest_fox", "party_parrot", "crest_fox_0A1B2C3D", "0a1b2c3d", "x_0a1b2c3g"]
)
def test_names_of_others_hold_no_symbol(name: str) -> None:
    assert emojis.symbol_in(name) == ""


def test_emojis_stand_beside_words_that_there_are() -> None:
    for one in SETS:
        assert set(one.beside.values()) <= one.drawings.keys(), one.game
        for locale in locales():
            words = words_for(locale)
            assert [key for key in one.beside if not words.has(key)] == [], (one.game, locale)


def test_a_text_shows_what_it_names_first() -> None:
    gems = PAINTERS["touria"].emojis
    paint = Text("touria-do-paint", {"from": Text("touria-gem-red"), "to": Text("touria-gem-blue")})
    assert gems.symbol_of(paint) == "touria_gem_red"
    assert gems.symbol_of(Text("touria-do-order", {"gems": Text("touria-gem-red")})) == "touria_trader"
    assert gems.symbol_of(Text("touria-do-skip")) is None
    assert gems.symbol_of(Text("touria-do-door", {"door": 3})) is None


_ONLY_WORDS = {"touria-do-forced", "touria-do-route"}
"""Choices that name nothing with an emoji: a tower, or gems that aren't always there."""


@pytest.mark.parametrize("game", GAMES)
def test_choices_that_name_a_thing_have_its_emoji(game: str) -> None:
    for number in range(3):
        for made in islice(Walk.begin(GAMES[game], number).go_on(), 300):
            for one in (option.label for decision in made.asked.values() for option in decision.options):
                if any(isinstance(value, Text) for value in one.args.values()) and one.key not in _ONLY_WORDS:
                    assert PAINTERS[game].emojis.symbol_of(one) in drawn(), one


@pytest.mark.parametrize("game", GAMES)
def test_of_choices_that_read_alike_the_emojis_are_alike(game: str) -> None:
    words, names = words_for("en"), [crest.id for crest in CRESTS]
    beside: dict[str, str | None] = {}
    for made in islice(Walk.begin(GAMES[game], 3).go_on(), 300):
        for one in (option.label for decision in made.asked.values() for option in decision.options):
            symbol = PAINTERS[game].emojis.symbol_of(one)
            assert beside.setdefault(words.say(one, names), symbol) == symbol, one
