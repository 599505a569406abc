"""The turning point of a deal: the question at which the choice mattered most.

Games with the same deal are alike until somebody answers differently, so people often face the same question.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean

from msgspec import Struct

from games.engine.decision import Choice
from games.engine.text import Text

_FEWEST = 2
"""The fewest people who must have faced a question for it to be a turning point."""


class Answered(Struct, frozen=True):
    """One answer in a game: the ``question`` with what its player saw, and the game's final ``score``.

    ``number`` counts the player's answers before it.
    """

    question: str
    number: int
    prompt: Text
    choice: Choice
    labels: tuple[Text, ...]
    score: int


class Brought(Struct, frozen=True):
    """A choice at a question: how many people made it, and their mean score."""

    labels: tuple[Text, ...]
    people: int
    score: float


class Choices(Struct, frozen=True):
    """A question with all that people chose, the best choice first.

    ``number`` counts the answers before it, ``people`` all who faced it.
    """

    number: int
    prompt: Text
    people: int
    brought: tuple[Brought, ...]


def turning_question(answered: Sequence[Answered]) -> Choices | None:
    """Return the question whose choices account for most of the differences in score.

    ``None`` if nobody faced the same question as somebody else and answered differently.
    """
    by_question: dict[str, list[Answered]] = defaultdict(list)
    for one in answered:
        by_question[one.question].append(one)
    best: tuple[float, list[Answered]] | None = None
    for asked in by_question.values():
        explained = _explained(asked)
        if len(asked) >= _FEWEST and explained > 0 and (best is None or explained > best[0]):
            best = explained, asked
    return None if best is None else _summed_up(best[1])


def _explained(asked: Sequence[Answered]) -> float:
    """Return the sum of squares between the choices at one question."""
    mean = fmean(one.score for one in asked)
    return sum(len(scores) * (fmean(scores) - mean) ** 2 for scores in _by_choice(asked).values())


def _by_choice(asked: Sequence[Answered]) -> dict[Choice, list[int]]:
    found: dict[Choice, list[int]] = defaultdict(list)
    for one in asked:
        found[one.choice].append(one.score)
    return found


def _summed_up(asked: Sequence[Answered]) -> Choices:
    labels = {one.choice: one.labels for one in asked}
    brought = [
        Brought(labels[choice], len(scores), fmean(scores)) for choice, scores in _by_choice(asked).items()
    ]
    brought.sort(key=lambda one: (-one.score, -one.people))
    first = asked[0]
    return Choices(first.number, first.prompt, len(asked), tuple(brought))
