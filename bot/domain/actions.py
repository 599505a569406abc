"""All actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.domain import (
    agreements,
    beginning,
    extensions,
    invitations,
    lifecycle,
    lobby,
    offers,
    play,
    seats,
    silence,
    stand_ins,
    strengths,
    terms,
)
from bot.domain.action import Action

ACTIONS: Mapping[str, Action[Any]] = {
    value.name: value
    for module in (
        lobby,
        strengths,
        terms,
        beginning,
        invitations,
        play,
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
