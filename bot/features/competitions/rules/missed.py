"""Posts of competitions that may be missing in their channels, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

Family: TypeAlias = Literal["league", "tournament"]

Trouble: TypeAlias = Literal["gone", "denied", "unreachable"]
"""The channel is gone, the bot may not post there, or Discord doesn't answer."""

Why: TypeAlias = Literal["unsure", "gone", "denied", "unreachable", "role"]
"""Why a post is missing: the bot stopped while it posted, the channel is gone, the bot may not post there,
Discord didn't answer, or the bot may not give the role."""

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
