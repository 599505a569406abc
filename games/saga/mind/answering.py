"""A quick, sensible answer to any question, from what the seat knows.

It takes an ``Outlook`` and the offered answers, which lets computer players (with a view) and searches (with
worlds) share it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations

from games.saga.cards import Mod, Plain, Story
from games.saga.components import ADVENTURES, INTERFERENCES, PLAIN_EFFECTS
from games.saga.mind.outlook import Outlook
from games.saga.model import Entry
from games.saga.rules.offers import ADVENTURE, CHOOSE, END, PLAY, RETRIEVE, TRIAL
from games.saga.rules.story import may_follow
from games.saga.situation import CHARACTERISTICS

Found = tuple[float, str]
"""The gain of an answer, in logits, and the answer."""

INTERFERENCE_WORTH = 0.4
"""The value of an Interference in hand."""
_FIRST = 10.0
"""The gain of anything that is always worth doing first."""
_EAGERNESS = 0.15
_CHANGE_WORTH = 0.4
_RETRIEVE_WORTH = 0.3
_FAR = 5
"""Exchange the Objective if the seat lacks at least this much."""
_NEXT = 0.5
"""Weight of the gain from the next Adventure after this one."""


def adventure_gain(outlook: Outlook, card: str, ahead: bool = False) -> float:
    """Return the likely improvement of the table for the seat if it plays the Adventure ``card``.

    ``ahead``: also count the Adventure that could be played after it.
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
    """Return the highest gain of an Adventure in ``hand`` that could follow; at least 0."""
    following = [
        adventure_gain(outlook, card)
        for card in hand
        if card in ADVENTURES and outlook.anchor_type in may_follow(card, outlook.options)
    ]
    return max([0.0, *following])


def card_worth(outlook: Outlook, card: str) -> float:
    """Return the value of holding ``card``."""
    if card in INTERFERENCES:
        return INTERFERENCE_WORTH
    link = outlook.anchor
    best = max(outlook.after(card, won, link=link).value() for won in (True, False))
    return 0.5 * (adventure_gain(outlook, card) + best - outlook.value())


def mains(outlook: Outlook, offered: Sequence[str], missing: int, ahead: bool = False) -> list[Found]:
    """Return the main-phase answers in ``offered`` with their gains; ending the turn costs a little.

    ``missing``: how much the seat lacks for its Objective in total.
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
    """Return the gain of playing the turn Interference ``card`` now instead of keeping it."""
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
    """Return the numbers of the story entries that ``effect`` may change."""
    numbers = [
        entry.number
        for entry in outlook.story
        if entry.outcome is not None and effect.pick in {"any", entry.outcome}
    ]
    return numbers[-1:] if effect.which == "last" else numbers


def _judge_swap(outlook: Outlook, card: str) -> float:
    return best_swap(outlook)[0] - outlook.value() - _CHANGE_WORTH


def _judge_allow(outlook: Outlook, card: str) -> float:
    """Return the gain of a free link before the turn's Adventure, or of an extra Adventure after it."""
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
    """Return how much more the top of the discards is worth than the cheapest payment."""
    if outlook.top is None:
        return -_FIRST
    adventures = [card_worth(outlook, card) for card in outlook.hand if card in ADVENTURES]
    interferences = sum(card in INTERFERENCES for card in outlook.hand)
    prices = [*adventures, *([2 * INTERFERENCE_WORTH] if interferences > 1 else [])]
    return card_worth(outlook, outlook.top) - min(prices, default=_FIRST) - _RETRIEVE_WORTH


def choices(outlook: Outlook, effect: Plain | None, values: Sequence[str]) -> list[Found]:
    """Return each of ``values`` for ``effect`` as an answer, with its gain."""
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
    """Return the value of the best swap of two characteristics, and the swap."""

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
