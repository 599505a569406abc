"""The rest of each plan after a step, and notices of plans that have ended."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.features.notices.rules.notice import NewNotice
from bot.features.plans.rules.planning import dropped, planner_at, used
from bot.table.situation import Situation, TableStep
from bot.table.table import SeatRow, Table
from games.engine.plans import AnyPlanner, Plan
from games.engine.text import Seat, Text


def plans_after(before: Situation, step: TableStep, table: Table) -> list[SeatRow]:
    """Return the seats of ``table`` with what's left of their plans after ``step``.

    Plans end with the game, and when somebody else takes the seat. They're dropped when a stand-in takes
    over, when moves of their seat are taken back, and when they no longer fit what their owner sees.
    """
    if all(row.plan is None for row in table.seats):
        return table.seats
    planner, is_over = planner_at(before.game, table.plans), table.status in {"over", "ended"}
    kept: list[SeatRow] = []
    for seat, row in enumerate(table.seats):
        earlier = before.table.seats[seat]
        if row.plan is None:
            kept.append(row)
        elif planner is None or is_over or row.person != earlier.person:
            kept.append(replace(row, plan=None))
        else:
            kept.append(replace(row, plan=_left(planner, before, step, seat, row, row.plan)))
    return kept


def news_of_plans(before: Situation, step: TableStep, table: Table) -> Iterator[NewNotice]:
    """Yield a notice to the owner of each plan that ``step`` has dropped, or used up without their press."""
    if table.status in {"over", "ended"}:
        return
    for seat, row in enumerate(table.seats):
        if row.person is None or row.plan is None or row.plan.picks:
            continue
        earlier = before.table.seats[seat].plan
        if earlier is None or not earlier.picks:
            continue
        if row.plan.over or (row.plan.done != earlier.done and seat not in step.informed):
            yield NewNotice(seat, row.person, before.now, "planned")


def _left(
    planner: AnyPlanner, before: Situation, step: TableStep, seat: Seat, row: SeatRow, plan: Plan
) -> Plan:
    """Return the rest of the plan of ``seat``, whose person hasn't changed."""
    if not plan.picks:
        return plan
    if row.by_computer:
        return dropped(plan, Text("plan-over-stand-in"))
    if step.kept_moves is not None and seat in step.asked_anew:
        return dropped(plan, Text("plan-over-taken-back"))
    for move in step.moves if step.kept_moves is None else ():
        if move.seat == seat:
            by_plan = before.planned.get(seat) == move.choice
            view = before.game.view(before.state, seat)
            plan = used(
                planner, plan, view, before.decisions[seat], move.choice,
                by_plan=by_plan, by_owner=seat in step.informed,
            )  # fmt: skip
    if not plan.picks:
        return plan
    problem = planner.problem(before.game.view(step.state, seat), plan)
    return plan if problem is None else dropped(plan, problem)
