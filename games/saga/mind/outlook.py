"""A seat's expectations: chances of Tests, and the effect of Rewards and Failures on an aim."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from msgspec import Struct

from games.engine.text import Seat
from games.saga.cards import Mod, Part, Plain, Previous, Swap, Type
from games.saga.components import ADVENTURES, OBJECTIVES, TYPE_INDEX, cards_of_kind
from games.saga.mind.odds import test_chance, values_of
from games.saga.model import Entry, Options, Play, Stage, State
from games.saga.rules.scoring import Goal, goal_at
from games.saga.rules.story import anchor, anchor_type
from games.saga.situation import ANY, CHARACTERISTICS, Situation
from games.saga.view import View

LACKING = (0.0, 0.45, 0.85, 1.25, 1.65, 2.0, 2.3, 2.6, 2.85, 3.1)
"""The cost of lacking this many points of the two characteristics, in logits."""
MISSING = (0.0, 0.7, 1.3, 1.8, 2.2, 2.6, 2.9, 3.2, 3.5)
"""The cost of lacking this much of the count."""
MET = 4.0
"""The bonus for lacking nothing."""
_SURPLUS = 0.05
_MOST_SURPLUS = 2
_HELD_AGAINST = 0.5
"""The share of another seat's known gain that counts as a loss."""


class Pick(Protocol):
    """``max`` or ``min``, of names."""

    def __call__(self, names: Iterable[str], /, *, key: Callable[[str], float]) -> str:
        """Return the name with the highest or lowest ``key``."""
        ...


class Contest(Struct, frozen=True):
    """The Test of the open challenge; see ``model.Challenge``. ``aids`` is the number of aids given."""

    seat: Seat
    card: str
    entry: int | None
    step: int
    stage: Stage
    plays: tuple[Play, ...]
    aids: int
    dice: tuple[int, ...]
    score: int | None
    difficulty: int | None
    roll: int | None


