"""A cache of values read from the database."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Cache(Generic[Key, Value]):
    """At most ``most`` values; the least recently used one is dropped first.

    Only reads add values. Call ``forget`` after changing a row, or when another process announces a change. A
    read that overlaps a change may have found the older value, so its result is not cached.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: OrderedDict[Key, Value] = OrderedDict()
        self._generation = 0
        """The number of calls of ``forget``."""

    async def get(self, key: Key, read: Callable[[], Awaitable[Value]]) -> Value:
        """Return the cached value of ``key``, or the result of ``read``."""
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        generation = self._generation
        value = await read()
        if generation == self._generation:
            self._known[key] = value
            if len(self._known) > self._most:
                self._known.popitem(last=False)
        return value

    def forget(self, key: Key | None = None) -> list[Key]:
        """Drop the value of ``key`` (``None``: all values), and return the keys that may have changed."""
        self._generation += 1
        if key is None:
            forgotten = [*self._known]
            self._known.clear()
            return forgotten
        self._known.pop(key, None)
        return [key]
