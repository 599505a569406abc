"""The publisher: keeps each channel showing the newest revision of its tables.

It's level-triggered: it doesn't act on events but on the difference between the table (``revision``) and what
the channel shows (``published_revision``). So the same loop recovers from a crash, an error of Discord, or a
deleted message, and of several revisions only the newest is drawn.

If a channel is closed to the bot, the table's row says so. Only posting a board proves that it's open again,
because editing one takes fewer permissions. That's tried when something happens, when somebody looks, and
from time to time, because not every permission change causes an event.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from bot import metrics
from bot.discord.message_sender import Asleep, Denied, MessageGone, MessageSender, TooOld, Unreachable
from bot.discord.panel_renderer import PanelRenderer
from bot.discord.panels.panel import RenderedPanel
from bot.discord.panels.scene import parts_of
from bot.features.board.delivery.leftovers import Leftovers
from bot.features.board.panel import public_panel
from bot.features.board.rules.board_pause import asked_on, shown_by
from bot.features.board.rules.new_parts import fingerprints, shown_after
from bot.features.lifecycle.rules.lifecycle import board_of
from bot.features.notices.delivery.closed_channels import ClosedChannels
from bot.table.action import OPEN
from bot.table.rows import OutdatedMessage
from bot.table.service import TableService
from bot.table.store import TableStore
from bot.table.table import Table
from bot.table.wake_timer import WakeTimer
from bot.table.worker import Retry, TableWorkers
from games.engine.text import Seat
from render.picture import AnyPainter
from render.words import ForgivingWords, words_for

_log = logging.getLogger(__name__)

OLD_MESSAGE = 50 * 60.0
"""Seconds until a board is posted again: Discord allows few edits of messages older than an hour."""
CLOSED_AGAIN = 600.0
"""Seconds until a closed channel is tried again, if nothing happens before."""


class Publisher:
    """Posts and edits the board of every table that is behind.

    If only the presser has seen the latest change, the board may wait for up to ``pause`` seconds, because
    they may press again: see ``bot.features.board.rules.board_pause``. ``settled`` is called with each table
    that was tried, whether or not its board is now up. ``reopened`` is called when a channel accepts messages
    again, ``tried_again`` with each table that somebody looks at, so that other messages its channel refused
    are tried, too.
    """

    def __init__(
        self,
        service: TableService,
        store: TableStore,
        message_sender: MessageSender,
        panel_renderer: PanelRenderer,
        painters: Mapping[str, AnyPainter],
        closed_channels: ClosedChannels,
        *,
        pause: float = 0,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._service = service
        self._store = store
        self.message_sender = message_sender
        self._panel_renderer = panel_renderer
        self._painters = painters
        self._closed_channels = closed_channels
        self._closed_tried_at = now()
        self._pause = pause
        self._now = now
        self._leftovers = Leftovers(store, message_sender)
        self._denied: set[int] = set()
        self._deleted: dict[int, int] = {}
        self._asked: dict[int, frozenset[Seat]] = {}
        self._behind_since: dict[int, float] = {}
        self._held: dict[int, float] = {}
        self.settled: list[Callable[[int], None]] = []
        self.reopened: list[Callable[[], None]] = []
        self.tried_again: list[Callable[[int], None]] = []
        self.workers = TableWorkers("boards", self._publish, counts_as="boards")
        self.wake_timer = WakeTimer("boards", self._round)

    async def catch_up(self) -> None:
        """Wake every table that is behind: at the start, and again whenever the connection comes back."""
        await self._leftovers.clear()
        for table in {*await self._store.behind(), *await self._store.closed()}:
            self.workers.wake(table)

    def try_again(self, table: int) -> None:
        """Try the table's channel at once if the last try failed: the obstacle may be gone.

        Not every permission change causes an event, and none says that Discord answers again.
        """
        if table in self._denied or self.workers.tries_again(table):
            self.workers.wake(table)
        for listener in self.tried_again:
            listener(table)

    async def leave(self, table: int, outdated: OutdatedMessage) -> None:
        """Record a message of ``table``, which no longer applies, for removal once the bot is allowed to."""
        await self._store.leave(table, outdated)
        # The channel may have opened meanwhile; if it opens later, the record is found then.
        self.workers.wake(table)

    def board_deleted(self, table: int, message: int) -> None:
        """Post the board of ``table`` again if somebody has deleted ``message``, which showed it."""
        self._deleted[table] = message
        self.workers.wake(table)

    def is_denied(self, table: int) -> bool:
        """Return whether the last try to write to the table's channel was refused."""
        return table in self._denied

    async def lost(self, table: Table) -> None:
        """Record that the channel of ``table`` was deleted, as Discord has reported."""
        if self._service.covers(table.guild):
            await self._refused(table, is_gone=True)

    async def _publish(self, number: int) -> None:
        table = await self._service.row(number)
        if not self._service.covers(table.guild):
            return
        try:
            if self._deleted.pop(number, None) == table.message is not None:
                await self._after_gone(table, MessageGone(channel=False))
                return
            if await self._is_to_be_shown(table) or _is_closed(table):
                await self._clear_away(number, await self._show(table))
            else:
                await self._clear_away(number, await self._store.outdated_messages(number))
        except MessageGone as gone:
            await self._after_gone(table, gone)
        except Denied:
            # Only a person can fix this. The table plays on, and people are notified by direct message.
            metrics.tried_again("boards")
            await self._refused(table, is_gone=False)
        except Unreachable as error:
            raise Retry(str(error)) from error
        finally:
            for listener in self.settled:
                listener(number)

    async def _round(self) -> float:
        """Wake the tables whose boards have waited long enough or are out of date.

        Return the seconds until the next one.
        """
        now = self._now()
        if not 0 <= now - self._closed_tried_at < CLOSED_AGAIN:
            self._closed_tried_at = now
            for table in await self._store.closed(but_gone=True):
                self.workers.wake(table)
        due, coming = await self._store.boards_that_change(now)
        due += [table for table, until in self._held.items() if until <= now]
        for table in due:
            if table not in self._denied and not self.workers.tries_again(table):
                self.workers.wake(table)
        at = [until for until in (coming, *self._held.values()) if until is not None and until > now]
        return min([CLOSED_AGAIN, *(until - now for until in at)])

    async def _is_to_be_shown(self, table: Table) -> bool:
        """Return whether the board of ``table`` is out of date and should be shown now.

        A climax doesn't wait: with its player's next press, nobody would see it.
        """
        if table.is_private:
            return False
        if table.board_until is not None and table.board_until <= self._now():
            return True
        if table.published_revision >= table.revision:
            return False
        return await self._service.has_climax(table.id) or not self._is_held(table)

    def _is_held(self, table: Table) -> bool:
        """Return whether the board of ``table``, which is behind, should wait."""
        now = self._now()
        since = self._behind_since.setdefault(table.id, table.changed_at)
        until = shown_by(table, self._asked.get(table.id), since, self._pause)
        # A board must not wait longer because this machine's clock was set back.
        if not now < until <= now + self._pause or table.id in self._denied:
            self._held.pop(table.id, None)
            return False
        self._held[table.id] = until
        self.wake_timer.wake()
        return True

    async def _show(self, table: Table) -> list[OutdatedMessage]:
        """Show the newest revision of ``table``; return its messages that are to be removed."""
        perspective = await self._service.replays.recalled(await self._service.look(table.id, None))
        words = ForgivingWords(words_for(table.locale))
        painter = self._painters[table.game]
        if perspective.board_marks and perspective.status == "playing":
            parts = fingerprints(parts_of(perspective, painter, words))
            table.shown_parts = shown_after(table.shown_parts, parts)
            perspective = replace(perspective, changed_parts=table.shown_parts.changed)
        panel = public_panel(perspective, self._service.games[table.game], painter, words)
        drawn = await self._panel_renderer.ready(panel, words)
        is_behind = table.published_revision < perspective.revision
        table.published_revision = perspective.revision
        table.board_until = perspective.stands_until
        refusal = None
        old = board_of(table)
        if _is_closed(table) or not await self._edited(table, drawn):
            try:
                await self._post(table, drawn)
            except Denied as error:
                if not is_behind or not await self._edited(table, drawn):
                    raise
                refusal = error
        outdated = None if old is None or table.message == old.message else old
        if perspective.status in OPEN:
            self._asked[table.id] = asked_on(perspective)
        else:
            self._asked.pop(table.id, None)
        self._behind_since.pop(table.id, None)
        left = await self._service.published(table, outdated)
        if table.board_until is not None:
            self.wake_timer.wake()
        if refusal is not None:
            raise refusal
        is_posted = old is None or outdated is not None
        if table.closed is not None and is_posted:
            await self._closed_channels.note_opened(table.id, table.channel)
        if table.id in self._denied:
            self._denied.discard(table.id)
            for listener in self.reopened:
                listener()
        return left

    async def _post(self, table: Table, drawn: RenderedPanel) -> None:
        """Post the board of ``table`` as a new message."""
        posts = table.posts + (table.message is not None)
        table.message = await self.message_sender.post(table.channel, drawn, f"{table.id}.{posts}")
        table.posts, table.message_at = posts, self._now()

    async def _edited(self, table: Table, drawn: RenderedPanel) -> bool:
        """Edit the existing board; return whether that was possible.

        If no new one can be posted, even an old one is edited.
        """
        is_old = self._now() - (table.message_at or 0) > OLD_MESSAGE
        if table.message is None or (is_old and not _is_closed(table)):
            return False
        try:
            await self.message_sender.edit(table.channel, table.message, drawn)
        except (TooOld, Asleep):
            return False
        return True

    async def _clear_away(self, table: int, left: Sequence[OutdatedMessage]) -> None:
        for outdated in left:
            try:
                await self.message_sender.remove(outdated.channel, outdated.message)
            except Denied:
                # It's tried again when a channel opens or the table changes.
                _log.info("an old message of table %d stays for now: the bot may not remove it", table)
            else:
                await self._store.removed(outdated)

    async def _after_gone(self, table: Table, gone: MessageGone) -> None:
        if gone.channel:
            # It doesn't come back: the table waits until somebody moves it to another one, or ends it.
            await self._refused(table, is_gone=True)
            return
        row = await self._service.row(table.id)
        if row.message is None:
            raise Retry("a message to be posted is said to be gone")
        row.message, row.message_at, row.posts = None, None, row.posts + 1
        row.published_revision = min(row.published_revision, row.revision - 1)
        await self._service.published(row)
        self.workers.wake(table.id)

    async def _refused(self, table: Table, *, is_gone: bool) -> None:
        """Record that the channel of ``table`` is closed to the bot."""
        self._denied.add(table.id)
        await self._closed_channels.note_closed(table.id, table.channel, is_gone=is_gone)


def _is_closed(table: Table) -> bool:
    """Return whether the channel of ``table``, which is open, was closed to the bot at the last try."""
    return table.closed is not None and table.status in OPEN
