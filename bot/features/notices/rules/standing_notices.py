"""The notices that apply, their recipients and their start: derived from a table's state alone.

Delivery compares this with the notices sent so far, and corrects the difference. Only news (the end of a
game, for example) follow from a step instead, see ``news``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from bot.features.absence.rules.timeout_votes import late_seats
from bot.features.blocks.rules import people_at, people_coming
from bot.features.clocks.rules.due import next_person
from bot.features.notices.rules.gathering_notices import gathering_notices
from bot.features.notices.rules.notice import (
    EVERYBODY,
    NO_SEAT,
    OF_A_QUESTION,
    QUESTIONS,
    NewNotice,
    Notice,
    NoticeKind,
)
from bot.features.notices.rules.time_warnings import first_warning_due
from bot.features.people.rules.people import Delivery
from bot.table.action import OPEN
from bot.table.actor import Facts, seat_of
from bot.table.alone import Seated, is_alone
from bot.table.asks import asks_of, asks_of_host, asks_of_person
from bot.table.situation import Situation
from bot.table.table import NOWHERE, Question, Table
from games.engine.text import Seat

LEFT_OPEN = 3_600.0
"""Seconds until people are notified of a question that they saw when they pressed but didn't answer."""


STILL_HALTED = 3 * 86_400.0
"""Seconds after which the people in charge of a halted table are notified again."""

LAST_AFTER = 3_600.0
"""Seconds that somebody has for a question before they are notified that only their answer is missing."""


class Listeners(Struct, frozen=True):
    """The people notified about a table besides its players with a question.

    They are ``followers``, people who want ``early`` notice, and, in ``open_tables``, people who want to hear
    of new tables and free seats; if it ``is_new``, the server's role for open tables does, too. ``delay`` is
    how many seconds people have to act before anybody is notified.
    """

    followers: Collection[int] = ()
    early: Collection[int] = ()
    delay: float = 0
    open_tables: Collection[int] = ()
    is_new: bool = False


class NoticeKey(NamedTuple):
    """The identity of a notice: kind, seat, person, and the revision of the question.

    ``revision`` is ``None`` if there can be only one of the kind at a time.
    """

    kind: NoticeKind
    seat: Seat
    person: int
    revision: int | None


def standing_notices(at: Situation, listeners: Listeners) -> dict[NoticeKey, NewNotice]:
    """Return the notices that apply to the table; ``at`` includes the offers of its seats."""
    found = {}
    for find in _KINDS:
        for notice in find(at, listeners):
            found[NoticeKey(notice.kind, notice.seat, notice.person, notice.revision)] = notice
    return found


def appearing(before: Situation, after: Situation, listeners: Listeners) -> tuple[NewNotice, ...]:
    """Return the notices that apply ``after`` a step and didn't ``before``.

    A warning appears again if it's due at another time, because the clock was restarted or got more time.
    """
    known = standing_notices(before, listeners)
    return tuple(
        notice
        for key, notice in standing_notices(after, listeners).items()
        if key not in known or (notice.kind == "short" and _is_moved(known[key], notice, after.now))
    )


def _is_moved(before: NewNotice, after: NewNotice, now: float) -> bool:
    """Return whether a notice is due at another time than before; two times in the past are the same."""
    return max(before.due_at, now) != max(after.due_at, now)


def counted(notice: NewNotice, table: Table) -> NewNotice:
    """Return ``notice`` as stored: without a revision of its own, it gets the table's current one."""
    return notice if notice.revision is not None else replace(notice, revision=table.revision)


def holds(at: Situation, notice: Notice) -> bool:
    """Return whether ``notice`` still applies; for an offer, ``at`` includes the table's offers."""
    match notice.kind:
        case "result":
            return at.table.status == "over"
        case "ended":
            return at.table.status == "ended"
        case "removed":
            return at.table.seat_of(notice.person) is None
        case "planned":
            return at.table.seat_of(notice.person) is not None
        case "challenged":
            return at.table.seat_of(notice.person) is not None and at.table.status in OPEN
        case "blocked":
            meets = not at.blocks.of(notice.person).isdisjoint(people_coming(at.table))
            return meets and notice.person in people_at(at.table) and at.table.status in OPEN
        case _:
            pass
    person = (notice.person,)
    standing = standing_notices(at, Listeners(early=person, open_tables=person, is_new=True))
    return any(
        key[:3] == (notice.kind, notice.seat, notice.person)
        and (key.revision is None or key.revision <= notice.revision)
        for key in standing
    )


def is_unwelcome(at: Situation, notice: Notice) -> bool:
    """Return whether ``notice`` would bring its person together with somebody they've blocked.

    For an offer, ``at`` includes the table's offers. Such a person isn't pinged, and nobody else can see
    that.
    """
    by: set[int] = set()
    match notice.kind:
        case "invited":
            by = {one.invited_by for one in at.table.invited if one.person == notice.person}
        case "offer":
            by = {one.offered_by for one in at.offers if one.person == notice.person}
        case "open" | "seat" | "matched":
            pass
        case _:
            return False
    return at.blocks.keeps_from(notice.person, at.table, *by)


