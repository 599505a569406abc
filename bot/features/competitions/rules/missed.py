"""Posts of competitions that may be missing in their channels, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

Family: TypeAlias = Literal["league", "tournament"]

Trouble: TypeAlias = Literal["gone", "denied", "unreachable"]
"""The channel is gone, the bot may not post there, or Discord doesn't answer."""

Why: TypeAlias = Literal["unsure", Trouble, "role"]
"""Why a post is missing: the bot stopped while it posted, the channel has trouble, or the bot may not give
the role."""

Post: TypeAlias = Literal["summary", "end", "role", "announcement", "postponement", "round", "off"]


class MissedPost(Struct, frozen=True):
    """A post, or a role to be given, that a competition still owes since ``at``.

    ``part`` is the part of the competition that it belongs to, such as a season; 0 if it has none.
    """

    family: Family
    competition: int
    part: int
    post: Post
    at: float
    why: Why = "unsure"


Owed: TypeAlias = Sequence[MissedPost]
"""The posts that a step owes."""


def after_retry(owed: int, missing: int, trouble: Trouble | None, *, opens: bool) -> str | None:
    """Return the text that says what retrying was good for; None if it did something, which is noted.

    A competition ``owed`` this many posts before, and some are still ``missing``. ``opens``: its next step is
    to open games, which ``trouble`` may prevent.

    >>> after_retry(2, 1, None, opens=False), after_retry(1, 1, None, opens=False)
    (None, 'repair-still-missing')
    """
    if owed > missing or (opens and trouble is None):
        return None
    return "repair-still-missing" if missing or opens else "repair-nothing-missing"
