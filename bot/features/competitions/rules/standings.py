"""Standings of a division, derived from its games each time they're shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from msgspec import Struct

from bot.features.competitions.rules.points import points_of, ranks_behind


class SeatScore(Struct, frozen=True):
    """How one seat of a game counts: its rank and score in the game, and whether somebody else finished it.

    ``expected`` are the hundredths of a point that replace those of the rank, if the game was adjudicated.
    """

    entry: int
    rank: int
    score: int | None = None
    by_other: bool = False
    expected: int | None = None


class Standing(Struct, frozen=True):
    """The place of one entry: ``rank`` from 1, shared if everything is equal.

    ``points`` decide, then ``wins``, then ``seconds`` (second places), then ``share``, the mean share of the
    winner's score. ``form`` has the rank in each game, in their order; it's 0 if the game was adjudicated.
    """

    entry: int
    rank: int
    games: int
    points: Fraction
    wins: int
    seconds: int
    share: Fraction
    form: tuple[int, ...] = ()


def standings(entries: Iterable[int], games: Sequence[Sequence[SeatScore]]) -> list[Standing]:
    """Return the standings of ``entries`` after ``games``, the best one first.

    Entries without games are listed too; seats of others, such as a deleted entry, are skipped.

    >>> won, lost = SeatScore(5, 1, 40), SeatScore(6, 2, 20)
    >>> [(one.entry, one.rank, str(one.points)) for one in standings([5, 6, 7], [[won, lost]])]
    [(5, 1, '8'), (6, 2, '2'), (7, 3, '0')]
    """
    tallies = {entry: _Tally() for entry in entries}
    for game in games:
        ranks = ranks_behind(
            [seat.rank for seat in game], {place for place, seat in enumerate(game) if seat.by_other}
        )
        best = max((seat.score for seat in game if seat.score is not None), default=None)
        for seat, rank, points in zip(game, ranks, points_of(ranks), strict=True):
            if seat.entry not in tallies:
                continue
            if seat.expected is None:
                tallies[seat.entry].add(rank, points, _share(seat, best))
            else:
                tallies[seat.entry].add(0, Fraction(seat.expected, 100), Fraction(0))
    keys = {entry: tally.key for entry, tally in tallies.items()}
    ordered = sorted(tallies, key=lambda entry: keys[entry], reverse=True)
    return [
        tallies[entry].standing(entry, 1 + sum(key > keys[entry] for key in keys.values()))
        for entry in ordered
    ]


class _Tally:
    """The games of one entry, added up."""

    def __init__(self) -> None:
        self._form: list[int] = []
        self._wins = self._seconds = 0
        self._points = self._shares = Fraction(0)

    def add(self, rank: int, points: Fraction, share: Fraction) -> None:
        self._form.append(rank)
        self._points += points
        self._wins += rank == 1
        self._seconds += rank == 2
        self._shares += share

    @property
    def key(self) -> tuple[Fraction, int, int, Fraction]:
        return self._points, self._wins, self._seconds, self._share

    def standing(self, entry: int, rank: int) -> Standing:
        return Standing(
            entry,
            rank,
            len(self._form),
            self._points,
            self._wins,
            self._seconds,
            self._share,
            tuple(self._form),
        )

    @property
    def _share(self) -> Fraction:
        return self._shares / len(self._form) if self._form else Fraction(0)


def _share(seat: SeatScore, best: int | None) -> Fraction:
    """Return the share of the winner's score; 0 in a game without scores, or if somebody else finished it."""
    if seat.by_other or seat.score is None or not best or best < 0:
        return Fraction(0)
    return Fraction(max(0, seat.score), best)
