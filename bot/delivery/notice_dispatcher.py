"""Telling one notice: by mention, direct message or both, each step noted so that none is done twice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

from msgspec.structs import replace

from bot.delivery.message_sender import ClosedDoor, Denied, MessageGone
from bot.delivery.notice_sender import NoticeSender
from bot.domain.notice import Notice
from bot.domain.notice_checks import NEWS, QUESTIONS
from bot.domain.people import Person
from bot.domain.perspective import Perspective
from bot.store.people import PeopleStore

Waiting = Sequence[tuple[Perspective, Notice]]
"""What waits for one person: tables as they see them, each with the notice about it."""


class NoticeDispatcher:
    """Brings notices from one state to the next."""

    def __init__(self, people: PeopleStore, notice_sender: NoticeSender, *, now: Callable[[], float]) -> None:
        self._people = people
        self._notice_sender = notice_sender
        self._now = now

    async def tell(self, notice: Notice, table: Perspective, person: Person) -> Notice:
        """Tell ``notice`` in the way that ``person`` wants; return it as it stands then.

        Where direct messages are refused it is told in the channel.

        :raises Denied, MessageGone: the channel is closed to the bot; nothing was told.
        :raises Unreachable: try again later.
        """
        letters = person.preferences.delivery in {"direct", "both"}
        shut_out = False
        if letters and notice.told_at is None:
            shut_out = not await self._write(notice, table, person)
            if not shut_out:
                notice = await self._settle(notice, told_at=self._now())
        if (
            letters
            and not shut_out
            and (person.preferences.delivery == "direct" or _is_discreet(notice, table))
        ):
            return await self._settle(notice, state=_after(notice), told=notice.told + 1)
        try:
            return await self._mention(notice, table, person, shut_out=shut_out)
        except (Denied, MessageGone):
            if notice.told_at is None:
                raise
            # The direct message has told it; it must not be sent again for the sake of the channel.
            return await self._settle(notice, state=_after(notice), told=notice.told + 1)

    async def tell_together(self, notices: Sequence[Notice], table: Perspective) -> None:
        """Tell ``notices`` of one table, which say the same, in one message of its channel.

        :raises Denied, MessageGone: the channel is closed to the bot; nothing was told.
        :raises Unreachable: try again later.
        """
        first = await self._settle(notices[0], channel=table.channel)
        try:
            message = await self._notice_sender.mention(
                first, table, together=[notice.person for notice in notices]
            )
        except (Denied, MessageGone):
            await self._settle(first, channel=None)
            raise
        for notice in notices:
            await self._settle(
                notice, state="done", channel=table.channel, message=message, told=1, told_at=self._now()
            )

    async def tell_all(self, waiting: Waiting, person: Person, nonce: str) -> None:
        """Send ``person`` one direct message with all that waits for them; it stays due for the next one.

        Where direct messages are refused, what was not told yet is told in the channels.

        :raises Unreachable: try again later.
        """
        shut_out = False
        try:
            await self._notice_sender.write_digest(person, waiting, nonce)
        except ClosedDoor:
            shut_out = True
            for table, notice in waiting:
                if notice.state == "due":
                    try:
                        await self._mention(notice, table, person, shut_out=True)
                    except (Denied, MessageGone):
                        continue
                    person = await self._people.person(person.person)
        else:
            for _, notice in waiting:
                if notice.kind in NEWS:
                    await self._settle(notice, state="done")
        now = self._now()
        await self._people.revise(
            person.person, lambda known: replace(known, digested_at=now, shut_out=shut_out)
        )

    async def take_down(self, notice: Notice) -> Notice:
        """Remove the message that ``notice`` stands in, because it will be told again."""
        await self._remove(notice)
        return await self._settle(notice, state="due", channel=None, message=None, told_at=None)

    async def hush(self, notice: Notice) -> None:
        """Remove the message of ``notice``, because its person does not want to hear of it now."""
        if notice.state == "due" or notice.channel is not None:
            await self._remove(notice)
            told = max(notice.told, 1)
            await self._settle(
                notice, state="sent", channel=None, message=None, told=told, told_at=self._now()
            )

    async def clear(self, notice: Notice) -> None:
        """Remove the message of ``notice``, because what it tells does not hold any more."""
        await self._remove(notice)
        await self._settle(notice, state="done")

    async def _write(self, notice: Notice, table: Perspective, person: Person) -> bool:
        """Send ``notice`` as a direct message; return whether the person takes any."""
        try:
            await self._notice_sender.write(notice, table, person)
        except ClosedDoor:
            return False
        if person.shut_out:
            await self._people.revise(person.person, lambda known: replace(known, shut_out=False))
        return True

    async def _mention(self, notice: Notice, table: Perspective, person: Person, *, shut_out: bool) -> Notice:
        if _is_discreet(notice, table):
            # A mention would tell everybody who has not answered yet; the board names all who were asked.
            return await self._settle(notice, state="sent")
        hint = shut_out and not person.shut_out
        notice = await self._settle(notice, channel=table.channel)
        try:
            message = await self._notice_sender.mention(notice, table, shut_out=hint)
        except (Denied, MessageGone):
            await self._settle(notice, channel=None)
            raise
        notice = await self._settle(
            notice, state=_after(notice), message=message, told=notice.told + 1, told_at=self._now()
        )
        if hint:
            await self._people.revise(person.person, lambda known: replace(known, shut_out=True))
        return notice

    async def _remove(self, notice: Notice) -> None:
        if notice.channel is None:
            return
        try:
            await self._notice_sender.remove(notice)
        except (Denied, MessageGone):
            # It stays where it is, or is gone with its channel: nothing is left to do.
            return

    async def _settle(self, notice: Notice, **changes: Any) -> Notice:
        notice = replace(notice, **changes)
        await self._people.settle(notice)
        return notice


def _after(notice: Notice) -> Literal["sent", "done"]:
    """Return the state of ``notice`` once it is told: news are done with, the rest is cleared away later."""
    return "done" if notice.kind in NEWS else "sent"


def _is_discreet(notice: Notice, table: Perspective) -> bool:
    """Return whether others must not learn that the person still owes the answer that ``notice`` asks for."""
    return notice.kind in QUESTIONS and table.decision is not None and table.decision.discreet
