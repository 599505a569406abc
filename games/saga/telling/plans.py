"""An Interference planned for the moment when it decides a Test; rules/saga#10."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine.decision import Choice, Decision, Option
from games.engine.plans import Picks, Plan, Planner, Slot
from games.engine.text import Text
from games.saga.cards import Difficulty, Reroll, Use
from games.saga.components import INTERFERENCES, PLAIN_EFFECTS, folded_effect
from games.saga.mind.interfering import success_chance
from games.saga.mind.outlook import Outlook
from games.saga.rules.challenge import INTERFERE, PASS
from games.saga.telling.game_events import card_name
from games.saga.view import View

_WHEN = ("win", "win-sure", "lose", "lose-sure")
_WHOSE = ("any", "own", "others")
_PASS, _ASK = "pass", "ask"
_DECIDING = (Difficulty, Reroll, Use)
"""The effects that change whether a Test works."""
_SURE = 1e-9
"""The chance that counts as none: sums of chances aren't exact."""


def _options(key: str, names: Sequence[str]) -> tuple[Option, ...]:
    return tuple(Option(name, Text(f"saga-plan-{key}-{name}")) for name in names)


_CONDITIONS, _CHALLENGES = _options("when", _WHEN), _options("whose", _WHOSE)
_REST = _options("rest", (_ASK, _PASS))


class InterferencePlanner(Planner[View]):
    """Plans one Interference: it's played the first time that its condition holds."""

    answers_others = True

    def slots(self, view: View, plan: Plan) -> Sequence[Slot]:
        """Return the menu of cards and, once one is picked, those of its condition and the rest."""
        cards = tuple(Option(card, card_name(card), Text(f"saga-card-{card}-hint")) for card in _cards(view))
        if not cards:
            return ()
        card = Slot("card", Text("saga-plan-slot-card"), cards)
        if "card" not in plan.picks:
            return (card,)
        return (
            card,
            Slot("when", Text("saga-plan-slot-when"), _CONDITIONS),
            Slot("whose", Text("saga-plan-slot-whose"), _CHALLENGES),
            Slot("rest", Text("saga-plan-slot-rest"), _REST),
        )

    def said(self, view: View, plan: Plan) -> Text:
        """Return the whole rule, or that its condition is missing."""
        card = card_name(_picked(plan, "card"))
        if "when" not in plan.picks:
            return Text("saga-plan-open", {"card": card})
        return Text(
            "saga-plan",
            {
                "card": card,
                "when": Text(f"saga-plan-when-{_picked(plan, 'when')}"),
                "whose": Text(f"saga-plan-whose-{_picked(plan, 'whose')}"),
                "rest": Text(f"saga-plan-rest-{_picked(plan, 'rest')}"),
            },
        )

    def answer(self, view: View, decision: Decision, plan: Plan) -> Choice | None:
        """Return the play of the card if it decides the Test, otherwise the answer for other cases."""
        if view.phase != "window" or view.challenge is None or "when" not in plan.picks:
            return None
        play = f"{INTERFERE} {_picked(plan, 'card')}"
        is_offered = any(option.id == play for option in decision.options)
        if is_offered and _is_meant(view, plan) and _decides(view, plan, play):
            return (play,)
        return (PASS,) if _picked(plan, "rest") == _PASS else None

    def left(self, view: View, choice: Choice, plan: Plan) -> Picks:
        """Return nothing once the card is played."""
        return {} if choice[0] == f"{INTERFERE} {_picked(plan, 'card')}" else plan.picks

    def problem(self, view: View, plan: Plan) -> Text | None:
        """Return the sentence that the viewer no longer holds the card, if so."""
        card = _picked(plan, "card")
        return None if card in _cards(view) else Text("saga-plan-over-card", {"card": card_name(card)})


def _picked(plan: Plan, slot: str) -> str:
    """Return the pick in ``slot``, or its usual value."""
    usual = {"whose": "any", "rest": _ASK}
    return plan.picks[slot][0] if slot in plan.picks else usual[slot]


def _cards(view: View) -> list[str]:
    """Return the viewer's Interferences that change whether a Test works, and need no target."""
    seat = view.viewer
    if seat is None or seat < 0 or view.winners:
        return []
    held = dict.fromkeys(one.card for one in view.places[seat].hand or ())
    return [
        card
        for card in held
        if card in INTERFERENCES and not PLAIN_EFFECTS[card] and isinstance(folded_effect(card), _DECIDING)
    ]


def _is_meant(view: View, plan: Plan) -> bool:
    """Return whether the plan is about challenges like the open one."""
    whose = _picked(plan, "whose")
    assert view.challenge is not None, "there's one in a window"
    return whose == "any" or (whose == "own") == (view.challenge.seat == view.viewer)


def _decides(view: View, plan: Plan, play: str) -> bool:
    """Return whether ``play`` turns the open Test the way the plan wants it."""
    assert view.viewer is not None, "only a seat plans"
    outlook = Outlook.of_view(view, view.viewer)
    if outlook.contest is None:
        return False
    before, after = (success_chance(outlook, outlook.contest, answer) for answer in (PASS, play))
    match _picked(plan, "when"):
        case "win":
            return before < 0.5 <= after
        case "win-sure":
            return before < 1 - _SURE <= after
        case "lose":
            return after < 0.5 <= before
        case _:
            return after <= _SURE < before
