"""Begins the tries of dailies, ends what is left of a day, and derives lists and turning points."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from hashlib import sha256

import msgspec
from msgspec import Struct

from bot.features.daily.rules.choices import Answered, Choices, turning_question
from bot.features.daily.rules.days import (
    Try,
    closes_at,
    day_at,
    day_of_deal,
    days_from,
    days_of_week,
    deal_for,
    game_of,
)
from bot.features.daily.rules.endings import closed
from bot.features.daily.rules.standings import DayResult, WeekPlace, day_list, week_list
from bot.features.daily.store import DailyStore, write_try
from bot.features.lobby.rules.lobby import NewTable
from bot.features.replay.service import ReplayedGame
from bot.features.servers.store import GuildStore
from bot.table.refusals import refused
from bot.table.service import TableService
from bot.table.table import NOWHERE
from bot.table.wake_timer import LONGEST_SLEEP, WakeTimer
from games.engine.chance import RecordedChance
from games.engine.game import AnyGame, Refused
from games.engine.play import play
from games.engine.record import Record, set_up
from games.engine.strength import USUAL

_TOLD_ANEW = 7
"""The secrets of this many days before the last one are revealed with it, in case the bot was off."""
_WEEK = 7 * 86_400.0
_EXAMINED = 60
"""The number of games, the first to end, that are searched for the turning point of a deal."""
_KEPT = 32
"""The number of deals whose turning points stay in memory."""


class Player(Struct, frozen=True):
    """Somebody who begins a daily: their id, name and language, and the id of their interaction."""

    person: int
    name: str
    locale: str
    origin: int


class Dailies:
    """The dailies of this installation.

    A day is over two hours after its end: what isn't finished by then is ended, and its secrets are revealed.
    """

    def __init__(
        self,
        tables: TableService,
        store: DailyStore,
        guilds: GuildStore,
        games: Mapping[str, AnyGame],
        *,
        covers: Callable[[int], bool] = lambda _: True,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self._tables = tables
        self._guilds = guilds
        self._games = games
        self._covers = covers
        self._now = now
        self._known: OrderedDict[str, Choices | None] = OrderedDict()
        self.wake_timer = WakeTimer("dailies", self._round)

    @property
    def today(self) -> str:
        """The day on which a try can begin now."""
        return day_at(self._now())

    @property
    def last(self) -> str:
        """The last day that is over."""
        return _last_over(self._now())

    def is_over(self, day: str) -> bool:
        """Return whether ``day`` is over: nobody can still play, and its secrets are revealed."""
        return closes_at(day) <= self._now()

    def game_of(self, day: str) -> AnyGame:
        """Return the game of ``day``."""
        return self._games[game_of(day, list(self._games))]

    async def begin(self, player: Player) -> int:
        """Return the table of the person's try of today, and open it if they haven't begun.

        :raises Refused: today's deals are known already, or the rules have changed since the day began.
        """
        now = self._now()
        day = day_at(now)
        if known := await self.store.try_of(player.person, day):
            return known.table
        game = self.game_of(day)
        pool, deals = await self.store.deals(day)
        name = deal_for(day, player.person, pool.secret)
        if any(deal.is_revealed for deal in deals):
            # It's over; somebody has set the clock back.
            raise refused("told-daily")
        if (await self.store.version_of(day) or game.version) != game.version:
            raise refused("changed-daily")
        new = Try(0, day, player.person, name, game.version, now)
        number = await self._tables.openings.begin(
            self._table(player, game, name), lambda connection, table: write_try(connection, table, new)
        )
        if number is None:
            known = await self.store.try_of(player.person, day)
            if known is None:
                raise refused("failed-daily")
            return known.table
        await self._settled(number)
        return number

    async def begin_again(self, player: Player, day: str) -> int:
        """Open a table with a deal of a ``day`` that is over, for the person alone; return its number.

        It's the deal that they had or would have had, and counts for no list.

        :raises Refused: that day isn't over.
        """
        pool, deals = await self.store.deals(day)
        name = deal_for(day, player.person, pool.secret)
        if not any(deal.name == name and deal.is_revealed for deal in deals):
            raise refused("open-daily")
        number = await self._tables.openings.begin(
            self._table(player, self.game_of(day), name), lambda *_: None
        )
        if number is None:
            raise refused("failed-daily")
        await self._settled(number)
        return number

    async def week(self, monday: str, guild: int | None = None) -> list[WeekPlace]:
        """Return the list of the week that begins on ``monday``: of all, or of the visitors of ``guild``."""
        results = await self.store.results(days_of_week(monday))
        if guild is None:
            return week_list(results)
        week_only = (await self._guilds.settings(guild)).daily_week
        visits = await self.store.visits(guild, monday)
        return week_list(
            results,
            {
                visit.person
                for visit in visits
                if not week_only or (visit.joined_at is not None and visit.joined_at <= visit.at - _WEEK)
            },
        )

    async def is_best(self, table: int, deal: str | None) -> bool:
        """Return whether the game of ``table`` is the best one of a day that is over."""
        day = day_of_deal(deal)
        if day is None or not self.is_over(day):
            return False
        places = day_list(await self.store.results([day]))
        return bool(places) and places[0].result.table == table

    async def choices(self, deal: str, results: Sequence[DayResult]) -> Choices | None:
        """Return the turning point of a ``deal`` with the ``results`` of its day; ``None`` if there's none.

        It's found by replaying the games, once.
        """
        if deal not in self._known:
            own = [result for result in results if result.deal == deal][:_EXAMINED]
            answered: list[Answered] = []
            for result in own:
                with suppress(Refused):
                    record = await self._tables.archive.record(result.table)
                    game = self._games[record.game]
                    answered += await asyncio.to_thread(answers_in, game, record, result)
            self._known[deal] = turning_question(answered)
            if len(self._known) > _KEPT:
                self._known.popitem(last=False)
        return self._known[deal]

    async def replayed(self, table: int) -> ReplayedGame:
        """Return the finished game of ``table``, replayed.

        :raises Refused: it isn't over, or doesn't replay under the current rules.
        """
        return await self._tables.replays.game(table)

    def _table(self, player: Player, game: AnyGame, deal: str) -> NewTable:
        return NewTable(
            guild=NOWHERE,
            channel=NOWHERE,
            game=game.id,
            locale=player.locale,
            host=player.person,
            host_name=player.name,
            origin=player.origin,
            options=dict(game.daily.options),
            computers=(USUAL,) * game.daily.opponents,
            hints="none",
            silent_days=0,
            is_private=True,
            deal=deal,
        )

    async def _settled(self, table: int) -> None:
        """Give the answers of computers that must answer before the person is asked."""
        await self._tables.change(table, lambda _: None)

    async def _round(self) -> float:
        """End the unfinished tries of days that are over, and reveal the secrets of these days."""
        if not self._covers(NOWHERE):
            return LONGEST_SLEEP
        now = self._now()
        last = _last_over(now)
        for table in await self.store.unfinished(last):
            with suppress(Refused):
                await self._tables.change(table, closed)
        before = [days_from(last, -number) for number in range(_TOLD_ANEW)]
        await self.store.reveal([*before, *await self.store.days(last, _TOLD_ANEW)], now)
        return min(LONGEST_SLEEP, closes_at(days_from(last, 1)) - now)


def _last_over(now: float) -> str:
    """Return the last day that is over at ``now``.

    >>> _last_over(86_400.0 + 7_199), _last_over(86_400.0 + 7_200)
    ('1969-12-31', '1970-01-01')
    """
    today = day_at(now)
    yesterday = days_from(today, -1)
    return yesterday if closes_at(yesterday) <= now else days_from(today, -2)


def answers_in(game: AnyGame, record: Record, result: DayResult) -> list[Answered]:
    """Return the answers of seat 0 in the game of ``record``, each with what it saw and the final score."""
    state = set_up(game, record)
    found: list[Answered] = []
    turns: dict[str, int] = defaultdict(int)
    for move in record.moves:
        if move.seat == 0:
            decision = game.decision(state, 0)
            assert decision is not None, "only what is asked can be answered"
            if not decision.sets_preference(move.choice) and len(decision.options) > decision.minimum:
                seen = msgspec.json.encode(
                    (game.view(state, 0), [option.id for option in decision.options]), order="deterministic"
                )
                key = sha256(seen).hexdigest()
                turns[key] += 1
                labels = tuple(option.label for option in decision.options if option.id in move.choice)
                found.append(
                    Answered(
                        f"{key} {turns[key]}", len(found), decision.prompt, move.choice, labels, result.total
                    )
                )
        play(game, state, move.seat, move.choice, RecordedChance(move.chance))
    return found
