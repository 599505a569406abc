"""A ladder: people challenge others up to three places above them, and take their place by winning.

The places follow from the ladder's events alone, in their order; nothing else is stored.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

REACH = 3
"""Maximum number of places between a challenger and the person they challenge."""
OPEN = 3
"""Maximum number of open challenges that one person has made, and that one person has received."""
IDLE = 14 * 86_400.0
"""Seconds without a game after which a place is challenged without anybody pressing."""

EventKind: TypeAlias = Literal["joined", "left", "won", "lost", "timed_out"]


class Event(Struct, frozen=True):
    """Something that changes a ladder: ``person`` joined, left, or ended a challenge of ``other``.

    ``won`` and ``lost`` are the challenger's result. ``timed_out``: ``person`` ran out of time, whoever had
    made the challenge.
    """

    kind: EventKind
    person: int
    other: int | None = None


class Challenge(Struct, frozen=True):
    """An open challenge of ``other`` by ``person``."""

    person: int
    other: int


def places(events: Iterable[Event]) -> list[int]:
    """Return the people of a ladder, the highest first, after ``events``.

    A winner who challenged takes the place of the other one, who moves down by one with everybody between
    them. A loss changes nothing. Somebody who runs out of time leaves the ladder.

    >>> joined = [Event("joined", person) for person in (1, 2, 3)]
    >>> places([*joined, Event("won", 3, 1)]), places([*joined, Event("timed_out", 2)])
    ([3, 1, 2], [1, 3])
    """
    ladder: list[int] = []
    for event in events:
        if event.kind == "joined" and event.person not in ladder:
            ladder.append(event.person)
        elif event.kind in ("left", "timed_out") and event.person in ladder:
            ladder.remove(event.person)
        elif event.kind == "won" and event.person in ladder and event.other in ladder:
            above = ladder.index(event.other)
            if above < ladder.index(event.person):
                ladder.remove(event.person)
                ladder.insert(above, event.person)
    return ladder


def challengeable(ladder: Sequence[int], person: int, challenges: Sequence[Challenge]) -> list[int]:
    """Return the people whom ``person`` may challenge now, the highest first."""
    if person not in ladder or sum(one.person == person for one in challenges) >= OPEN:
        return []
    own = ladder.index(person)
    met = {one.other for one in challenges if one.person == person}
    met |= {one.person for one in challenges if one.other == person}
    return [
        other
        for other in ladder[max(0, own - REACH) : own]
        if other not in met and sum(one.other == other for one in challenges) < OPEN
    ]
