"""The task that runs tournaments and posts about them in their channels."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from bot.discord.panels.panel import Panel
from bot.discord.server_posts import ServerPosts
from bot.features.competitions.delivery import CompetitionRunner
from bot.features.tournaments.panel.posts import (
    announcement,
    called_off_panel,
    end_panel,
    postponed_panel,
    round_panel,
)
from bot.features.tournaments.panel.view import TournamentView
from bot.features.tournaments.rules.course import TournamentState
from bot.features.tournaments.rules.standing import places
from bot.features.tournaments.rules.tournament import Match
from bot.features.tournaments.service import Tournaments
from bot.stores import Stores
from games.engine.text import Typed
from render.words import Words


class TournamentRunner(CompetitionRunner):
    """Does everything that is due for the tournaments of this process's servers."""

    def __init__(
        self,
        tournaments: Tournaments,
        stores: Stores,
        posts: ServerPosts,
        *,
        now: Callable[[], float] = time.time,
    ) -> None:
        super().__init__("tournaments", stores.tournaments, posts.client.is_ready, now=now)
        self._posts = posts
        self._tournaments = tournaments

    async def advance(self, number: int) -> float:
        """Do everything that is due for a tournament; return the seconds until it needs another look."""
        return await self._tournaments.advance(number, self)

    async def place_of(self, state: TournamentState, match: Match) -> tuple[int, str] | None:
        """Return the channel of the tournament, or a new thread in it if the server wants threads.

        Tables that share a deal are private, so they need no thread.
        """
        this = state.tournament
        if this.shares_deal:
            return this.channel, (await self._posts.words(this.guild)).locale

        def thread_name(words: Words) -> str:
            return words(
                "tournament-thread",
                game=words(f"{this.game}-name"),
                tournament=this.id,
                round=match.round,
                number=match.number,
            )

        return await self._posts.place_of_game(this.guild, this.channel, thread_name)

    async def announce(self, state: TournamentState) -> None:
        """Post a new tournament with a button to enter."""
        await self._post(state, "a", announcement)

    async def postponed(self, state: TournamentState) -> None:
        """Post that too few people have entered, and when it starts now."""
        await self._post(state, f"p{state.tournament.postponed}.", postponed_panel)

    async def told_off(self, state: TournamentState) -> None:
        """Post that a tournament was called off."""
        await self._post(state, "o", called_off_panel)

    async def began(self, state: TournamentState) -> None:
        """Post the tables of the current round."""
        await self._post(state, f"r{len(state.rounds)}.", round_panel)

    async def ended(self, state: TournamentState) -> None:
        """Post the standings of a tournament that has ended; one that hadn't started was told off before."""
        if state.tournament.started_at is not None:
            await self._post(state, "e", end_panel)

    async def _post(
        self, state: TournamentState, nonce: str, panel: Callable[[TournamentView, Words], Panel]
    ) -> None:
        """Post a panel about a tournament; its page says the same."""

        def compose(names: Mapping[int, Typed], words: Words) -> Panel:
            return panel(TournamentView(state, places(state), names), words)

        this = state.tournament
        await self._posts.post(this.guild, this.channel, f"t{nonce}{this.id}", compose)
