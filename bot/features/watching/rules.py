"""Which seats a person may still take, given what they have already seen."""

from __future__ import annotations

import msgspec

from bot.table.perspective import spectators_see_more
from bot.table.situation import Situation, viewer_of
from bot.table.table import Table
from games.engine.game import SPECTATOR, AnyGame
from games.engine.seating import may_sit
from games.engine.text import Seat


def may_sit_at(at: Situation, person: int, seat: Seat) -> bool:
    """Return whether ``person`` has seen nothing of the game that ``seat`` may not know."""
    options = msgspec.convert(at.table.options, at.game.options_type)
    seen_with = [sight.eyes for sight in at.sights if sight.person == person]
    return may_sit(at.game, options, seen_with, seat)


def would_see_more(table: Table, game: AnyGame, person: int) -> bool:
    """Return whether ``person`` has no seat and watching shows them more than a seat may know."""
    return viewer_of(table, person) == SPECTATOR and spectators_see_more(table, game)
