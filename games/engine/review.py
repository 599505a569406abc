"""The review of a finished game: each seat's chances, the turning points, and skill told apart from luck.

Pure sums; ``engine.reviewing`` estimates the chances. How skill is separated from luck:

1. *The cost of an answer* is how much more the best other answer promised, in worlds that the seat can't tell
   from the real one. Half of the worlds pick that answer, the other half measures it, and the other way
   round, so the mean isn't too high. Where the given answer seems best, it costs nothing. A measured cost may
   come out below 0 by chance. It counts as it is in a mean, because leaving it out would make every mean too
   high. Only if the other answer is worse by two standard errors is the cost certainly 0.
2. *What a seat kept* is 1 minus its costs, divided by the chances that the best answers promised. So it is
   between 0 and 1, and one answer in a lost position weighs little. A loss of less than two standard
   errors counts as 0.
3. *What answers alone would give*: a seat that keeps the part ``k`` with each of ``n`` answers keeps
   ``k ** n`` of its chance. The chances to win are shared out in proportion to that, from an even start.
   These shares are between 0 and 1 and add up to 1, however large the errors are.
4. *Luck* is the rest: how the game ended, minus that share. It includes what chance drew, the deal, who
   began, and what was hidden. The even chance, the part of the answers and luck add up to the end by
   construction.

The standard error of a mean has three parts: the differences between the measuring worlds; the effect of
picking another answer as the best; and, if not all questions were weighed, the differences between the
questions.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, log, log1p, sqrt

from msgspec import Struct

from games.engine.places import Place
from games.engine.text import Seat, Text

TURNING_POINTS = 3
"""The most turning points of a game."""
SURE = 2.0
"""The number of standard errors from an estimate to its bounds; a smaller cost counts as 0."""
FEWEST_WORLDS = 8
"""The fewest worlds that must measure an answer for it to be mentioned."""
FEWEST_WEIGHED = 8
"""The fewest weighed questions from which a seat's other questions are estimated."""
_TELLING = 3.0
"""Standard errors from 0 at which a single answer stands out among many."""
_LEAST = 0.03
"""The least cost of an answer, or lead over the others, that a review mentions."""
_DOUBT = 0.05
"""The deviation of an imaginary extra question, because a sample that agrees doesn't prove certainty."""
_CLOSE = 0.05
_MOST_LOST = 0.95
"""The upper limit of the mean loss of an answer."""


class Mark(Struct, frozen=True):
    """The chance of each seat to win, 0 to 1, after ``step`` steps of the game; they add up to 1."""

    step: int
    chances: tuple[float, ...]


class Weighing(Struct, frozen=True):
    """A question that ``seat`` answered after ``step`` steps, judged by the seat's knowledge.

    ``made`` are the labels of the given answer, which promised ``chance``, and ``other`` those of the best
    alternative, empty if there was none worth trying. ``gain`` is how much more the alternative promised, or
    less if negative, with its standard ``error``, measured in ``worlds`` worlds. ``cost`` is the mean gain
    where the alternative was picked as better, with its error ``noise``; both are 0 if it's surely worse.
    """

    step: int
    seat: Seat
    place: Place
    made: tuple[Text, ...]
    other: tuple[Text, ...]
    chance: float
    cost: float = 0.0
    noise: float = 0.0
    gain: float = 0.0
    error: float = 0.0
    worlds: int = 0

    def stands_out(self, by: float) -> bool:
        """Return whether an answer that is better ``by`` this much can be mentioned."""
        return self.worlds >= FEWEST_WORLDS and by >= max(_LEAST, _TELLING * self.error)


class TurningPoint(Struct, frozen=True):
    """An answer of ``seat`` for which there was a better one, and the seat's chance with both."""

    step: int
    seat: Seat
    place: Place
    made: tuple[Text, ...]
    chance: float
    better: tuple[Text, ...]
    better_chance: float


class BestMove(Struct, frozen=True):
    """A seat's most valuable answer, compared with ``next_chance``, the chance with its best alternative."""

    place: Place
    made: tuple[Text, ...]
    chance: float
    next_chance: float


class Estimate(Struct, frozen=True):
    """A share from 0 to 1, and its bounds, which contain the true value about 95 times in 100."""

    value: float
    low: float
    high: float

    @property
    def is_close(self) -> bool:
        """Whether it's precise to less than 5 percentage points, so it can be shown as a number."""
        return self.high - self.low < 2 * _CLOSE

    def tells(self, even: float) -> bool:
        """Return whether it's known precisely, or surely differs from the ``even`` share."""
        return self.is_close or not self.low <= even <= self.high


class Share(Struct, frozen=True):
    """A seat's result: ``ended`` is 1 for the only winner.

    ``kept`` is how much of its chance the seat kept with an answer, on average, and ``answers`` is its chance
    to win if only everybody's answers counted; each is None if too few questions were weighed.
    """

    kept: Estimate | None
    answers: Estimate | None
    ended: float

    @property
    def luck(self) -> Estimate | None:
        """The effect of luck on the chance by answers, negative if it cost something; None if unknown."""
        if self.answers is None:
            return None
        by, end = self.answers, self.ended
        return Estimate(end - by.value, end - by.high, end - by.low)


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


