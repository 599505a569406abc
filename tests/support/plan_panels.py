"""Every panel about a plan, with as much in it as possible."""

from __future__ import annotations

import random
from collections.abc import Iterator

from msgspec.structs import replace

from bot.discord.panels.panel import Panel
from bot.features.plans.panel import plan_panel
from bot.features.plans.rules.planning import Planning
from bot.features.play.panel.hand import hand
from bot.table.perspective import Perspective
from games.engine.game import AnyGame
from games.engine.plans import Plan
from games.engine.text import Text
from render.picture import AnyPainter
from render.words import Words
from tests.support.planning import any_plan


def plan_panels(view: Perspective, game: AnyGame, painter: AnyPainter, words: Words) -> Iterator[Panel]:
    """Yield the plan of ``view``'s seat before it's made, made, followed and dropped, and the matching
    hands.
    """
    planner, planning = game.planner, view.planning
    if planner is None or planning is None or not planning.is_possible:
        return
    empty = Plan(about=planner.about(view.view))
    slots = planner.slots(view.view, empty)
    yield plan_panel(view, slots, {}, words, note=words("done-plan-drop"))
    plan = any_plan(planner, view.view, random.Random(1), picks=12)
    if plan is None:
        return
    labels = tuple(option.label for slot in slots for option in slot.options[:2])
    over = replace(view, planning=Planning(True, done=labels, over=Text("plan-over-taken-back")))
    yield plan_panel(over, slots, {}, words)
    for answers in (False, True):
        planned = replace(view, planning=Planning(True, planner.said(view.view, plan), answers))
        yield plan_panel(planned, planner.slots(view.view, plan), plan.picks, words)
        yield hand(planned, painter, words)
