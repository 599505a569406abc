"""Notifies people: once each, the way they want it, even after a restart.

A notice is a row, written together with the step it comes from. It's sent when it's due and still applies,
and sent again to people who want reminders. Its message in the channel is removed once it no longer applies.
If the channel is closed to the bot, a direct message replaces it.
"""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence

from msgspec.structs import replace

from bot import metrics
from bot.database.errors import Outdated
from bot.discord.message_sender import Denied, MessageGone, Unreachable
from bot.features.notices.delivery.closed_channels import ClosedChannels
from bot.features.notices.delivery.notice_backlog import Backlog, FailedTries, Sweep
from bot.features.notices.delivery.notice_dispatcher import LETTERS, Leave, NoticeDispatcher
from bot.features.notices.delivery.notice_lookup import NoticeLookup
from bot.features.notices.delivery.notice_reconciler import NoticeReconciler
from bot.features.notices.delivery.notice_round import Due, NoticeRound
from bot.features.notices.delivery.notice_sender import NoticeSender
from bot.features.notices.rules.digests import digest_at
from bot.features.notices.rules.notice import NEWS, PRIVATE, Notice
from bot.features.notices.rules.notice_groups import (
    Place,
    in_parts,
    place_of,
    sent_together,
    stays_for_others,
    told_with,
)
from bot.features.notices.rules.notice_moments import moment_named
from bot.features.notices.rules.ping_hours import quiet_end
from bot.features.notices.rules.reach import way_of
from bot.features.notices.rules.standing_notices import is_quiet
from bot.features.notices.store import NoticeStore
from bot.features.people.rules.people import Person
from bot.features.people.store.people import PeopleStore
from bot.table.items import has_failed
from bot.table.perspective import Perspective
from bot.table.service import TableService
from bot.table.wake_timer import LONGEST_SLEEP, RETRY, WakeTimer

_log = logging.getLogger(__name__)

ROUND = 30.0
"""Seconds of sending after which a new round checks which notices are due, and which no longer apply.

Discord limits the rate: after an outage thousands are sent one after the other, and that takes minutes.
"""

UNREACHABLE_AGAIN = 5.0
"""Seconds before a notice that didn't reach Discord is tried again."""
DENIED_AGAIN = 600.0
"""Seconds before a notice that a channel refused is tried again, if no permission changes before that."""


CALL_PAUSE = 1_800.0
"""Seconds between two mentions of a server's role for open tables; other tables wait."""


