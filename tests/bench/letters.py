"""Measure the letters of every picture on a phone: the height of each word, and the smallest that matters."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from render.words import locales
from tests.bench.report import Row
from tests.render.test_channel import GAMES_ON_PHONES
from tests.support.letters import PHONE, Lettering, letterings

_LETTERS = 100
"""Maximum number of characters of the words in a row."""


def rows() -> list[Row]:
    """Return a row for each letter height on each kind of picture, with the words drawn at it."""
    return [row for game_id in GAMES_ON_PHONES for locale in locales() for row in _of(game_id, locale)]


def _of(game_id: str, locale: str) -> Iterator[Row]:
    alike = defaultdict[tuple[str, float, float], set[str]](set)
    for each in letterings(game_id, locale):
        alike[each.picture, each.least, round(each.height, 1)].add(_printable(each))
    for (picture, least, height), found in sorted(alike.items()):
        said = " · ".join(sorted(found))
        what = f"{game_id} {locale} {picture}: {said[:_LETTERS]}{'…' * (len(said) > _LETTERS)}"
        yield Row(what, height, f"px of {PHONE}", at_least=least or -float("inf"))


def _printable(each: Lettering) -> str:
    """Return the words of ``each`` without the characters that stand for pictures."""
    signs = range(0xE000, 0xF900)
    return "".join(letter for letter in each.words if letter.isprintable() and ord(letter) not in signs)
