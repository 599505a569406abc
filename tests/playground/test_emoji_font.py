"""The page brings its own font for every emoji in use, because a machine without one would show boxes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from games.engine.content import data_folder
from render.seats import CRESTS

PAGE = Path(str(files("playground"))) / "page"


def covered() -> set[int]:
    """Return the characters that the page's font can draw."""
    [points] = re.findall(r"unicode-range: ([^;]+);", (PAGE / "emojis.css").read_text(encoding="utf-8"))
    return set(_points(points))


def _points(ranges: str) -> Iterator[int]:
    for part in ranges.split(", "):
        first, _, last = part.removeprefix("U+").partition("-")
        yield from range(int(first, 16), int(last or first, 16) + 1)


def emojis(text: str) -> set[str]:
    """Return the emojis in ``text``: characters of Noto Emoji other than digits and signs."""
    coverage = json.loads((data_folder() / "fonts" / "coverage.json").read_text(encoding="utf-8"))
    known = {point for first, last in coverage["noto-emoji-emoji-700"] for point in range(first, last + 1)}
    return {
        letter for letter in text if ord(letter) >= 0x2000 and ord(letter) in known and letter != "\ufe0f"
    }


def test_every_emoji_in_words_and_crests_is_in_the_font_of_the_page() -> None:
    written = "".join(file.read_text(encoding="utf-8") for file in data_folder().rglob("*.ftl"))
    written += "".join(crest.emoji for crest in CRESTS)
    wanted = emojis(written)
    assert len(wanted) > 20
    assert not {letter for letter in wanted if ord(letter) not in covered()}, "make assets ARGS=fonts"


def test_the_font_is_small() -> None:
    assert (PAGE / "emojis.woff2").stat().st_size < 100_000
