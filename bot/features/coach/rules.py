"""The coach: explains the aim of a game and what's new to a player."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from bot.features.people.rules.people import Preferences
from bot.table.perspective import Perspective
from games.engine.game import AnyGame
from games.engine.reference import Entry
from games.engine.text import Text

COACHED_GAMES = 3
"""Number of first games of a kind with a coach."""
_AT_ONCE = 2
"""Maximum number of new things explained beside one question."""


class Coached(Struct, frozen=True):
    """The coach's additions to a hand: the ``aim``, and the entries that are ``new`` to its reader.

    ``is_on``: they have a coach, whom they can dismiss, whether or not anything is new now.
    """

    aim: Text | None = None
    new: tuple[Entry, ...] = ()
    is_on: bool = False


def coached(
    table: Perspective, game: AnyGame, preferences: Preferences, explained: Collection[str] | None
) -> Coached:
    """Return the coach's explanations for the viewer of ``table``.

    ``explained`` are the ids they already know; ``None`` if their coach is off.
    """
    if not table.is_seated or table.view is None or table.status not in {"playing", "paused"}:
        return Coached()
    aim = game.aim(table.view) if preferences.aim else None
    if not preferences.coach or explained is None or not game.entries:
        return Coached(aim)
    return Coached(aim, _new(table, game, explained), is_on=True)


def _new(table: Perspective, game: AnyGame, explained: Collection[str]) -> tuple[Entry, ...]:
    """Return the entries to explain: the first ones in the viewer's question that they don't know yet."""
    decision = table.decision
    if decision is None or decision.given is not None or table.status != "playing":
        return ()
    entries = {entry.id: entry for entry in game.entries}
    new = (name for name in game.things(table.view, decision) if name not in explained)
    return tuple(entries[name] for name in new if name in entries)[:_AT_ONCE]