class NoticeScheduler:
    """A task that sleeps until the earliest notice is due, and handles all due notices."""

    def __init__(
        self,
        service: TableService,
        people: PeopleStore,
        notices: NoticeStore,
        reconciler: NoticeReconciler,
        notice_sender: NoticeSender,
        leave: Leave,
        closed_channels: ClosedChannels,
        *,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._service = service
        self._lookup = NoticeLookup(service)
        self._people = people
        self._notices = notices
        self._closed_channels = closed_channels
        self._notice_dispatcher = NoticeDispatcher(people, notices, notice_sender, leave, now=now)
        self._now = now
        self._sweep = Sweep(notices, reconciler, now)
        self._backlog = Backlog()
        self._failed_tries = FailedTries()
        self.wake_timer = WakeTimer("notices", self._round)

    def wake(self, table: int) -> None:
        """Check the notices of ``table`` again soon: it has changed."""
        self._backlog.tables.add(table)
        self._failed_tries.forgive(table)
        self.wake_timer.wake()

    def look_at(self, person: int) -> None:
        """Check the notices of ``person`` again soon: their settings have changed."""
        self._backlog.people.add(person)
        self.wake_timer.wake()

    def begin_anew(self) -> None:
        """Check all notices as at the start, because this process now handles other servers."""
        self._sweep.begin_anew()

    def look_at_all(self) -> None:
        """Recompute soon when each notice is due, because a server's quiet hours may have changed."""
        self._lookup.forget_all()
        self.wake_timer.wake()

    def try_again(self) -> None:
        """Retry the notices that channels refused: a permission may have been given."""
        self._failed_tries.forgive_channels()
        self.wake_timer.wake()

    def try_again_at(self, table: int) -> None:
        """Retry the notices that couldn't be sent for ``table``, because somebody looks at it."""
        if self._failed_tries.forgive(table):
            self.wake_timer.wake()

    async def _round(self) -> float:
        """Handle every open notice and return the seconds until the next is due.

        Sent notices without reminders are left alone until their table changes. A notice is checked before
        it's sent and after its table has changed. Notices that don't fit into a round go into the next one,
        oldest first. After the start all tables count as changed, some in each round; reminders wait until
        then.
        """
        taken = self._backlog.taken()
        try:
            notices = await self._read(taken)
        except BaseException:
            self._backlog.put_back(taken)
            self.begin_anew()
            raise
        has_seen_all = self._sweep.is_done
        ends = time.monotonic() + ROUND
        self._failed_tries.keep(notices)
        taken.tables |= {notice.table for notice in notices if notice.is_in_doubt}
        notices, doubts_pause = await self._found_out(notices, ends)
        found = NoticeRound(notices, taken.tables, self._now())
        sorting_pause = await self._sort(notices, found, ends)
        if found.is_cut:
            self._backlog.put_back(taken)
        if not has_seen_all:
            self._backlog.told_again |= taken.told_again
        if found.is_cut or not has_seen_all:
            # A digest lists everything that waits for its person.
            found.listed.clear()
        pause = min(doubts_pause, sorting_pause, await self._deliver(found))
        return pause if has_seen_all and not found.is_cut else 0.0

    async def _read(self, taken: Backlog) -> list[Notice]:
        """Add the next tables of the sweep to ``taken``, and return the open notices to check."""
        taken.tables |= await self._sweep.next(len(taken.tables))
        people = taken.people | taken.told_again if self._sweep.is_done else taken.people
        notices = await self._notices.open_at(taken.tables, people, self._now() + LONGEST_SLEEP)
        await self._closed_channels.note_reached(notices)
        self._lookup.forget(taken.tables | {one.table for one in notices if one.person in taken.people})
        return notices

    async def _sort(self, notices: Sequence[Notice], found: NoticeRound, ends: float) -> float:
        """Sort ``notices`` into ``found`` until the round ``ends``; return the pause until the next check."""
        pause = LONGEST_SLEEP
        for notice in notices:
            if found.has_told and time.monotonic() > ends and told_with(notice) not in found.due:
                # One message names everybody with the same notice; otherwise it would show who was handled
                # first.
                found.is_cut = True
                continue
            pause = min(pause, await self._tried(notice, self._sort_out(notice, found)))
        return pause

    async def _deliver(self, found: NoticeRound) -> float:
        """Remove, edit and send the messages of a round; return the seconds until the next check."""
        pause = LONGEST_SLEEP
        for notice, step in self._steps(found):
            pause = min(pause, await self._tried(notice, step))
        return pause

    def _steps(self, found: NoticeRound) -> Iterator[tuple[Notice, Awaitable[float]]]:
        """Yield the steps of a round, each with a notice that it is about."""
        for gone in found.ended.values():
            yield gone[0], self._clear(gone, found.readers)
        for standing in found.standing().values():
            yield standing[0], self._say_anew(standing)
        for waiting in found.listed.values():
            yield waiting[0], self._see_to_digest(waiting, found.readers)
        for together in (part for due in found.due.values() for part in in_parts(due)):
            yield together[0][0], self._mention(together)

    async def _tried(self, notice: Notice, step: Awaitable[float]) -> float:
        """Run ``step`` for ``notice``; return the seconds until there is more to do.

        If it fails, it's tried again.
        """
        try:
            return await step
        except Exception as error:
            return self._failed(notice, error)

    async def _sort_out(self, notice: Notice, found: NoticeRound) -> float:
        """Decide what to do about ``notice`` in this round, and do what concerns nobody else.

        Return the seconds until it must be checked again.
        """
        now, person = self._now(), await self._people.person(notice.person)
        if self._lookup.may_be_told_again(notice, person, now):
            self._backlog.told_again.add(notice.person)
        is_unwanted = notice.kind in NEWS and person.preferences.delivery == "none"
        is_over = notice.id in found.outdated or is_unwanted
        if is_over or (notice.table in found.changed and not await self._lookup.holds(notice)):
            found.ended[notice.table].append(notice)
            return LONGEST_SLEEP
        if await self._lookup.is_muted(notice):
            found.handled.add(notice.id)
            await self._notice_dispatcher.hush(notice, stays=stays_for_others(notice, found.readers))
            return LONGEST_SLEEP
        if notice.id in found.overtaken:
            return LONGEST_SLEEP
        person = await self._lookup.as_told(notice, person, now)
        if person.preferences.delivery != "digest":
            found.has_told = found.has_told or (notice.state == "due" and notice.due_at <= now)
            left, ready = await self._made_ready(notice, person, found.readers)
            if ready is not None:
                found.handled.add(notice.id)
                found.due[told_with(notice)].append((ready, person))
            return left
        if notice.kind != "soon":
            found.listed[notice.person].append(notice)
        return LONGEST_SLEEP

    async def _clear(self, gone: Sequence[Notice], readers: Counter[Place]) -> float:
        """Finish the notices of a table that no longer apply."""
        readers.subtract(map(place_of, gone))
        await self._notice_dispatcher.clear(
            gone, stays={place for place in map(place_of, gone) if readers[place] > 0}
        )
        return LONGEST_SLEEP

    async def _say_anew(self, told: Sequence[Notice]) -> float:
        """Update the time limit in the message of ``told``, if it has changed; nobody is pinged by that."""
        table = await self._service.look(told[0].table, None)
        until = moment_named(table, told[0].kind, [notice.person for notice in told])
        if any(notice.until != until for notice in told):
            people = [await self._people.person(notice.person) for notice in told]
            await self._notice_dispatcher.say_anew(told, people, until)
        return LONGEST_SLEEP

    async def _found_out(self, notices: Sequence[Notice], ends: float) -> tuple[list[Notice], float]:
        """Return ``notices`` after resolving doubtful ones, and the seconds until the rest is tried again.

        Notices that remain in doubt are left out. Everyone addressed by one message is handled together: if
        one part no longer applies, the others must not lose their message and get it again.
        """
        found = [notice for notice in notices if not notice.is_in_doubt]
        pause = LONGEST_SLEEP
        for sent in sent_together(notices):
            if time.monotonic() > ends:
                return found, 0.0
            try:
                table = await self._service.look(sent[0].table, None)
                people = [await self._people.person(notice.person) for notice in sent]
                unpinged = {one.person for one in sent if not await self._lookup.is_welcome(one)}
                found += await self._notice_dispatcher.find_out(
                    list(zip(sent, people, strict=True)), table, unpinged
                )
                if table.closed is not None:
                    self._look_again(table.id)
            except (Denied, MessageGone):
                # People who got a direct message have been notified by that.
                found += [replace(one, channel=None, nonce=None) for one in sent if one.told_at is None]
            except Exception as error:
                pause = min(pause, self._failed(sent[0], error))
        return sorted(found, key=lambda notice: (notice.due_at, notice.id)), pause

    def _failed(self, notice: Notice, error: Exception) -> float:
        """Log why a notice could not be handled; return the seconds until it's tried again.

        An error in one notice must not keep the others from being sent.
        """
        self._backlog.tables.add(notice.table)
        self._failed_tries.note(notice)
        if isinstance(error, Outdated):
            # Another process handles the notice now; if it's still this one, the next round reads it again.
            return 0.0
        metrics.tried_again("notices")
        if isinstance(error, Unreachable):
            _log.warning("a notice is told later: %s", error)
            return UNREACHABLE_AGAIN
        has_failed("notices", notice.table, error)
        return RETRY

    async def _made_ready(
        self, notice: Notice, person: Person, readers: Counter[Place]
    ) -> tuple[float, Notice | None]:
        """Return the seconds until ``notice`` is checked again, and ``notice`` if it's due in the channel.

        Any direct message has been sent by then.
        """
        now = self._now()
        at = await self._lookup.due_at(notice, person, now)
        if at is None:
            return LONGEST_SLEEP, None
        if at > now:
            return at - now, None
        if not await self._lookup.holds(notice):
            await self._clear([notice], readers)
            return LONGEST_SLEEP, None
        table = await self._service.look(notice.table, notice.person)
        if not await self._notice_dispatcher.reaches(notice, table):
            await self._clear([notice], readers)
            return LONGEST_SLEEP, None
        if is_quiet(table, notice.person):
            stays = stays_for_others(notice, readers)
            notice = await self._notice_dispatcher.tell_quietly(notice, table, person, stays=stays)
            return await self._left(notice, person), None
        again = self._failed_tries.refused_until(notice, table.channel)
        if again > now:
            return again - now, None
        if notice.state == "sent":
            notice = await self._notice_dispatcher.take_down(notice, stays=stays_for_others(notice, readers))
        if await self._lookup.is_unwelcome(notice):
            # It is posted in the channel as usual, without a ping.
            if person.preferences.delivery == "direct" and not person.shut_out:
                await self._notice_dispatcher.hush(notice, stays=stays_for_others(notice, readers))
                return LONGEST_SLEEP, None
        elif notice.kind in PRIVATE or way_of(notice, person.preferences.delivery, table.closed) in LETTERS:
            notice = await self._notice_dispatcher.tell_in_letter(notice, table, person)
            if notice.told_at is not None and table.closed is not None:
                self._look_again(notice.table)
        if notice.state == "due":
            return LONGEST_SLEEP, notice
        return await self._left(notice, person), None

    async def _mention(self, due: Sequence[Due]) -> float:
        """Send a channel message for ``due``; return the seconds until any of its notices is due again."""
        now = self._now()
        table = await self._service.look(due[0][0].table, None)
        if due[0][0].kind == "call":
            called_at = await self._notices.called_at(table.guild)
            left = 0.0 if called_at is None else called_at + CALL_PAUSE - now
            if left > 0:
                return min(left, CALL_PAUSE)
        unpinged = {notice.person for notice, _ in due if await self._lookup.is_unwelcome(notice)}
        try:
            told = await self._notice_dispatcher.mention(due, table, unpinged)
        except (Denied, MessageGone) as error:
            is_gone = isinstance(error, MessageGone)
            await self._closed_channels.note_closed(table.id, table.channel, is_gone=is_gone)
            if not all(notice.is_at_closed for notice, _ in due):
                # The channel is closed: notify these people by direct message at once.
                return 0.0
            notices = [notice for notice, _ in due]
            if notices[0].kind in NEWS and is_gone:
                await self._notice_dispatcher.clear(notices)
                return LONGEST_SLEEP
            # Only a person can fix this; until then it stays due, and the board shows the turn, too.
            for notice in notices:
                self._failed_tries.refuse(notice, table.channel, now + DENIED_AGAIN)
            return DENIED_AGAIN
        if table.closed is not None:
            self._look_again(table.id)
        people = {person.person: person for _, person in due}
        return min(
            [await self._left(notice, people[notice.person]) for notice in told], default=LONGEST_SLEEP
        )

    def _look_again(self, table: int) -> None:
        """Check ``table`` again in the next round: its row doesn't say yet whom its questions reached."""
        self._backlog.tables.add(table)
        self.wake_timer.wake()

    async def _left(self, told: Notice, person: Person) -> float:
        """Return the seconds until ``told`` must be checked again."""
        now = self._now()
        at = await self._lookup.due_at(told, person, now)
        return LONGEST_SLEEP if at is None else max(0.0, at - now)

    async def _see_to_digest(self, notices: Sequence[Notice], readers: Counter[Place]) -> float:
        """Send a person their digest if it's their hour; return the seconds until it is."""
        now = self._now()
        person = await self._people.person(notices[0].person)
        at = digest_at(person, notices, now)
        if at <= now:
            at = quiet_end(now, (await self._lookup.ping_hours(notices, person)).quiet)
        if at > now:
            return at - now
        waiting: dict[int, tuple[Perspective, Notice]] = {}

        async def step(notice: Notice) -> float:
            if not await self._lookup.holds(notice):
                await self._clear([notice], readers)
            elif not await self._lookup.is_unwelcome(notice):
                table = await self._service.look(notice.table, person.person)
                if not await self._notice_dispatcher.reaches(notice, table):
                    await self._clear([notice], readers)
                elif notice.table not in waiting and notice.due_at <= now:
                    waiting[notice.table] = table, notice
            return LONGEST_SLEEP

        pause = min([await self._tried(notice, step(notice)) for notice in notices])
        if not waiting:
            return pause
        # Discord accepts 25 characters; the person and the hour make it unique.
        nonce = f"g{person.person:x}.{int(at) // 3600:x}"
        await self._notice_dispatcher.tell_all(list(waiting.values()), person, nonce)
        self._backlog.tables |= {table.id for table, _ in waiting.values() if table.closed is not None}
        return 0.0
