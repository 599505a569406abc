"""The six seats: each has a crest, color and pattern, so none depends on color alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from games.engine.strength import Strength
from games.engine.text import Typed
from render.words import Words, as_plain

Pattern = Literal["plain", "bend", "chevron", "cross", "lozenges", "barry"]


class Crest(Struct, frozen=True):
    """The crest of a seat, on pictures and beside names in messages. ``colour`` is sRGB, ``#rrggbb``."""

    id: str
    colour: str
    pattern: Pattern
    emoji: str


CRESTS = (
    Crest("fox", "#B5402E", "plain", "🦊"),
    Crest("heron", "#2F5D93", "bend", "🐦"),
    Crest("frog", "#3C7D65", "chevron", "🐸"),
    Crest("bee", "#DDA63A", "cross", "🐝"),
    Crest("owl", "#6C4A91", "lozenges", "🦉"),
    Crest("hare", "#EDE6D6", "barry", "🐇"),
)
"""The crest of each seat, by seat number."""


class SeatOccupant(Struct, frozen=True):
    """The occupant of a seat: a person by display name, or a computer player (``name`` is ``None``).

    The name is empty for a person who asked to be forgotten. ``strength`` is set only for a computer player
    whose strength is shown.
    """

    name: Typed | None
    strength: Strength | None = None


def seat_names(occupants: Sequence[SeatOccupant], words: Words) -> tuple[str, ...]:
    """Return the plain name of every seat for pictures, in seat order."""
    return tuple(as_plain(name) for name in typed_names(occupants, words))


def typed_names(occupants: Sequence[SeatOccupant], words: Words) -> tuple[Typed, ...]:
    """Return the name of every seat, in seat order; a computer player is called after its crest."""
    return tuple(
        Typed(words(f"computer-{CRESTS[seat].id}"))
        if occupant.name is None
        else occupant.name or Typed(words("somebody"))
        for seat, occupant in enumerate(occupants)
    )
