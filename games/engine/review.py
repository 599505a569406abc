"""A game that is over, looked at again: the chances of each seat, what turned it, luck and skill told apart.

Pure sums; ``engine.reviewing`` estimates the chances.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from games.engine.text import Seat, Text

TURNING_POINTS = 3
"""So many answers that cost most are told."""
_LEAST = 0.02
"""What costs less, or stands out by less, is within what an estimate may be wrong by."""


class Mark(Struct, frozen=True):
    """The chance of each seat to win, 0 to 1, after ``step`` steps of the game; they add up to 1."""

    step: int
    chances: tuple[float, ...]


class Weighed(Struct, frozen=True):
    """An answer, as the labels of its options, and the chance of each seat to win once it is given."""

    made: tuple[Text, ...]
    chances: tuple[float, ...]


class Weighing(Struct, frozen=True):
    """A question that ``seat`` answered after ``step`` steps, by what it could know.

    ``best`` is the answer that promised most, and ``next_best`` the one that did of those not ``chosen``.
    What they came to was asked again once that was settled, so it may be a little less than of another one.
    """

    step: int
    seat: Seat
    chosen: Weighed
    best: Weighed
    next_best: Weighed

    @property
    def cost(self) -> float:
        """How much of its chance the seat gave away; 0 where it was the best answer."""
        return self.best.chances[self.seat] - self.chosen.chances[self.seat]

    @property
    def margin(self) -> float:
        """By how much the answer promised more than any other; negative where it did not."""
        return self.chosen.chances[self.seat] - self.next_best.chances[self.seat]


class TurningPoint(Struct, frozen=True):
    """An answer of ``seat`` to which there was a better one, and the seat's chance by both."""

    step: int
    seat: Seat
    made: tuple[Text, ...]
    chance: float
    better: tuple[Text, ...]
    better_chance: float


class BestMove(Struct, frozen=True):
    """The answer of a seat that promised most beyond its ``next_chance``, that of the best other answer."""

    step: int
    made: tuple[Text, ...]
    chance: float
    next_chance: float


class Share(Struct, frozen=True):
    """Why the chance of a seat was ``began`` and became ``ended``: the three other parts add up to that.

    ``own`` is what its own answers cost it, ``others`` what those of the others gave it, and ``luck`` the
    rest: chance, and what was hidden.
    """

    began: float
    own: float
    others: float
    luck: float
    ended: float


class Review(Struct, frozen=True):
    """The review of a finished game.

    ``best_moves`` and ``shares`` are in seat order; a seat has no best move if none stood out. Of the
    ``questions`` with a choice, ``weighed`` were examined, spread over the game.
    """

    marks: tuple[Mark, ...]
    turning_points: tuple[TurningPoint, ...]
    best_moves: tuple[BestMove | None, ...]
    shares: tuple[Share, ...]
    questions: int
    weighed: int


def summed_up(marks: Sequence[Mark], weighings: Sequence[Weighing], questions: int) -> Review:
    """Return the review of a game from its estimated chances: the first and the last of ``marks`` are those
    of its beginning and its end.
    """
    seats = range(len(marks[0].chances))
    return Review(
        marks=tuple(marks),
        turning_points=_turning_points(weighings),
        best_moves=tuple(_best_move(weighings, seat) for seat in seats),
        shares=tuple(_share(marks, weighings, questions, seat) for seat in seats),
        questions=questions,
        weighed=len(weighings),
    )


def _turning_points(weighings: Sequence[Weighing]) -> tuple[TurningPoint, ...]:
    """Return the answers that cost most, in the order in which they were given."""
    costly = [one for one in weighings if one.cost >= _LEAST]
    costliest = sorted(costly, key=lambda one: (-one.cost, one.step))[:TURNING_POINTS]
    return tuple(
        TurningPoint(
            one.step,
            one.seat,
            one.chosen.made,
            one.chosen.chances[one.seat],
            one.best.made,
            one.best.chances[one.seat],
        )
        for one in sorted(costliest, key=lambda one: one.step)
    )


def _best_move(weighings: Sequence[Weighing], seat: Seat) -> BestMove | None:
    own = [one for one in weighings if one.seat == seat and one.margin >= _LEAST]
    if not own:
        return None
    best = max(own, key=lambda one: (one.margin, -one.step))
    return BestMove(best.step, best.chosen.made, best.chosen.chances[seat], best.next_best.chances[seat])


def _share(marks: Sequence[Mark], weighings: Sequence[Weighing], questions: int, seat: Seat) -> Share:
    """Return the share of ``seat``; questions that were not looked at are taken to be like the others."""
    scale = questions / len(weighings) if weighings else 0.0
    own = others = 0.0
    for one in weighings:
        change = scale * (one.chosen.chances[seat] - one.best.chances[seat])
        if one.seat == seat:
            own += change
        else:
            others += change
    began, ended = marks[0].chances[seat], marks[-1].chances[seat]
    return Share(began, own, others, ended - began - own - others, ended)
