"""Estimating the chances in a finished game, for its review.

It estimates two things at positions spread over the game, as evenly across seats as possible. What is the
position worth to each seat? The playouts for that start from the true state. And what would each possible
answer have been worth to its seat? The playouts for that start from worlds the seat couldn't tell from the
real one, all answers in the same worlds with the same luck: nobody is blamed for what they couldn't know.
Each half of the worlds picks the best answer besides the given one, and the other half measures how much
better it is: the best of many guesses looks better than it is.

The worlds and the luck depend on the seed and the step alone. So a review with more time, or in other parts,
continues the same estimates.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from hashlib import sha256
from itertools import pairwise
from typing import Any, cast

from msgspec import Struct
from msgspec.structs import replace

from games.engine.chance import QuickChance
from games.engine.comparing import Comparison, Question, Worth
from games.engine.decision import Decision
from games.engine.game import AnyGame
from games.engine.outline import outline
from games.engine.places import place_of
from games.engine.policy import Policy
from games.engine.record import Record, RecordError, retold, set_up
from games.engine.review import Mark, Review, Weighing, summed_up
from games.engine.steps import steps_of
from games.engine.text import Seat

POSITIONS = 60
"""The most questions of a game to estimate."""
FEWEST = 6
"""The fewest, even if there is no time."""
ROUNDS = 1_000
"""The most worlds in which to try an answer: more would make no visible difference."""
_ALIKE = 32
"""The rounds that estimate everything; later ones measure only answers that may have cost something."""
_SPREADING = 36
"""The seed that spreads the positions: the same ones in each review of a game."""


class Extent(Struct, frozen=True):
    """The effort of a review: at most ``positions``, each answer tried in up to ``rounds`` worlds.

    It runs in ``parts``, each with every n-th position, so others get their turn in between.
    """

    positions: int = POSITIONS
    rounds: int = ROUNDS
    parts: int = 1


class Part(Struct, frozen=True):
    """The estimates of one part of a game's positions; ``questions`` counts each seat's real choices."""

    marks: tuple[Mark, ...]
    weighings: tuple[Weighing, ...]
    questions: tuple[int, ...]


def review(
    game: AnyGame,
    record: Record,
    seed: bytes,
    extent: Extent = Extent(),  # noqa: B008
    is_time_up: Callable[[], bool] = lambda: False,
) -> Review:
    """Return the review of the finished game of ``record``, always the same with the same seed.

    However little time there is, a few positions are estimated.

    :raises RecordError: the record does not replay.
    """
    parts = range(extent.parts)
    return put_together([estimated(game, record, seed, extent, part, is_time_up) for part in parts])


def put_together(parts: Sequence[Part]) -> Review:
    """Return the review of a game from all its ``parts``."""
    marks = sorted({mark.step: mark for part in parts for mark in part.marks}.values(), key=_step)
    weighings = sorted((one for part in parts for one in part.weighings), key=_step)
    return summed_up(marks, weighings, parts[0].questions)


def _step(one: Mark | Weighing) -> int:
    return one.step


def estimated(
    game: AnyGame,
    record: Record,
    seed: bytes,
    extent: Extent,
    part: int,
    is_time_up: Callable[[], bool] = lambda: False,
) -> Part:
    """Return the estimates of the positions of ``part``. Raises like ``review``."""
    work = estimating(game, record, seed, extent, part, is_time_up)
    while True:
        try:
            next(work)
        except StopIteration as end:
            return cast(Part, end.value)


def estimating(
    game: AnyGame,
    record: Record,
    seed: bytes,
    extent: Extent,
    part: int,
    is_time_up: Callable[[], bool] = lambda: False,
) -> Generator[None, None, Part]:
    """Do the work of ``estimated`` in steps of a few milliseconds, and return its result at the end."""
    policy: Policy[Any] = game.policy
    questions, steps, end = yield from _read(game, record)
    own = _spread(questions, extent.positions)[part :: extent.parts]
    states = yield from _states(game, record, {one.moves for one in own})
    alike = min(extent.rounds, _ALIKE)
    done: list[tuple[Question, Worth, Comparison]] = []
    for number in _far_apart(len(own)):
        if len(done) * extent.parts >= FEWEST and is_time_up():
            break
        question = own[number]
        state, seeded = states[question.moves], _seeded(seed, question.step)
        worth = Worth(game, policy, state, seeded)
        comparison = Comparison(game, policy, state, question, seeded)
        for _ in range(alike):
            worth.add()
            comparison.add()
            yield
        done.append((question, worth, comparison))
    for _ in range(alike, extent.rounds):
        for _, _, comparison in done:
            if is_time_up():
                break
            if comparison.is_open:
                comparison.add()
                yield
    marks = [Mark(question.step, worth.chances) for question, worth, _ in done]
    if part == 0:
        if not any(mark.step == 0 for mark in marks):
            beginning = Worth(game, policy, set_up(game, record), _seeded(seed, 0))
            for _ in range(alike):
                beginning.add()
                yield
            marks.append(Mark(0, beginning.chances))
        marks.append(Mark(steps, _won(game, end, record.seats)))
    counts = tuple(sum(one.seat == seat for one in questions) for seat in range(record.seats))
    return Part(tuple(marks), tuple(comparison.weighing() for _, _, comparison in done), counts)


def _seeded(seed: bytes, step: int) -> QuickChance:
    """Return the source of chance for all estimates at ``step``."""
    return QuickChance(int.from_bytes(sha256(seed + step.to_bytes(4, "big")).digest()[:8], "big"))


def _won(game: AnyGame, state: Any, seats: int) -> tuple[float, ...]:
    """Return the chances at the end: the winners share the 1."""
    outcome = game.outcome(state)
    if outcome is None:
        raise RecordError("the game is not over")
    return tuple(1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats))


def _read(game: AnyGame, record: Record) -> Generator[None, None, tuple[list[Question], int, Any]]:
    """Return the game's questions with more than one answer, its number of steps, and its final state."""
    state = set_up(game, record)
    found: list[Question] = []
    told = []
    steps = 0
    for moves, (move, (decision, events)) in enumerate(
        zip(record.moves, retold(game, record, state), strict=True)
    ):
        told.append((decision, events))
        if not decision.sets_preference(move.choice):
            if decision.allows(move.choice) and _moves_in(decision) > max(1, decision.minimum):
                found.append(Question(moves, steps, move.seat, move.choice, decision))
            steps += 1
        yield
    story = outline(steps_of(record, told, everything=True), game.storyline)
    questions = []
    for one in found:
        place = place_of(story, one.step + 1, one.decision.prompt, game.storyline)
        questions.append(replace(one, place=place))
        yield
    return questions, steps, state


