"""Removes boards and notices that were posted after the backup from which the database was restored."""

from __future__ import annotations

import logging

from bot.database.restored import Restored
from bot.discord.message_sender import Denied, MessageGone, MessageSender, Unreachable
from bot.discord.panels.custom_ids import parse
from bot.table.store import TableStore

_log = logging.getLogger(__name__)


class Leftovers:
    """The messages that a restored database doesn't know.

    Their buttons name the identity that the database had before, and they are newer than the backup.
    """

    def __init__(self, store: TableStore, message_sender: MessageSender) -> None:
        self._store = store
        self._message_sender = message_sender
        self._is_clear = False

    async def clear(self) -> None:
        """Remove all of them from the channels of open tables, once after each restore."""
        if self._is_clear:
            return
        restored = await self._store.restored()
        if restored is not None:
            removed = 0
            for channel in await self._store.channels():
                try:
                    removed += await self._clear(channel, restored)
                except (Denied, MessageGone) as error:
                    _log.info("what channel %d shows from after the backup stays: %r", channel, error)
                except Unreachable as error:
                    _log.warning("what channels show from after the backup is removed later: %s", error)
                    return
            await self._store.forget_restored()
            _log.info("the database was restored; %d messages from after the backup were removed", removed)
        self._is_clear = True

    async def _clear(self, channel: int, restored: Restored) -> int:
        """Remove them from ``channel``; return how many there were."""
        found = [
            message
            for message, custom_ids in await self._message_sender.own_since(channel, restored.copied_at)
            if any((known := parse(one)) and known[0] == restored.identity for one in custom_ids)
        ]
        for message in found:
            await self._message_sender.remove(channel, message)
        return len(found)
