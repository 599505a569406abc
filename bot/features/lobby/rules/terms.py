"""Agreeing on the terms of a lobby."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from bot.features.lobby.rules.declared import Lobby, settings_of, terms
from bot.table.action import LOBBY, Request, action, nothing
from bot.table.actor import HOST_AND_MODERATORS, Actor
from bot.table.refusals import refused
from bot.table.situation import Situation, TableStep, line
from bot.table.table import Table
from bot.table.table_terms import Terms, terms_of
from games.engine.printed import as_printed


def _read_values(request: Request) -> Mapping[str, Any]:
    return request.values


@action("set", HOST_AND_MODERATORS, LOBBY, read=_read_values, place="form", reply="options")
def set_terms(at: Situation, actor: Actor, values: Mapping[str, Any]) -> TableStep:
    """Agree on other terms: rules of the game, time, who may join, computers."""
    lobby = _lobby(at, at.table)
    declared = {term.name: term for term in terms(lobby)}
    if not values.keys() <= declared.keys():
        raise refused("no-such-option")
    table = at.table
    # The menu of clocks, which comes first in the form, has the last word over a typed clock.
    for name, term in reversed(declared.items()):
        if name in values:
            changes = term.changes(table, term.expect(lobby, values[name]))
            table = replace(table, **changes)
    if table.starts_at != at.table.starts_at:
        table = replace(table, starts_by=None if table.starts_at is None else actor.interaction)
    changed = ("seats", "starts_at", "starts_by", "starts_filled", "missed_start")
    return agreed(at, **terms_of(table), **{name: getattr(table, name) for name in changed})


@action("as-printed", HOST_AND_MODERATORS, LOBBY, read=nothing, place="options", reply="options")
def restore_printed(at: Situation, _: Actor, __: None) -> TableStep:
    """Play by the printed rules: restore every option that they settle."""
    return agreed(at, options=as_printed(at.game.options_type, at.table.options))


def agree_on(at: Situation, actor: Actor, chosen: Terms) -> TableStep:
    """Return the step that agrees on all ``chosen`` terms at once, as for a preset.

    :raises Refused: ``actor`` may not set options, or not now.
    """
    set_terms.expect(at.table, actor)
    return agreed(at, **terms_of(chosen))


def agreed(at: Situation, **changes: Any) -> TableStep:
    """Return the step that changes fields of the table, with a log line for each other term."""
    after = at.after(**changes)
    earlier, later = _lobby(at, at.table), _lobby(at, after)
    settings = settings_of(later)
    lines = [
        line("log-option", option=settings.title(term), value=term.worded(later))
        for term in terms(later)
        if term.worded(earlier) != term.worded(later)
    ]
    return TableStep(after if lines else at.table, None, tuple(lines))


def _lobby(at: Situation, table: Table) -> Lobby:
    return Lobby(table, at.game, at.settings.computers, now=at.now)
