"""Sends one notice: by mention, direct message or both; each step is recorded, and none is done twice."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Any, Literal

from msgspec.structs import replace

from bot.discord.message_sender import Asleep, ClosedDoor, Denied, MessageGone, TooOld
from bot.features.notices.delivery.notice_sender import NoticeSender
from bot.features.notices.rules.notice import ASKING, NEWS, PRIVATE, UNASKED, Notice
from bot.features.notices.rules.notice_groups import Place, place_of
from bot.features.notices.rules.notice_moments import moment_named
from bot.features.notices.rules.reach import way_of
from bot.features.notices.rules.standing_notices import is_quiet, quiet_way
from bot.features.notices.rules.unread_pings import COVERING, may_show, pings
from bot.features.notices.store import NoticeStore
from bot.features.people.rules.people import WRITTEN_TO, Delivery, Person
from bot.features.people.store.people import PeopleStore
from bot.table.perspective import Perspective
from bot.table.rows import OutdatedMessage

Waiting = Sequence[tuple[Perspective, Notice]]
"""The notices waiting for one person, each with its table as they see it."""


_NOWHERE: Mapping[str, None] = {"channel": None, "message": None, "nonce": None, "until": None}
"""The message fields of a notice that's in no channel."""

Leave = Callable[[int, OutdatedMessage], Awaitable[None]]
"""Records a message of a table for removal as soon as the bot is allowed to."""

LETTERS: frozenset[Delivery] = frozenset({"direct", "both"})
"""The deliveries that begin with a direct message."""


