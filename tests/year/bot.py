"""A bot without Discord that runs the competitions of a community, and is killed at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence

from bot.features.competitions.delivery import CompetitionRunner
from bot.features.ladders.rules.course import LadderState
from bot.features.ladders.rules.ladder import Challenge, Event
from bot.features.ladders.service import Ladders
from bot.features.leagues.rules.league import Fixture
from bot.features.leagues.service import Leagues
from bot.features.leagues.store import SeasonState
from bot.features.tournaments.rules.course import TournamentState
from bot.features.tournaments.rules.tournament import Match
from bot.features.tournaments.service import Tournaments
from bot.stores import Stores
from bot.table.service import TableService
from games.registry import GAMES
from tests.support.crashing import Crash, CrashingDatabase

CRASH_RATE = 0.02
"""The share of the bot's transactions around which it's killed."""
Place = tuple[int, str]


class Channel:
    """The channel of a community: counts what is posted, and the bot may be killed after each post."""

    def __init__(self, number: int, maybe_crash: Callable[[], None]) -> None:
        self.place: Place = (number, "en")
        self.posts: Counter[tuple[str, int, int]] = Counter()
        self._maybe_crash = maybe_crash

    def post(self, what: str, about: int, part: int = 0) -> None:
        """Count a post."""
        self.posts[what, about, part] += 1
        self._maybe_crash()


class _Seasons(CompetitionRunner):
    """Runs leagues."""

    def __init__(self, service: TableService, stores: Stores, channel: Channel) -> None:
        super().__init__("leagues", stores.leagues, lambda: True, now=service.now)
        self._leagues = Leagues(service, stores)
        self._channel = channel

    async def advance(self, number: int) -> float:
        return await self._leagues.advance(number, self)

    async def place_of(self, state: SeasonState, fixture: Fixture) -> Place | None:
        return self._channel.place

    async def summarize(self, state: SeasonState, week: int) -> None:
        self._channel.post("week", state.season.id, week)

    async def ended(self, state: SeasonState) -> None:
        self._channel.post("season ended", state.season.id)


class _Tournaments(CompetitionRunner):
    """Runs tournaments."""

    def __init__(self, service: TableService, stores: Stores, channel: Channel) -> None:
        super().__init__("tournaments", stores.tournaments, lambda: True, now=service.now)
        self._tournaments = Tournaments(service, stores)
        self._channel = channel

    async def advance(self, number: int) -> float:
        return await self._tournaments.advance(number, self)

    async def place_of(self, state: TournamentState, match: Match) -> Place | None:
        return self._channel.place

    async def announce(self, state: TournamentState) -> None:
        self._channel.post("announced", state.tournament.id)

    async def remind(self, state: TournamentState, quiet: Collection[int]) -> None:
        self._channel.post("reminded", state.tournament.id, int(state.tournament.starts_at))

    async def postponed(self, state: TournamentState) -> None:
        self._channel.post("postponed", state.tournament.id)

    async def told_off(self, state: TournamentState) -> None:
        self._channel.post("called off", state.tournament.id)

    async def began(self, state: TournamentState) -> None:
        self._channel.post("round", state.tournament.id, len(state.rounds))

    async def ended(self, state: TournamentState) -> None:
        self._channel.post("tournament ended", state.tournament.id)


class _Ladders(CompetitionRunner):
    """Runs ladders."""

    def __init__(self, service: TableService, stores: Stores, channel: Channel) -> None:
        super().__init__("ladders", stores.ladders, lambda: True, now=service.now)
        self._ladders = Ladders(service, stores)
        self._channel = channel

    async def advance(self, number: int) -> float:
        return await self._ladders.advance(number, self)

    async def place_of(self, state: LadderState, challenge: Challenge) -> Place | None:
        return self._channel.place

    async def tell(self, state: LadderState, events: Sequence[Event]) -> None:
        first = next((one for one in events if one.challenge is not None), None)
        if first is not None:
            self._channel.post("challenge ended", first.challenge or 0)


class Bot:
    """The bot of a community on ``database``, with its clock."""

    def __init__(self, database: CrashingDatabase, channel: int, now: Callable[[], float]) -> None:
        self.channel = Channel(channel, database.maybe_crash)
        self._database = database
        self._now = now
        self._start()

    def _start(self) -> None:
        """Start a bot that knows only what is in the database."""
        stores = Stores.of(self._database)
        self._tables = TableService(
            stores.tables, stores.guilds, stores.people, stores.members, GAMES, now=self._now
        )
        self._runners = [
            kind(self._tables, stores, self.channel) for kind in (_Seasons, _Tournaments, _Ladders)
        ]

    async def game_ended(self, table: int) -> None:
        """Look at the competition of ``table``, whose game somebody has just ended."""
        await self._tables.reread(table)
        for runner in self._runners:
            runner.look_at_table(table)

    def begin_anew(self) -> None:
        """Look at all competitions, because somebody has pressed something."""
        for runner in self._runners:
            runner.begin_anew()

    async def work(self) -> None:
        """Do everything that is due, however often the bot is killed meanwhile."""
        self._database.crash_rate = CRASH_RATE
        done = False
        while not done:
            try:
                for runner in self._runners:
                    while await runner._round() <= 0:
                        pass
            except Crash:
                self._start()
            else:
                done = True
        self._database.crash_rate = 0.0
