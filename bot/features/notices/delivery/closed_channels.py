"""Records in tables' rows that their channels are closed to the bot, and which people questions still reach.

It's level-triggered: the rows of notices are compared with the table's row, so a crash or another process in
between loses nothing, and a retry writes nothing.
"""

from __future__ import annotations

import contextlib
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import partial

from msgspec.structs import replace

from bot.features.notices.rules.notice import QUESTIONS, Notice
from bot.features.notices.rules.reach import channel_closed, channel_opened, reached, was_told
from bot.features.notices.store import NoticeStore
from bot.features.people.store.people import PeopleStore
from bot.table.items import see_to
from bot.table.service import TableService
from games.engine.game import Refused


class ClosedChannels:
    """Records in the tables' rows which channels are closed, and whose questions have reached them."""

    def __init__(self, service: TableService, notices: NoticeStore, people: PeopleStore) -> None:
        self._service = service
        self._notices = notices
        self._people = people

    async def note_closed(self, number: int, channel: int, *, is_gone: bool) -> None:
        """Record that the bot can't post in ``channel`` of table ``number``.

        If it ``is_gone``, so are the mentions of open questions: these are due again, and sent in another
        way.
        """
        known = (await self._service.row(number)).closed
        if known is not None and (known.is_gone or not is_gone):
            return
        notices = await self._notices.open_at({number}, (), self._service.now())
        told = await self._told(notices)
        if is_gone:
            lost = [one for one in notices if one.channel == channel and one.kind in QUESTIONS]
            await self._notices.settle((one, _due_again(one)) for one in lost if one.state == "sent")
        change = partial(channel_closed, channel=channel, told=told, is_gone=is_gone)
        await self._service.change(number, change)

    async def note_opened(self, number: int, channel: int) -> None:
        """Record that the bot can post in ``channel`` of table ``number`` again."""
        await self._service.change(number, partial(channel_opened, channel=channel))

    async def note_reached(self, notices: Iterable[Notice]) -> None:
        """Record at tables with a closed channel which people the open ``notices`` have reached."""
        by_table: dict[int, list[Notice]] = defaultdict(list)
        for notice in notices:
            if notice.is_at_closed:
                by_table[notice.table].append(notice)

        async def step(number: int) -> None:
            told = await self._told(by_table[number])
            # Nobody needs to be reached at a deleted table, or one whose game is no longer offered.
            with contextlib.suppress(Refused):
                await self._service.change(number, partial(reached, told=told))

        await see_to("notices", by_table, step, table=int)

    async def _told(self, notices: Sequence[Notice]) -> list[Notice]:
        """Return the ``notices`` that have reached their people."""
        return [one for one in notices if was_told(one, await self._people.person(one.person))]


def _due_again(notice: Notice) -> Notice:
    return replace(notice, state="due", told_at=None, channel=None, message=None, nonce=None, until=None)
