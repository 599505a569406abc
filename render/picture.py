"""What a painter returns: a picture yet to be drawn, with its alternative text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar

from msgspec import Struct
from PIL import Image

from games.engine.climax import Climax
from render.emojis import EmojiSet
from render.seats import SeatOccupant
from render.shape import Shape
from render.words import Words

ViewIn_contra = TypeVar("ViewIn_contra", bound=Struct, contravariant=True)

ALT_LIMIT = 1024
"""The longest alternative text that Discord accepts, in characters."""


Parts: TypeAlias = Mapping[str, object]
"""The content of each part of a private picture, by the part's name: plain values, writable as JSON."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture made from one view. ``name`` is a plain word (``board``), the same for every viewer.

    ``alt`` says in the reader's language what the picture shows, at most ``ALT_LIMIT`` characters. ``draw``
    is slow and safe to call on any thread. If it's a ``partial`` of a module's function, everybody who sees
    the same gets the same file (``render.content``).
    """

    name: str
    alt: str
    draw: Callable[[], Image.Image]


class Painter(Protocol[ViewIn_contra]):
    """Draws one game, from views only; it never sees a state."""

    @property
    def emojis(self) -> EmojiSet:
        """The emojis of the game, and the words they appear beside."""
        ...

    def lobby(self, occupants: Sequence[SeatOccupant], seats: range, words: Words) -> Picture:
        """Return the picture of a lobby: the seats taken and the seats still free."""
        ...

    def rules(self, words: Words) -> Picture | None:
        """Return the illustrated rules page (aim, turn, end), or ``None`` if the game has none."""
        ...

    def public(self, view: ViewIn_contra, occupants: Sequence[SeatOccupant], words: Words) -> list[Picture]:
        """Return the channel's pictures, the main one first: the board, a reveal, the final result."""
        ...

    def climax(
        self, climax: Climax, view: ViewIn_contra, occupants: Sequence[SeatOccupant], words: Words
    ) -> list[Picture]:
        """Return the channel's pictures at ``climax``: its own first, then those beside it."""
        ...

    def private(
        self, view: ViewIn_contra, occupants: Sequence[SeatOccupant], words: Words, shape: Shape = "wide"
    ) -> list[Picture]:
        """Return the private pictures of the viewer of ``view``, in the ``shape`` they asked for."""
        ...

    def parts(self, view: ViewIn_contra) -> Parts:
        """Return the content of each part of the private picture that can change while others play."""
        ...

    def parts_of(self, option: str) -> tuple[str, ...]:
        """Return the parts of the private picture that show what the option with that id is about."""
        ...

    def describe(self, view: ViewIn_contra, occupants: Sequence[SeatOccupant], words: Words) -> str:
        """Return the whole position as lines of plain text, for people who can't see pictures."""
        ...


AnyPainter = Painter[Any]
