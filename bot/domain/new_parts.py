"""Which parts of a private picture tell something that its reader has not seen yet.

What each part told at the last look is kept as a fingerprint: the words and cards of it are not.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias
from zlib import crc32

import msgspec

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
