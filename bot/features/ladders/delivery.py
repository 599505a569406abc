"""The task that runs ladders and posts about them in their channels."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

from bot.discord.panels.panel import Panel
from bot.discord.server_posts import ServerPosts
from bot.features.competitions.delivery import CompetitionRunner
from bot.features.competitions.panel.names import plain_name_in
from bot.features.ladders.panel.posts import result_panel
from bot.features.ladders.rules.course import LadderState
from bot.features.ladders.rules.ladder import Challenge, Event
from bot.features.ladders.service import Ladders
from bot.stores import Stores
from games.engine.text import Typed
from render.words import Words


class LadderRunner(CompetitionRunner):
    """Does everything that is due for the ladders of this process's servers."""

    def __init__(
        self,
        ladders: Ladders,
        stores: Stores,
        posts: ServerPosts,
        *,
        now: Callable[[], float] = time.time,
    ) -> None:
        super().__init__("ladders", stores.ladders, posts.client.is_ready, now=now)
        self._posts = posts
        self._stores = stores
        self._ladders = ladders

    async def advance(self, number: int) -> float:
        """Do everything that is due for a ladder; return the seconds until it needs another look."""
        return await self._ladders.advance(number, self)

    async def apart(self, state: LadderState) -> set[frozenset[int]]:
        """Return the pairs of people on a ladder in which one has blocked the other."""
        return await self._ladders.apart(state)

    def can_post(self, guild: int, channel: int) -> bool:
        """Return whether games can be played in ``channel`` now."""
        return self._posts.place(guild, channel) is not None

    async def place_of(self, state: LadderState, challenge: Challenge) -> tuple[int, str] | None:
        """Return the channel of the ladder, or a new thread in it if the server wants threads."""
        ladder = state.ladder
        names = await self._stores.members.names(ladder.guild)

        def thread_name(words: Words) -> str:
            return words(
                "ladder-thread",
                game=words(f"{ladder.game}-name"),
                challenger=plain_name_in(names, challenge.member, words),
                other=plain_name_in(names, challenge.other, words),
            )

        return await self._posts.place_of_game(ladder.guild, ladder.channel, thread_name)

    async def tell(self, state: LadderState, events: Sequence[Event]) -> None:
        """Post what has just happened; the ladder's page says the same."""

        def compose(names: Mapping[int, Typed], words: Words) -> Panel:
            return result_panel(state, events, names, words)

        first = next((one for one in events if one.challenge is not None), None)
        if first is not None:
            nonce = f"l{first.challenge}"
            await self._posts.post(state.ladder.guild, state.ladder.channel, nonce, compose)
