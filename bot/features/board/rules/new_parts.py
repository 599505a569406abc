"""Which parts of a picture are new: to the reader of a private one, or on a board.

The last look at each part is stored as a fingerprint, without its words and cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias
from zlib import crc32

import msgspec
from msgspec import Struct

from render.forms import Thing

Fingerprints: TypeAlias = Mapping[str, int]
"""A fingerprint of each part's content, by the part's name."""


def fingerprints(parts: Mapping[str, object]) -> dict[str, int]:
    """Return a fingerprint of the content of each of ``parts``.

    >>> then, now = fingerprints({"chest": [1, 0], "goal": 3}), fingerprints({"chest": [1, 2], "goal": 3})
    >>> sorted(new_parts(now, then))
    ['chest']
    """
    return {
        name: crc32(msgspec.json.encode(told, enc_hook=_plain, order="sorted"))
        for name, told in parts.items()
    }


def _plain(value: object) -> str:
    """Return the name of a thing as a plain string; JSON knows all other types that parts have."""
    if isinstance(value, Thing):
        return str(value)
    raise TypeError(f"{type(value).__name__} is no content of a part")


_ENCODER = msgspec.json.Encoder(enc_hook=_plain, order="sorted")


def new_parts(now: Fingerprints, before: Fingerprints | None) -> frozenset[str]:
    """Return the parts that differ from ``before``, the last look.

    None at the first look, and none if everything is new, as in another round: if everything is marked, the
    marks are useless.
    """
    if before is None:
        return frozenset()
    new = frozenset(name for name, told in now.items() if before.get(name) != told)
    return frozenset() if len(new) == len(now) else new


class ShownParts(Struct, frozen=True):
    """Fingerprints of a board's parts as last posted, and as they were ``before`` that."""

    now: dict[str, int]
    before: dict[str, int] | None = None

    @property
    def changed(self) -> frozenset[str]:
        """The parts that the last change affected."""
        return new_parts(self.now, self.before)


def shown_after(shown: ShownParts | None, parts: dict[str, int]) -> ShownParts:
    """Return the shown parts of a board once it shows ``parts``; the marks stay until the parts change.

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
