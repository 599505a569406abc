"""A caching painter: it paints and describes each view only once."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, TypeVar

import msgspec

from games.engine.climax import Climax
from render.emojis import EmojiSet
from render.picture import AnyPainter, Parts, Picture
from render.seats import SeatOccupant
from render.shape import Shape
from render.words import Words

Said = TypeVar("Said")


class RememberingPainter:
    """Caches what ``painter`` paints and describes, because dozens of panels show the same view."""

    def __init__(self, painter: AnyPainter) -> None:
        self._painter = painter
        self._said: dict[Hashable, Any] = {}

    @property
    def emojis(self) -> EmojiSet:
        """The emojis of the game."""
        return self._painter.emojis

    def lobby(self, occupants: Sequence[SeatOccupant], seats: range, words: Words) -> Picture:
        """Return the picture of a lobby."""
        return self._painter.lobby(occupants, seats, words)

    def rules(self, words: Words) -> Picture | None:
        """Return the drawn page of the rules."""
        return self._painter.rules(words)

    def public(self, view: Any, occupants: Sequence[SeatOccupant], words: Words) -> list[Picture]:
        """Return the channel's pictures."""
        return self._once(self._painter.public, view, occupants, words)

    def climax(
        self, climax: Climax, view: Any, occupants: Sequence[SeatOccupant], words: Words
    ) -> list[Picture]:
        """Return the channel's pictures at ``climax``."""
        return self._painter.climax(climax, view, occupants, words)

    def private(
        self, view: Any, occupants: Sequence[SeatOccupant], words: Words, shape: Shape = "wide"
    ) -> list[Picture]:
        """Return the private pictures for the viewer of ``view``."""
        return self._once(self._painter.private, view, occupants, words, shape)

    def parts(self, view: Any) -> Parts:
        """Return the text of each part of the private picture."""
        return self._painter.parts(view)

    def parts_of(self, option: str) -> tuple[str, ...]:
        """Return the parts that show what an option is about."""
        return self._painter.parts_of(option)

    def describe(self, view: Any, occupants: Sequence[SeatOccupant], words: Words) -> str:
        """Return the whole position as lines of plain text."""
        return self._once(self._painter.describe, view, occupants, words)

    def _once(
        self,
        say: Callable[..., Said],
        view: Any,
        occupants: Sequence[SeatOccupant],
        words: Words,
        *more: Hashable,
    ) -> Said:
        key = say, msgspec.msgpack.encode(view), tuple(occupants), words, more
        if key not in self._said:
            self._said[key] = say(view, occupants, words, *more)
        said: Said = self._said[key]
        return said
