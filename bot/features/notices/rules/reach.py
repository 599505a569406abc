"""Which people a table's questions have reached while the bot can't post in its channel.

While the channel is open, nothing of this is stored: everybody who is asked is notified. While it's closed,
people are notified by direct message, and a question that hasn't reached anybody takes no time: its clock
stands still, and the window of a secret question doesn't begin. ``ClosedChannel`` in the table's row says who
was reached; everything else follows from it.

Whether a secret window runs depends on no answer and no private press: only on the channel, and on whether a
direct message reached everybody concerned.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.features.notices.rules.notice import EVERYBODY, QUESTIONS, UNASKED, Notice
from bot.features.people.rules.people import Delivery, Person
from bot.table.situation import Situation, TableStep, line
from bot.table.table import ClosedChannel, Question, SecretQuestion, Table
from games.engine.text import Seat


def way_of(notice: Notice, delivery: Delivery, closed: ClosedChannel | None) -> Delivery:
    """Return how ``notice`` is delivered to a person who asked for ``delivery``.

    If the channel is closed, direct messages replace mentions. Roles can't get direct messages, and nobody
    waits for the kinds in ``UNASKED``, so these stay as they are.
    """
    if closed is None or notice.person == EVERYBODY or notice.kind in UNASKED:
        return delivery
    return "direct" if delivery in {"channel", "both"} else delivery


def was_told(notice: Notice, person: Person) -> bool:
    """Return whether ``notice`` has reached its person in any way."""
    if notice.told or notice.told_at is not None:
        return True
    digested_at = person.digested_at if person.preferences.delivery == "digest" else None
    return digested_at is not None and notice.due_at <= digested_at and not person.shut_out


def told_seats(table: Table, told: Sequence[Notice]) -> dict[Seat, int]:
    """Return the revision of the open question by seat, for seats that a notice in ``told`` has reached."""
    return {
        notice.seat: notice.revision
        for notice in told
        if notice.kind in QUESTIONS and notice.revision == _revision(table, notice.seat)
    }


def untold(table: Table) -> frozenset[Seat]:
    """Return the seats whose question hasn't reached its person.

    All secret questions count as one: until it has reached everybody concerned, it has reached nobody.
    """
    closed = table.closed
    if closed is None:
        return frozenset()
    missing = {seat for seat in _people(table) if not _is_told(table, closed, seat)}
    secretly = {seat for seat in _people(table) if table.asked[seat].secret}
    return frozenset(missing | secretly if missing & secretly else missing)


def counted_from_release(
    before: Table, after: Table, asked: Mapping[Seat, Question], secretly: SecretQuestion | None
) -> tuple[dict[Seat, Question], SecretQuestion | None]:
    """Return the questions ``asked`` openly and ``secretly``, restarted if they only now reach somebody.

    ``after`` has the questions of ``before`` or newer ones.
    """
    if before.closed is None:
        return dict(asked), secretly
    now = after.changed_at
    released = untold(before) - untold(replace(after, asked=dict(asked), asked_secretly=secretly))
    begun = {
        seat: replace(question, at=now) if _is_same(before, seat, question) and seat in released else question
        for seat, question in asked.items()
    }
    if secretly is not None and any(begun[seat].secret for seat in released & begun.keys()):
        secretly = replace(secretly, at=now)
    return begun, secretly


def channel_closed(at: Situation, channel: int, told: Sequence[Notice], *, is_gone: bool) -> TableStep | None:
    """Return the step that notes that the bot can't post in ``channel``; ``None`` if that's known already.

    ``told`` are the notices that have reached their people so far.
    """
    table = at.table
    if table.channel != channel or table.status == "ended":
        return None
    if table.closed is not None and (table.closed.is_gone or not is_gone):
        return None
    known = table.closed or ClosedChannel(at.now)
    closed = _with_told(table, replace(known, is_gone=is_gone), told, at.now)
    after = at.after_resting(closed=closed)
    return TableStep(after, at.state, (line("log-channel-gone" if is_gone else "log-channel-closed"),))


def channel_opened(at: Situation, channel: int) -> TableStep | None:
    """Return the step that notes that the bot can post in ``channel`` again; ``None`` if nothing changes.

    The table doesn't count as idle meanwhile: people may not have known how to get to it.
    """
    if at.table.closed is None or at.table.channel != channel:
        return None
    return TableStep(at.after(closed=None), at.state, (line("log-channel-opened"),))


def reached(at: Situation, told: Sequence[Notice]) -> TableStep | None:
    """Return the step that notes the people reached by the notices in ``told`` despite a closed channel.

    ``None`` if that's known already.
    """
    table = at.table
    if table.closed is None:
        return None
    closed = _with_told(table, table.closed, told, at.now)
    if closed == table.closed:
        return None
    after = at.after_resting(closed=closed)
    if untold(after) != untold(table):
        # Clocks and windows start to run now.
        after.changed_at = at.now
    return TableStep(after, at.state)


def looked(at: Situation, person: int) -> TableStep | None:
    """Return the step that notes that ``person`` found their question by opening the table.

    ``None`` if it had reached them already, or is secret: nobody else may learn that they looked.
    """
    seat = at.table.seat_of(person)
    if at.table.closed is None or seat not in untold(at.table) or at.table.asked[seat].secret:
        return None
    told = {**at.table.closed.told, seat: at.table.asked[seat].revision}
    return TableStep(at.after(closed=replace(at.table.closed, told=told)), at.state)


def _with_told(table: Table, closed: ClosedChannel, told: Sequence[Notice], now: float) -> ClosedChannel:
    """Return ``closed`` with the questions and warnings that the notices in ``told`` have delivered."""
    known = {seat: revision for seat, revision in closed.told.items() if revision == _revision(table, seat)}
    warned = closed.warned
    if table.warned_at is not None and any(notice.kind == "closing" for notice in told):
        warned = warned if warned is not None and warned >= table.warned_at else now
    return replace(closed, told={**known, **told_seats(table, told)}, warned=warned)


def _people(table: Table) -> list[Seat]:
    """Return the seats that have a question and are played by a person."""
    return [seat for seat in table.asked if seat < len(table.seats) and not table.seats[seat].by_computer]


def _is_told(table: Table, closed: ClosedChannel, seat: Seat) -> bool:
    question = table.asked[seat]
    if question.secret:
        is_shown = table.asked_secretly is not None and seat in table.asked_secretly.shown
    else:
        is_shown = question.shown
    return is_shown or closed.told.get(seat) == _revision(table, seat)


def _revision(table: Table, seat: Seat) -> int | None:
    """Return the revision of notices about the open question of ``seat``; ``None`` if there's none."""
    question = table.asked.get(seat)
    if question is None:
        return None
    if question.secret:
        return None if table.asked_secretly is None else table.asked_secretly.revision
    return question.revision


def _is_same(before: Table, seat: Seat, question: Question) -> bool:
    known = before.asked.get(seat)
    return known is not None and known.revision == question.revision
