"""A quick, sensible answer to any question, from what the seat knows.

It takes an ``Outlook`` and the offered answers, so computer players (from a view) and searches (from worlds)
share it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations

from games.saga.cards import Mod, Plain, Story
from games.saga.components import ADVENTURES, INTERFERENCES, PLAIN_EFFECTS
from games.saga.model import Entry
from games.saga.offers import ADVENTURE, CHOOSE, END, PLAY, RETRIEVE, TRIAL
from games.saga.outlook import Outlook
from games.saga.situation import CHARACTERISTICS
from games.saga.story import may_follow

Found = tuple[float, str]
"""What an answer brings, in logits, and the answer."""

INTERFERENCE_WORTH = 0.4
"""What an Interference in hand is worth."""
_FIRST = 10.0
"""What is always worth doing first."""
_EAGERNESS = 0.15
_CHANGE_WORTH = 0.4
_RETRIEVE_WORTH = 0.3
_FAR = 5
"""Who lacks so much exchanges the Objective."""
_NEXT = 0.5
"""How much of what the Adventure after the next one would bring counts."""


def adventure_gain(outlook: Outlook, card: str, ahead: bool = False) -> float:
    """Return by how much playing the Adventure ``card`` is likely to improve the table for the seat.

    ``ahead``: what could be played after it counts, too.
    """
    hand = [held for held in outlook.hand if held != card]
    winning = outlook.winning_chance(card, hand)
    link = outlook.anchor
    won, lost = (outlook.after(card, outcome, link=link) for outcome in (True, False))
    gain = winning * won.value() + (1 - winning) * lost.value() - outlook.value()
    if ahead:
        gain += _NEXT * (winning * _next_gain(won, hand) + (1 - winning) * _next_gain(lost, hand))
    return gain


def _next_gain(outlook: Outlook, hand: Sequence[str]) -> float:
    """Return what the best Adventure in ``hand`` would bring that could follow."""
    following = [
        adventure_gain(outlook, card)
        for card in hand
        if card in ADVENTURES and outlook.anchor_type in may_follow(card, outlook.options)
    ]
    return max([0.0, *following])


def card_worth(outlook: Outlook, card: str) -> float:
    """Return what it is worth to hold ``card``."""
    if card in INTERFERENCES:
        return INTERFERENCE_WORTH
    link = outlook.anchor
    best = max(outlook.after(card, won, link=link).value() for won in (True, False))
    return 0.5 * (adventure_gain(outlook, card) + best - outlook.value())


def mains(outlook: Outlook, offered: Sequence[str], missing: int, ahead: bool = False) -> list[Found]:
    """Return what may be done in the main phase and what it brings; to end the turn brings nothing.

    ``missing`` is how much the seat lacks in all.
    """
    found: list[Found] = []
    for name in offered:
        verb, _, card = name.partition(" ")
        if verb == TRIAL:
            found.append((2 * _FIRST, name))
        elif verb == END:
            found.append((-_EAGERNESS, name))
        elif verb == PLAY:
            found.append((_play_gain(outlook, card, missing), name))
        elif verb == RETRIEVE:
            found.append((_retrieve_gain(outlook), name))
        elif verb == ADVENTURE:
            found.append((adventure_gain(outlook, card, ahead), name))
    return found


def _play_gain(outlook: Outlook, card: str, missing: int) -> float:
    """Return what the turn Interference ``card`` does for the seat now, less what it is worth to keep it."""
    kind = type(PLAIN_EFFECTS[card][0]).__name__
    if kind == "NewObjective":
        return 1.0 if missing >= _FAR else -1.0
    judge = _JUDGES.get(kind)
    return _FIRST if judge is None else judge(outlook, card)


def _judge_story(outlook: Outlook, card: str) -> float:
    effect = PLAIN_EFFECTS[card][0]
    if not isinstance(effect, Story):
        return 0.0
    before = outlook.value()
    return (
        max(changed_entry(outlook, n, effect).value() for n in story_numbers(outlook, effect))
        - before
        - _CHANGE_WORTH
    )


def story_numbers(outlook: Outlook, effect: Story) -> list[int]:
    """Return the entries of the story that ``effect`` may change, by number."""
    numbers = [
        entry.number
        for entry in outlook.story
        if entry.outcome is not None and effect.pick in {"any", entry.outcome}
    ]
    return numbers[-1:] if effect.which == "last" else numbers


def _judge_swap(outlook: Outlook, card: str) -> float:
    return best_swap(outlook)[0] - outlook.value() - _CHANGE_WORTH


def _judge_allow(outlook: Outlook, card: str) -> float:
    """A free link pays for an Adventure that does not link and is better; another one after the first."""
    held = [name for name in outlook.hand if name in ADVENTURES]
    gains = {name: adventure_gain(outlook, name) for name in held}
    linking = [
        gain for name, gain in gains.items() if outlook.anchor_type in may_follow(name, outlook.options)
    ]
    if outlook.adventures_left:
        return max(gains.values(), default=0.0) - max([0.0, *linking]) - _CHANGE_WORTH / 2
    return max(linking, default=0.0) - _CHANGE_WORTH / 2


_JUDGES: dict[str, Callable[[Outlook, str], float]] = {
    "Story": _judge_story,
    "Swap": _judge_swap,
    "Allow": _judge_allow,
}


def _retrieve_gain(outlook: Outlook) -> float:
    """Return what the top of the discards is worth beyond the cheapest payment."""
    if outlook.top is None:
        return -_FIRST
    adventures = [card_worth(outlook, card) for card in outlook.hand if card in ADVENTURES]
    interferences = sum(card in INTERFERENCES for card in outlook.hand)
    prices = [*adventures, *([2 * INTERFERENCE_WORTH] if interferences > 1 else [])]
    return card_worth(outlook, outlook.top) - min(prices, default=_FIRST) - _RETRIEVE_WORTH


def choices(outlook: Outlook, effect: Plain | None, values: Sequence[str]) -> list[Found]:
    """Return what choosing each of ``values`` for ``effect`` brings."""
    if values[0] in CHARACTERISTICS:
        return _characteristics(outlook, effect, values)
    if values[0] in ADVENTURES or values[0] in INTERFERENCES:
        return [(card_worth(outlook, card), f"{CHOOSE} {card}") for card in values]
    if isinstance(effect, Story):
        return [
            (changed_entry(outlook, int(number), effect).value(), f"{CHOOSE} {number}") for number in values
        ]
    return [(float(outlook.sizes[int(value)]), f"{CHOOSE} {value}") for value in values]


def _characteristics(outlook: Outlook, effect: Plain | None, values: Sequence[str]) -> list[Found]:
    if not isinstance(effect, Mod):
        _, (one, other) = best_swap(outlook)
        best = one if one in values else other
        return [(float(name == best), f"{CHOOSE} {name}") for name in values]
    by = effect.by.value(outlook.situation(outlook.seat), (3,) * effect.by.dice)
    found: list[Found] = []
    for name in values:
        imagined = outlook.copy()
        imagined.modify(name, by)
        found.append((imagined.value(), f"{CHOOSE} {name}"))
    return found


def best_swap(outlook: Outlook) -> tuple[float, tuple[str, str]]:
    """Return what the best exchange of two characteristics leads to, and which it is."""

    def worth(pair: tuple[str, str]) -> float:
        imagined = outlook.copy()
        imagined.swap(*pair)
        return imagined.value()

    best = max(permutations(CHARACTERISTICS, 2), key=worth)
    return worth(best), best


def changed_entry(outlook: Outlook, number: int, effect: Story) -> Outlook:
    """Return the outlook after ``effect`` has changed an entry of the story."""
    imagined = outlook.copy()
    before = next(entry for entry in outlook.story if entry.number == number)
    after = (
        None
        if effect.to == "discard"
        else Entry(before.number, before.card, before.seat, before.link, effect.to)
    )
    imagined.change(number, after)
    return imagined
