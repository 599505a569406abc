"""The task that runs tournaments and posts about them in their channels."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping
from functools import partial

from bot.discord.panels.panel import Panel
from bot.discord.server_posts import ServerPosts
from bot.features.competitions.delivery import CompetitionRunner, OwedPosts
from bot.features.competitions.rules.missed import MissedPost, Post, Trouble, Why
from bot.features.tournaments.panel.posts import (
    announcement,
    called_off_panel,
    end_panel,
    postponed_panel,
    reminder_panel,
    round_panel,
)
from bot.features.tournaments.panel.view import TournamentView
from bot.features.tournaments.rules.course import TournamentState
from bot.features.tournaments.rules.standing import places
from bot.features.tournaments.rules.tournament import Match, Tournament
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
        self._stores = stores
        self._owed = OwedPosts(stores.tournaments.missed)

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
        await self._deliver(state, "announcement")

    async def remind(self, state: TournamentState, quiet: Collection[int]) -> None:
        """Remind the people who have entered of the start, in the way each of them chose.

        It's noted first, so a crash in between leaves somebody without it, but nobody gets it twice.
        """
        this = state.tournament
        people = [state.people[member] for member in sorted(state.active) if member in state.people]
        nonce = f"tm{this.id}.{int(this.starts_at)}"
        panel = partial(reminder_panel, this)
        await self._posts.tell(this.guild, this.channel, people, nonce, panel, quiet)

    async def postponed(self, state: TournamentState) -> None:
        """Post that too few people have entered, and when it starts now."""
        await self._deliver(state, "postponement")

    async def told_off(self, state: TournamentState) -> None:
        """Post that a tournament was called off."""
        await self._deliver(state, "off")

    async def began(self, state: TournamentState) -> None:
        """Post the tables of the current round."""
        await self._deliver(state, "round")

    async def ended(self, state: TournamentState) -> None:
        """Post the standings of a tournament that has ended; one that hadn't started was called off."""
        if state.tournament.started_at is not None:
            await self._deliver(state, "end")

    def trouble(self, tournament: Tournament) -> Trouble | None:
        """Return why tables can't be opened in the channel of ``tournament``; None if they can."""
        return self._posts.trouble(tournament.guild, tournament.channel)

    async def post_again(self, number: int) -> int:
        """Retry every post that a tournament owes its channel; return how many are still missing.

        Outdated posts no longer count as missing.
        """

        async def again(owed: MissedPost) -> Why | None:
            state = await self._stores.tournaments.state(number)
            assert state is not None, "tournaments are not deleted"
            this, round_ = state.tournament, state.current
            outdated = {
                "announcement": not this.takes_entries,
                "postponement": not this.takes_entries,
                "off": this.called_off_at is None,
                "round": round_ is None or round_.ended_at is not None,
            }
            return None if outdated.get(owed.post) else await self._post(state, owed.post)

        return await self._owed.again(number, again)

    async def _deliver(self, state: TournamentState, post: Post) -> None:
        """Deliver a post about a tournament; its page says the same."""
        await self._owed.deliver(state.tournament.id, 0, post, partial(self._post, state, post))

    async def _post(self, state: TournamentState, post: Post) -> Why | None:
        this = state.tournament
        nonce, panel = {
            "announcement": ("a", announcement),
            "postponement": (f"p{this.postponed}.", postponed_panel),
            "off": ("o", called_off_panel),
            "round": (f"r{len(state.rounds)}.", round_panel),
            "end": ("e", end_panel),
        }[post]

        def compose(names: Mapping[int, Typed], words: Words) -> Panel:
            return panel(TournamentView(state, places(state), names), words)

        return await self._posts.post(this.guild, this.channel, f"t{nonce}{this.id}", compose)