def is_quiet(table: Facts, person: int) -> bool:
    """Return whether no channel mentions ``table`` to ``person``: it's private, or they play there alone."""
    return table.is_private or (is_alone(table) and seat_of(table, person) is not None)


def quiet_way(table: Seated, delivery: Delivery) -> Delivery:
    """Return how people hear of a table that no channel mentions: directly if others wait for them there."""
    return "direct" if delivery == "channel" and not is_alone(table) else delivery


def is_muted(table: Table, notice: Notice) -> bool:
    """Return whether the person has muted the question of ``notice``."""
    if notice.muted is None or notice.kind not in OF_A_QUESTION:
        return False
    question = table.asked.get(notice.seat)
    return question is not None and question.revision == notice.muted


def question_to(at: Situation, person: int) -> int | None:
    """Return the revision of the game's question that ``person`` hasn't answered, if there is one."""
    asked = asks_of_person(at.table, person)
    return next((ask.revision for ask in asked if ask.kind == "question"), None)


def still_asks(at: Situation, notice: Notice) -> bool:
    """Return whether the person still owes an answer to the question of ``notice``."""
    kind = "question" if notice.kind in QUESTIONS else notice.kind
    return any(ask.kind == kind for ask in asks_of_person(at.table, notice.person))


def heard_of(question: Question, delay: float = 0.0) -> float:
    """Return when a person hears of an open question: ``delay`` seconds later, unless they saw it at once."""
    return question.at if question.shown else question.at + delay


def _asked(at: Situation, listeners: Listeners) -> Iterator[NewNotice]:
    """Yield notices for players with an open question, and for the last of several to answer."""
    waiting = _waiting(at)
    for seat in waiting:
        question, person = at.table.asked[seat], _player(at, seat)
        if person is None or question.secret or question.standing or question.planned:
            continue
        due = question.at + (LEFT_OPEN if question.shown else listeners.delay)
        yield NewNotice(seat, person, due, "turn", question.revision)
        if waiting == [seat] and len(_openly_asked(at)) > 1:
            due = max(question.at + LAST_AFTER, at.table.changed_at + listeners.delay)
            yield NewNotice(seat, person, due, "last", question.revision)


def _asked_secretly(at: Situation, listeners: Listeners) -> Iterator[NewNotice]:
    """Yield notices of a secret question: the same ones, no matter who has answered already."""
    question = at.table.asked_secretly
    if question is None or at.table.status != "playing":
        return
    for seat, asked in at.table.asked.items():
        person = _player(at, seat)
        if asked.secret and person is not None:
            due = question.at + (LEFT_OPEN if seat in question.shown else listeners.delay)
            yield NewNotice(seat, person, due, "secret", question.revision)


def _next(at: Situation, listeners: Listeners) -> Iterator[NewNotice]:
    """Yield early notices for people who want them, while the player before them has a question.

    Several players with a question at once have no order, and secret questions don't count. The notice
    applies during the whole turn of the player before, however many questions that has.
    """
    waiting = _waiting(at)
    if len(waiting) != 1 or not listeners.early:
        return
    [seat] = waiting
    question = at.table.asked[seat]
    if question.secret or at.table.seats[seat].by_computer:
        return
    following = next_person(at.game, at.table, at.state, seat)
    person = None if following is None else at.table.seats[following].person
    if following is not None and person is not None and person in listeners.early:
        yield NewNotice(following, person, question.at + listeners.delay, "soon")


def _late(at: Situation, _: Listeners) -> Iterator[NewNotice]:
    """Yield notices for people whose seats are late: the others decide without them."""
    for seat in late_seats(at.table) if at.table.status == "playing" else ():
        row = at.table.seats[seat]
        if row.person is not None and row.vote is not None:
            yield NewNotice(seat, row.person, row.vote.since, "time" if row.timed_out else "silent")


def _asked_by_others(at: Situation, _: Listeners) -> Iterator[NewNotice]:
    """Yield notices for people who haven't answered a vote or a proposal yet."""
    table = at.table
    asked = [(seat, row.person, asks_of(table, seat)) for seat, row in enumerate(table.seats)]
    for seat, person, asks in (*asked, (NO_SEAT, table.host, asks_of_host(table))):
        votes = [ask.since for ask in asks if ask.kind == "vote"]
        if person is not None and votes and seat not in late_seats(table):
            yield NewNotice(seat, person, votes[0], "vote")
        if person is not None and table.proposal and any(ask.kind == "proposal" for ask in asks):
            yield NewNotice(seat, person, table.proposal.at, "proposal", table.proposal.since)


