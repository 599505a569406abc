"""Time for a recap on the board before a computer player moves on.

If a computer began the next round at once, people would never see the end of the last. The game defines the
recap (``Game.recap``), this module knows since when everybody can see it. That isn't stored, so the wait
starts again after a restart.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from bot.table.service import TableService

LONGEST_WAIT = 60.0
"""Seconds after a change to wait for a board that isn't up yet."""

_KEPT = 3600.0
"""Seconds after which it's forgotten that a table shows a recap: much longer than one stays."""


class Recaps:
    """Since when each table has shown its current recap."""

    def __init__(
        self,
        service: TableService,
        seconds: float,
        is_denied: Callable[[int], bool],
        *,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._service = service
        self._seconds = seconds
        self._is_denied = is_denied
        self._now = now
        self._up: dict[int, tuple[Any, float]] = {}

    async def left(self, table: int) -> float:
        """Return how many seconds a computer player must still leave the board of ``table`` as it is.

        A recap stays for a while once its board is up. The wait for the board itself is limited, and there's
        none if it can't be shown.

        :raises Refused: there's no such table.
        """
        recap = await self._service.recap(table)
        if recap is None or not self._seconds:
            self._up.pop(table, None)
            return 0
        told, since = self._up.get(table, (None, 0.0))
        if told != recap:
            row = await self._service.row(table)
            if row.published_revision < row.revision:
                denied = self._is_denied(table)
                return 0 if denied else max(0, row.changed_at + LONGEST_WAIT - self._now())
            since = self._now()
            # Nobody asks about a table whose game is over; at the others, recaps this old are over, too.
            self._up = {one: up for one, up in self._up.items() if since - up[1] < _KEPT}
            self._up[table] = (recap, since)
        return max(0, since + self._seconds - self._now())
