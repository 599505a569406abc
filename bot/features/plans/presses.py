"""The press that shows a player's plan."""

from __future__ import annotations

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers
from bot.discord.responder import Responder
from bot.features.plans.panel import plan_panel
from bot.features.plans.rules.planning import planner_at
from bot.services import Services
from bot.table.refusals import refused
from games.engine.plans import Plan


async def plan(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the presser's plan, with everything they may plan now."""
    await show_plan(services, responder, press.table)


async def show_plan(services: Services, responder: Responder, number: int, note: str = "") -> None:
    """Show the panel of the asking person's plan; ``note`` says what was done.

    :raises Refused: they can't plan there now.
    """
    table = await services.look(responder.interaction, number)
    if not table.is_seated or table.viewer is None:
        raise refused("not-your-table")
    planner = planner_at(services.tables.games[table.game], table.plans)
    if planner is None:
        raise refused("no-plans")
    if table.planning is None or not table.planning.is_possible:
        raise refused("nothing-to-plan")
    known = table.seats[table.viewer].plan
    current = known if known is not None and known.picks else Plan(about=planner.about(table.view))
    slots = planner.slots(table.view, current)
    await responder.show(plan_panel(table, slots, current.picks, responder.words, note=note))


HANDLERS: Handlers = {"plan": (plan, "new")}
