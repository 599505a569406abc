"""Copies planned in advance: where, for what gain, and what to do otherwise; rules/touria#8.2."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine.decision import Choice, Decision, Option
from games.engine.plans import Picks, Plan, Planner, Slot
from games.engine.text import Text
from games.touria.mind.balance import Change
from games.touria.rules.board import PLACES
from games.touria.rules.copying import DECLINE, pays
from games.touria.telling.naming import space, to_space
from games.touria.view import Screen, View

_LEAST = {"hearts": (1, 2, 3), "coins": (1, 2, 3, 4, 6), "swords": (1, 2, 3), "gems": (1, 2), "items": (1,)}
"""The minimum gains that can be chosen, by the kind of gain."""
_ANYTHING = "anything"
_ANYWHERE = "anywhere"
_WAYS = {"either": ("elixir", "flagon"), "elixir": ("elixir",), "flagon": ("flagon",)}
"""The ways to pay, the preferred one first."""
_PASS, _ASK = "pass", "ask"


def _gain(name: str) -> Text:
    kind, _, least = name.partition(" ")
    return Text(f"touria-plan-{kind}", {"count": int(least or 0)})


_GAINS = tuple(
    Option(name, _gain(name))
    for name in (_ANYTHING, *(f"{kind} {least}" for kind, all_least in _LEAST.items() for least in all_least))
)
_WHERE = (Option(_ANYWHERE, Text("touria-plan-anywhere")), *(Option(place, space(place)) for place in PLACES))
_HOW = tuple(Option(way, Text(f"touria-plan-way-{way}")) for way in _WAYS)
_REST = tuple(Option(rest, Text(f"touria-plan-rest-{rest}")) for rest in (_ASK, _PASS))


class CopyPlanner(Planner[View]):
    """Plans one copy: it's paid for the first time that an action brings enough."""

    answers_others = True

    def slots(self, view: View, plan: Plan) -> Sequence[Slot]:
        """Return the menu of gains and, once one is picked, those of the place, the payment and the rest."""
        if not _can_pay(view, plan):
            return ()
        gain = Slot("gain", Text("touria-plan-slot-gain"), _GAINS)
        if "gain" not in plan.picks:
            return (gain,)
        return (
            gain,
            Slot("place", Text("touria-plan-slot-place"), _WHERE),
            Slot("way", Text("touria-plan-slot-way"), _HOW),
            Slot("rest", Text("touria-plan-slot-rest"), _REST),
        )

    def said(self, view: View, plan: Plan) -> Text:
        """Return the whole rule."""
        place = _picked(plan, "place", _ANYWHERE)
        return Text(
            "touria-plan",
            {
                "where": Text("touria-plan-anywhere")
                if place == _ANYWHERE
                else Text("touria-plan-at", {"place": to_space(place)}),
                "gain": _gain(_picked(plan, "gain", _ANYTHING)),
                "way": Text(f"touria-plan-way-{_picked(plan, 'way', 'either')}"),
                "rest": Text(f"touria-plan-rest-{_picked(plan, 'rest', _ASK)}"),
            },
        )

    def answer(self, view: View, decision: Decision, plan: Plan) -> Choice | None:
        """Return how to pay if the action brings enough, otherwise the answer planned for all other cases."""
        if view.phase != "copy" or not view.answer:
            return None
        if _brings_enough(view, plan):
            offered = {option.id for option in decision.options}
            ways = [way for way in _WAYS[_picked(plan, "way", "either")] if way in offered]
            return (ways[0],) if ways else None
        return (DECLINE,) if _picked(plan, "rest", _ASK) == _PASS else None

    def left(self, view: View, choice: Choice, plan: Plan) -> Picks:
        """Return nothing once the seat has paid for a copy."""
        return {} if pays(choice[0]) else plan.picks

    def problem(self, view: View, plan: Plan) -> Text | None:
        """Return the sentence that the viewer can no longer pay for a copy as planned, if so."""
        return None if _can_pay(view, plan) else Text("touria-plan-over-means")


def _picked(plan: Plan, slot: str, usual: str) -> str:
    return plan.picks[slot][0] if slot in plan.picks else usual


def _can_pay(view: View, plan: Plan) -> bool:
    """Return whether the viewer has what the planned way to pay takes, and may still copy."""
    own = _own(view)
    if own is None:
        return False
    has = {"elixir": own.elixirs > 0, "flagon": "flagon" in own.items}
    return any(has[way] for way in _WAYS[_picked(plan, "way", "either")])


def _own(view: View) -> Screen | None:
    """Return the viewer's holdings; ``None`` without a seat, in the castle and after the end."""
    seat = view.viewer
    if seat is None or seat < 0 or view.winners or view.places[seat].chapel:
        return None
    return view.places[seat].screen


def _brings_enough(view: View, plan: Plan) -> bool:
    """Return whether an answer of a copy here is sure to bring what the plan asks for."""
    if _picked(plan, "place", _ANYWHERE) not in {_ANYWHERE, view.turn.destination}:
        return False
    kind, _, least = _picked(plan, "gain", _ANYTHING).partition(" ")
    if kind == _ANYTHING:
        return bool(view.prospects)
    return any(_amount(prospect.change, kind) >= int(least) for prospect in view.prospects)


def _amount(change: Change, kind: str) -> int:
    """Return how much of ``kind`` a change brings."""
    match kind:
        case "gems":
            return sum(max(0, count) for count in change.gems)
        case "items":
            return len(change.gained)
        case _:
            return int(getattr(change, kind))
