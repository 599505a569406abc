"""Moves in advance: what a seat may plan from its own view, and which answers its plan gives.

A game declares this once, in a ``Planner``. It sees views and questions of the seat, never the state, so a
plan can't know more than its owner.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from games.engine.decision import Choice, Decision, Option
from games.engine.text import Text

View = TypeVar("View")

Picks: TypeAlias = Mapping[str, Choice]
"""What a plan says: the ids of the picked options, by the id of their slot."""


class Plan(Struct, frozen=True):
    """The plan of one seat: its ``picks`` still to be used, and its past.

    ``about`` names what it was made for, as ``Planner.about`` returned it. ``done`` are the labels of the
    answers it has given. A plan without picks is over; ``over`` is then the reason if it wasn't used up.
    """

    picks: dict[str, Choice] = {}
    about: str = ""
    done: tuple[Text, ...] = ()
    over: Text | None = None


class Slot(Struct, frozen=True):
    """One part of a plan: ``count`` of ``options``, or none.

    There are at most 25 options, because they're shown in one menu.
    """

    id: str
    prompt: Text
    options: tuple[Option, ...]
    count: int = 1

    def holds(self, picked: Choice) -> bool:
        """Return whether ``picked`` are as many of the options as the slot takes, each once."""
        ids = {option.id for option in self.options}
        return len(picked) == self.count == len(set(picked)) and ids.issuperset(picked)


class Planner(ABC, Generic[View]):
    """What a seat of one game may plan, based on its view alone.

    ``answers_others``: its plans answer questions that come up in other players' turns.
    """

    answers_others: bool = False

    @abstractmethod
    def slots(self, view: View, plan: Plan) -> Sequence[Slot]:
        """Return the menus for a plan, given the picks of ``plan``; empty if nothing can be planned.

        A slot may depend on the picks of the slots before it.
        """

    @abstractmethod
    def said(self, view: View, plan: Plan) -> Text:
        """Return the rest of ``plan`` as a sentence, without a period."""

    @abstractmethod
    def answer(self, view: View, decision: Decision, plan: Plan) -> Choice | None:
        """Return the answer that ``plan`` gives to ``decision``; ``None`` if its owner is asked."""

    @abstractmethod
    def left(self, view: View, choice: Choice, plan: Plan) -> Picks:
        """Return the rest of ``plan`` after its seat, in ``view``, answers ``choice``, planned or not."""

    def about(self, view: View) -> str:
        """Return the name of the part of the game that a plan made in ``view`` is for; empty: all of it."""
        return ""

    def problem(self, view: View, plan: Plan) -> Text | None:
        """Return why ``plan`` no longer fits ``view`` as a sentence; ``None`` if it does."""
        return None


AnyPlanner: TypeAlias = Planner[Any]


def planned(planner: AnyPlanner, view: Any, decision: Decision, plan: Plan) -> Choice | None:
    """Return the answer that ``plan`` gives to ``decision``; ``None`` if it gives no allowed one."""
    if decision.given is not None or not plan.picks:
        return None
    choice = planner.answer(view, decision, plan)
    is_move = choice is not None and decision.allows(choice) and not decision.sets_preference(choice)
    return choice if is_move else None


def fitting(planner: AnyPlanner, view: Any, plan: Plan) -> Plan:
    """Return ``plan`` with only the picks that its slots offer; each may depend on those before it."""
    kept: dict[str, Choice] = {}
    while True:
        slots = planner.slots(view, replace(plan, picks=kept))
        added = next(
            (one for one in slots if one.id not in kept and one.holds(plan.picks.get(one.id, ()))), None
        )
        if added is None:
            return replace(plan, picks=kept)
        kept[added.id] = plan.picks[added.id]
