"""What plans do: the answers they give, what's left of them after a step, and what their owner sees of them.

A plan is part of its seat's row. It answers through the clock, like a standing preference, and only its owner
sees it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.table.table import Table
from bot.table.table_terms import PlanScope
from games.engine.decision import Choice, Decision
from games.engine.game import AnyGame
from games.engine.plans import AnyPlanner, Plan, planned
from games.engine.text import Seat, Text


class Planning(Struct, frozen=True):
    """What a player sees of their plan.

    ``is_possible``: they can make or change one now. ``said`` is what it still does; ``None`` without one.
    ``answers``: it answers their open question soon. ``done`` are the answers it has given; ``over`` is why
    it was dropped.
    """

    is_possible: bool
    said: Text | None = None
    answers: bool = False
    done: tuple[Text, ...] = ()
    over: Text | None = None


def planner_at(game: AnyGame, scope: PlanScope) -> AnyPlanner | None:
    """Return the planner of ``game`` for a table with the term ``scope``; ``None`` if nobody can plan."""
    planner = game.planner
    if planner is None or scope == "none" or (scope == "turns" and planner.answers_others):
        return None
    return planner


def planning_of(
    game: AnyGame, table: Table, seat: Seat, view: Any, decision: Decision | None
) -> Planning | None:
    """Return the plan of ``seat`` as its person sees it in ``view``; ``None`` if nobody can plan."""
    row, planner = table.seats[seat], planner_at(game, table.plans)
    if planner is None:
        return None
    plan = row.plan or Plan()
    if not plan.picks:
        is_possible = not row.by_computer and bool(planner.slots(view, Plan(about=planner.about(view))))
        return Planning(is_possible, done=plan.done, over=plan.over)
    answers = decision is not None and planned(planner, view, decision, plan) is not None
    return Planning(True, planner.said(view, plan), answers, plan.done)


def planned_answers(
    game: AnyGame, table: Table, state: Any, decisions: Mapping[Seat, Decision]
) -> dict[Seat, Choice]:
    """Return by seat the answers that plans give to open questions.

    If a standing preference gives the same answer, the plan doesn't have to.
    """
    planner = planner_at(game, table.plans)
    if planner is None or table.status != "playing":
        return {}
    found = {}
    for seat, decision in decisions.items():
        row = table.seats[seat]
        if row.plan is None or row.by_computer:
            continue
        choice = planned(planner, game.view(state, seat), decision, row.plan)
        if choice is not None and (decision.standing is None or decision.standing.choice != choice):
            found[seat] = choice
    return found


def dropped(plan: Plan, why: Text | None = None) -> Plan:
    """Return ``plan`` without anything left to do, because of ``why``."""
    return replace(plan, picks={}, over=why)


def used(
    planner: AnyPlanner,
    plan: Plan,
    view: Any,
    decision: Decision,
    choice: Choice,
    *,
    by_plan: bool,
    by_owner: bool,
) -> Plan:
    """Return ``plan`` after its seat has answered ``choice`` to ``decision`` in ``view``.

    ``by_plan``: the plan says so, too. ``by_owner``: its owner has pressed, so they know.
    """
    if decision.sets_preference(choice) or decision.lifts(choice):
        return plan
    picks, done = dict(planner.left(view, choice, plan)), plan.done
    if by_plan and picks != plan.picks:
        done += tuple(option.label for option in decision.options if option.id in choice)
    left = replace(plan, picks=picks, done=done)
    return left if left.picks or by_plan or by_owner else dropped(left, Text("plan-over-answered"))
