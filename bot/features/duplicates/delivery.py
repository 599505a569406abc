"""The task that runs sets of duplicate tables and posts about them in their channels."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from bot.discord.panels.panel import Panel
from bot.discord.server_posts import ServerPosts
from bot.features.competitions.delivery import CompetitionRunner
from bot.features.duplicates.panel import SetView, announcement, end_panel
from bot.features.duplicates.rules.duplicate import Duplicate
from bot.features.duplicates.service import Duplicates
from bot.features.duplicates.store import SetState
from bot.stores import Stores
from games.engine.text import Typed
from render.words import Words


class DuplicateRunner(CompetitionRunner):
    """Does everything that is due for the sets of this process's servers."""

    def __init__(
        self,
        duplicates: Duplicates,
        stores: Stores,
        posts: ServerPosts,
        *,
        now: Callable[[], float] = time.time,
    ) -> None:
        super().__init__("duplicates", stores.duplicates, posts.client.is_ready, now=now)
        self._posts = posts
        self._duplicates = duplicates

    async def advance(self, number: int) -> float:
        """Do everything that is due for a set; return the seconds until it needs another look."""
        return await self._duplicates.advance(number, self)

    async def locale_of(self, duplicate: Duplicate) -> str:
        """Return the language of the server of a set."""
        return (await self._posts.words(duplicate.guild)).locale

    async def announce(self, state: SetState) -> None:
        """Post a new set with a button to enter."""
        await self._post(state, f"d{state.duplicate.id}", announcement)

    async def ended(self, state: SetState) -> None:
        """Post the standings of a set, or that too few people entered it."""
        await self._post(state, f"s{state.duplicate.id}", end_panel)

    async def _post(self, state: SetState, nonce: str, panel: Callable[[SetView, Words], Panel]) -> None:
        """Post a panel about a set; the page of the set says the same."""

        def compose(names: Mapping[int, Typed], words: Words) -> Panel:
            return panel(SetView(state, names, self._now()), words)

        await self._posts.post(state.duplicate.guild, state.duplicate.channel, nonce, compose)
