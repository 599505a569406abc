"""Which parts of a picture tell something new: to the reader of a private one, or on a board.

What each part told at the last look is kept as a fingerprint: the words and cards of it are not.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias
from zlib import crc32

import msgspec
from msgspec import Struct

Fingerprints: TypeAlias = Mapping[str, int]
"""A number for what each part tells, by its name."""


def fingerprints(parts: Mapping[str, object]) -> dict[str, int]:
    """Return a number for what each of ``parts`` tells; another one where it tells something else.

    >>> then, now = fingerprints({"chest": [1, 0], "goal": 3}), fingerprints({"chest": [1, 2], "goal": 3})
    >>> sorted(new_parts(now, then))
    ['chest']
    """
    return {name: crc32(msgspec.json.encode(told, order="sorted")) for name, told in parts.items()}


def new_parts(now: Fingerprints, before: Fingerprints | None) -> frozenset[str]:
    """Return the parts that tell something else than ``before``, the last look.

    None at the first look, and none where everything is new, as in another round: a mark on everything
    points at nothing.
    """
    if before is None:
        return frozenset()
    new = frozenset(name for name, told in now.items() if before.get(name) != told)
    return frozenset() if len(new) == len(now) else new


class ShownParts(Struct, frozen=True):
    """What the parts of a board tell as it was posted last, and what they told ``before`` that."""

    now: dict[str, int]
    before: dict[str, int] | None = None

    @property
    def changed(self) -> frozenset[str]:
        """The parts that the last change has changed."""
        return new_parts(self.now, self.before)


def shown_after(shown: ShownParts | None, parts: dict[str, int]) -> ShownParts:
    """Return what a board has shown once it shows ``parts``; as long as they stay, the same is marked.

    >>> first = shown_after(None, fingerprints({"chest": 1, "goal": 3}))
    >>> second = shown_after(first, fingerprints({"chest": 2, "goal": 3}))
    >>> sorted(first.changed), sorted(second.changed)
    ([], ['chest'])
    >>> shown_after(second, second.now) == second
    True
    """
    if shown is None:
        return ShownParts(parts)
    return shown if shown.now == parts else ShownParts(parts, shown.now)
