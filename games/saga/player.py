"""The computer player of Saga: it follows its Objective with what its seat sees."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

from games.engine.chance import Chance
from games.engine.decision import Choice, Decision
from games.saga.cards import Mod, Story
from games.saga.challenge import PASS
from games.saga.components import ADVENTURES, INTERFERENCES, PLAIN_EFFECTS
from games.saga.interfering import best_interference
from games.saga.model import Entry
from games.saga.outlook import Outlook
from games.saga.questions import ADVENTURE, CHOOSE, END, PLAY, RETRIEVE, TRIAL, WISH
from games.saga.situation import CHARACTERISTICS
from games.saga.turn import KEEP, REDRAW
from games.saga.view import View

INTERFERENCE_WORTH = 0.8
"""What an Interference in hand is worth, in points missing to an aim."""

_EAGERNESS = 0.15
_CHANGE_WORTH = 0.9
_RETRIEVE_WORTH = 0.5


class StorytellingPlayer:
    """Plays the Adventure that brings its Objective closest, and bends the Tests that matter to it."""

    def choose(self, view: View, decision: Decision, chance: Chance) -> Choice:
        """Return an answer; ``chance`` is asked only where a player is picked without any reason."""
        seat = view.viewer
        if seat is None or not 0 <= seat < len(view.places):
            raise ValueError("only a seat has cards to play")
        if decision.given is not None:
            return decision.given
        offered = [option.id for option in decision.options if not option.id.startswith(f"{WISH} ")]
        outlook = Outlook(view, seat)
        if view.phase == "window":
            answer = best_interference(outlook, offered) or PASS
        elif view.phase == "main":
            answer = _turn(outlook, offered)
        elif view.phase == "mulligan":
            answer = REDRAW if REDRAW in offered else KEEP
        elif view.phase == "choice":
            answer = _choice(outlook, offered, chance)
        else:
            answer = min(offered, key=lambda name: card_worth(outlook, name.split(" ")[1]))
        return (answer,)


def _hand(outlook: Outlook) -> list[str]:
    return [held.card for held in outlook.view.places[outlook.seat].hand or ()]


def adventure_gain(outlook: Outlook, card: str) -> float:
    """Return by how much playing the Adventure ``card`` is likely to improve the table for the seat."""
    hand = _hand(outlook)
    if card in hand:
        hand.remove(card)
    winning = outlook.winning_chance(card, hand)
    link = outlook.view.anchor
    won = outlook.after(card, True, link=link).value()
    lost = outlook.after(card, False, link=link).value()
    return winning * won + (1 - winning) * lost - outlook.value()


def card_worth(outlook: Outlook, card: str) -> float:
    """Return what it is worth to hold ``card``."""
    if card in INTERFERENCES:
        return INTERFERENCE_WORTH
    link = outlook.view.anchor
    best = max(outlook.after(card, won, link=link).value() for won in (True, False))
    return 0.5 * (adventure_gain(outlook, card) + best - outlook.value())


def _turn(outlook: Outlook, offered: list[str]) -> str:
    if TRIAL in offered:
        return TRIAL
    for name in offered:
        verb, _, card = name.partition(" ")
        if verb == PLAY and _worth_playing(outlook, card, offered):
            return name
    if RETRIEVE in offered and _worth_retrieving(outlook):
        return RETRIEVE
    adventures = [name for name in offered if name.startswith(f"{ADVENTURE} ")]
    if adventures:
        gains = {name: adventure_gain(outlook, name.split(" ")[1]) for name in adventures}
        best = max(gains, key=gains.__getitem__)
        if gains[best] > -_EAGERNESS:
            return best
    return END


def _worth_playing(outlook: Outlook, card: str, offered: list[str]) -> bool:
    """Return whether the turn Interference ``card`` does the seat good now."""
    effect = PLAIN_EFFECTS[card][0]
    judge = _JUDGES.get(type(effect).__name__)
    return True if judge is None else judge(outlook, card, offered)


def _judge_story(outlook: Outlook, card: str, offered: list[str]) -> bool:
    effect = PLAIN_EFFECTS[card][0]
    if not isinstance(effect, Story):
        return False
    numbers = [
        entry.number
        for entry in outlook.story
        if entry.outcome is not None and effect.pick in {"any", entry.outcome}
    ]
    if effect.which == "last":
        numbers = numbers[-1:]
    before = outlook.value()
    return any(
        _entry_changed(outlook, number, effect).value() - before >= _CHANGE_WORTH for number in numbers
    )


def _judge_swap(outlook: Outlook, card: str, offered: list[str]) -> bool:
    return _best_swap(outlook)[0] - outlook.value() >= 1 + _CHANGE_WORTH


def _judge_objective(outlook: Outlook, card: str, offered: list[str]) -> bool:
    aim = outlook.view.places[outlook.seat].aim
    return aim is not None and aim.missing >= 5


def _judge_allow(outlook: Outlook, card: str, offered: list[str]) -> bool:
    """A free link pays for an Adventure that does not link and is better; another one after the first."""
    held = [name for name in _hand(outlook) if name in ADVENTURES]
    linking = [
        adventure_gain(outlook, name) for name in held if outlook.view.anchor_type in ADVENTURES[name].after
    ]
    gains = [adventure_gain(outlook, name) for name in held]
    if outlook.view.adventures_left:
        return bool(gains) and max(gains) > max([0.0, *linking]) + 0.5
    return bool(linking) and max(linking) > 0


_JUDGES: dict[str, Callable[[Outlook, str, list[str]], bool]] = {
    "Story": _judge_story,
    "Swap": _judge_swap,
    "NewObjective": _judge_objective,
    "Allow": _judge_allow,
}


def _worth_retrieving(outlook: Outlook) -> bool:
    """Return whether the top of the discards is worth the cheapest payment."""
    top = outlook.view.discard_adventure[-1]
    hand = _hand(outlook)
    adventures = [card_worth(outlook, card) for card in hand if card in ADVENTURES]
    interferences = sum(card in INTERFERENCES for card in hand)
    price = min([*adventures, *([2 * INTERFERENCE_WORTH] if interferences > 1 else [])])
    return card_worth(outlook, top) > price + _RETRIEVE_WORTH


def _choice(outlook: Outlook, offered: list[str], chance: Chance) -> str:
    values = [name.removeprefix(f"{CHOOSE} ") for name in offered]
    view = outlook.view
    if view.found is not None:
        own = view.places[outlook.seat].aim
        return offered[0] if own is not None and own.missing <= view.found.missing else offered[1]
    if values[0] in CHARACTERISTICS:
        return f"{CHOOSE} {_characteristic(outlook, values)}"
    if values[0] in ADVENTURES or values[0] in INTERFERENCES:
        return f"{CHOOSE} {max(values, key=lambda card: card_worth(outlook, card))}"
    effect = _asking_effect(outlook, Story)
    if isinstance(effect, Story):
        return (
            f"{CHOOSE} {max(values, key=lambda number: _entry_changed(outlook, int(number), effect).value())}"
        )
    most = max(view.places[int(value)].cards for value in values)
    return f"{CHOOSE} {chance.pick([value for value in values if view.places[int(value)].cards == most])}"


def _asking_effect(outlook: Outlook, kind: type) -> object | None:
    """Return the effect of the source that asks; a challenge asks for its Reward or its Failure."""
    view = outlook.view
    if view.source is None:
        return None
    if view.source in ADVENTURES:
        adventure = ADVENTURES[view.source]
        won = view.challenge is not None and view.challenge.won
        effects = adventure.reward if won else adventure.failure
    else:
        effects = PLAIN_EFFECTS[view.source]
    return next((effect for effect in effects if isinstance(effect, kind)), None)


def _characteristic(outlook: Outlook, values: list[str]) -> str:
    effect = _asking_effect(outlook, Mod)
    if isinstance(effect, Mod):
        by = effect.by.value(outlook.situation(outlook.seat), (3,) * effect.by.dice)

        def worth(name: str) -> float:
            imagined = outlook.copy()
            imagined.modify(name, by)
            return imagined.value()

        return max(values, key=worth)
    _, (one, other) = _best_swap(outlook)
    return one if one in values else other


def _best_swap(outlook: Outlook) -> tuple[float, tuple[str, str]]:
    def worth(pair: tuple[str, str]) -> float:
        imagined = outlook.copy()
        imagined.swap(*pair)
        return imagined.value()

    best = max(permutations(CHARACTERISTICS, 2), key=worth)
    return worth(best), best


def _entry_changed(outlook: Outlook, number: int, effect: Story) -> Outlook:
    imagined = outlook.copy()
    for index, entry in enumerate(imagined.story):
        if entry.number == number:
            if effect.to == "discard":
                del imagined.story[index]
            else:
                imagined.story[index] = Entry(entry.number, entry.card, entry.seat, entry.link, effect.to)
            break
    return imagined
