"""Faults of a real network and a real Discord, which a developer or a test can switch on."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

FaultKind = Literal["error", "limit", "lose"]


def _nothing() -> None:
    """Do nothing: the default for `then`."""


@dataclass
class Planned:
    """A fault for the next `left` requests whose method and path contain `match`.

    `then` is called when it happens: before the error response, or for a lost response after the request was
    applied.
    """

    kind: FaultKind
    left: int
    match: str = ""
    status: int = 500
    retry_after: float = 0.5
    then: Callable[[], None] = field(default=_nothing, repr=False)


@dataclass
class Faults:
    """The current faults; all off by default."""

    latency: float = 0.0
    """The delay of every request, in seconds."""
    error_probability: float = 0.0
    """The share of requests answered with a 502."""
    double_deliveries: int = 0
    """How many of the next interactions are delivered twice."""
    planned: list[Planned] = field(default_factory=list)
    chance: random.Random = field(default_factory=lambda: random.Random(0), repr=False)

    def fail_next(
        self, count: int = 1, *, status: int = 500, match: str = "", then: Callable[[], None] = _nothing
    ) -> None:
        """Answer the next requests with an error, without applying them.

        The response has no Discord error code, like those of a proxy in front of Discord: a 404 proves
        nothing.
        """
        self.planned.append(Planned("error", count, match, status=status, then=then))

    def limit_next(self, count: int = 1, *, retry_after: float = 0.5, match: str = "") -> None:
        """Answer the next requests with a 429."""
        self.planned.append(Planned("limit", count, match, retry_after=retry_after))

    def lose_next(self, count: int = 1, *, match: str = "", then: Callable[[], None] = _nothing) -> None:
        """Apply the next requests but cut the connection instead of answering."""
        self.planned.append(Planned("lose", count, match, then=then))

    def clear(self) -> None:
        """Switch every fault off."""
        self.latency = self.error_probability = 0.0
        self.double_deliveries = 0
        self.planned.clear()

    def strike(self, request: str) -> Planned | None:
        """Return the fault for a request (`METHOD /path`), using it up, or `None`."""
        for plan in self.planned:
            if plan.match in request:
                plan.left -= 1
                if plan.left <= 0:
                    self.planned.remove(plan)
                return plan
        if self.error_probability and self.chance.random() < self.error_probability:
            return Planned("error", 1, status=502)
        return None
