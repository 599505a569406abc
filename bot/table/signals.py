"""Signals: they wake the listeners of a process when a table has changed."""

from __future__ import annotations

from collections.abc import Callable

from bot.table.change import TableChange


class Signals:
    """The listeners of one process; they hear of tables on the servers that it ``covers``.

    ``changed`` is called with the number of each table that has changed, whichever process changed it;
    ``ended`` if its game may be over or ended early since; ``due`` with the time at which something at it may
    fall due, 0 if that isn't known.
    """

    def __init__(self, covers: Callable[[int], bool]) -> None:
        self._covers = covers
        self.changed: list[Callable[[int], None]] = []
        self.ended: list[Callable[[int], None]] = []
        self.due: list[Callable[[float], None]] = []

    def send(self, table: int, guild: int, change: TableChange | None = None) -> None:
        """Wake the listeners, because ``table`` of ``guild`` has changed: by ``change``, if that is known."""
        if not self._covers(guild):
            return
        for listener in self.changed:
            listener(table)
        if change is None or change.table.status in {"over", "ended"}:
            for listener in self.ended:
                listener(table)
        due_at = 0.0 if change is None else change.due_at
        if due_at is not None:
            for hear in self.due:
                hear(due_at)
