"""Notices that bring people to a table: invitations, open lobbies, and free seats in running games."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.features.lobby.rules.beginning import seats_missing
from bot.features.notices.rules.notice import EVERYBODY, NO_SEAT, NewNotice, NoticeKind
from bot.features.open_tables.rules import has_seat_for, is_open_to, is_open_to_all
from bot.table.situation import Situation


def gathering_notices(
    at: Situation, listening: Collection[int], delay: float, *, is_new: bool
) -> Iterator[NewNotice]:
    """Yield the notices that bring people together at a table.

    ``listening`` are people who want to hear of open tables and free seats; if the table ``is_new``, the
    server's role for open tables is mentioned, too. People have ``delay`` seconds to act before anybody is
    notified.
    """
    yield from _invited(at, delay)
    yield from _full(at, delay)
    yield from _missed(at)
    yield from _open(at, listening, delay, is_new=is_new)
    yield from _seat_free(at, listening, delay)


def _invited(at: Situation, delay: float) -> Iterator[NewNotice]:
    """Yield the notices to people invited to a lobby, until they have answered."""
    if at.table.status == "lobby":
        for invitation in at.table.invited:
            kind: NoticeKind = "matched" if invitation.queued else "invited"
            yield NewNotice(NO_SEAT, invitation.person, invitation.at + delay, kind)


def _full(at: Situation, delay: float) -> Iterator[NewNotice]:
    """Yield the notice for the host that the lobby is full and can start."""
    table = at.table
    if table.status == "lobby" and len(table.seats) == at.player_counts[-1]:
        seat = table.seat_of(table.host)
        due = table.changed_at + delay
        yield NewNotice(NO_SEAT if seat is None else seat, table.host, due, "full")


def _missed(at: Situation) -> Iterator[NewNotice]:
    """Yield the notice to the host that too few people were there at the set starting time."""
    table = at.table
    if table.status == "lobby" and table.missed_start is not None and seats_missing(at):
        seat = table.seat_of(table.host)
        yield NewNotice(NO_SEAT if seat is None else seat, table.host, at.now, "missed")


def _open(at: Situation, listening: Collection[int], delay: float, *, is_new: bool) -> Iterator[NewNotice]:
    """Yield the notices of a lobby with free seats, to people who want to hear of it and to a role."""
    due = at.table.created_at + delay
    for person in listening:
        if is_open_to(at, person):
            yield NewNotice(NO_SEAT, person, due, "open")
    if is_new and at.settings.called and is_open_to_all(at):
        yield NewNotice(NO_SEAT, EVERYBODY, due, "call")


def _seat_free(at: Situation, listening: Collection[int], delay: float) -> Iterator[NewNotice]:
    """Yield the notices of a free seat in a running game, to people who want to hear of open tables.

    Their revision is always the same, so people are notified once per game, however often seats come free.
    """
    for person in listening:
        if has_seat_for(at, person):
            yield NewNotice(NO_SEAT, person, at.now + delay, "seat", 0)