class Outlook:
    """The table as one seat sees it; it can be changed to imagine moves.

    ``sizes`` are the sizes of all hands, ``hand`` is the seat's own, ``aims`` are all Objectives that it
    knows, by seat. ``top`` is the Adventure that might be taken back.
    """

    __slots__ = (
        "adventures_left",
        "aims",
        "anchor",
        "anchor_type",
        "characteristics",
        "contest",
        "hand",
        "lost",
        "options",
        "seat",
        "sizes",
        "story",
        "top",
        "won",
    )

    seat: Seat
    characteristics: list[int]
    won: list[int]
    lost: list[int]
    story: list[Entry]
    sizes: Sequence[int]
    hand: Sequence[str]
    aims: Sequence[tuple[Seat, str, Goal]]
    anchor: int | None
    anchor_type: Type
    adventures_left: int
    options: Options
    contest: Contest | None
    top: str | None

    @classmethod
    def of_state(cls, state: State, seat: Seat) -> Outlook:
        """Return the outlook of ``seat`` on ``state``."""
        self = cls()
        self.seat = seat
        self.characteristics = state.characteristics[:]
        self._count(state.story)
        self.sizes = [len(hand) for hand in state.hands]
        self.hand = state.hands[seat]
        known = {seat}
        if state.options.objectives_open:
            known.update(range(state.seats))
        elif state.sightings:
            known |= {one.places[0] for one in state.sightings if one.viewer == seat and len(one.places) == 1}
        self.aims = [
            (other, objective, goal_at(objective, state.seats, state.options))
            for other, objective in enumerate(state.objectives)
            if other in known
        ]
        linked = anchor(state)
        self.anchor = None if linked is None else linked.number
        self.anchor_type = anchor_type(state)
        self.adventures_left, self.options = state.adventures_left, state.options
        open_one = state.challenge
        self.contest = (
            None
            if open_one is None
            else Contest(
                open_one.seat,
                open_one.card,
                open_one.entry,
                open_one.step,
                open_one.stage,
                tuple(open_one.plays),
                len(open_one.aids),
                open_one.dice,
                open_one.score,
                open_one.difficulty,
                open_one.roll,
            )
        )
        self.top = state.discard_adventure[-1] if state.discard_adventure else None
        return self

    @classmethod
    def of_view(cls, view: View, seat: Seat) -> Outlook:
        """Return the outlook of ``seat`` from its ``view``."""
        self = cls()
        self.seat = seat
        self.characteristics = list(view.characteristics)
        self._count(view.story)
        self.sizes = [place.cards for place in view.places]
        self.hand = [held.card for held in view.places[seat].hand or ()]
        seats = len(view.places)
        self.aims = [
            (other, place.aim.card, goal_at(place.aim.card, seats, view.options))
            for other, place in enumerate(view.places)
            if place.aim is not None
        ]
        self.anchor, self.anchor_type = view.anchor, view.anchor_type
        self.adventures_left, self.options = view.adventures_left, view.options
        seen = view.challenge
        self.contest = (
            None
            if seen is None
            else Contest(
                seen.seat,
                seen.card,
                seen.entry,
                seen.step,
                seen.stage,
                tuple(
                    Play(play.seat, play.card, play.target, play.roll, carried=play.carried)
                    for play in seen.plays
                ),
                len(seen.aids),
                seen.rolled_dice,
                seen.score if seen.frozen else None,
                seen.difficulty if seen.frozen else None,
                seen.roll,
            )
        )
        self.top = view.discard_adventure[-1] if view.discard_adventure else None
        return self

    def _count(self, story: Iterable[Entry]) -> None:
        self.story = list(story)
        self.won, self.lost = [0] * (ANY + 1), [0] * (ANY + 1)
        for entry in self.story:
            self._note(entry, 1)

    def _note(self, entry: Entry, by: int) -> None:
        if entry.outcome is not None:
            counts = self.won if entry.outcome == "won" else self.lost
            counts[TYPE_INDEX[entry.card]] += by
            counts[ANY] += by

    def copy(self) -> Outlook:
        """Return an independent copy, in which to imagine moves."""
        other = Outlook()
        other.seat, other.sizes, other.hand, other.aims = self.seat, self.sizes, self.hand, self.aims
        other.anchor, other.anchor_type, other.options = self.anchor, self.anchor_type, self.options
        other.adventures_left, other.contest, other.top = self.adventures_left, self.contest, self.top
        other.characteristics = self.characteristics[:]
        other.won, other.lost = self.won[:], self.lost[:]
        other.story = self.story[:]
        return other

    def situation(self, you: Seat, hand: int | None = None) -> Situation:
        """Return the situation of ``you``, with ``hand`` as the size of your hand if given."""
        sizes, seats = self.sizes, len(self.sizes)
        around = (sizes[you] if hand is None else hand, sizes[(you + 1) % seats], sizes[you - 1])
        return Situation(self.characteristics, self.won, self.lost, around, seats)

    def value(self) -> float:
        """Return the value of the table for the seat: near its own aim, far from other aims that it knows."""
        now = self.situation(self.seat)
        value = 0.0
        for seat, objective, wanted in self.aims:
            closeness = nearness(objective, wanted, now)
            value += closeness if seat == self.seat else -_HELD_AGAINST * closeness
        return value

    def change(self, number: int, entry: Entry | None) -> None:
        """Replace the story entry ``number`` by ``entry``, or remove it."""
        for index, before in enumerate(self.story):
            if before.number == number:
                self._note(before, -1)
                if entry is None:
                    del self.story[index]
                else:
                    self.story[index] = entry
                    self._note(entry, 1)
                return

    def after(
        self,
        card: str,
        won: bool,
        times: int = 1,
        number: int | None = None,
        link: int | None = None,
        pick: Pick = max,
    ) -> Outlook:
        """Return the outlook after the Adventure ``card`` is won or lost, with its outcome applied ``times``
        times.

        ``number``: its story entry, if it has one already; ``link``: the entry it's linked to, if not;
        ``pick``: ``max`` for the seat's own choices of characteristics, ``min`` for the worst of others.
        """
        other = self.copy()
        if number is None:
            entry = Entry(-1, card, self.seat, link, "won" if won else "lost")
            other.story.append(entry)
            other._note(entry, 1)
        else:
            before = next((entry for entry in self.story if entry.number == number), None)
            if before is not None:
                link = before.link
                other.change(number, Entry(number, before.card, before.seat, link, "won" if won else "lost"))
        if won:
            other.anchor, other.anchor_type = -1 if number is None else number, ADVENTURES[card].type
        for _ in range(times):
            other.apply(card, "reward" if won else "failure", link, pick)
        return other

    def apply(self, card: str, part: Part, link: int | None, pick: Pick = max) -> None:
        """Apply the ``part`` of ``card``, as far as it changes characteristics."""
        effects = ADVENTURES[card].reward if part == "reward" else ADVENTURES[card].failure
        for effect in effects:
            self._imagine(effect, link, pick)

    def _imagine(self, effect: Plain, link: int | None, pick: Pick) -> None:
        if effect.when is not None and not effect.when.holds(self.situation(self.seat)):
            return
        if isinstance(effect, Mod) and not effect.by.dice:
            by = effect.by.value(self.situation(self.seat))
            names = self.choices(effect)
            self.modify(
                names[0] if len(names) == 1 else pick(names, key=lambda name: self._worth(name, by)), by
            )
        elif isinstance(effect, Swap) and "any" not in {effect.a, effect.b}:
            self.swap(effect.a, effect.b)
        elif isinstance(effect, Previous):
            previous = next((entry for entry in self.story if entry.number == link), None)
            if previous is not None:
                self.apply(previous.card, effect.part, previous.link, pick)

    def choices(self, effect: Mod) -> Sequence[str]:
        """Return the characteristics that ``effect`` lets its player choose from."""
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
        """Change a characteristic."""
        index = _INDEX[name]
        self.characteristics[index] = max(1, min(6, self.characteristics[index] + by))

    def swap(self, one: str, other: str) -> None:
        """Swap two characteristics."""
        first, second = _INDEX[one], _INDEX[other]
        values = self.characteristics
        values[first], values[second] = values[second], values[first]

    def winning_chance(self, card: str, hand: Sequence[str], first: int = 0) -> float:
        """Return the chance that the steps of ``card`` from ``first`` on succeed, without interference.

        ``hand``: the cards available for payments.
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
                chance *= sum(value <= len(cards_of_kind(hand, step.pay)) for value in due) / len(due)
        return chance


_INDEX = {name: index for index, name in enumerate(CHARACTERISTICS)}


def nearness(objective: str, wanted: Goal, now: Situation) -> float:
    """Return how near ``objective`` is to being met, in logits."""
    lacking = surplus = 0
    for index, value in wanted.minimum:
        more = now.characteristics[index] - value
        if more < 0:
            lacking -= more
        else:
            surplus += more if more < _MOST_SURPLUS else _MOST_SURPLUS
    missing = max(wanted.at_least - OBJECTIVES[objective].count.value(now), 0)
    total = _SURPLUS * surplus + (0.0 if lacking or missing else MET)
    return (
        total
        - LACKING[lacking if lacking < len(LACKING) else -1]
        - MISSING[missing if missing < len(MISSING) else -1]
    )
