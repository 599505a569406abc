"""Sharing a whole game: the cost and the size of a film and a page."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.database.lane import Lane
from bot.features.replay.service import ReplayedGame
from bot.features.sharing.rules import key_moments
from bot.features.sharing.service.pages import page_of
from bot.features.sharing.service.shown import shots
from games.registry import GAMES
from render.film import MOST_BYTES
from render.kit.cache import PIECES
from render.positions import PLAIN_NAMES, occupants
from render.registry import PAINTERS
from render.render_pool import RenderPool
from render.words import words_for
from tests.bench.report import Row
from tests.bot.features.sharing.played import played

_FILM, _PAGE = 3.0, 5.0
"""Maximum seconds of CPU time for each, with empty caches."""
_PAGE_MEGABYTES = 5.0


async def rows() -> list[Row]:
    """Return the figures of a game with the most seats, for every game."""
    return [row for game_id in GAMES for row in await _of(game_id)]


async def _of(game_id: str) -> list[Row]:
    game, painter, words = GAMES[game_id], PAINTERS[game_id], words_for("en")
    seats = game.seats[-1]
    around, record = occupants(PLAIN_NAMES, seats), played(game, seats, 1)
    async with _pool() as pool:
        began = time.process_time()
        replayed = ReplayedGame(game, record, everything=True)
        replayed.play_at_once()
        moments = key_moments(game, replayed.steps, replayed.outline)
        film = await pool.film(list(shots(replayed, around, moments, painter, words)), "en")
        film_seconds = time.process_time() - began
    async with _pool() as pool:
        began = time.process_time()
        page = await page_of(replayed, around, painter, words, pool, Lane())
        page_seconds = time.process_time() - began
    return [
        Row(f"{game_id}: film of {len(moments)} pictures, CPU", film_seconds, "s", at_most=_FILM),
        Row(f"{game_id}: film", len(film.data) / 1e6, "MB", at_most=MOST_BYTES / 1e6),
        Row(f"{game_id}: page, CPU", page_seconds, "s", at_most=_PAGE),
        Row(f"{game_id}: page", len(page.html) / 1e6, "MB", at_most=_PAGE_MEGABYTES),
    ]


@asynccontextmanager
async def _pool() -> AsyncIterator[RenderPool]:
    """Yield a pool with empty caches."""
    PIECES.clear()
    pool = RenderPool(1)
    try:
        yield pool
    finally:
        pool.close()
