"""Looks up at a notice's table whether it still applies, and when it's sent next."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection

from bot.features.clocks.rules.due import answers_due
from bot.features.notices.delivery.notice_dispatcher import LETTERS
from bot.features.notices.rules.digests import may_miss_digest, misses_digest, told_at_once
from bot.features.notices.rules.notice import QUESTIONS, UNASKED, Notice
from bot.features.notices.rules.ping_hours import PingHours
from bot.features.notices.rules.reminders import reminder_at, wants_reminder
from bot.features.notices.rules.standing_notices import (
    heard_of,
    holds,
    is_muted,
    is_quiet,
    is_unwelcome,
    quiet_way,
    still_asks,
)
from bot.features.notices.rules.time_warnings import is_warned_again, warning_at
from bot.features.people.rules.people import Person
from bot.table.action import OFFERS, RELIABILITY, SEATING, Need
from bot.table.service import TableService
from bot.table.situation import Situation
from games.engine.game import Refused

_SOON = 60.0
"""The bot ignores a clock that is set back by at most this many seconds."""
_DAY = 86_400.0
"""Seconds after which the time to send something is computed again."""


class NoticeLookup:
    """Looks up facts about notices that aren't in their rows."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._ends: dict[int, dict[int, tuple[int, float | None]]] = defaultdict(dict)
        """By table and notice: the server, and the end of the question, for people who get a digest."""
        self._later: dict[int, dict[int, float]] = defaultdict(dict)
        """By table and notice, when to send what isn't sent yet. Without it, each change anywhere would load
        the tables of all notices that wait in quiet hours."""

    def forget(self, tables: Collection[int]) -> None:
        """Forget the results for ``tables``: they, or the settings of their people, have changed."""
        for table in tables:
            self._ends.pop(table, None)
            self._later.pop(table, None)

    def forget_all(self) -> None:
        """Forget all results."""
        self._ends.clear()
        self._later.clear()

    async def holds(self, notice: Notice) -> bool:
        """Return whether ``notice`` still applies; for a deleted table it doesn't."""
        try:
            at = await self._service.situation(notice.table, _needs(notice), (notice.person,))
            return holds(at, notice)
        except Refused:
            return False

    async def is_welcome(self, notice: Notice) -> bool:
        """Return whether ``notice`` still applies and may ping its person."""
        return await self.holds(notice) and not await self.is_unwelcome(notice)

    async def is_unwelcome(self, notice: Notice) -> bool:
        """Return whether ``notice`` would bring its person together with somebody they've blocked."""
        return is_unwelcome(await self._service.situation(notice.table, _needs(notice)), notice)

    async def is_muted(self, notice: Notice) -> bool:
        """Return whether the person has muted the question of ``notice``."""
        return notice.muted is not None and is_muted(await self._service.row(notice.table), notice)

    async def as_told(self, notice: Notice, person: Person, now: float) -> Person:
        """Return ``person`` with the delivery that applies to ``notice``.

        A warning doesn't wait for a digest, nor does a question that ends before the digest.
        """
        if person.preferences.delivery != "digest":
            return person
        if notice.kind == "short":
            return told_at_once(person)
        if not may_miss_digest(notice, person):
            return person
        known = self._ends[notice.table]
        if notice.id not in known:
            at = await self._service.situation(notice.table)
            known[notice.id] = at.table.guild, _end_of(at, notice)
        guild, ends = known[notice.id]
        hours = await self._service.calendars.ping_hours((guild,), person.person)
        return told_at_once(person) if misses_digest(notice, person, ends, hours.quiet, now) else person

    def may_be_told_again(self, notice: Notice, person: Person, now: float) -> bool:
        """Return whether to check the person's notices again in each round.

        They may be due earlier, or again after they were sent.
        """
        preferences = person.preferences
        return (
            preferences.reminder_hours > 0
            or preferences.delivery == "digest"
            or preferences.quiet is not None
            or (notice.kind == "short" and is_warned_again(notice, preferences.warnings, now))
        )

    async def ping_hours(self, notices: Collection[Notice], person: Person) -> PingHours:
        """Return when ``person`` may be pinged about all of ``notices``."""
        guilds = [(await self._service.row(notice.table)).guild for notice in notices]
        return await self._service.calendars.ping_hours(tuple(dict.fromkeys(guilds)), person.person)

    async def due_at(self, notice: Notice, person: Person, now: float) -> float | None:
        """Return when ``notice`` is sent next; ``None``: not at all, or not again."""
        if person.preferences.delivery == "none":
            return None
        if notice.state == "due":
            known = self._later.get(notice.table, {})
            later = known.pop(notice.id, now)
            if now < later < now + _DAY:
                known[notice.id] = later
                return later
            if not known:
                self._later.pop(notice.table, None)
            at = await self._first_due_at(notice, person, now)
            if at is not None and at > now and (at > notice.due_at or notice.kind == "short"):
                self._later[notice.table][notice.id] = at
            return at
        if notice.kind == "short":
            return await self._warning_at(notice, person, now)
        if not wants_reminder(notice, person.preferences):
            return None
        situation = await self._service.situation(notice.table)
        if not still_asks(situation, notice):
            return None
        way = quiet_way(situation.table, person.preferences.delivery)
        if is_quiet(situation.table, notice.person) and way not in LETTERS:
            return None
        return reminder_at(notice, person.preferences, await self.ping_hours([notice], person), now)

    async def _first_due_at(self, notice: Notice, person: Person, now: float) -> float | None:
        """Return when ``notice`` is first sent: now, if this machine's clock was set back since.

        If nobody waits for it, it's sent when its person's clocks run.
        """
        if notice.kind == "short":
            return await self._warning_at(notice, person, now)
        hours = await self.ping_hours([notice], person)
        if notice.kind in UNASKED:
            return hours.awake_at(max(notice.due_at, now))
        due = notice.due_at
        if due - now >= _SOON and (await self._service.row(notice.table)).changed_at > now + _SOON:
            due = now
        at = hours.ping_at(due, now)
        if at == max(due, now) or notice.kind not in QUESTIONS:
            return at
        situation = await self._service.situation(notice.table)
        table = situation.table
        question = table.asked_secretly if notice.kind == "secret" else table.asked.get(notice.seat)
        since = due if question is None else question.at
        return hours.ping_at(due, now, since=since, ends=_end_of(situation, notice))

    async def _warning_at(self, notice: Notice, person: Person, now: float) -> float | None:
        """Return when the person of ``notice`` is next warned; ``None``: not at all, or not again."""
        if person.preferences.warnings == "off":
            return None
        at = await self._service.situation(notice.table)
        question = at.table.asked.get(notice.seat)
        if question is None or question.secret:
            return None
        hours, row = await self.ping_hours([notice], person), at.table.seats[notice.seat]
        heard_at = heard_of(question)
        if not question.shown:
            heard_at = hours.ping_at(heard_at, float("-inf"), since=heard_at, ends=row.due_at)
        return warning_at(notice, row, heard_at, person.preferences.warnings, hours, now)


def _end_of(at: Situation, notice: Notice) -> float | None:
    """Return when the question of ``notice`` ends by itself, as everybody may know; ``None`` if never."""
    return answers_due(at, None).get(notice.seat)


def _needs(notice: Notice) -> tuple[Need, ...]:
    """Return the facts besides its table that decide whether ``notice`` still applies."""
    match notice.kind:
        case "offer":
            return OFFERS
        case "seat":
            return SEATING
        case _:
            return RELIABILITY if notice.kind in UNASKED else ()
