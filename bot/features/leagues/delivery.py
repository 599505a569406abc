"""The task that runs the seasons of leagues and posts about them in their channels."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Collection, Mapping
from functools import partial

import discord
from msgspec.structs import replace

from bot.discord.message_sender import Denied, Unreachable
from bot.discord.panels.panel import Panel
from bot.discord.server_posts import ServerPosts
from bot.features.competitions.delivery import CompetitionRunner, OwedPosts
from bot.features.competitions.rules.missed import MissedPost, Trouble, Why
from bot.features.leagues.panel.posts import end_panel, standing_panel, summary_panel
from bot.features.leagues.panel.view import LeagueView, view_of
from bot.features.leagues.rules.league import Fixture, League, LeagueMessage
from bot.features.leagues.rules.movement import Entrant
from bot.features.leagues.rules.season import champions_of
from bot.features.leagues.service import Leagues
from bot.features.leagues.store import SeasonState
from bot.features.standing.delivery import StandingMessages
from bot.stores import Stores
from bot.table.wake_timer import LONGEST_SLEEP, RETRY
from games.engine.text import Typed
from render.words import Words

_log = logging.getLogger(__name__)


class LeagueRunner(CompetitionRunner):
    """Does everything that is due for the running seasons of this process's servers."""

    def __init__(
        self,
        leagues: Leagues,
        stores: Stores,
        posts: ServerPosts,
        *,
        now: Callable[[], float] = time.time,
    ) -> None:
        super().__init__("leagues", stores.leagues, posts.client.is_ready, now=now)
        self._posts = posts
        self._stores = stores
        self._leagues = leagues
        self._messages = StandingMessages(posts.message_sender, now=now)
        self._owed = OwedPosts(stores.leagues.missed)

    async def advance(self, number: int) -> float:
        """Do everything that is due for a season, and show it; return the seconds until the next look."""
        left = await self._leagues.advance(number, self)
        wait = await self._show(number)
        if left <= 0:
            return left
        # Names change, and not every change of a permission causes an event.
        return min(left, LONGEST_SLEEP if wait is None else wait)

    async def messages_deleted(self, guild: int, messages: Collection[int]) -> None:
        """Post the messages of leagues again that are among the deleted ``messages``."""
        if await self._stores.leagues.messages_gone(guild, messages):
            self.begin_anew()

    def begin_anew(self) -> None:
        """Look at all leagues, and try messages again that Discord didn't let the bot edit."""
        self._messages.begin_anew()
        super().begin_anew()

    async def _show(self, number: int) -> float | None:
        """Bring the message of a league up to date; return the seconds until that must be tried again.

        It shows the newest season. So whatever another post has missed, this message has.
        """
        state = await self._stores.leagues.state(number)
        if state is None:
            return None
        league, is_over = state.league, state.season.ended_at is not None
        if is_over and league.closed_at is None:
            return None
        store = self._stores.leagues
        known = await store.message(league.id) or LeagueMessage(league.channel, league=league.id)
        try:
            if known.channel != league.channel:
                await self._remove(known)
                known = replace(known, channel=league.channel, message=None, shown="", shown_at=0.0)
                await store.keep_message(known)

            def compose(names: Mapping[int, Typed], words: Words) -> Panel:
                return standing_panel(view_of(state, names, self._now()), words)

            return await self._messages.show(
                f"l{league.id}",
                known,
                self._posts.place(league.guild, league.channel),
                lambda: self._posts.drawn(league.guild, compose),
                store.keep_message,
                is_last=is_over,
            )
        except Unreachable as error:
            _log.warning("a league is shown later: %s", error)
            return RETRY

    async def _remove(self, known: LeagueMessage) -> None:
        """Remove the message of a league that has moved to another channel."""
        if known.message is not None:
            try:
                await self._posts.message_sender.remove(known.channel, known.message)
            except Denied:
                _log.info("the old message of a league stays: the bot may not remove it")

    async def place_of(self, state: SeasonState, fixture: Fixture) -> tuple[int, str] | None:
        """Return the channel of the league, or a new thread in it if the server wants threads."""
        league = state.league

        def thread_name(words: Words) -> str:
            return words(
                "league-thread",
                league=league.name,
                game=words(f"{fixture.game}-name"),
                division=fixture.division + 1,
                number=fixture.opens_first + 1,
            )

        return await self._posts.place_of_game(league.guild, league.channel, thread_name)

    async def summarize(self, state: SeasonState, week: int) -> None:
        """Post the summary of a week in the league's channel.

        The message that is kept up to date has the same figures, so it can come late.
        """
        await self._owed.deliver(
            state.league.id, state.season.id, "summary", partial(self._summary, state, week)
        )

    async def ended(self, state: SeasonState) -> None:
        """Post the champions of a season, and give them the league's role in place of the earlier ones."""
        league, season = state.league, state.season
        has_role = league.role is None or await self._owed.deliver(
            league.id, season.id, "role", partial(self._give_role, state)
        )
        end = partial(self._end, state, lacks_role=not has_role)
        await self._owed.deliver(league.id, season.id, "end", end)

    async def entrants(self, state: SeasonState, person: int | None) -> list[Entrant]:
        """Return the people of a season and ``person`` with their results in earlier ones."""
        return await self._leagues.entrants(state, person)

    def trouble(self, league: League) -> Trouble | None:
        """Return why games can't be opened in the channel of ``league``; None if they can."""
        return self._posts.trouble(league.guild, league.channel)

    async def post_again(self, league: int) -> int:
        """Retry everything that ``league`` owes its channel; return how much is still missing."""
        return await self._owed.again(league, self._again)

    async def _again(self, owed: MissedPost) -> Why | None:
        state = await self._stores.leagues.state(owed.part)
        assert state is not None, "seasons are not deleted"
        match owed.post:
            case "summary":
                return await self._summary(state, state.season.told)
            case "role" if await self._stores.leagues.last_ended(state.league.id) == owed.part:
                return await self._give_role(state)
            case "role":
                # Others are champions by now.
                return None
            case _:
                return await self._end(state, lacks_role=False)

    async def _summary(self, state: SeasonState, week: int) -> Why | None:
        return await self._post(state, f"w{state.season.id}.{week}", partial(summary_panel, week=week))

    async def _end(self, state: SeasonState, *, lacks_role: bool) -> Why | None:
        return await self._post(state, f"e{state.season.id}", partial(end_panel, lacks_role=lacks_role))

    async def _give_role(self, state: SeasonState) -> Why | None:
        """Give the champions their role, and take it from the previous ones; return why that failed.

        Without a role, there's nothing to do.
        """
        number = state.league.role
        if number is None:
            return None
        guild = self._posts.client.get_guild(state.league.guild)
        role = None if guild is None else guild.get_role(number)
        if guild is None or role is None:
            return "role"
        champions = await self._champions(state)
        try:
            for person in await self._last_champions(state) - champions:
                if member := await _member(guild, person):
                    await member.remove_roles(role)
            for person in champions:
                if member := await _member(guild, person):
                    await member.add_roles(role)
        except discord.HTTPException as error:
            _log.info("a champion's role was not given: %s", type(error).__name__)
            return "role"
        return None

    async def _champions(self, state: SeasonState) -> set[int]:
        """Return the champions of a season by their Discord ids."""
        found = champions_of(state.entries, state.games)
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
    ) -> Why | None:
        """Post a panel about a season; return why that failed. The league's page says the same."""

        def compose(names: Mapping[int, Typed], words: Words) -> Panel:
            return panel(view_of(state, names, self._now()), words)

        return await self._posts.post(state.league.guild, state.league.channel, nonce, compose)


async def _member(guild: discord.Guild, person: int) -> discord.Member | None:
    """Return a member of ``guild``; None if they have left it."""
    try:
        return await guild.fetch_member(person)
    except discord.NotFound:
        return None
