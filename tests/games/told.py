"""Read the arguments of sentences for the games' ledgers."""

from __future__ import annotations

from collections.abc import Iterator

from games.engine.text import Seat, SeatName, Text


def seat_of(text: Text, place: str = "player") -> Seat:
    """Return the seat in ``text``'s argument ``place``."""
    name = text.args[place]
    assert isinstance(name, SeatName)
    return name.seat


def number_of(text: Text, place: str) -> int:
    """Return the number in ``text``'s argument ``place``."""
    value = text.args[place]
    assert isinstance(value, int)
    return value


def parts_of(text: Text) -> Iterator[Text]:
    """Yield the messages within ``text`` at any depth, including those in lists."""
    for value in text.args.values():
        if isinstance(value, Text):
            yield value
            yield from parts_of(value)
