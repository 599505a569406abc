"""What people are told, and how far that has come. Times are Unix seconds."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from games.engine.text import Seat

NoticeKind = Literal[
    "turn", "last", "secret", "soon", "time", "vote", "proposal", "offer", "invited", "full", "missed",
    "open", "call", "seat", "closing", "result", "short", "halted", "unreleased", "closed", "removed", "blocked",
]  # fmt: skip
"""Somebody is asked; is the last of several who has not answered yet; is asked in secret, maybe with others;
comes after the one who has just begun; has used up the time of their seat; sits at a table where somebody
else has; is asked to agree to what another seat proposes; is offered a seat; is invited to a lobby; hosts
one of which all seats are taken, or one that could not begin at the time that was set; wants to hear of open
tables; has a role of the server that does; wants to hear of open tables, and a game that goes on has a free
seat; sits at a table that is about to be ended; played or followed a game that is over; has little left of
the time of their seat; looks after a table that is halted; does so, and nobody has released it for days;
looks after one in whose channel the bot can't post; was removed from a table; sits at a table to which
somebody they have blocked comes."""

NO_SEAT: Seat = -1
"""The seat of a notice to somebody who does not sit at the table."""

EVERYBODY = 0
"""The person of a notice that calls roles of the server."""

UNASKED: frozenset[NoticeKind] = frozenset({"open", "call", "seat"})
"""The kinds for which nobody waits: they are told once, and not while their person's clocks stand still."""

QUESTIONS: frozenset[NoticeKind] = frozenset({"turn", "last", "secret"})
"""The kinds that put a question of the game to somebody; the newer of them takes the place of the older."""


    "open", "call", "seat", "closing", "result", "short", "halted", "unreleased", "closed", "removed", "blocked",
"""The kinds that tell of something that has happened: what was told of it stays where it stands."""


PRIVATE: frozenset[NoticeKind] = frozenset({"blocked"})
"""The kinds that are never told in a channel, whatever way their person has chosen."""


NoticeState = Literal["due", "sent", "done"]
"""A notice is still to be told, was told and still holds, or is done with."""


class Removal(Struct, frozen=True):
    """Who removed somebody from a table, and the ``reason`` they typed; empty if they gave none."""

    by: Literal["host", "moderator"]
    reason: str = ""


class Notice(Struct, frozen=True):
    """A message owed to a person: unique by table, revision, seat, kind and person.

    ``channel`` and ``nonce`` are written before the message is sent, ``message`` afterwards: that shows
    interrupted deliveries, and everyone addressed by the message. ``told`` counts how often the person was
    notified, reminders included; ``told_at`` is the last time, or, while the notice is due, when its direct
    message went out and its mention is still to come. ``until`` is the moment its mention names as the end
    of the time, ``None`` if it names none. ``muted`` is the revision of the question the person has muted;
    ``is_at_closed`` says that the channel of its table was closed to the bot when it was read. ``removal``
    is that of somebody who was removed.
    """

    id: int
    table: int
    revision: int
    seat: Seat
    kind: NoticeKind
    person: int
    due_at: float
    state: NoticeState
    channel: int | None = None
    message: int | None = None
    told: int = 0
    told_at: float | None = None
    muted: int | None = None
    nonce: str | None = None
    until: float | None = None
    is_at_closed: bool = False
    removal: Removal | None = None

    @property
    def is_in_doubt(self) -> bool:
        """Whether it may have been told or not: its message was sent, and nobody knows what became of it."""
        return self.channel is not None and self.message is None


class NewNotice(Struct, frozen=True):
    """A notice to send from ``due_at`` on.

    ``revision`` is that of the question; ``None`` if there can be only one of the kind at a time, which
    then counts from the revision it came with. ``removal`` is that of somebody who was removed.
    """

    seat: Seat
    person: int
    due_at: float
    kind: NoticeKind = "turn"
    revision: int | None = None
    removal: Removal | None = None
