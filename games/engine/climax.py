"""Climaxes: the few events of a game that deserve a picture of their own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

from games.engine.event import Event
from games.engine.text import Seat, SeatName, Text

Fact: TypeAlias = int | str | tuple[int, ...]
"""A number or an id that the picture shows, or a number for each seat."""


class Climax(Struct, frozen=True):
    """Something that everybody should see: one picture, and one or two sentences (``told``).

    ``kind`` names it within its game, such as ``trial-passed``, and ``seats`` are those who brought it about.
    ``facts`` has the other things that the picture shows, by name. All of it comes from public events, so
    everybody gets the same.
    """

    kind: str
    seats: tuple[Seat, ...]
    told: tuple[Text, ...]
    facts: Mapping[str, Fact] = {}

    def number(self, name: str) -> int:
        """Return the fact called ``name``, a number; 0 if there's none."""
        found = self.facts.get(name, 0)
        assert isinstance(found, int)
        return found

    def word(self, name: str) -> str:
        """Return the fact called ``name``, an id; empty if there's none."""
        found = self.facts.get(name, "")
        assert isinstance(found, str)
        return found

    def by_seat(self, name: str) -> tuple[int, ...]:
        """Return the fact called ``name``, which has a number for each seat; empty if there's none."""
        found = self.facts.get(name, ())
        assert isinstance(found, tuple)
        return found


def public(events: Iterable[Event], game: str) -> list[Event]:
    """Return the ``events`` of ``game`` that are public."""
    return [event for event in events if event.audience is None and event.text.key.startswith(f"{game}-")]


def last_but(events: Sequence[Event], aftermath: frozenset[str]) -> int:
    """Return the index of the last of ``events`` whose key isn't in ``aftermath``, or -1."""
    return next((at for at in reversed(range(len(events))) if events[at].text.key not in aftermath), -1)


def seat_in(text: Text) -> Seat:
    """Return the seat of the player whom ``text`` names."""
    player = text.args["player"]
    assert isinstance(player, SeatName)
    return player.seat


def number_in(text: Text, name: str) -> int:
    """Return the argument ``name`` of ``text``, a number."""
    found = text.args[name]
    assert isinstance(found, int)
    return found
