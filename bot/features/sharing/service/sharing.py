"""Makes films and pages of finished games, one at a time, and remembers the films made last."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence

from bot.database.lane import Lane
from bot.features.replay.service import Replays
from bot.features.sharing.rules import AGAIN, Moment, key_moments
from bot.features.sharing.service.pages import page_of
from bot.features.sharing.service.shown import shots
from bot.table.perspective import Perspective
from bot.table.refusals import refused
from render.encode import Encoded
from render.picture import AnyPainter
from render.render_pool import RenderPool
from render.words import Words

_KEPT = 2
"""Number of films in the cache: a game is often shared in a second channel right after the first."""


class Sharing:
    """Makes what people share of finished games. It shows only what everybody in the channel could see."""

    def __init__(
        self,
        replays: Replays,
        lane: Lane,
        render_pool: RenderPool,
        painters: Mapping[str, AnyPainter],
        *,
        now: Callable[[], float],
    ) -> None:
        self._replays = replays
        self._lane = lane
        self._render_pool = render_pool
        self._painters = painters
        self._now = now
        self._films: dict[tuple[int, int, str], tuple[Sequence[Moment], Encoded]] = {}
        """The moments and the file of each film, by table, revision and language."""
        self._turn = asyncio.Lock()
        self._shared: dict[tuple[int, int], float] = {}
        """When each table was last shared in each channel, until that may be done again."""

    async def film(self, table: Perspective, words: Words) -> tuple[Sequence[Moment], Encoded]:
        """Return the moments of a film of the finished ``table``, which has its highlights, and its file.

        :raises Refused: the game doesn't replay under the current rules.
        """
        key = table.id, table.revision, words.locale
        async with self._turn:
            if key not in self._films:
                self._films[key] = await self._made(table, words)
                if len(self._films) > _KEPT:
                    del self._films[next(iter(self._films))]
            return self._films[key]

    async def page(self, table: Perspective, words: Words) -> bytes:
        """Return the page of the finished ``table``.

        :raises Refused: the game doesn't replay under the current rules.
        """
        async with self._turn:
            replayed = await self._replays.game(table.id)
            painter = self._painters[table.game]
            made = await page_of(replayed, table.occupants, painter, words, self._render_pool, self._lane)
        return made.html

    def begin(self, table: int, channel: int) -> None:
        """Note that ``table`` is being shared in ``channel``.

        :raises Refused: it was shared there a moment ago.
        """
        now = self._now()
        self._shared = {key: at for key, at in self._shared.items() if 0 <= now - at < AGAIN}
        if (shared := self._shared.get((table, channel))) is not None:
            raise refused("sharing-again", time=f"<t:{int(shared + AGAIN) + 1}:R>")
        self._shared[table, channel] = now

    def failed(self, table: int, channel: int) -> None:
        """Note that ``table`` wasn't shared in ``channel`` after all."""
        self._shared.pop((table, channel), None)

    async def _made(self, table: Perspective, words: Words) -> tuple[Sequence[Moment], Encoded]:
        replayed = await self._replays.game(table.id)
        moments = await asyncio.to_thread(key_moments, replayed.game, replayed.steps, replayed.outline)
        painter = self._painters[table.game]
        shown = await self._lane.drain(shots(replayed, table.occupants, moments, painter, words))
        return moments, await self._render_pool.film(shown, words.locale)
