"""Sentences as keys and arguments; the words themselves are in ``data/words``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, TypeAlias, TypeVar

from msgspec import Struct

Seat: TypeAlias = Annotated[int, "seat"]
"""A place at the table, counted from 0; turns go in this order unless the game deals its seats.

In a view it is shown as the person who sits there.
"""


# Logs are read by the ten thousand; they contain no cycles for the garbage collector to find.
class Typed(Struct, frozen=True, gc=False, tag="typed"):
    """A text that a person typed: a name, a note, a search.

    It isn't a string, so that code can't show it without saying where: ``render.words`` escapes it for
    messages (every message of the catalogue takes it) and makes it plain for pictures, labels and files.
    ``raw`` is the text itself, for comparing and for editing it in a form. An empty one is false.
    """

    raw: str

    def __bool__(self) -> bool:
        return self.raw != ""

    def __str__(self) -> str:
        raise TypeError("a typed text is shown by as_typed or as_plain")

    def __format__(self, spec: str) -> str:
        raise TypeError("a typed text is shown by as_typed or as_plain")


NOTHING_TYPED = Typed("")


class SeatName(Struct, frozen=True, gc=False, tag="seat"):
    """An argument for the name of the player at ``seat``, filled in by the reader's words."""

    seat: Seat


class PersonName(Struct, frozen=True, gc=False, tag="person"):
    """An argument for the name of a person, by their number, filled in by the reader's words."""

    number: int


class FormerOccupant(Struct, frozen=True, gc=False, tag="former"):
    """An argument for the name of the player who sat at ``seat`` until this event; somebody else does now.

    ``number`` is as in ``PersonName``; ``None``: a computer player.
    """

    seat: Seat
    number: int | None


class Text(Struct, frozen=True, gc=False, tag="text"):
    """One message of the catalogue: its key and its arguments.

    >>> Text("abraca-event-refill", {"player": SeatName(0), "count": 3}).key
    'abraca-event-refill'
    """

    key: str
    args: dict[str, Argument] = {}


Argument: TypeAlias = int | str | Typed | SeatName | PersonName | FormerOccupant | Text
"""A message's argument: numbers and symbols are shown unchanged, typed texts escaped, names and messages by
reference."""


Item = TypeVar("Item", bound=Argument)
LIST_OF_ALL: Final = "list.and"
"""The key of a text whose arguments are listed in words, in the manner of the reader's language."""
LIST_IN_ROW: Final = "list.row"
"""The key of a text whose arguments follow each other without a word before the last."""
LIST_APART: Final = "list.apart"
"""The key of a text whose arguments may contain lists themselves."""
LISTS = frozenset({LIST_OF_ALL, LIST_IN_ROW, LIST_APART})
"""Keys that the catalogue lacks: ``render.words`` joins their arguments by the rules of the language."""


def listed(items: Sequence[Item]) -> Item | Text:
    """Return one or more ``items`` as a list in words: *a, b and c*."""
    return _joined(LIST_OF_ALL, items)


def in_row(items: Sequence[Item]) -> Item | Text:
    """Return one or more short ``items`` in a row: *a, b, c*."""
    return _joined(LIST_IN_ROW, items)


def apart(items: Sequence[Item]) -> Item | Text:
    """Return one or more ``items`` that may contain lists themselves: *a; b; c*."""
    return _joined(LIST_APART, items)


def _joined(key: str, items: Sequence[Item]) -> Item | Text:
    if len(items) == 1:
        return items[0]
    return Text(key, {str(number): item for number, item in enumerate(items)})


def named_in(text: Text) -> set[int]:
    """Return the numbers of all people mentioned in ``text``.

    >>> named_in(Text("log-joined", {"player": PersonName(5)}))
    {5}
    """
    found: set[int] = set()
    for value in text.args.values():
        if isinstance(value, Text):
            found |= named_in(value)
        elif isinstance(value, PersonName | FormerOccupant) and value.number is not None:
            found.add(value.number)
    return found
