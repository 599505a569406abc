"""Advice on an answer: how likely it is to work, and how far from the Objective it leaves the seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.engine.advice import times_in_100
from games.engine.decision import Choice
from games.engine.text import Argument, Text
from games.saga.cards import Mod, Part, Story, Swap
from games.saga.components import ADVENTURES, INTERFERENCES, PLAIN_EFFECTS
from games.saga.mind.answering import best_swap, changed_entry, story_numbers
from games.saga.mind.interfering import given, success_chance
from games.saga.mind.odds import test_chance, values_of
from games.saga.mind.outlook import Contest, Outlook, Pick
from games.saga.mind.player import asking_effect
from games.saga.model import Play
from games.saga.rules.challenge import AID, INTERFERE, PASS, REST
from games.saga.rules.fold import outcome_times, printed_test
from games.saga.rules.offers import (
    ADVENTURE,
    CHOOSE,
    DISCARD,
    END,
    PAY,
    PLAY,
    RETRIEVE,
    TRIAL,
)
from games.saga.rules.scoring import shortfall
from games.saga.rules.story import may_follow
from games.saga.rules.turn import KEEP, REDRAW
from games.saga.situation import CHARACTERISTICS
from games.saga.telling.game_events import card_name
from games.saga.view import View

_PARTS: tuple[Part, ...] = ("reward", "failure")


def advice(view: View, choice: Choice) -> Text | None:
    """Return the reasons for ``choice``, from the view of the seat that must answer."""
    seat = view.viewer
    if seat is None or not 0 <= seat < len(view.places) or len(choice) != 1:
        return None
    verb, _, rest = choice[0].partition(" ")
    said = _ADVICE.get(verb)
    return None if said is None else said(view, Outlook.of_view(view, seat), choice[0], rest)


def missing(outlook: Outlook) -> int:
    """Return how much the seat lacks for its own Objective in ``outlook``."""
    now = outlook.situation(outlook.seat)
    return next(shortfall(card, wanted, now) for seat, card, wanted in outlook.aims if seat == outlook.seat)


def _left(outlook: Outlook) -> Text:
    return Text("saga-advice-left", {"count": missing(outlook)})


def _ends(outlook: Outlook, contest: Contest, plays: Sequence[Play], part: Part) -> tuple[int, int]:
    """Return the least and the most that the seat may lack after a win (``reward``) or a loss.

    They differ only if another seat chooses a characteristic.
    """
    times, won = outcome_times(plays, part), part == "reward"
    others: tuple[Pick, Pick] = (max, max if contest.seat == outlook.seat else min)
    one, other = (
        missing(outlook.after(contest.card, won, times, contest.entry, pick=pick)) for pick in others
    )
    return min(one, other), max(one, other)


def _between(least: int, most: int) -> Text:
    if least == most:
        return Text("saga-advice-left", {"count": most})
    return Text("saga-advice-left-between", {"least": least, "most": most})


def _outcomes(outlook: Outlook, card: str) -> dict[str, Argument]:
    """Return how often the Adventure ``card`` works, and how much the seat lacks if it's won or lost."""
    hand = [held for held in outlook.hand if held != card]
    return {
        "card": card_name(card),
        "works": times_in_100(outlook.winning_chance(card, hand)),
        "now": _left(outlook),
        "won": _left(outlook.after(card, True, link=outlook.anchor)),
        "lost": _left(outlook.after(card, False, link=outlook.anchor)),
    }


def _of_adventure(view: View, outlook: Outlook, answer: str, card: str) -> Text | None:
    return Text("saga-advice-adventure", _outcomes(outlook, card))


def _of_trial(view: View, outlook: Outlook, answer: str, rest: str) -> Text | None:
    test = printed_test(view.hero, 0)
    if test is None:
        return None
    now = outlook.situation(outlook.seat)
    works = test_chance(test.score.value(now), values_of(test.difficulty, now))
    return Text("saga-advice-trial", {"works": times_in_100(works)})


def _of_end(view: View, outlook: Outlook, answer: str, rest: str) -> Text | None:
    held = view.places[outlook.seat].hand or ()
    could = [one.card for one in held if one.card in ADVENTURES and one.why is None]
    if not could:
        return Text("saga-advice-end")
    hand = list(outlook.hand)
    best = max(could, key=lambda card: (outlook.winning_chance(card, hand), card))
    return Text("saga-advice-end-though", _outcomes(outlook, best))