class Loss(Struct, frozen=True):
    """The mean part of its chance that a seat lost per answer, its standard error, and its questions."""

    mean: float
    error: float
    questions: int

    @property
    def kept(self) -> Estimate:
        """The part kept; a loss below two standard errors counts as 0."""
        value = self.mean if self.mean >= SURE * self.error else 0.0
        return Estimate(
            1 - value,
            max(0.0, 1 - self.mean - SURE * self.error),
            max(1 - value, min(1.0, 1 - self.mean + SURE * self.error)),
        )

    @property
    def over_all(self) -> float:
        """The natural logarithm of the part that all answers together kept."""
        return self.questions * log1p(-self.mean)

    @property
    def noise(self) -> float:
        """The variance of ``over_all``."""
        return (self.questions * self.error / (1 - self.mean)) ** 2


def summed_up(marks: Sequence[Mark], weighings: Sequence[Weighing], questions: Sequence[int]) -> Review:
    """Return the review of a game from its estimated chances.

    The first and the last of ``marks`` are those of the beginning and the end. ``questions`` is the number of
    questions that each seat answered.
    """
    ended = marks[-1].chances
    seats = range(len(ended))
    losses = [_loss([one for one in weighings if one.seat == seat], questions[seat]) for seat in seats]
    by_answers = _by_answers(losses)
    return Review(
        marks=tuple(marks),
        turning_points=_turning_points(weighings),
        best_moves=tuple(_best_move(weighings, seat) for seat in seats),
        shares=tuple(
            Share(None if loss is None else loss.kept, chance, end)
            for loss, chance, end in zip(losses, by_answers, ended, strict=True)
        ),
        questions=sum(questions),
        weighed=len(weighings),
    )


def _turning_points(weighings: Iterable[Weighing]) -> tuple[TurningPoint, ...]:
    """Return the answers that surely cost most, one per turn, in the order they were given."""
    costly = [one for one in weighings if one.stands_out(one.gain)]
    costly.sort(key=lambda one: (SURE * one.error - one.gain, one.step))
    by_turn: dict[int, Weighing] = {}
    for one in costly:
        by_turn.setdefault(one.place.turn, one)
    return tuple(
        TurningPoint(
            one.step, one.seat, one.place, one.made, one.chance, one.other, min(1.0, one.chance + one.gain)
        )
        for one in sorted([*by_turn.values()][:TURNING_POINTS], key=lambda one: one.step)
    )


def _best_move(weighings: Sequence[Weighing], seat: Seat) -> BestMove | None:
    own = [one for one in weighings if one.seat == seat and one.stands_out(-one.gain)]
    if not own:
        return None
    best = max(own, key=lambda one: (-one.gain - SURE * one.error, -one.step))
    return BestMove(best.place, best.made, best.chance, max(0.0, best.chance + best.gain))


def _loss(own: Sequence[Weighing], questions: int) -> Loss | None:
    """Return the mean loss of a seat from its ``own`` weighings; None if too few were weighed."""
    count = len(own)
    if not questions:
        return Loss(0.0, 0.0, 0)
    if count < min(questions, FEWEST_WEIGHED):
        return None
    promised = sum(one.chance + max(0.0, one.cost) for one in own) / count
    if promised <= 0:
        return Loss(0.0, 0.0, questions)
    mean = sum(one.cost for one in own) / count / promised
    noise = sum(one.noise**2 for one in own) / count
    residuals = sum((one.cost - mean * (one.chance + max(0.0, one.cost))) ** 2 for one in own)
    spread = max(0.0, (residuals + (_DOUBT * promised) ** 2) / count - noise)
    variance = ((1 - count / questions) * spread + noise) / count
    return Loss(min(_MOST_LOST, max(0.0, mean)), min(1.0, sqrt(variance) / promised), questions)


def _by_answers(losses: Sequence[Loss | None]) -> list[Estimate | None]:
    """Return each seat's chance to win if only answers counted, from an even start."""
    known = [loss for loss in losses if loss is not None]
    if len(known) < len(losses):
        return [None] * len(losses)
    found: list[Estimate | None] = []
    for seat, loss in enumerate(known):
        others = known[:seat] + known[seat + 1 :]
        highest = max(one.over_all for one in others)
        weights = [exp(one.over_all - highest) for one in others]
        total = sum(weights)
        odds = loss.over_all - highest - log(total)
        noise = loss.noise + sum(
            (weight / total) ** 2 * one.noise for weight, one in zip(weights, others, strict=True)
        )
        bound = SURE * sqrt(noise)
        found.append(Estimate(_chance(odds), _chance(odds - bound), _chance(odds + bound)))
    return found


def _chance(odds: float) -> float:
    """Return the chance with these logarithmic ``odds``.

    >>> _chance(0), _chance(-1e9), _chance(1e9)
    (0.5, 0.0, 1.0)
    """
    return 1 / (1 + exp(-odds)) if odds > -500 else 0.0
