"""Notices to people, and how far their delivery has come. Times are Unix seconds."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from games.engine.text import NOTHING_TYPED, Seat, Typed

NoticeKind = Literal[
    "turn", "last", "secret", "soon", "time", "vote", "proposal", "offer", "invited", "full", "missed",
    "matched", "open", "call", "seat", "closing", "result", "short", "halted", "unreleased", "closed",
    "removed", "ended", "blocked", "silent", "hostless", "planned", "challenged", "third", "thirds",
]  # fmt: skip
"""Why a person is notified about a table.

- ``turn``: they are asked; ``last``: everyone else has answered; ``secret``: they may be asked in secret.
- ``soon``: the player before them has started.
- ``short``: little of their time is left; ``time``: it's up; ``silent``: they haven't answered for days, and
  the others decide about their seat; ``vote``: they decide about somebody else's.
- ``third``, ``thirds``: a third of what their game may take in its season has passed, and two thirds, while
  they are asked.
- ``proposal``: another seat asks for their consent.
- ``offer``: a seat is offered to them; ``invited``: they're invited to a lobby;
  ``matched``: the queue keeps a seat in a lobby for them.
- ``full``, ``missed``: every seat of their lobby is taken; too few were there at the set time.
- ``open``, ``seat``: they want to hear of open tables, and of free seats in running games; ``call``: the
  server's role for open tables.
- ``hostless``: their table needs a host, who is silent.
- ``closing``: their table will be ended.
- ``result``: a game they played or followed is over; ``removed``: they were removed from a table;
  ``ended``: their table has ended before its game was over, and why; ``blocked``: somebody they have
  blocked comes to theirs.
- ``challenged``: a game for their place on a ladder has begun, and somebody else is asked first.
- ``planned``: their plan is used up, or no longer fits.
- ``halted``, ``unreleased``: a table they look after is halted, and still is days later; ``closed``: the bot
  can't post in its channel.
"""

NO_SEAT: Seat = -1
"""The seat of a notice to somebody who doesn't sit at the table."""

EVERYBODY = 0
"""The person of a notice that mentions roles of the server."""

UNASKED: frozenset[NoticeKind] = frozenset({"open", "call", "seat"})
"""Kinds that nobody waits for: sent once, and not while the person's clocks stand still."""

QUESTIONS: frozenset[NoticeKind] = frozenset({"turn", "last", "secret"})
"""Kinds that put a question of the game to somebody; a newer one replaces an older one."""

ASKING: frozenset[NoticeKind] = QUESTIONS | {"vote", "proposal"}
"""Kinds that ask somebody for an answer: the person is reminded until it's given."""


OF_A_QUESTION: frozenset[NoticeKind] = QUESTIONS | {"short", "third", "thirds"}
"""Kinds about an open question of the game: muting the question mutes them."""


NEWS: frozenset[NoticeKind] = frozenset({"result", "removed", "ended", "blocked", "planned", "challenged"})
"""Kinds about something that has happened: their messages are never removed."""


PRIVATE: frozenset[NoticeKind] = frozenset({"blocked", "planned"})
"""Kinds that are never sent in a channel, whatever delivery the person has chosen."""


SILENT: frozenset[NoticeKind] = frozenset({"planned"})
"""Kinds that never ping: what happened was the person's own wish."""


NoticeState = Literal["due", "sent", "done"]
"""A notice is still to be sent, was sent and still applies, or is done."""


class Removal(Struct, frozen=True):
    """A removal from a table, or its end: who did it, and the ``reason`` they typed; empty if none.

    ``time``: somebody has run out of time. ``decided``: the competition of the game doesn't need it anymore.
    """

    by: Literal["host", "moderator", "time", "decided"]
    reason: Typed = NOTHING_TYPED


class Notice(Struct, frozen=True):
    """A message owed to a person: unique by table, revision, seat, kind and person.

    ``channel`` and ``nonce`` are written before the message is sent, ``message`` afterwards: that identifies
    interrupted deliveries, and everyone addressed by the message. ``told`` counts how often the person was
    notified, reminders included; ``told_at`` is the last time, or, while the notice is due, when its direct
    message went out and its mention is still to come. ``until`` is the time limit named in its mention,
    ``None`` if it names none. ``muted`` is the revision of the question that the person has muted.
    ``is_at_closed``: its table's channel was closed to the bot when the notice was read. ``removal`` belongs
    to a notice of kind ``removed`` or ``ended``.
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
        """Whether its delivery is uncertain: sending began, and no message was recorded."""
        return self.channel is not None and self.message is None


class NewNotice(Struct, frozen=True):
    """A notice to send from ``due_at`` on.

    ``revision`` is that of the question; ``None`` if there can be only one of its kind at a time, which then
    counts from the revision it came with. ``removal`` belongs to a notice of kind ``removed`` or ``ended``.
    """

    seat: Seat
    person: int
    due_at: float
    kind: NoticeKind = "turn"
    revision: int | None = None
    removal: Removal | None = None
