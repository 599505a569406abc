"""Random plans, made through the menus as people make them."""

from __future__ import annotations

import random
from typing import Any

from bot.features.plans.rules.plans import SlotPick, with_pick
from games.engine.game import AnyGame, Refused
from games.engine.plans import AnyPlanner, Plan


def planner_of(game: AnyGame) -> AnyPlanner:
    """Return the planner of a game that has one."""
    assert game.planner is not None
    return game.planner


def any_pick(planner: AnyPlanner, view: Any, plan: Plan | None, chance: random.Random) -> SlotPick | None:
    """Return a random pick in one of the menus now on offer; ``None`` if there are no menus."""
    known = plan if plan is not None and plan.picks else Plan(about=planner.about(view))
    slots = planner.slots(view, known)
    if not slots:
        return None
    # People fill in empty menus first.
    slot = chance.choice([one for one in slots if one.id not in known.picks] or slots)
    return SlotPick(slot.id, tuple(chance.sample([one.id for one in slot.options], slot.count)))


def any_plan(planner: AnyPlanner, view: Any, chance: random.Random, picks: int = 3) -> Plan | None:
    """Return a random plan made of ``picks`` picks; ``None`` if nothing can be planned."""
    plan: Plan | None = None
    for _ in range(picks):
        pick = any_pick(planner, view, plan, chance)
        if pick is None:
            break
        try:
            plan = with_pick(planner, view, plan, pick)
        except Refused:
            continue
    return plan if plan is not None and plan.picks else None
