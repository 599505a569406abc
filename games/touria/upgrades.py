"""What carries a table in play over from older rules; see ``games.engine.snapshot``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.engine.game import Upgrade


def _pay_before_choosing(state: dict[str, Any]) -> dict[str, Any]:
    """Ask unpaid copiers again: under version 1, a copy was paid for together with its first choice."""
    if state["executor"] != state["active"]:
        state["answers"][state["executor"]] = "again" if state["unpaid"] else ""
    if state["unpaid"]:
        state["executor"] = state["active"]
        state["phase"] = "copy"
    return state


UPGRADES: Mapping[int, Upgrade] = {1: _pay_before_choosing}
"""By version, what makes a state of it one of the next version."""
