"""A Test in numbers: the die and the score against the Difficulty, and the outcome."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.kit.layout import Element, Padding, Row, Text
from render.kit.theme import LAVENDER, NIGHT_DEEP, VERDIGRIS, Colour, mix
from render.kit.typesetting import Style
from render.saga.dice import die
from render.words import Words

_SMALL_DIE = 50
_SIGN = Style("bold", 54, LAVENDER, 1, NIGHT_DEEP)
SALMON: Colour = (255, 158, 134)
MINT: Colour = mix(VERDIGRIS, (190, 255, 210), 0.6)


@dataclass(frozen=True, slots=True)
class Sum:
    """A Test in numbers. ``die`` is ``None`` before the roll; ``due`` Difficulty dice are still to be rolled.

    ``what`` names the basis of the score, ``signs`` says the same in signs, ``parts`` the changes of
    the Difficulty.
    """

    die: int | None
    rolled: int | None
    score: int
    what: str
    difficulty: int
    parts: str
    dice: tuple[int, ...] = ()
    due: int = 0
    won: bool | None = None
    signs: tuple[str, ...] = ()

    @property
    def total(self) -> int | None:
        """The die and the score together, once the die is rolled."""
        return None if self.die is None else self.die + self.score

    @property
    def succeeds(self) -> bool:
        """Whether the die plus the score exceeds the Difficulty."""
        return self.total is not None and self.total > self.difficulty


def number(value: int, ink: Colour) -> Text:
    """Return one of the numbers of a Test."""
    return Text(str(value), Style("bold", 80, ink, 2, NIGHT_DEEP))


def sign(letter: str) -> Element:
    """Return a sign between two numbers."""
    return Padding(Text(letter, _SIGN), left=18, right=18)


def difficulty_dice(numbers: Sum) -> Sequence[Element]:
    """Return the Difficulty dice, rolled or still to be rolled."""
    plus = Padding(Text("+", Style("bold", 44, LAVENDER, 1, NIGHT_DEEP)), right=6)
    due = [Padding(Row(plus, die(None, _SMALL_DIE)), left=8)] * numbers.due
    return due or [Padding(die(value, _SMALL_DIE), left=8) for value in numbers.dice]


def colour(numbers: Sum) -> Colour:
    """Return the color of the Difficulty and the outcome: green if the Test succeeds."""
    return MINT if numbers.succeeds else SALMON


def outcome(won: bool, words: Words) -> str:
    """Return the outcome of a Test."""
    return words("saga-picture-works" if won else "saga-picture-fails")


def verdict(numbers: Sum, words: Words) -> str:
    """Return the verdict on a Test: the roll it needs, whether it would succeed so far, or how it ended."""
    if numbers.won is not None:
        return outcome(numbers.won, words)
    if numbers.total is not None:
        return words("saga-picture-so-far-works" if numbers.succeeds else "saga-picture-so-far-fails")
    if numbers.due:
        return ""
    return words("saga-picture-needs", least=max(1, min(7, numbers.difficulty - numbers.score + 1)))


def compared(numbers: Sum) -> str:
    """Return the sign between the sum and the Difficulty: ``>`` before the roll, then the actual one."""
    if numbers.total is None or numbers.succeeds:
        return ">"
    return "=" if numbers.total == numbers.difficulty else "<"
