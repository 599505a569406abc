"""Estimating the chances of a game that is over, for its review.

It estimates two things at positions spread over the game. What is the position worth to each seat? That is
played on from the true state. And what would each possible answer have been worth to its seat? That is
played on in worlds the seat couldn't tell from the real one, all answers in the same worlds with the same
luck: nobody is blamed for what they couldn't know. Every other world picks the best answer, the rest say by
how much: the best of many guesses looks better than it is.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, cast

from msgspec import Struct

from games.engine.chance import Chance, QuickChance
from games.engine.decision import Choice, Decision
from games.engine.game import AnyGame
from games.engine.plain_policy import PlainPolicy
from games.engine.policy import Policy
from games.engine.record import Record, RecordError, retold, set_up
from games.engine.review import Mark, Review, Weighed, Weighing, summed_up
from games.engine.text import Seat, Text

POSITIONS = 60
"""So many questions of a long game are looked at."""
FEWEST = 6
"""So many in any case, even if there is no time."""
CANDIDATES = 8
"""So many answers to each are weighed, besides the one that was given."""
ROUNDS = 400
"""More estimates of each make no difference that anybody could see."""
MOST_MOVES = 2_000
"""A playout stops after so many moves."""
_AT_THE_BEGINNING = 16
"""How often the beginning is estimated if it has no question."""


class Extent(Struct, frozen=True):
    """How closely to review a game: at most ``positions``, each estimated ``rounds`` times.

    It runs in ``parts``, each with every n-th position, so others get their turn in between.
    """

    positions: int = POSITIONS
    rounds: int = ROUNDS
    parts: int = 1


class Part(Struct, frozen=True):
    """What one part of a game's positions came to; ``questions`` is how many the game had with a choice."""

    marks: tuple[Mark, ...]
    weighings: tuple[Weighing, ...]
    questions: int


class _Question(Struct, frozen=True):
    """A question with more than one answer, answered with move number ``moves``."""

    moves: int
    step: int
    seat: Seat
    choice: Choice
    decision: Decision


def review(
    game: AnyGame,
    record: Record,
    chance: Chance,
    extent: Extent = Extent(),  # noqa: B008
    is_time_up: Callable[[], bool] = lambda: False,
) -> Review:
    """Return the review of the game of ``record``, which is over; with the same chance, the same one.

    However little time there is, a few positions are estimated twice.

    :raises RecordError: the record does not replay.
    """
    parts = range(extent.parts)
    return put_together([estimated(game, record, chance, extent, part, is_time_up) for part in parts])


def put_together(parts: Sequence[Part]) -> Review:
    """Return the review that all ``parts`` of a game make."""
    marks = sorted({mark.step: mark for part in parts for mark in part.marks}.values(), key=_step)
    weighings = sorted((one for part in parts for one in part.weighings), key=_step)
    return summed_up(marks, weighings, parts[0].questions if weighings else 0)


def _step(one: Mark | Weighing) -> int:
    return one.step


def estimated(
    game: AnyGame,
    record: Record,
    chance: Chance,
    extent: Extent,
    part: int,
    is_time_up: Callable[[], bool] = lambda: False,
) -> Part:
    """Return what the positions of ``part`` come to; errors as for ``review``."""
    work = estimating(game, record, chance, extent, part, is_time_up)
    while True:
        try:
            next(work)
        except StopIteration as end:
            return cast(Part, end.value)


def estimating(
    game: AnyGame,
    record: Record,
    chance: Chance,
    extent: Extent,
    part: int,
    is_time_up: Callable[[], bool] = lambda: False,
) -> Generator[None, None, Part]:
    """Do what ``estimated`` does, in steps of some thousandths of a second, and return it at the end."""
    quick = QuickChance.drawn_from(chance)
    policy: Policy[Any] = game.policy or PlainPolicy(game)
    questions, steps, end = yield from _read(game, record)
    own = _spread(questions, extent.positions)[part :: extent.parts]
    states = yield from _states(game, record, {one.moves for one in own})
    estimates = [_Estimate(game, policy, states[one.moves], one) for one in own]
    done: list[int] = []
    for number in _far_apart(len(estimates)):
        if len(done) * extent.parts >= FEWEST and is_time_up():
            break
        for _ in range(2):
            estimates[number].add(quick)
            yield
        done.append(number)
    estimates = [estimates[number] for number in sorted(done)]
    for _ in range(2, extent.rounds):
        for estimate in estimates:
            if is_time_up():
                break
            estimate.add(quick)
            yield
    marks = [Mark(one.question.step, one.chances) for one in estimates]
    if part == 0:
        if not marks or marks[0].step > 0:
            beginning = _Estimate(game, policy, set_up(game, record), None)
            for _ in range(min(extent.rounds, _AT_THE_BEGINNING)):
                beginning.add(quick)
                yield
            marks.insert(0, Mark(0, beginning.chances))
        marks.append(Mark(steps, _won(game, end, record.seats)))
    weighings = (one.weighing() for one in estimates)
    return Part(tuple(marks), tuple(one for one in weighings if one is not None), len(questions))


def _won(game: AnyGame, state: Any, seats: int) -> tuple[float, ...]:
    """Return the chances at the end: the winners share the 1."""
    outcome = game.outcome(state)
    if outcome is None:
        raise RecordError("the game is not over")
    return tuple(1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats))


