"""Games that exist only in tests, made playable on the local Discord: with plain pictures and words."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

import render.words
from games.engine.game import AnyGame
from games.registry import GAMES
from render.picture import Picture
from render.registry import PAINTERS
from render.seats import Sitter
from render.words import Words


class PlainPainter:
    """Shows the view as it prints."""

    def lobby(self, sitters: Sequence[Sitter], seats: range, words: Words) -> Picture:
        return self._picture("lobby", "a lobby")

    def public(self, view: Any, sitters: Sequence[Sitter], words: Words) -> list[Picture]:
        return [self._picture("board", repr(view))]

    def private(self, view: Any, sitters: Sequence[Sitter], words: Words) -> list[Picture]:
        return [self._picture("hand", repr(view))]

    def describe(self, view: Any, sitters: Sequence[Sitter], words: Words) -> str:
        return repr(view)

    def _picture(self, name: str, alt: str) -> Picture:
        return Picture(name, alt[:1000], lambda: Image.new("RGB", (1, 1)))


@contextmanager
def known(
    game: AnyGame, sentences: dict[str, str], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """Register ``game`` with the words that it needs, as long as the context lasts."""
    words = folder / "data" / "words"
    shutil.copytree(render.words.data_folder() / "words", words)
    texts = {f"{game.id}-name": game.id.capitalize(), f"{game.id}-tagline": "A test.", **sentences}
    text = "".join(f"{key} = {value}\n" for key, value in texts.items())
    for locale in words.iterdir():
        (locale / "test.ftl").write_text(text, encoding="utf-8")
    with monkeypatch.context() as patch:
        patch.setattr(render.words, "data_folder", lambda: folder / "data")
        patch.setitem(GAMES, game.id, game)
        patch.setitem(PAINTERS, game.id, PlainPainter())
        render.words._words.cache_clear()
        yield
    render.words._words.cache_clear()
