"""A cache of values read from the database."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


@dataclass(eq=False)
class _Read(Generic[Key]):
    """A read that is under way; ``is_outdated`` if its result may be older than a change."""

    key: Key
    is_outdated: bool = False


class Cache(Generic[Key, Value]):
    """At most ``most`` values; the least recently used one is dropped first.

    Only reads add values. Call ``forget`` after changing a row, or when another process announces a change. A
    read that overlaps a change may have found the older value, so it's made again.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: OrderedDict[Key, Value] = OrderedDict()
        self._reads: set[_Read[Key]] = set()

    async def get(self, key: Key, read: Callable[[], Awaitable[Value]]) -> Value:
        """Return the cached value of ``key``, or the result of ``read``, as new as the last ``forget``."""
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        this = _Read(key)
        self._reads.add(this)
        try:
            value = await read()
            while this.is_outdated:
                this.is_outdated = False
                value = await read()
        finally:
            self._reads.discard(this)
        self._known[key] = value
        if len(self._known) > self._most:
            self._known.popitem(last=False)
        return value

    def forget(self, key: Key | None = None) -> list[Key]:
        """Drop the value of ``key`` (``None``: all values), and return the keys that may have changed."""
        for read in self._reads:
            read.is_outdated |= key is None or read.key == key
        if key is None:
            forgotten = [*self._known]
            self._known.clear()
            return forgotten
        self._known.pop(key, None)
        return [key]
