"""Telling people that they are asked: once each, in the channel or by direct message, also after a restart.

A notice is a row that was written together with the move that made it due. It is delivered when its time has
come and the person is still asked, and its message in the channel is removed when they no longer are.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping

import msgspec

from bot.panels.hand import hand
from bot.panels.panel import draw
from bot.panels.reading import turn_notice
from bot.postbox import ClosedDoor, Denied, MessageGone, Postbox, Unreachable
from bot.store.people import PeopleStore
from bot.store.rows import Notice
from bot.tables.perspective import Perspective
from bot.tables.service import TableService
from bot.tables.sleeper import LONGEST_SLEEP, RETRY, Sleeper
from games.engine.game import Refused
from render.picture import AnyPainter
from render.studio import Studio
from render.words import words_for

_log = logging.getLogger(__name__)


class Notices:
    """One task that sleeps until the earliest notice is due and sees to all that are."""

    def __init__(
        self,
        service: TableService,
        people: PeopleStore,
        postbox: Postbox,
        studio: Studio,
        painters: Mapping[str, AnyPainter],
        *,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._service = service
        self._people = people
        self._postbox = postbox
        self._studio = studio
        self._painters = painters
        self._now = now
        self.sleeper = Sleeper("notices", self._round)

    async def _round(self) -> float:
        """See to every open notice and return the seconds until the next one is due."""
        pause = LONGEST_SLEEP
        for notice in await self._people.open_notices():
            try:
                if not await self._is_asked(notice):
                    await self._clear(notice)
                elif notice.state == "due" and notice.due_at <= self._now():
                    await self._deliver(notice)
                elif notice.state == "due":
                    pause = min(pause, notice.due_at - self._now())
            except (Denied, MessageGone):
                # The channel cannot be written to: the board shows the turn as soon as it can be again.
                await self._people.settle(msgspec.structs.replace(notice, state="done"))
            except Unreachable as error:
                _log.warning("a notice is delivered later: %s", error)
                pause = min(pause, RETRY)
            except Exception:
                # One notice that cannot be made must not keep the others from being delivered.
                _log.exception("notice %d failed; tried again in %.0f s", notice.id, RETRY)
                pause = min(pause, RETRY)
        return pause

    async def _is_asked(self, notice: Notice) -> bool:
        try:
            return await self._service.play.is_asked(
                notice.table, notice.seat, notice.person, notice.revision
            )
        except Refused:
            return False

    async def _clear(self, notice: Notice) -> None:
        if notice.channel is not None:
            message = notice.message
            if message is None:
                # Its delivery was cut short. Under its nonce Discord names the message if it got through;
                # if it did not, it is posted now, without a ping, and removed at once.
                message = await self._mention(notice, notice.channel, pings=[])
            await self._postbox.remove(notice.channel, message)
        await self._people.settle(msgspec.structs.replace(notice, state="done"))

    async def _deliver(self, notice: Notice) -> None:
        table = await self._service.look(notice.table, notice.person)
        person = await self._people.person(notice.person)
        door_closed = False
        if person.wishes.delivery == "direct":
            try:
                await self._write_to(notice, table, person.locale)
            except ClosedDoor:
                door_closed = True
            else:
                # What was written to the person stays with them, so nothing is left to remove.
                await self._people.settle(msgspec.structs.replace(notice, state="done"))
                return
        if table.decision is not None and table.decision.discreet:
            # A mention would tell everybody who has not answered yet; the board names all who are asked.
            await self._people.settle(msgspec.structs.replace(notice, state="done"))
            return
        sending = msgspec.structs.replace(notice, channel=table.channel)
        await self._people.settle(sending)
        message = await self._mention(notice, table.channel, pings=[notice.person], door_closed=door_closed)
        await self._people.settle(msgspec.structs.replace(sending, state="sent", message=message))

    async def _mention(
        self, notice: Notice, channel: int, *, pings: list[int], door_closed: bool = False
    ) -> int:
        table = await self._service.look(notice.table, notice.person)
        panel = turn_notice(table, notice, words_for(table.locale), door_closed=door_closed)
        return await self._postbox.post(channel, await draw(panel, self._studio), f"n{notice.id}", pings)

    async def _write_to(self, notice: Notice, table: Perspective, locale: str | None) -> None:
        words = words_for(locale or table.locale)
        panel = hand(
            table, self._painters[table.game], words, note=words("notice-direct"), in_direct_message=True
        )
        await self._postbox.write_to(notice.person, await draw(panel, self._studio), f"n{notice.id}")
