"""Lobbies that the queue makes: their game begins once everybody has accepted, or they end without one."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.features.blocks.rules import people_coming
from bot.features.open_tables.rules import is_open_to
from bot.features.queue.rules.wish import answer_time
from bot.table.actor import Facts
from bot.table.situation import Situation, TableStep, line
from bot.table.table import Invitation, Table
from games.engine.event import Event


def fallen_apart(
    at: Situation, after: Table, told: Sequence[Event], refusing: Collection[int] = ()
) -> TableStep:
    """Return the step to ``after``, in which somebody is missing, with the lobby ended.

    Nobody else loses anything: the seats of the others are free, and they keep their place in the queue.
    ``refusing`` are people who had accepted and no longer want to play; their invitations say so.
    """
    others = [_closed(one, at.now) if one.is_open else one for one in after.invitations]
    left = [Invitation(person, after.host, at.now, state="declined", queued=True) for person in refusing]
    after.invitations, after.status = [*others, *left], "ended"
    return TableStep(after, None, (*told, line("log-fell-apart")))


def called_off(at: Situation) -> list[Invitation]:
    """Return the invitations of a lobby of the queue that a moderator ends.

    They let everybody stop waiting, so that the queue doesn't make the same table again.
    """
    seated = [row.person for row in at.table.seats if row.person is not None]
    return [
        *(one.closed("called-off") if one.is_open else one for one in at.table.invitations),
        *(Invitation(person, at.table.host, at.now, state="called-off", queued=True) for person in seated),
    ]


def strangers_at(table: Facts, person: int) -> int:
    """Return how many of the others at a lobby are from other servers, for ``person``, who is invited."""
    return next((one.strangers for one in table.invited if one.person == person), 0)


def seat_offered(at: Situation, person: int) -> TableStep | None:
    """Return the step that keeps a seat in somebody's lobby for ``person`` from the queue.

    ``None`` if the lobby takes nobody from the queue, has no seat for them, or somebody there and they don't
    want to meet.
    """
    table = at.table
    coming = people_coming(table)
    is_blocked = any(person in at.blocks.of(other) for other in coming)
    if not table.from_queue or is_blocked or at.blocks.keeps_from(person, table, *coming):
        return None
    if not is_open_to(at, person):
        return None
    due_at = at.now + answer_time(table.clock)
    invitation = Invitation(person, table.host, at.now, due_at, queued=True)
    after = at.after_resting(invitations=[*table.invitations, invitation])
    return TableStep(after, None, (line("log-queue-offers"),))


def incomplete(at: Situation) -> TableStep | None:
    """Return the step that ends a lobby of the queue that can't be played; ``None`` for any other table.

    Its channel is gone, or somebody it was made for has had their data deleted.
    """
    table = at.table
    if not table.matched or table.status != "lobby":
        return None
    is_gone = table.closed is not None and table.closed.is_gone
    if not is_gone and len(table.seats) + len(table.invited) >= table.matched:
        return None
    return fallen_apart(at, at.after(), ())


def _closed(invitation: Invitation, now: float) -> Invitation:
    """Return an open invitation as withdrawn, or as unanswered if its time is up, too."""
    is_late = invitation.due_at is not None and invitation.due_at <= now
    return invitation.closed("lapsed" if is_late else "withdrawn")
