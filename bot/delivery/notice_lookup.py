"""What a notice comes to now, looked up at its table: whether it holds, and when it is told next."""

from __future__ import annotations

from bot.domain.action import OFFERS, RELIABILITY, Need
from bot.domain.notice import UNASKED, Notice
from bot.domain.people import Person
from bot.domain.reminders import reminder_at, wants_reminder
from bot.domain.standing_notices import holds, is_muted, is_unwelcome, question_to
from bot.service.service import TableService
from games.engine.game import Refused

_SOON = 60.0
"""Seconds by which the clock of this machine may be set back without anything being done about it."""


class NoticeLookup:
    """Answers what is to be known of a notice besides its row."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    async def holds(self, notice: Notice) -> bool:
        """Return whether ``notice`` still holds; for a deleted table it doesn't."""
        try:
            needs = RELIABILITY if notice.kind in UNASKED else _offers(notice)
            return holds(await self._service.situation(notice.table, needs, (notice.person,)), notice)
        except Refused:
            return False

    async def is_welcome(self, notice: Notice) -> bool:
        """Return whether ``notice`` still holds, and its person is to be pinged."""
        return await self.holds(notice) and not await self.is_unwelcome(notice)

    async def is_unwelcome(self, notice: Notice) -> bool:
        """Return whether ``notice`` would bring together two people of whom one has blocked the other."""
        return is_unwelcome(await self._service.situation(notice.table, _offers(notice)), notice)

    async def is_muted(self, notice: Notice) -> bool:
        """Return whether the person has muted the question of ``notice``."""
        return notice.muted is not None and is_muted(await self._service.row(notice.table), notice)

    async def due_at(self, notice: Notice, person: Person, now: float) -> float | None:
        """Return when ``notice`` is to be told next, or ``None``: not at all, or not again."""
        if person.preferences.delivery == "none":
            return None
        if notice.state == "due":
            return await self._first_due_at(notice, now)
        if not wants_reminder(notice, person.preferences):
            return None
        if question_to(await self._service.situation(notice.table), notice.person) is None:
            return None
        guild = (await self._service.row(notice.table)).guild
        calendar = await self._service.calendars.of(guild, notice.person)
        return reminder_at(notice, person.preferences, calendar, now)

    async def _first_due_at(self, notice: Notice, now: float) -> float:
        """Return when ``notice`` is first sent: now, if this machine's clock was set back since.

        If nobody waits for it, it's sent when its person's clocks run.
        """
        if notice.kind in UNASKED:
            guild = (await self._service.row(notice.table)).guild
            calendar = await self._service.calendars.of(guild, notice.person)
            return calendar.end(max(notice.due_at, now), 0)
        if notice.due_at - now < _SOON:
            return notice.due_at
        was_set_back = (await self._service.row(notice.table)).changed_at > now + _SOON
        return now if was_set_back else notice.due_at


def _offers(notice: Notice) -> tuple[Need, ...]:
    """Return that the offers of its table are looked at for a notice of one."""
    return OFFERS if notice.kind == "offer" else ()
