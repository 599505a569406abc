"""The coach: explains the aim of a game, and new things."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from bot.domain.people import Preferences
from bot.domain.perspective import Perspective
from games.engine.game import AnyGame
from games.engine.reference import Entry
from games.engine.text import Text

COACHED_GAMES = 3
"""In so many games of a kind somebody has a coach."""
_AT_ONCE = 2
"""So many new things are told of beside one question."""


class Coached(Struct, frozen=True):
    """What a hand tells beside the position: the ``aim``, and what is ``new`` to its reader.

    ``is_on``: they have a coach, who may be sent away, whether or not anything is new now.
    """

    aim: Text | None = None
    new: tuple[Entry, ...] = ()
    is_on: bool = False


def coached(
    table: Perspective, game: AnyGame, preferences: Preferences, explained: Collection[str] | None
) -> Coached:
    """Return what the coach tells the viewer of ``table``; ``explained`` are the ids they already know.

    ``None``: their coach is off.
    """
    if not table.is_seated or table.view is None or table.status not in {"playing", "paused"}:
        return Coached()
    aim = game.aim(table.view) if preferences.aim else None
    if not preferences.coach or explained is None or not game.entries:
        return Coached(aim)
    return Coached(aim, _new(table, game, explained), is_on=True)


def _new(table: Perspective, game: AnyGame, explained: Collection[str]) -> tuple[Entry, ...]:
    """Return the entries to tell of: the first ones that the reader meets and does not know."""
    decision = table.decision
    if decision is None or decision.given is not None or table.status != "playing":
        return ()
    entries = {entry.id: entry for entry in game.entries}
    new = (name for name in game.things(table.view, decision) if name not in explained)
    return tuple(entries[name] for name in new if name in entries)[:_AT_ONCE]
