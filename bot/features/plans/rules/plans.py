"""Making, changing and dropping a plan."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.features.plans.rules.planning import dropped, planner_at
from bot.table.action import PLAYING, Request, action, nothing
from bot.table.actor import PLAYERS, Actor, Facts, seat_of
from bot.table.refusals import refused
from bot.table.situation import Situation, TableStep
from games.engine.decision import Choice
from games.engine.game import Refused
from games.engine.plans import AnyPlanner, Plan, fitting
from games.engine.text import Seat


class SlotPick(Struct, frozen=True):
    """What's picked in one slot of a plan; nothing empties it."""

    slot: str
    picked: Choice


def _read_slot(request: Request) -> SlotPick:
    return SlotPick(request.argument, tuple(request.picked))


@action("plan-set", PLAYERS, PLAYING, read=_read_slot, place="hand", reply="plan")
def set_plan(at: Situation, actor: Actor, pick: SlotPick) -> TableStep:
    """Plan a move in advance, or change a plan."""
    seat = at.seat_of(actor.person)
    planner = planner_at(at.game, at.table.plans)
    if planner is None:
        raise refused("no-plans")
    if at.table.seats[seat].by_computer:
        raise refused("not-while-stood-in")
    plan = with_pick(planner, at.game.view(at.state, seat), at.table.seats[seat].plan, pick)
    return _planned(at, seat, plan)


def _has_plan(table: Facts, actor: Actor) -> bool:
    seat = seat_of(table, actor.person)
    plan = None if seat is None else table.seats[seat].plan
    return plan is not None and bool(plan.picks)


@action(
    "plan-drop", PLAYERS, PLAYING,
    read=nothing, place="hand", reply="plan", done="done-plan-drop", sensible=_has_plan,
)  # fmt: skip
def drop_plan(at: Situation, actor: Actor, _: None) -> TableStep:
    """Drop your plan."""
    seat = at.seat_of(actor.person)
    plan = at.table.seats[seat].plan
    if plan is None or not plan.picks:
        raise refused("no-plan")
    return _planned(at, seat, dropped(plan))


def with_pick(planner: AnyPlanner, view: Any, plan: Plan | None, pick: SlotPick) -> Plan:
    """Return ``plan`` (``None``: a new one) with ``pick``, and without what no longer fits.

    :raises Refused: the slot or its options aren't on offer, or the plan makes no sense.
    """
    known = Plan(about=planner.about(view)) if plan is None or not plan.picks else plan
    slot = next((one for one in planner.slots(view, known) if one.id == pick.slot), None)
    if slot is None or (pick.picked and not slot.holds(pick.picked)):
        raise refused("no-longer-planned")
    picks = {name: picked for name, picked in known.picks.items() if name != pick.slot}
    if pick.picked:
        picks[pick.slot] = pick.picked
    changed = fitting(planner, view, replace(known, picks=picks))
    problem = planner.problem(view, changed) if changed.picks else None
    if problem is not None:
        raise Refused(problem)
    return changed


def _planned(at: Situation, seat: Seat, plan: Plan) -> TableStep:
    """Return the step that gives ``seat`` its ``plan``, which only its owner can notice."""
    row = replace(at.table.seats[seat], plan=plan)
    return TableStep(at.after_unseen(at.with_seat(seat, row)), at.state, is_secret=True)
