"""Sets the terms of competition tables, scores games that are still open, and closes tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence

from bot.features.competitions.rules.adjudication import (
    PLAYOUTS,
    expected_points,
    ranks_of_playout,
    seed_of_playout,
)
from bot.features.notices.rules.notice import NewNotice, Removal
from bot.features.presets.rules import table_settings_of
from bot.stores import Stores
from bot.table.service import TableService
from bot.table.situation import Situation, TableStep
from bot.table.store import OPEN
from bot.table.table_terms import Terms, terms_of
from games.engine.event import Event


async def expected(tables: TableService, table: int, key: int) -> tuple[int, ...] | None:
    """Return the points that the seats of ``table`` can expect, in hundredths; None if its game isn't open.

    The game is played out in threads, one time after the other. ``key`` identifies the game, so that each
    process plays it out alike.
    """
    at = await tables.situation(table)
    if at.table.status not in OPEN or at.state is None:
        return None
    results: list[Sequence[int]] = []
    for number in range(PLAYOUTS):
        seed = seed_of_playout(key, at.table.secret, number)
        results.append(
            await asyncio.to_thread(ranks_of_playout, at.game, at.state, len(at.table.seats), seed)
        )
    last = [seat for seat, row in enumerate(at.table.seats) if row.by_computer]
    return expected_points(results, last)


async def terms_for(
    tables: TableService, stores: Stores, guild: int, game: str, clock: str, preset: str | None
) -> Terms:
    """Return the terms of a competition's games: those of the server's ``preset``, with the ``clock``."""
    found: Terms = Terms()
    if preset is not None:
        offered = await stores.presets.offered(guild, 0, game)
        named = [one for one in offered if one.name.raw == preset]
        found = table_settings_of(named[0], tables.games[game]) if named else found
    own = {"clock": clock, "hints": "none", "timeout_policy": "turn", "starts_full": False}
    return Terms(**(terms_of(found) | own))


def closing(said: Event, told: Collection[int] = ()) -> Callable[[Situation], TableStep | None]:
    """Return the change that ends a game that counts already, with this line in its log.

    ``told`` are the members who hear of it.
    """

    def close(at: Situation) -> TableStep | None:
        if at.table.status not in OPEN:
            return None
        news = tuple(
            NewNotice(seat, row.person, at.now, "ended", removal=Removal("decided"))
            for seat, row in enumerate(at.table.seats)
            if row.person is not None and row.member in told
        )
        return TableStep(at.after(status="ended"), at.state, (said,), news=news)

    return close


def uncovering(said: Event) -> Callable[[Situation], TableStep | None]:
    """Return the change that lets everybody in the channel look at a finished table, with this log line.

    Its board isn't posted: the page of its competition leads to its replay.
    """

    def uncover(at: Situation) -> TableStep | None:
        if not at.table.is_private or at.table.status != "over":
            return None
        after = at.after(is_private=False)
        after.published_revision = after.revision
        return TableStep(after, at.state, (said,))

    return uncover
