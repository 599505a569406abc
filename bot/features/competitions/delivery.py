"""The task that runs the seasons of leagues and posts about them in their channels."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping
from functools import partial

import discord

from bot.discord.message_sender import Crowded, Denied, MessageGone
from bot.discord.panels.panel import Panel
from bot.discord.permissions import IN_THREADS, missing
from bot.discord.server_posts import ServerPosts
from bot.features.competitions.panel.posts import end_panel, summary_panel
from bot.features.competitions.panel.view import LeagueView, view_of
from bot.features.competitions.rules.league import Fixture
from bot.features.competitions.rules.season import champions_of, standings_of
from bot.features.competitions.service import Leagues
from bot.features.competitions.store import SeasonState
from bot.stores import Stores
from bot.table.items import see_to
from bot.table.wake_timer import LONGEST_SLEEP, WakeTimer
from games.engine.text import Typed
from render.words import Words

_log = logging.getLogger(__name__)

_THREAD_NAME = 100
"""Maximum characters of a thread's name."""


class LeagueRunner:
    """Does everything that is due for the running seasons of this process's servers."""

    def __init__(
        self,
        leagues: Leagues,
        stores: Stores,
        posts: ServerPosts,
        *,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._leagues = leagues
        self._stores = stores
        self._posts = posts
        self._now = now
        self._due: dict[int, float] | None = None
        """When each running season needs a look, None until they are looked up."""
        self._ended: set[int] = set()
        """Tables that have ended since the last round."""
        self.wake_timer = WakeTimer("leagues", self._round)

    def look_at_table(self, table: int) -> None:
        """Look at the season of ``table``, whose game has ended, if it belongs to one."""
        self._ended.add(table)
        self.wake_timer.wake()

    def begin_anew(self) -> None:
        """Look at all seasons: one has changed, or this process has got other servers."""
        self._due = None
        self.wake_timer.wake()

    async def place_of(self, state: SeasonState, fixture: Fixture) -> tuple[int, str] | None:
        """Return the channel of the league, or a new thread in it if the server wants threads."""
        league = state.league
        channel = self._posts.place(league.guild, league.channel)
        if channel is None:
            return None
        words = await self._posts.words(league.guild)
        settings = await self._stores.guilds.settings(league.guild)
        threads_allowed = not missing(channel.permissions_for(channel.guild.me), IN_THREADS)
        if settings.threads and threads_allowed and isinstance(channel, discord.TextChannel):
            name = words(
                "league-thread",
                league=league.name,
                game=words(f"{fixture.game}-name"),
                division=fixture.division + 1,
                number=fixture.opens_first + 1,
            )
            try:
                thread = await self._posts.message_sender.open_thread(channel.id, name[:_THREAD_NAME])
            except (Crowded, Denied, MessageGone):
                _log.info("a league's game is played in its channel: no thread could be opened")
            else:
                return thread, words.locale
        return channel.id, words.locale

    async def summarize(self, state: SeasonState, week: int) -> None:
        """Post the summary of a week in the league's channel."""
        await self._post(state, f"w{state.season.id}.{week}", partial(summary_panel, week=week))

    async def ended(self, state: SeasonState) -> None:
        """Post the champions of a season, and give them the league's role in place of the earlier ones."""
        has_role = state.league.role is None or await self._give_role(state, state.league.role)
        await self._post(state, f"e{state.season.id}", partial(end_panel, lacks_role=not has_role))

    async def _round(self) -> float:
        if not self._posts.client.is_ready():
            return LONGEST_SLEEP
        now = self._now()
        if self._due is None:
            self._due = dict.fromkeys(await self._stores.leagues.running(), now)
        for table in [*self._ended]:
            season = await self._stores.leagues.season_at(table)
            if season in self._due:
                self._due[season] = now
            self._ended.discard(table)
        waits = [at - now for at in self._due.values() if at > now]
        due = [season for season, at in self._due.items() if at <= now]
        return min([await see_to("leagues", due, self._advance, table=lambda _: 0), *waits])

    async def _advance(self, season: int) -> float:
        """Do everything that is due for ``season``; it stays due if that fails."""
        left = await self._leagues.advance(season, self)
        if left <= 0:
            # It has ended, and another one may follow.
            self._due = None
        elif self._due is not None:
            self._due[season] = self._now() + left
        return left

    async def _give_role(self, state: SeasonState, number: int) -> bool:
        """Give the champions their role, and take it from the last ones; return whether that worked."""
        guild = self._posts.client.get_guild(state.league.guild)
        role = None if guild is None else guild.get_role(number)
        if guild is None or role is None:
            return False
        champions = await self._champions(state)
        try:
            for person in await self._last_champions(state) - champions:
                await (await guild.fetch_member(person)).remove_roles(role)
            for person in champions:
                await (await guild.fetch_member(person)).add_roles(role)
        except discord.HTTPException as error:
            _log.info("a champion's role was not given: %s", type(error).__name__)
            return False
        return True

    async def _champions(self, state: SeasonState) -> set[int]:
        """Return the champions of a season by their Discord ids."""
        found = champions_of(standings_of(state.entries, state.games))
        return {state.people[member] for member in found if member in state.people}

    async def _last_champions(self, state: SeasonState) -> set[int]:
        """Return the champions of the season before."""
        for season in await self._stores.leagues.seasons_of(state.league.id):
            if season.number == state.season.number - 1:
                last = await self._stores.leagues.state(season.id)
                return set() if last is None else await self._champions(last)
        return set()

    async def _post(
        self, state: SeasonState, nonce: str, panel: Callable[[LeagueView, Words], Panel]
    ) -> None:
        """Post a panel about a season; the league's page says the same."""

        def compose(names: Mapping[int, Typed], words: Words) -> Panel:
            return panel(view_of(state, names, self._now()), words)

        await self._posts.post(state.league.guild, state.league.channel, nonce, compose)
