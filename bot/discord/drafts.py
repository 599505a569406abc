"""The input of refused forms, for as long as people may want to try again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

KEPT = 900.0
"""Seconds to keep it: as long as the message with the refusal can be answered."""
_MOST = 1000

Typed: TypeAlias = Mapping[str, Sequence[str]]
"""The text typed or the options chosen in a form, by the field's name."""


@dataclass(slots=True)
class Drafts:
    """The input of refused forms, only in memory, separate for each person.

    >>> drafts = Drafts()
    >>> drafts.keep(7, "a", {"time": ["late"]}, now=0)
    >>> drafts.typed(7, "a", now=60), drafts.typed(8, "a", now=60), drafts.typed(7, "a", now=901)
    ({'time': ['late']}, {}, {})
    """

    _kept: OrderedDict[tuple[int, str], tuple[float, Typed]] = field(default_factory=OrderedDict)

    def keep(self, person: int, key: str, typed: Typed, now: float) -> None:
        """Keep what ``person`` typed under ``key``; drop the oldest input if there's too much."""
        self._kept[person, key] = (now, typed)
        while len(self._kept) > _MOST or self._is_over(next(iter(self._kept.values()))[0], now):
            self._kept.popitem(last=False)

    def drop(self, person: int, key: str) -> None:
        """Forget what ``person`` typed under ``key``."""
        self._kept.pop((person, key), None)

    def forget(self, person: int) -> None:
        """Forget everything that ``person`` typed.

        >>> drafts = Drafts()
        >>> drafts.keep(7, "a", {"time": ["late"]}, now=0)
        >>> drafts.forget(7)
        >>> drafts.typed(7, "a", now=1)
        {}
        """
        for key in [key for key in self._kept if key[0] == person]:
            del self._kept[key]

    def typed(self, person: int, key: str, now: float) -> Typed:
        """Return the input of ``person`` under ``key``; empty if it's no longer kept."""
        kept_at, typed = self._kept.get((person, key), (now, {}))
        return {} if self._is_over(kept_at, now) else typed

    def _is_over(self, kept_at: float, now: float) -> bool:
        return now - kept_at >= KEPT