class NoticeDispatcher:
    """Takes notices from one state to the next."""

    def __init__(
        self,
        people: PeopleStore,
        notices: NoticeStore,
        notice_sender: NoticeSender,
        leave: Leave,
        *,
        now: Callable[[], float],
    ) -> None:
        self._people = people
        self._notices = notices
        self._notice_sender = notice_sender
        self._leave = leave
        self._now = now

    async def tell_in_letter(self, notice: Notice, table: Perspective, person: Person) -> Notice:
        """Send ``notice`` as a direct message, once; return it, still due if it also needs a mention.

        A private notice is finished even if the person doesn't accept direct messages.

        :raises Unreachable: try again later.
        """
        is_private = notice.kind in PRIVATE
        if notice.told_at is not None:
            return notice
        if not await self._write(notice, table, person):
            return await self._settle(notice, state="done") if is_private else notice
        notice = await self._settle(notice, told_at=self._now())
        if way_of(notice, person.preferences.delivery, table.closed) == "both" and not is_private:
            return notice
        return await self._settle(notice, state=_after(notice), told=notice.told + 1)

    async def tell_quietly(
        self, notice: Notice, table: Perspective, person: Person, *, stays: bool
    ) -> Notice:
        """Send ``notice`` as a direct message if the person wants any, and never in a channel; return it.

        Its earlier message is removed unless it ``stays`` for others.

        :raises Unreachable: try again later.
        """
        if quiet_way(table, person.preferences.delivery) in LETTERS:
            if notice.state == "sent":
                notice = await self.take_down(notice, stays=stays)
            direct = replace(person, preferences=replace(person.preferences, delivery="direct"))
            notice = await self.tell_in_letter(notice, table, direct)
        if notice.state == "due":
            told = notice.told + 1
            notice = await self._settle(notice, state=_after(notice), told=told, told_at=self._now())
        return notice

    async def mention(
        self, due: Sequence[tuple[Notice, Person]], table: Perspective, unpinged: Collection[int] = ()
    ) -> list[Notice]:
        """Send several people's notices of ``table`` in one channel message; return them as sent.

        The people in ``unpinged``, and those with an unread ping, are named like all others, but not pinged.
        If somebody wants direct messages but blocks them, the message says how to allow them.

        :raises Denied, MessageGone: the channel is closed to the bot; only people with a direct message were
        notified.
        :raises Unreachable: try again later.
        """
        first = due[0][0]
        # All of them share one message, which a later search finds by this nonce.
        posted = {"channel": table.channel, "nonce": f"n{first.id}.{first.told}"}
        noted = await self._settle_all([notice for notice, _ in due], **posted)
        people = [person for _, person in due]
        return await self.find_out(list(zip(noted, people, strict=True)), table, unpinged)

    async def find_out(
        self, sent: Sequence[tuple[Notice, Person]], table: Perspective, unpinged: Collection[int] = ()
    ) -> list[Notice]:
        """Find the message shared by all of ``sent``, or post it if it never arrived, and record it.

        Arguments, result and errors are those of ``mention``.
        """
        notices = [notice for notice, _ in sent]
        shut_out = [
            person
            for notice, person in sent
            if person.preferences.delivery in WRITTEN_TO and notice.told_at is None and not person.shut_out
        ]
        named = list(dict.fromkeys(notice.person for notice in notices))
        may_cover = may_show(notices[0], table)
        pinged = await self._pinged(notices, covered=may_cover) - {*unpinged}
        try:
            message = await self._notice_sender.mention(
                notices[0],
                named,
                unpinged={*named} - pinged,
                shut_out=bool(shut_out),
            )
        except (Denied, MessageGone):
            # They have had a direct message, which must not be sent again only because the channel is closed.
            await self._note_told([notice for notice in notices if notice.told_at is not None], **_NOWHERE)
            if untold := [notice for notice in notices if notice.told_at is None]:
                await self._settle_all(untold, **_NOWHERE)
                raise
            return []
        until = moment_named(table, notices[0].kind, [notice.person for notice in notices])
        told = await self._note_told(notices, message=message, told_at=self._now(), until=until)
        if notices[0].kind in COVERING:
            await self._notices.note_pings(table.id, pinged, self._now() if may_cover else None)
        for person in shut_out:
            await self._people.revise(person.person, lambda known: replace(known, shut_out=True))
        return told

    async def tell_all(self, waiting: Waiting, person: Person, nonce: str) -> None:
        """Send ``person`` one direct message with everything in ``waiting``.

        News and kinds in ``UNASKED`` are then done, the rest stays due for the next one. If direct messages
        are refused, unsent notices go to the channels.

        :raises Unreachable: try again later.
        """
        shut_out = False
        try:
            await self._notice_sender.write_digest(person, waiting, nonce)
        except ClosedDoor:
            shut_out = True
            for table, notice in waiting:
                is_loud = notice.kind not in PRIVATE and not is_quiet(table, person.person)
                if notice.state == "due" and is_loud:
                    try:
                        await self.mention([(notice, person)], table)
                    except (Denied, MessageGone):
                        continue
                    person = await self._people.person(person.person)
        else:
            for _, notice in waiting:
                if notice.kind in NEWS | UNASKED:
                    await self._settle(notice, state="done", told=notice.told + 1)
        now = self._now()
        await self._people.revise(
            person.person, lambda known: replace(known, digested_at=now, shut_out=shut_out)
        )

    async def reaches(self, notice: Notice, table: Perspective) -> bool:
        """Return whether ``notice`` may reach anybody.

        :raises Unreachable: try again later.
        """
        return await self._notice_sender.reaches(notice, table)

    async def take_down(self, notice: Notice, *, stays: bool) -> Notice:
        """Make ``notice`` due again; its message is removed unless it ``stays`` for others."""
        if not stays:
            await self._remove(notice)
        return await self._settle(notice, state="due", told_at=None, **_NOWHERE)

    async def hush(self, notice: Notice, *, stays: bool) -> None:
        """Stop sending ``notice``, because its person doesn't want it now.

        Its message is removed unless it ``stays`` for others.
        """
        if notice.state == "due" or notice.channel is not None:
            if not stays:
                await self._remove(notice)
            told = max(notice.told, 1)
            await self._settle(notice, state="sent", told=told, told_at=self._now(), **_NOWHERE)

    async def say_anew(self, told: Sequence[Notice], people: Sequence[Person], until: float | None) -> None:
        """Edit the message shared by all of ``told``, which now names ``until``; nobody is pinged.

        If it can't be edited, it's removed: ``people`` have been pinged, and the board says the rest.

        :raises Unreachable: try again later.
        """
        shut_out = any(one.shut_out and one.preferences.delivery in {"direct", "digest"} for one in people)
        try:
            await self._notice_sender.edit(told[0], [one.person for one in people], shut_out=shut_out)
        except MessageGone:
            await self._settle_all(told, **_NOWHERE)
        except (TooOld, Asleep, Denied):
            await self._remove(told[0])
            await self._settle_all(told, **_NOWHERE)
        else:
            await self._settle_all(told, until=until)

    async def clear(self, notices: Sequence[Notice], *, stays: Collection[Place] = ()) -> None:
        """Finish ``notices`` of one table, because they no longer apply.

        Remove their messages, except those in ``stays``, which other people still need.
        """
        messages = {place_of(notice): notice for notice in notices}
        for place, notice in messages.items():
            if place not in stays:
                await self._remove(notice)
        await self._settle_all(notices, state="done")

    async def _write(self, notice: Notice, table: Perspective, person: Person) -> bool:
        """Send ``notice`` as a direct message; return whether the person accepts any."""
        pinged = await self._pinged([notice])
        try:
            await self._notice_sender.write(notice, table, person, silent=not pinged)
        except ClosedDoor:
            return False
        if notice.kind in COVERING:
            await self._notices.note_pings(notice.table, pinged, self._now())
        if person.shut_out:
            await self._people.revise(person.person, lambda known: replace(known, shut_out=False))
        return True

    async def _pinged(self, told: Sequence[Notice], *, covered: bool = True) -> set[int]:
        """Return the people whom the notices ``told`` of one table ping, unless unread pings cover them.

        If not ``covered``, unread pings make no difference.
        """
        people = {notice.person for notice in told}
        may_be_covered = covered and any(notice.kind in ASKING for notice in told)
        unread = await self._notices.unread_pings(told[0].table, people) if may_be_covered else {}
        now = self._now()
        return {notice.person for notice in told if pings(notice, unread.get(notice.person), now)}

    async def _remove(self, notice: Notice) -> None:
        if notice.channel is None or notice.message is None:
            return
        try:
            await self._notice_sender.remove(notice)
        except MessageGone:
            return
        except Denied:
            await self._leave(notice.table, OutdatedMessage(notice.channel, notice.message))

    async def _settle(self, notice: Notice, **changes: Any) -> Notice:
        [settled] = await self._settle_all([notice], **changes)
        return settled

    async def _note_told(self, notices: Sequence[Notice], **changes: Any) -> list[Notice]:
        told = [replace(notice, state=_after(notice), told=notice.told + 1, **changes) for notice in notices]
        await self._notices.settle(zip(notices, told, strict=True))
        return told

    async def _settle_all(self, notices: Sequence[Notice], **changes: Any) -> list[Notice]:
        """Write changes to ``notices`` in one transaction, and return them."""
        settled = [replace(notice, **changes) for notice in notices]
        await self._notices.settle(zip(notices, settled, strict=True))
        return settled


def _after(notice: Notice) -> Literal["sent", "done"]:
    """Return the state of ``notice`` once it's sent: news is finished, other kinds are cleared later."""
    return "done" if notice.kind in NEWS else "sent"
