"""The end of a competition's game: who sat where, who had a stand-in, and how their seats count."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from bot.features.competitions.rules.standings import SeatScore


class Outcome(Struct, frozen=True):
    """The end of a table: each seat's member, rank and score, and whether it had a stand-in."""

    members: tuple[int | None, ...]
    ranks: tuple[int, ...]
    scores: tuple[int | None, ...]
    stand_ins: tuple[bool, ...]

    def scores_of(self, entered: Sequence[int]) -> tuple[SeatScore, ...]:
        """Return how the seats count for the members who were drawn: last, if somebody else finished."""
        return tuple(
            SeatScore(member, rank, score, by_other=stand_in or there != member)
            for member, there, rank, score, stand_in in zip(
                entered, self.members, self.ranks, self.scores, self.stand_ins, strict=True
            )
        )
