"""The people of a simulated server: how they want to be notified, when they look, and what they do then."""

from __future__ import annotations

import random
from typing import Any

from msgspec import Struct

HOUR, DAY = 3_600.0, 86_400.0


class Neighbor(Struct, frozen=True):
    """One person. Times are hours of the day in UTC.

    ``looks``: the hours at which they open ``/tables`` unprompted. ``reacts``: the minimum and maximum hours
    from a ping to a look; None if they ignore pings. ``answers``: the chance that a look leads to an answer.
    ``quits``: the day after which they never come back; None if they stay. ``only_preferences``: they never
    take back or vote, but change how they want to be asked.
    """

    name: str
    preferences: dict[str, Any]
    looks: tuple[int, ...] = ()
    reacts: tuple[float, float] | None = (0.1, 5.0)
    answers: float = 0.85
    quits: float | None = None
    dms_closed: bool = False
    is_night_owl: bool = False
    only_preferences: bool = False

    @property
    def delivery(self) -> str:
        """How they want to be notified."""
        return str(self.preferences.get("delivery", "channel"))


_KINDS: tuple[tuple[int, Neighbor], ...] = (
    (24, Neighbor("told", {})),
    (6, Neighbor("owl", {}, reacts=(0.1, 3.0), is_night_owl=True)),
    (16, Neighbor("evening", {}, looks=(19,), reacts=None)),
    (12, Neighbor("direct", {"delivery": "direct"})),
    (8, Neighbor("both", {"delivery": "both"})),
    (10, Neighbor("digest", {"delivery": "digest", "digest_hour": 18}, reacts=(0.1, 2.0))),
    (6, Neighbor("closed", {"delivery": "direct"}, dms_closed=True)),
    (6, Neighbor("reminded", {"reminder_hours": 24}, answers=0.5)),
    (4, Neighbor("deaf", {"delivery": "none"}, looks=(8, 13, 20), reacts=None)),
    (4, Neighbor("busy", {}, looks=(7, 12, 17, 22), reacts=(0.05, 0.5))),
    (4, Neighbor("quitter", {}, quits=2.0)),
)


def drawn(count: int, chance: random.Random) -> list[Neighbor]:
    """Return ``count`` people, with each kind about as frequent as in a real community."""
    weights, kinds = zip(*_KINDS, strict=True)
    return [chance.choices(kinds, weights)[0] for _ in range(count)]
