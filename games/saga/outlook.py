"""What a seat may expect: chances of Tests, and what Rewards and Failures would do for an aim."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product

from games.saga.cards import Mod, Part, Plain, Previous, Swap
from games.saga.components import ADVENTURES, OBJECTIVES, TYPE_INDEX, cards_of_kind
from games.saga.expressions import Expression
from games.saga.model import Entry, Outcome
from games.saga.situation import ANY, CHARACTERISTICS, FACES, Situation
from games.saga.view import Aim, View

_MET = 6.0
_SURPLUS = 0.12
_MOST_SURPLUS = 2
_HELD_AGAINST = 0.8


class Outlook:
    """The table as one seat sees it, which can be imagined otherwise."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.characteristics = list(view.characteristics)
        self.story = list(view.story)

    def copy(self) -> Outlook:
        """Return an independent copy, to imagine something in."""
        other = Outlook(self.view, self.seat)
        other.characteristics = self.characteristics[:]
        other.story = self.story[:]
        return other

    def situation(self, you: int, hand: int | None = None) -> Situation:
        """Return the numbers that cards are computed from; ``hand`` is the size of the hand of ``you``."""
        won, lost = [0] * (ANY + 1), [0] * (ANY + 1)
        for entry in self.story:
            if entry.outcome is not None:
                counts = won if entry.outcome == "won" else lost
                counts[TYPE_INDEX[entry.card]] += 1
                counts[ANY] += 1
        places = self.view.places
        seats = len(places)
        sizes = (
            places[you].cards if hand is None else hand,
            places[(you + 1) % seats].cards,
            places[you - 1].cards,
        )
        return Situation(self.characteristics, won, lost, sizes, seats)

    def value(self) -> float:
        """Return how good the table is for the seat: close to its own aim, far from others that it knows."""
        now = self.situation(self.seat)
        value = 0.0
        for seat, place in enumerate(self.view.places):
            if place.aim is not None:
                closeness = _closeness(place.aim, now)
                value += closeness if seat == self.seat else -_HELD_AGAINST * max(0.0, closeness + 2)
        return value

    def after(
        self, card: str, won: bool, times: int = 1, number: int | None = None, link: int | None = None
    ) -> Outlook:
        """Return the outlook after the Adventure ``card`` was won or lost, its outcome applied ``times``.

        ``number`` is its story entry where it is there already, ``link`` what it is linked to where it is
        not.
        """
        other = self.copy()
        outcome: Outcome = "won" if won else "lost"
        for index, entry in enumerate(other.story):
            if entry.number == number:
                link = entry.link
                other.story[index] = Entry(entry.number, entry.card, entry.seat, entry.link, outcome)
        if number is None:
            other.story.append(Entry(-1, card, self.seat, link, outcome))
        for _ in range(times):
            other.apply(card, "reward" if won else "failure", link)
        return other

    def apply(self, card: str, part: Part, link: int | None) -> None:
        """Imagine the ``part`` of ``card``, as far as it changes characteristics."""
        effects = ADVENTURES[card].reward if part == "reward" else ADVENTURES[card].failure
        for effect in effects:
            self._imagine(effect, link)

    def _imagine(self, effect: Plain, link: int | None) -> None:
        if effect.when is not None and not effect.when.holds(self.situation(self.seat)):
            return
        if isinstance(effect, Mod) and not effect.by.dice:
            by = effect.by.value(self.situation(self.seat))
            self.modify(max(self.choices(effect), key=lambda name: self._worth(name, by)), by)
        elif isinstance(effect, Swap) and "any" not in {effect.a, effect.b}:
            self.swap(effect.a, effect.b)
        elif isinstance(effect, Previous):
            previous = next((entry for entry in self.story if entry.number == link), None)
            if previous is not None:
                self.apply(previous.card, effect.part, previous.link)

    def choices(self, effect: Mod) -> Sequence[str]:
        """Return the characteristics among which ``effect`` leaves the choice."""
        if isinstance(effect.char, tuple):
            return effect.char
        if effect.char in {"high", "low"}:
            edge = max(self.characteristics) if effect.char == "high" else min(self.characteristics)
            return [
                name
                for name, value in zip(CHARACTERISTICS, self.characteristics, strict=True)
                if value == edge
            ]
        return CHARACTERISTICS if effect.char == "any" else (effect.char,)

    def _worth(self, name: str, by: int) -> float:
        other = self.copy()
        other.modify(name, by)
        return other.value()

    def modify(self, name: str, by: int) -> None:
        """Imagine a characteristic changed."""
        index = CHARACTERISTICS.index(name)
        self.characteristics[index] = max(1, min(6, self.characteristics[index] + by))

    def swap(self, one: str, other: str) -> None:
        """Imagine two characteristics exchanged."""
        first, second = CHARACTERISTICS.index(one), CHARACTERISTICS.index(other)
        values = self.characteristics
        values[first], values[second] = values[second], values[first]

    def winning_chance(self, card: str, hand: Sequence[str], first: int = 0) -> float:
        """Return the chance that the steps of ``card`` from ``first`` on succeed, without interference.

        ``hand`` is what pays, where a step asks for cards.
        """
        chance = 1.0
        now = self.situation(self.seat, len(hand))
        for step in ADVENTURES[card].steps[first:]:
            if step.need is not None:
                chance *= step.need.holds(now)
            elif step.test is not None and step.vs is not None:
                chance *= test_chance(step.test.value(now), values_of(step.vs, now))
            elif step.pay is not None and step.n is not None:
                due = values_of(step.n, now)
                chance *= sum(value <= len(cards_of_kind(list(hand), step.pay)) for value in due) / len(due)
        return chance


def _closeness(aim: Aim, now: Situation) -> float:
    missing = 0.0
    surplus = 0
    for need in aim.needs:
        if need.characteristic is None:
            present = OBJECTIVES[aim.card].count.value(now)
        else:
            present = now.characteristics[CHARACTERISTICS.index(need.characteristic)]
        missing += max(0, need.required - present)
        surplus += min(_MOST_SURPLUS, max(0, present - need.required))
    return _SURPLUS * surplus - missing + (_MET if not missing else 0.0)


def values_of(expression: Expression, now: Situation) -> list[int]:
    """Return the value of ``expression`` for every way its dice may fall."""
    return [expression.value(now, dice) for dice in product(FACES, repeat=expression.dice)]


def test_chance(score: int, difficulties: Iterable[int]) -> float:
    """Return the chance that a die and ``score`` are more than the Difficulty, each value equally likely.

    >>> test_chance(3, [5])
    0.6666666666666666
    """
    ways = [die + score > difficulty for difficulty in difficulties for die in FACES]
    return sum(ways) / len(ways)
