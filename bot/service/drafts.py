"""What people typed into forms that were refused, for as long as they may want to try again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

KEPT = 900.0
"""Seconds for which it is kept: as long as the message that says why can be answered."""
_MOST = 1000

Typed: TypeAlias = Mapping[str, Sequence[str]]
"""What was typed or chosen in each field of a form, by the field's name."""


@dataclass(slots=True)
class Drafts:
    """What was typed into refused forms, in memory alone, each for its own person.

    >>> drafts = Drafts()
    >>> drafts.keep(7, "a", {"time": ["late"]}, now=0)
    >>> drafts.typed(7, "a", now=60), drafts.typed(8, "a", now=60), drafts.typed(7, "a", now=901)
    ({'time': ['late']}, {}, {})
    """

    _kept: OrderedDict[tuple[int, str], tuple[float, Typed]] = field(default_factory=OrderedDict)

    def keep(self, person: int, key: str, typed: Typed, now: float) -> None:
        """Keep what ``person`` typed under ``key``; the oldest goes where there is too much."""
        self._kept[person, key] = (now, typed)
        while len(self._kept) > _MOST or self._is_over(next(iter(self._kept.values()))[0], now):
            self._kept.popitem(last=False)

    def drop(self, person: int, key: str) -> None:
        """Forget what ``person`` typed under ``key``."""
        self._kept.pop((person, key), None)

    def forget(self, person: int) -> None:
        """Forget all that ``person`` typed.

        >>> drafts = Drafts()
        >>> drafts.keep(7, "a", {"time": ["late"]}, now=0)
        >>> drafts.forget(7)
        >>> drafts.typed(7, "a", now=1)
        {}
        """
        for key in [key for key in self._kept if key[0] == person]:
            del self._kept[key]

    def typed(self, person: int, key: str, now: float) -> Typed:
        """Return what ``person`` typed under ``key``; nothing where it is not kept any more."""
        kept_at, typed = self._kept.get((person, key), (now, {}))
        return {} if self._is_over(kept_at, now) else typed

    def _is_over(self, kept_at: float, now: float) -> bool:
        return now - kept_at >= KEPT
