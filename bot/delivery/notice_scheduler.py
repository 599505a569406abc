"""Telling people what concerns them: once each, in the way they want it, also after a restart.

A notice is a row that was written together with the step that made it due. It is told when its time has come
and it still holds, told again to those who want reminders, and its message in the channel is removed when it
holds no more. What cannot be told because the channel is closed to the bot stays due.
"""

from __future__ import annotations

import logging
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence

from bot.delivery.message_sender import Denied, MessageGone, Unreachable
from bot.delivery.notice_dispatcher import NoticeDispatcher
from bot.delivery.notice_sender import NoticeSender
from bot.domain.digests import digest_at
from bot.domain.notice import Notice
from bot.domain.notice_checks import NEWS, QUESTIONS, holds, is_muted
from bot.domain.people import Person
from bot.domain.perspective import Perspective
from bot.domain.reminders import reminder_at, wants_reminder
from bot.service.service import TableService
from bot.service.wake_timer import LONGEST_SLEEP, RETRY, WakeTimer
from bot.store.people import PeopleStore
from games.engine.game import Refused

_log = logging.getLogger(__name__)

DENIED_AGAIN = 600.0
"""Seconds before a notice that a channel refused is tried again, unless a permission changes before."""


class NoticeScheduler:
    """One task that sleeps until the earliest notice is due and sees to all that are."""

    def __init__(
        self,
        service: TableService,
        people: PeopleStore,
        notice_sender: NoticeSender,
        *,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._service = service
        self._people = people
        self._notice_dispatcher = NoticeDispatcher(people, notice_sender, now=now)
        self._now = now
        self._is_fresh = True
        self._changed: set[int] = set()
        self._refused: dict[tuple[int, int], float] = {}
        self.wake_timer = WakeTimer("notices", self._round)

    def wake(self, table: int) -> None:
        """Look again soon at what people are told of ``table``."""
        self._changed.add(table)
        self.wake_timer.wake()

    def try_again(self) -> None:
        """Try again what channels refused: a permission may have been given."""
        self._refused.clear()
        self.wake_timer.wake()

    async def _round(self) -> float:
        """See to every open notice and return the seconds until the next thing is due.

        Whether a notice still holds is looked up when it is to be told and when its table has changed.
        """
        changed, self._changed = self._changed, set()
        # Should reading them fail, the next round looks at all of them again.
        fresh, self._is_fresh = self._is_fresh, True
        notices = await self._people.open_notices()
        self._is_fresh = False
        pause = LONGEST_SLEEP
        listed: dict[int, list[Notice]] = defaultdict(list)
        shared: dict[int, list[Notice]] = defaultdict(list)
        newest = _newest(notices)
        is_open = {notice.id for notice in notices}
        self._refused = {key: until for key, until in self._refused.items() if key[0] in is_open}
        for notice in notices:
            try:
                is_doubtful = fresh or notice.table in changed
                person = await self._people.person(notice.person)
                is_unwanted = notice.kind in NEWS and person.preferences.delivery == "none"
                is_stale = notice.id not in newest or is_unwanted
                if is_stale or (is_doubtful and not await self._holds(notice)):
                    await self._notice_dispatcher.clear(notice)
                    continue
                if await self._is_muted(notice):
                    await self._notice_dispatcher.hush(notice)
                    continue
                if notice.kind in NEWS and person.preferences.delivery == "channel":
                    shared[notice.table].append(notice)
                elif person.preferences.delivery != "digest":
                    pause = min(pause, await self._see_to(notice, person))
                elif notice.kind != "soon":
                    listed[notice.person].append(notice)
            except Exception as error:
                pause = min(pause, self._failed(notice, error))
        for waiting in listed.values():
            try:
                pause = min(pause, await self._see_to_digest(waiting))
            except Exception as error:
                pause = min(pause, self._failed(waiting[0], error))
        for news in shared.values():
            try:
                pause = min(pause, await self._see_to_news(news))
            except Exception as error:
                pause = min(pause, self._failed(news[0], error))
        return pause

    def _failed(self, notice: Notice, error: Exception) -> float:
        """Note why a notice could not be seen to; return the seconds until it is tried again.

        One notice that cannot be made must not keep the others from being told.
        """
        self._changed.add(notice.table)
        if isinstance(error, Unreachable):
            _log.warning("a notice is told later: %s", error)
        else:
            _log.error("notice %d failed; tried again in %.0f s", notice.id, RETRY, exc_info=error)
        return RETRY

    async def _see_to(self, notice: Notice, person: Person) -> float:
        """Tell ``notice`` if it is time to; return the seconds until it has to be looked at again."""
        now = self._now()
        at = await self._due_at(notice, person, now)
        if at is None:
            return LONGEST_SLEEP
        if at > now:
            return at - now
        if not await self._holds(notice):
            await self._notice_dispatcher.clear(notice)
            return LONGEST_SLEEP
        table = await self._service.look(notice.table, notice.person)
        again = self._refused.get((notice.id, table.channel), 0.0)
        if again > now:
            return again - now
        if notice.state == "sent":
            notice = await self._notice_dispatcher.take_down(notice)
        try:
            told = await self._notice_dispatcher.tell(notice, table, person)
        except (Denied, MessageGone) as error:
            if notice.kind in NEWS and isinstance(error, MessageGone):
                await self._notice_dispatcher.clear(notice)
                return LONGEST_SLEEP
            # Nobody can mend this but a person; until then it stays due, and the board shows the turn, too.
            self._refused[notice.id, table.channel] = now + DENIED_AGAIN
            return DENIED_AGAIN
        at = await self._due_at(told, person, now)
        return LONGEST_SLEEP if at is None else max(0.0, at - now)

    async def _holds(self, notice: Notice) -> bool:
        """Return whether what ``notice`` tells is still so; what is told of a table that is gone is not."""
        try:
            return holds(await self._service.situation(notice.table), notice)
        except Refused:
            return False

    async def _is_muted(self, notice: Notice) -> bool:
        return notice.muted is not None and is_muted(await self._service.row(notice.table), notice)

    async def _due_at(self, notice: Notice, person: Person, now: float) -> float | None:
        """Return when ``notice`` is to be told next, or ``None``: not at all, or not again."""
        if person.preferences.delivery == "none":
            return None
        if notice.state == "due":
            return notice.due_at
        if not wants_reminder(notice, person.preferences):
            return None
        guild = (await self._service.row(notice.table)).guild
        calendar = await self._service.calendars.of(guild, notice.person)
        return reminder_at(notice, person.preferences, calendar, now)

    async def _see_to_news(self, notices: Sequence[Notice]) -> float:
        """Tell news of one table in its channel, once for all they are for; return the seconds until then."""
        now = self._now()
        due = [notice for notice in notices if notice.due_at <= now]
        if not due:
            return min(notice.due_at for notice in notices) - now
        table = await self._service.look(due[0].table, None)
        again = self._refused.get((due[0].id, table.channel), 0.0)
        if again > now:
            return again - now
        try:
            await self._notice_dispatcher.tell_together(due, table)
        except MessageGone:
            for notice in due:
                await self._notice_dispatcher.clear(notice)
        except Denied:
            self._refused[due[0].id, table.channel] = now + DENIED_AGAIN
            return DENIED_AGAIN
        return LONGEST_SLEEP

    async def _see_to_digest(self, notices: Sequence[Notice]) -> float:
        """Write to a person what waits for them if it is their hour; return the seconds until it is."""
        now = self._now()
        person = await self._people.person(notices[0].person)
        at = digest_at(person, notices, now)
        if at > now:
            return at - now
        waiting: dict[int, tuple[Perspective, Notice]] = {}
        for notice in notices:
            if not await self._holds(notice):
                await self._notice_dispatcher.clear(notice)
            elif notice.table not in waiting and notice.due_at <= now:
                waiting[notice.table] = await self._service.look(notice.table, person.person), notice
        if not waiting:
            return LONGEST_SLEEP
        # Discord takes 25 characters; the person and the hour make it unique.
        nonce = f"g{person.person:x}.{int(at) // 3600:x}"
        await self._notice_dispatcher.tell_all(list(waiting.values()), person, nonce)
        return 0.0


def _newest(notices: Iterable[Notice]) -> set[int]:
    """Return the ids of the notices that no later one of the same sort has taken the place of."""
    found: dict[tuple[int, int, int, str], Notice] = {}
    for notice in notices:
        sort = "question" if notice.kind in QUESTIONS else notice.kind
        key = notice.table, notice.seat, notice.person, sort
        if key not in found or found[key].revision < notice.revision:
            found[key] = notice
    return {notice.id for notice in found.values()}