def _read(game: AnyGame, record: Record) -> Generator[None, None, tuple[list[_Question], int, Any]]:
    """Return the questions of the game that had more than one answer, how many steps it has, and its end."""
    state = set_up(game, record)
    questions: list[_Question] = []
    steps = 0
    for moves, (move, (decision, _)) in enumerate(
        zip(record.moves, retold(game, record, state), strict=True)
    ):
        if decision.sets_preference(move.choice):
            yield
            continue
        if decision.allows(move.choice) and _moves_in(decision) > max(1, decision.minimum):
            questions.append(_Question(moves, steps, move.seat, move.choice, decision))
        steps += 1
        yield
    return questions, steps, state


def _moves_in(decision: Decision) -> int:
    return sum(not option.is_preference and not option.withdraws for option in decision.options)


def _states(game: AnyGame, record: Record, wanted: set[int]) -> Generator[None, None, dict[int, Any]]:
    """Return the states right before the moves of these numbers."""
    state = set_up(game, record)
    found = {0: game.copy(state)} if 0 in wanted else {}
    for moves, _ in enumerate(retold(game, record, state), start=1):
        if moves in wanted:
            found[moves] = game.copy(state)
        yield
    return found


def _spread(questions: Sequence[_Question], most: int) -> list[_Question]:
    """Return at most ``most`` of ``questions``, as evenly spread as can be, the first one among them.

    >>> _spread([10, 11, 12, 13, 14], 2)
    [10, 12]
    """
    if len(questions) <= most:
        return list(questions)
    return [questions[number * len(questions) // most] for number in range(most)]


def _far_apart(count: int) -> list[int]:
    """Return the numbers below ``count`` in an order whose first few are always spread evenly.

    >>> _far_apart(6)
    [0, 4, 2, 1, 5, 3]
    """
    bits = max(1, (count - 1).bit_length())
    return sorted(range(count), key=lambda number: int(f"{number:0{bits}b}"[::-1], 2))


class _Estimate:
    """What is known of one position: what it is worth to each seat, and what each answer was."""

    def __init__(self, game: AnyGame, policy: Policy[Any], state: Any, question: _Question | None) -> None:
        self._game, self._policy, self._state = game, policy, state
        self._asked = question
        self._horizon = policy.horizon(state)
        self._seats = len(policy.values(state))
        self._true = _Mean(self._seats)
        self._answers: list[Choice] = []
        self._means: list[tuple[_Mean, _Mean]] = []
        self._rounds = 0

    @property
    def question(self) -> _Question:
        """The question that was asked there."""
        assert self._asked is not None, "at the beginning nobody may have been asked"
        return self._asked

    @property
    def chances(self) -> tuple[float, ...]:
        """What the position is worth to each seat."""
        return self._true.values

    def add(self, chance: QuickChance) -> None:
        """Estimate everything once more."""
        self._true.add(self._played_on(self._game.copy(self._state), chance))
        if self._asked is not None:
            self._weigh(self._asked, chance)
        self._rounds += 1

    def weighing(self) -> Weighing | None:
        """Return what the answers came to; ``None`` where there was but one that is worth trying."""
        if self._asked is None or len(self._answers) < 2:
            return None
        seat = self._asked.seat
        # The one that was given is the first.
        others = range(1, len(self._answers))
        next_best = max(others, key=lambda index: self._means[index][0].values[seat])
        is_better = self._means[next_best][0].values[seat] > self._means[0][0].values[seat]
        chosen, other = self._weighed(0), self._weighed(next_best)
        return Weighing(self._asked.step, seat, chosen, other if is_better else chosen, other)

    def _weigh(self, question: _Question, chance: QuickChance) -> None:
        luck = chance.below(1 << 48)
        world = self._game.determinize(self._state, question.seat, QuickChance(luck))
        if not self._answers:
            tried = [*self._policy.candidates(world, question.seat)][:CANDIDATES]
            known = [choice for choice in tried if choice != question.choice]
            self._answers = [
                question.choice, *(choice for choice in known if question.decision.allows(choice))
            ]  # fmt: skip
            self._means = [(_Mean(self._seats), _Mean(self._seats)) for _ in self._answers]
        if len(self._answers) < 2:
            return
        for choice, means in zip(self._answers, self._means, strict=True):
            there, same_luck = self._game.copy(world), QuickChance(luck + 1)
            self._policy.make(there, question.seat, choice, same_luck)
            means[self._rounds % 2].add(self._played_on(there, same_luck))

    def _weighed(self, index: int) -> Weighed:
        """Return an answer with what it came to in those worlds by which the best was not chosen."""
        assert self._asked is not None
        labels = {option.id: option.label for option in self._asked.decision.options}
        made: tuple[Text, ...] = tuple(labels[one] for one in self._answers[index])
        return Weighed(made, self._means[index][1].values)

    def _played_on(self, world: Any, chance: Chance) -> Sequence[float]:
        """Return what ``world`` is worth to each seat at the horizon; it is changed by that."""
        policy = self._policy
        for _ in range(MOST_MOVES):
            waiting = policy.waiting(world)
            if not waiting or policy.horizon(world) != self._horizon:
                break
            policy.make(world, waiting[0], policy.answer(world, waiting[0], chance), chance)
        return policy.values(world)


class _Mean:
    """The mean of some chances, seat by seat."""

    def __init__(self, seats: int) -> None:
        self._sums = [0.0] * seats
        self._count = 0

    def add(self, chances: Sequence[float]) -> None:
        """Take one more into account."""
        self._sums = [total + one for total, one in zip(self._sums, chances, strict=True)]
        self._count += 1

    @property
    def values(self) -> tuple[float, ...]:
        """What they came to; as long as there are none, all are alike."""
        if not self._count:
            return tuple(1 / len(self._sums) for _ in self._sums)
        return tuple(total / self._count for total in self._sums)