def _moves_in(decision: Decision) -> int:
    return sum(not option.is_preference and not option.withdraws for option in decision.options)


def _states(game: AnyGame, record: Record, wanted: set[int]) -> Generator[None, None, dict[int, Any]]:
    """Return the states right before the moves with the numbers ``wanted``."""
    state = set_up(game, record)
    found = {0: game.copy(state)} if 0 in wanted else {}
    for moves, _ in enumerate(retold(game, record, state), start=1):
        if moves in wanted:
            found[moves] = game.copy(state)
        yield
    return found


def _spread(questions: Sequence[Question], most: int) -> list[Question]:
    """Return at most ``most`` of ``questions``, shared out evenly to the seats that were asked.

    Each seat's questions are divided into stretches of equal length, with one picked at random from each: at
    a fixed distance they might all be of one kind.
    """
    if len(questions) <= most:
        return list(questions)
    by_seat: dict[Seat, list[Question]] = {}
    for one in questions:
        by_seat.setdefault(one.seat, []).append(one)
    chance = QuickChance(_SPREADING)
    found: list[Question] = []
    for index, own in enumerate(sorted(by_seat.values(), key=len)):
        count = min(len(own), (most - len(found)) // (len(by_seat) - index))
        edges = [number * len(own) // count for number in range(count + 1)] if count else []
        found += (own[start + chance.below(end - start)] for start, end in pairwise(edges))
    return sorted(found, key=lambda one: one.moves)


def _far_apart(count: int) -> list[int]:
    """Return the numbers below ``count`` in an order whose first few are always spread evenly.

    >>> _far_apart(6)
    [0, 4, 2, 1, 5, 3]
    """
    bits = max(1, (count - 1).bit_length())
    return sorted(range(count), key=lambda number: int(f"{number:0{bits}b}"[::-1], 2))
