"""Decides which presses this process answers, and how many."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from bot.discord.budgets import Budgets
from bot.discord.in_flight import InFlight
from bot.discord.timeliness import Timeliness
from bot.discord.token_use import TokenUse


@dataclass(frozen=True, slots=True)
class PressGuards:
    """Everything that a press passes before its handler runs."""

    is_alone: Callable[[int], bool] = lambda _: True
    """Whether no other process gets the presses of a server (0: of direct messages)."""
    goes_first: Callable[[int], bool] = lambda _: True
    """Whether this process should answer presses there if others get them, too."""
    in_flight: InFlight = field(default_factory=InFlight)
    budgets: Budgets = field(default_factory=Budgets)
    timeliness: Timeliness = field(default_factory=Timeliness)
    token_use: TokenUse = field(default_factory=TokenUse)