def _hostless(at: Situation, _: Listeners) -> Iterator[NewNotice]:
    """Yield notices for everybody at a table that needs its silent host, so that players can take over."""
    since = at.table.host_silent_since
    if since is not None and at.table.status in OPEN:
        for seat, row in enumerate(at.table.seats):
            if row.person is not None:
                yield NewNotice(seat, row.person, since, "hostless")
        if at.table.seat_of(at.table.host) is None:
            yield NewNotice(NO_SEAT, at.table.host, since, "hostless")


def _running_out(at: Situation, listeners: Listeners) -> Iterator[NewNotice]:
    """Yield warnings for players whose clocks run; never about a secret question."""
    for seat in _waiting(at):
        question, person = at.table.asked[seat], _player(at, seat)
        if person is None or question.secret:
            continue
        due = first_warning_due(at.table.seats[seat], heard_of(question, listeners.delay))
        if due is not None:
            yield NewNotice(seat, person, due, "short")


def _behind(at: Situation, _: Listeners) -> Iterator[NewNotice]:
    """Yield reminders for players whose question was open when a part of their game's share had passed.

    The second replaces the first, so a bot that was off sends only one. Never about a secret question.
    """
    share, began = at.table.share, at.table.started_at
    if share is None or began is None:
        return
    for seat in _waiting(at):
        question, person = at.table.asked[seat], _player(at, seat)
        if person is None or question.secret:
            continue
        third, thirds = began + share / 3, began + 2 * share / 3
        if question.at < third and at.now < thirds:
            yield NewNotice(seat, person, third, "third", question.revision)
        if question.at < thirds:
            yield NewNotice(seat, person, thirds, "thirds", question.revision)


def _offered(at: Situation, _: Listeners) -> Iterator[NewNotice]:
    if at.table.status in {"playing", "paused", "halted"}:
        for offer in at.offers:
            yield NewNotice(offer.seat, offer.person, offer.at, "offer")


def _gathering(at: Situation, listeners: Listeners) -> Iterator[NewNotice]:
    yield from gathering_notices(at, listeners.open_tables, listeners.delay, is_new=listeners.is_new)


def _closing(at: Situation, _: Listeners) -> Iterator[NewNotice]:
    """Yield notices for everybody at an abandoned table that it will be ended."""
    warned = at.table.warned_at
    if warned is not None:
        for seat, row in enumerate(at.table.seats):
            if row.person is not None and row.stand_in is None:
                yield NewNotice(seat, row.person, warned, "closing")


def _halted(at: Situation, _: Listeners) -> Iterator[NewNotice]:
    """Yield notices for the people in charge of a halted table: at once, and again days later.

    Delivery leaves out the owner if moderators can be mentioned, and the host if they are among them.
    """
    if at.table.status == "halted":
        reminded_at = at.table.changed_at + STILL_HALTED
        for seat, person in _in_charge(at, with_moderators=True):
            yield NewNotice(seat, person, at.now, "halted")
            yield NewNotice(seat, person, reminded_at, "unreleased")


def _closed(at: Situation, listeners: Listeners) -> Iterator[NewNotice]:
    """Yield a notice for the host that the bot can't post in the table's channel.

    If the host has left the server, delivery notifies the owner instead.
    """
    closed = at.table.closed
    if closed is not None and at.table.status in OPEN:
        for seat, person in _in_charge(at, with_moderators=False):
            yield NewNotice(seat, person, closed.at + listeners.delay, "closed")


def _in_charge(at: Situation, *, with_moderators: bool) -> Iterator[tuple[Seat, int]]:
    """Yield the host and the server's owner with their seats, and the moderators' roles if it has any.

    A table that belongs to no server is in the charge of its players.
    """
    people = {at.table.host, at.owner} - {None}
    if at.table.guild == NOWHERE:
        people = {row.person for row in at.table.seats} - {None}
    if with_moderators and at.settings.moderators:
        people.add(EVERYBODY)
    for person in people:
        if person is not None:
            seat = at.table.seat_of(person)
            yield NO_SEAT if seat is None else seat, person


_KINDS: tuple[Callable[[Situation, Listeners], Iterator[NewNotice]], ...] = (
    _asked, _asked_secretly, _next, _running_out, _behind, _late, _asked_by_others, _hostless, _offered,
    _gathering, _closing, _halted, _closed,
)  # fmt: skip


def _player(at: Situation, seat: Seat) -> int | None:
    """Return the person who plays ``seat`` themself, ``None`` if a computer does."""
    row = at.table.seats[seat]
    return None if row.by_computer else row.person


def _openly_asked(at: Situation) -> list[Seat]:
    """Return the seats with an open move in public, answered or not."""
    return [seat for seat, question in at.table.asked.items() if question.is_move and not question.secret]


def _waiting(at: Situation) -> list[Seat]:
    """Return the seats that owe an answer, if the table is being played."""
    if at.table.status != "playing":
        return []
    return sorted(seat for seat, question in at.table.asked.items() if question.owed)
