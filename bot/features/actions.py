"""All actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.features.absence.rules import silence, stand_ins
from bot.features.agreements import rules as agreements
from bot.features.clocks.rules import extensions
from bot.features.invitations import rules as invitations
from bot.features.lifecycle.rules import lifecycle
from bot.features.lobby.rules import beginning, lobby, terms
from bot.features.plans.rules import plans
from bot.features.play import rules as play
from bot.features.seats.rules import offers, seats
from bot.table.action import Action

ACTIONS: Mapping[str, Action[Any]] = {
    value.name: value
    for module in (
        lobby,
        terms,
        beginning,
        invitations,
        play,
        plans,
        extensions,
        agreements,
        seats,
        stand_ins,
        offers,
        lifecycle,
        silence,
    )
    for value in vars(module).values()
    if isinstance(value, Action)
}
"""The actions by verb, in the order of the menus."""
