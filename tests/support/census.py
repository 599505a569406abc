"""Count what a bot holds in memory: the size of each container, by the object that owns it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from typing import Any
from weakref import WeakKeyDictionary, WeakSet, WeakValueDictionary

_CONTAINERS = (dict, list, set, deque, WeakKeyDictionary, WeakSet, WeakValueDictionary)
_ROOMS = ("bot.", "render.", "games.")
_OTHERS = ("playground",)


def census(root: object) -> dict[str, int]:
    """Return the length of each container that is an attribute of ``root`` or of one of its parts.

    Parts are attributes that are objects of the bot's own classes; the contents of containers aren't
    followed.
    """
    found: dict[str, int] = {}
    seen: set[int] = set()
    waiting = [root]
    while waiting:
        part = waiting.pop()
        if id(part) in seen:
            continue
        seen.add(id(part))
        for name, value in _attributes(part):
            if isinstance(value, _CONTAINERS):
                found[f"{type(part).__name__}.{name}"] = len(value)
            elif type(value).__module__.startswith(_ROOMS) and not type(value).__module__.startswith(_OTHERS):
                waiting.append(value)
    return found


def _attributes(part: Any) -> Iterator[tuple[str, Any]]:
    named: Mapping[str, Any] = getattr(part, "__dict__", {})
    yield from named.items()
    for kind in type(part).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            if hasattr(part, name):
                yield name, getattr(part, name)
