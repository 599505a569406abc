"""A Test in numbers: the die and the score against the Difficulty, and the outcome."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.kit.layout import Column, Element, Grow, Padding, Row, Sized, Spacer, Text
from render.kit.theme import GOLD_PALE, LAVENDER, NIGHT_DEEP, VERDIGRIS, Colour, mix
from render.kit.typesetting import Style
from render.saga.dice import die
from render.words import Words

_NUMBERS, _NAMES = 88, 31
"""The height of the numbers, the largest thing on the plate, and of their names below them."""
_GAP = 3
_DIE, _SMALL_DIE = 84, 50
_UNDER_SIGN = 36
"""How far the name of the score may extend below the next sign."""
_SIGN = Style("bold", 54, LAVENDER, 1, NIGHT_DEEP)
_SALMON: Colour = (255, 158, 134)
_MINT: Colour = mix(VERDIGRIS, (190, 255, 210), 0.6)


@dataclass(frozen=True, slots=True)
class Sum:
    """A Test in numbers. ``die`` is ``None`` before the roll; ``due`` Difficulty dice are still to be rolled.

    ``what`` names the basis of the score, ``parts`` the changes of the Difficulty.
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

    @property
    def total(self) -> int | None:
        """The die and the score together, once the die is rolled."""
        return None if self.die is None else self.die + self.score

    @property
    def succeeds(self) -> bool:
        """Whether the die plus the score exceeds the Difficulty."""
        return self.total is not None and self.total > self.difficulty


def element(numbers: Sum, earlier: str, words: Words) -> Element:
    """Return ``die + score = total > Difficulty``, each with its name below, and the outcome.

    ``earlier`` summarizes earlier Tests.
    """
    turned = numbers.rolled is not None and numbers.rolled != numbers.die
    rolled = words("saga-picture-rolled", roll=numbers.rolled or 0) if turned else words("saga-picture-die")
    score: list[Element] = [number(numbers.score, GOLD_PALE)]
    if numbers.total is not None:
        score += [sign("="), number(numbers.total, GOLD_PALE)]
    verdict_style = Style("bold", 48, LAVENDER if numbers.total is None else colour(numbers), 1, NIGHT_DEEP)
    said = Text(verdict(numbers, words), verdict_style, "left", 3, 26, words.locale)
    against = Row(
        number(numbers.difficulty, colour(numbers)),
        *difficulty_dice(numbers),
        Grow(Padding(said, 44, -8, 0, -4)),
    )
    before = Text(earlier, Style("text", 28, LAVENDER, 1, NIGHT_DEEP), lines=2)
    hard = _name(numbers.parts or words("saga-picture-difficulty"))
    return Row(
        _term(die(numbers.die, _DIE, "left"), _name(rolled)),
        _term(sign("+"), Spacer()),
        _term(Row(*score), Padding(_name(numbers.what), right=-_UNDER_SIGN)),
        _term(sign(compared(numbers)), Spacer()),
        Grow(_term(against, Row(hard, Grow(Padding(before, 24, -9, 0, -8))))),
    )


def _term(number: Element, name: Element) -> Element:
    return Column(Sized(number, height=_NUMBERS), Sized(name, height=_NAMES), gap=_GAP)


def number(value: int, ink: Colour) -> Text:
    """Return one of the numbers of a Test."""
    return Text(str(value), Style("bold", 80, ink, 2, NIGHT_DEEP))


def sign(letter: str) -> Element:
    """Return a sign between two numbers."""
    return Padding(Text(letter, _SIGN), left=18, right=18)


def _name(text: str) -> Text:
    return Text(text, Style("text", 29, LAVENDER, 1, NIGHT_DEEP))


def difficulty_dice(numbers: Sum) -> Sequence[Element]:
    """Return the Difficulty dice, rolled or still to be rolled."""
    plus = Padding(Text("+", Style("bold", 44, LAVENDER, 1, NIGHT_DEEP)), right=6)
    due = [Padding(Row(plus, die(None, _SMALL_DIE)), left=8)] * numbers.due
    return due or [Padding(die(value, _SMALL_DIE), left=8) for value in numbers.dice]


def colour(numbers: Sum) -> Colour:
    """Return the color of the Difficulty and the outcome: green if the Test succeeds."""
    return _MINT if numbers.succeeds else _SALMON


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
