"""A ladder: people challenge others up to three places above them, and take their place by winning.

The places follow from the ladder's events alone, in their order; nothing else is stored. Times are Unix
seconds, people are member numbers.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from games.engine.game import AnyGame

REACH = 3
"""Maximum number of places between a challenger and the person they challenge."""
OPEN = 3
"""Maximum number of open challenges that one person has made, and that one person has received."""
IDLE = 14 * 86_400.0
"""Seconds without a game after which a place is challenged without anybody pressing."""
SIZE = 2
"""The number of people who play for a place."""

Result: TypeAlias = Literal["won", "lost", "drawn", "void"]
"""The end of a challenge as its challenger sees it; ``void``: it counts for nobody."""
Departure: TypeAlias = Literal["left", "timed_out", "removed"]
"""Somebody left by their own wish, ran out of time, or was removed by a moderator."""
EventKind: TypeAlias = Literal["joined", "left", "timed_out", "removed", "won", "lost", "drawn", "void"]


class Ladder(Struct, frozen=True):
    """The ladder of ``game`` on a server, with the terms of its next games.

    Games open in ``channel``, with ``clock`` and the terms of the server's ``preset``; ``None``: as printed.
    After ``closed_at``, nobody can challenge anybody. Nobody counts as idle before ``opened_at``, the last
    time it was opened.
    """

    guild: int
    channel: int
    game: str
    opened_at: float
    clock: str = "day"
    preset: str | None = None
    closed_at: float | None = None
    id: int = 0


class Challenge(Struct, frozen=True):
    """A challenge of ``other`` by ``member``, and its table once that is open.

    ``is_automatic``: nobody pressed, because ``other`` hadn't played for a while. ``opened_at``, ``ended_at``
    and ``settled_at`` are when its table was opened, when its end was written down as an event, and when its
    table was closed and its deal revealed. Each is written once.
    """

    ladder: int
    member: int
    other: int
    made_at: float
    is_automatic: bool = False
    table: int | None = None
    opened_at: float | None = None
    ended_at: float | None = None
    settled_at: float | None = None
    id: int = 0

    @property
    def people(self) -> frozenset[int]:
        """The challenger and the challenged person."""
        return frozenset((self.member, self.other))


class Event(Struct, frozen=True):
    """Something that changes a ladder: ``member`` joined or left it, or ended a ``challenge`` of ``other``.

    ``moderator`` did it, if a moderator did. An event that ``undone_by`` has undone counts as if it had never
    happened.
    """

    ladder: int
    kind: EventKind
    member: int
    at: float
    other: int | None = None
    challenge: int | None = None
    moderator: int | None = None
    undone_at: float | None = None
    undone_by: int | None = None
    id: int = 0


UNDOABLE: frozenset[EventKind] = frozenset({"won", "timed_out", "removed"})
"""The events that moderators can undo. They move people who didn't ask for it."""


def has_ladder(game: AnyGame) -> bool:
    """Return whether two people can play ``game``, so that it can have a ladder."""
    return SIZE in game.seats


def places(events: Iterable[Event]) -> list[int]:
    """Return the people of a ladder, the highest first, after ``events``.

    A winner who challenged takes the place of the other one, who moves down by one with everybody between
    them. A loss and a draw change nothing. Whoever leaves can join again at the end.

    >>> joined = [Event(1, "joined", member, 0.0) for member in (1, 2, 3)]
    >>> places([*joined, Event(1, "won", 3, 0.0, 1)]), places([*joined, Event(1, "timed_out", 2, 0.0)])
    ([3, 1, 2], [1, 3])
    """
    ladder: list[int] = []
    there: set[int | None] = set()
    for event in events:
        if event.undone_at is not None:
            continue
        if event.kind == "joined" and event.member not in there:
            ladder.append(event.member)
            there.add(event.member)
        elif event.kind in ("left", "timed_out", "removed") and event.member in there:
            ladder.remove(event.member)
            there.remove(event.member)
        elif event.kind == "won" and event.other is not None and there >= {event.member, event.other}:
            above, own = ladder.index(event.other), ladder.index(event.member)
            if above < own:
                del ladder[own]
                ladder.insert(above, event.member)
    return ladder


def challengeable(
    ladder: Sequence[int],
    member: int,
    challenges: Collection[Challenge],
    apart: Collection[frozenset[int]] = (),
) -> list[int]:
    """Return the people whom ``member`` may challenge now, the highest first.

    ``challenges`` are the open ones. The people of a pair in ``apart`` don't want to meet.
    """
    if member not in ladder or sum(one.member == member for one in challenges) >= OPEN:
        return []
    own = ladder.index(member)
    met = {*apart, *(one.people for one in challenges)}
    return [
        other
        for other in ladder[max(0, own - REACH) : own]
        if frozenset((member, other)) not in met and sum(one.other == other for one in challenges) < OPEN
    ]


def idle_from(
    ladder: Ladder, order: Iterable[int], events: Sequence[Event], challenges: Collection[Challenge]
) -> Mapping[int, float]:
    """Return when each person in ``order`` begins to count as idle, except people in an open challenge.

    Any event about them restarts the time, even one that a moderator has undone, and so does the undoing.
    """
    found = dict.fromkeys(order, ladder.opened_at)
    for event in events:
        for member in (event.member, event.other):
            if member in found:
                found[member] = max(found[member], event.at, event.undone_at or 0.0)
    busy = {member for one in challenges for member in one.people}
    return {member: since + IDLE for member, since in found.items() if member not in busy}


def ended(challenge: Challenge, result: Result, at: float, moderator: int | None = None) -> Event:
    """Return the event that ends ``challenge``."""
    return Event(
        challenge.ladder, result, challenge.member, at, challenge.other, challenge.id, moderator=moderator
    )


def winners(challenge: Challenge, events: Sequence[Event]) -> frozenset[int]:
    """Return the winner of a challenge that has ended; both of its people if nobody won."""
    for event in events:
        if event.challenge == challenge.id and event.kind in ("won", "lost"):
            return frozenset({challenge.member if event.kind == "won" else challenge.other})
    return challenge.people


def given_up(challenge: Challenge, member: int, at: float) -> Event:
    """Return the event that ends ``challenge`` because ``member``, one of its people, has given it up."""
    return ended(challenge, "lost" if challenge.member == member else "won", at)


def departed(
    ladder: int,
    member: int,
    kind: Departure,
    at: float,
    challenges: Iterable[Challenge],
    moderator: int | None = None,
) -> tuple[Event, ...]:
    """Return the events when ``member`` leaves: they give up their open ``challenges``, the oldest first.

    So whoever has challenged them can't lose the game by it.
    """
    lost = sorted((one for one in challenges if member in one.people), key=lambda one: one.id)
    return (
        *(given_up(one, member, at) for one in lost),
        Event(ladder, kind, member, at, moderator=moderator),
    )
