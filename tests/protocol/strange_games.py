"""Games that exist only in tests, made playable on the local Discord with plain pictures and words."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PIL import Image

import render.words
from bot.database.backend import Address
from games.engine.game import AnyGame
from games.registry import GAMES
from render.emojis import EmojiSet
from render.picture import AnyPainter, Parts, Picture
from render.registry import PAINTERS
from render.seats import SeatOccupant
from render.shape import Shape
from render.words import Words
from tests.support.databases import rows

GARDEN_WORDS = {
    "garden-prompt": "What now?",
    "garden-step": "Step",
    "garden-look": "Look",
    "garden-dig": "Dig",
    "garden-roll": "Roll",
    "garden-steps": "{ $player } steps.",
    "garden-looks": "{ $player } looks.",
    "garden-sees": "You see { $what }.",
    "garden-digs": "Up comes { $what }.",
    "garden-rolls": "The die rolls { $what }.",
    "garden-over": "The garden is dug over.",
    "garden-option-rich": "Rich",
    "garden-option-rich-help": "Rich soil?",
    "garden-option-rich-true": "Yes",
    "garden-option-rich-false": "No",
}
"""The words of the garden from the engine's tests."""


class PlainPainter:
    """Shows the view's repr."""

    emojis = EmojiSet("")

    def lobby(self, occupants: Sequence[SeatOccupant], seats: range, words: Words) -> Picture:
        return self._picture("lobby", "a lobby")

    def public(self, view: Any, occupants: Sequence[SeatOccupant], words: Words) -> list[Picture]:
        return [self._picture("board", repr(view))]

    def private(
        self, view: Any, occupants: Sequence[SeatOccupant], words: Words, shape: Shape = "wide"
    ) -> list[Picture]:
        return [self._picture("hand", repr(view))]

    def describe(self, view: Any, occupants: Sequence[SeatOccupant], words: Words) -> str:
        return repr(view)

    def parts(self, view: Any) -> Parts:
        return {}

    def parts_of(self, option: str) -> tuple[str, ...]:
        return ()

    def _picture(self, name: str, alt: str) -> Picture:
        return Picture(name, alt[:1000], lambda: Image.new("RGB", (1, 1)))


@contextlib.contextmanager
def known(
    game: AnyGame,
    sentences: dict[str, str],
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    painter: AnyPainter | None = None,
) -> Iterator[None]:
    """Register ``game`` with its painter and the words it needs, during the context."""
    with monkeypatch.context() as patch:
        patch.setattr(render.words, "FOLDERS", [*render.words.FOLDERS, folder / "words"])
        patch.setitem(GAMES, game.id, game)
        patch.setitem(PAINTERS, game.id, painter or PlainPainter())
        teach(game, sentences, folder)
        yield
    render.words._words.cache_clear()


def teach(game: AnyGame, sentences: dict[str, str], folder: Path) -> None:
    """Use ``sentences`` as the words of ``game`` in every language, written to its test's ``folder``."""
    texts = {f"{game.id}-name": game.id.capitalize(), f"{game.id}-tagline": "A test.", **sentences}
    text = "".join(f"{key} = {value}\n" for key, value in texts.items())
    for locale in render.words.locales():
        place = folder / "words" / locale
        place.mkdir(parents=True, exist_ok=True)
        (place / "test.ftl").write_text(text, encoding="utf-8")
    render.words._words.cache_clear()


def incidents(database: Address) -> list[tuple[str, int, str, dict[str, Any]]]:
    """Return the incidents in a database, oldest first: reference, table, trace and record of each."""
    found = rows(database, "SELECT reference, table_id, trace, record FROM incidents ORDER BY at")
    return [
        (reference, table, trace, msgspec.json.decode(record)) for reference, table, trace, record in found
    ]