def _of_play(view: View, outlook: Outlook, answer: str, card: str) -> Text | None:
    if card not in INTERFERENCES or card not in PLAIN_EFFECTS:
        return None
    effect = PLAIN_EFFECTS[card][0]
    imagined = None
    if isinstance(effect, Story):
        entries = (changed_entry(outlook, number, effect) for number in story_numbers(outlook, effect))
        imagined = max(entries, key=Outlook.value, default=None)
    elif isinstance(effect, Swap):
        imagined = outlook.copy()
        imagined.swap(*best_swap(outlook)[1])
    if imagined is None:
        return Text("saga-advice-effect", {"effect": Text(f"saga-card-{card}-hint")})
    return Text("saga-advice-then", {"now": _left(outlook), "then": _left(imagined)})


def _of_retrieving(view: View, outlook: Outlook, answer: str, rest: str) -> Text | None:
    return None if outlook.top is None else _of_card(view, outlook, answer, outlook.top)


def _of_card(view: View, outlook: Outlook, answer: str, card: str) -> Text | None:
    """Describe ``card``, which can be taken or given away."""
    if card in ADVENTURES:
        return Text("saga-advice-card", _outcomes(outlook, card))
    return Text("saga-advice-effect", {"effect": Text(f"saga-card-{card}-hint")})


def _of_choice(view: View, outlook: Outlook, answer: str, picked: str) -> Text | None:
    effect = asking_effect(view)
    if picked in ADVENTURES or picked in INTERFERENCES:
        return _of_card(view, outlook, answer, picked)
    if picked in CHARACTERISTICS:
        imagined = outlook.copy()
        if not isinstance(effect, Mod):
            return None
        imagined.modify(picked, effect.by.value(outlook.situation(outlook.seat), (3,) * effect.by.dice))
        return Text("saga-advice-then", {"now": _left(outlook), "then": _left(imagined)})
    if view.found is not None:
        return Text(
            "saga-advice-objective",
            {"now": _left(outlook), "then": Text("saga-advice-left", {"count": view.found.missing})},
        )
    if isinstance(effect, Story):
        imagined = changed_entry(outlook, int(picked), effect)
        return Text("saga-advice-then", {"now": _left(outlook), "then": _left(imagined)})
    return Text("saga-advice-hand", {"count": outlook.sizes[int(picked)]})


def _in_window(view: View, outlook: Outlook, answer: str, rest: str) -> Text | None:
    contest = outlook.contest
    if contest is None or printed_test(contest.card, contest.step) is None:
        return None
    args: dict[str, Argument] = {"before": times_in_100(success_chance(outlook, contest, PASS))}
    is_trial = view.challenge is None or view.challenge.trial
    key = "saga-advice-window-trial" if is_trial else "saga-advice-window"
    if not is_trial:
        plays, _ = given(outlook, contest, answer)
        won, lost = (_ends(outlook, contest, plays, part) for part in _PARTS)
        by = sum(lost) - sum(won)
        args["better"] = "win" if by > 0 else "loss" if by < 0 else "same"
        args |= {"won": _between(*won), "lost": _between(*lost)}
    if answer in (PASS, REST):
        return Text(f"{key}-pass", args)
    return Text(key, {**args, "after": times_in_100(success_chance(outlook, contest, answer))})


def _of_hand(view: View, outlook: Outlook, answer: str, rest: str) -> Text | None:
    held = [card for card in outlook.hand if card in ADVENTURES]
    fits = sum(outlook.anchor_type in may_follow(card, outlook.options) for card in held)
    return Text("saga-advice-first-hand", {"count": len(held), "of": len(outlook.hand), "fits": fits})


_ADVICE: dict[str, Callable[[View, Outlook, str, str], Text | None]] = {
    ADVENTURE: _of_adventure,
    TRIAL: _of_trial,
    END: _of_end,
    PLAY: _of_play,
    RETRIEVE: _of_retrieving,
    DISCARD: _of_card,
    PAY: _of_card,
    CHOOSE: _of_choice,
    INTERFERE: _in_window,
    AID: _in_window,
    PASS: _in_window,
    REST: _in_window,
    KEEP: _of_hand,
    REDRAW: _of_hand,
}
