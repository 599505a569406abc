"""What a painter hands over: a picture yet to be drawn, and the words for those who cannot see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar

from msgspec import Struct
from PIL import Image

from render.emojis import EmojiSet
from render.seats import SeatOccupant
from render.shape import Shape
from render.words import Words

ViewIn_contra = TypeVar("ViewIn_contra", bound=Struct, contravariant=True)

ALT_LIMIT = 1024
"""The longest alternative text that Discord takes, in characters."""


Parts: TypeAlias = Mapping[str, object]
"""What each part of a private picture tells, by its name: plain values that can be written as JSON."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture made from one view. ``name`` is a plain word (``board``), the same for every viewer.

    ``alt`` says in the reader's language what the picture shows, at most ``ALT_LIMIT`` characters. ``draw``
    is slow and safe to call on any thread. ``key`` names a picture that is the same for everybody, which is
    drawn once and kept; it's empty for all others.
    """

    name: str
    alt: str
    draw: Callable[[], Image.Image]
    key: str = ""


class Painter(Protocol[ViewIn_contra]):
    """Draws one game. Everything comes from the view it is given; it never sees a state."""

    @property
    def emojis(self) -> EmojiSet:
        """The emojis of the game, and beside which words they stand."""
        ...

    def lobby(self, occupants: Sequence[SeatOccupant], seats: range, words: Words) -> Picture:
        """Return the picture of a lobby: who sits already, and the places that are still free."""
        ...

    def rules(self, words: Words) -> Picture | None:
        """Return the drawn page of the rules: the aim, a turn, the end; ``None`` if there is none."""
        ...

    def public(self, view: ViewIn_contra, occupants: Sequence[SeatOccupant], words: Words) -> list[Picture]:
        """Return what the channel sees, the main picture first: the board, a reveal, the final result."""
        ...

    def private(
        self, view: ViewIn_contra, occupants: Sequence[SeatOccupant], words: Words, shape: Shape = "wide"
    ) -> list[Picture]:
        """Return what only the viewer of ``view`` sees, in the ``shape`` that they asked for."""
        ...

    def parts(self, view: ViewIn_contra) -> Parts:
        """Return what each part of the private picture of ``view`` tells that changes while others play."""
        ...

    def parts_of(self, option: str) -> tuple[str, ...]:
        """Return the parts of the private picture that show what the option with that id is about."""
        ...

    def describe(self, view: ViewIn_contra, occupants: Sequence[SeatOccupant], words: Words) -> str:
        """Return the whole position as lines of plain text, for those who cannot see pictures."""
        ...


AnyPainter = Painter[Any]
