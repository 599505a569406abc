"""Opens new tables, and practice tables that continue a finished game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from bot.features.archive.rules import commitment, new_secret
from bot.features.lobby.rules.beginning import started
from bot.features.lobby.rules.lobby import NewTable, opened
from bot.features.notices.rules.standing_notices import Listeners, counted, standing_notices
from bot.features.people.store.members import MemberStore
from bot.features.people.store.people import PeopleStore
from bot.features.practice.service import Practices
from bot.features.servers.store import GuildStore
from bot.table.change import TableChange
from bot.table.consequences import consequences
from bot.table.loaded_tables import LoadedTable, LoadedTables
from bot.table.refusals import refused
from bot.table.situation import Situation, line
from bot.table.store import Also, TableStore
from bot.table.table import Invitation, Table
from games.engine.game import AnyGame


class Openings:
    """Opens tables with their hosts seated."""

    def __init__(
        self,
        tables: LoadedTables,
        store: TableStore,
        guilds: GuildStore,
        people: PeopleStore,
        members: MemberStore,
        practices: Practices,
        games: Mapping[str, AnyGame],
        now: Callable[[], float],
        notice_delay: float,
        tell: Callable[[int, int], None],
    ) -> None:
        self._tables = tables
        self._store = store
        self._guilds = guilds
        self._people = people
        self._members = members
        self._practices = practices
        self._games = games
        self._now = now
        self._notice_delay = notice_delay
        self._tell = tell

    async def open(self, new: NewTable) -> tuple[int, bool]:
        """Open a table with its host seated; return its number and whether it's new.

        For the same interaction, or a second rematch of the same table, that's the existing table.
        """
        game = self._games[new.game]
        member = await self._members.meet(new.guild, new.host, new.host_name)
        new = msgspec.structs.replace(new, member=member)
        settings, blocks = await self._guilds.settings(new.guild), await self._people.blocks.all()
        if new.practice is not None:
            number = await self._practices.open(new, new.practice, settings)
            return await self._opened(new, number)
        secret = new_secret() if new.deal is None else (await self._store.deal(new.deal)).secret
        table, line = opened(new, game, secret, self._now())
        listening = await self._people.open_tables.listeners(new.guild, new.game)
        at = Situation(
            table,
            game,
            None,
            table.created_at,
            settings=settings,
            blocks=blocks,
            reliability=await self._people.reliability(new.guild, listening, table.created_at),
        )
        listeners = Listeners(open_tables=listening, is_new=True, delay=self._notice_delay)
        owed = standing_notices(at, listeners).values()
        number = await self._store.insert(table, [line], [counted(notice, table) for notice in owed])
        if number is not None:
            names = await self._members.names(new.guild)
            self._tables.remember(LoadedTable(table, game, None, (line,), names))
        return await self._opened(new, number)

    async def gather(self, new: NewTable, people: Mapping[int, int], seconds: float, also: Also) -> int:
        """Open a lobby without a host, with seats kept for ``people`` from the queue; return its number.

        ``people`` has by person how many of the others are from other servers. Its game begins once all of
        them have accepted, within ``seconds``. ``also`` writes more rows about it, given its number, in the
        same transaction.
        """
        game, now = self._games[new.game], self._now()
        settings, blocks = await self._guilds.settings(new.guild), await self._people.blocks.all()
        table, _ = opened(new, game, new_secret(), now)
        table.origin, table.seats, table.matched = None, [], len(people)
        table.invitations = [
            Invitation(person, new.host, now, now + seconds, queued=True, strangers=strangers)
            for person, strangers in people.items()
        ]
        told = line("log-matched", commitment=commitment(table.secret))
        at = Situation(table, game, None, now, settings=settings, blocks=blocks)
        owed = standing_notices(at, Listeners(delay=self._notice_delay)).values()
        owed_now = [counted(notice, table) for notice in owed]
        number = await self._store.insert(table, [told], owed_now, also)
        assert number is not None, "without an origin, nothing can have opened it before"
        names = await self._members.names(new.guild)
        self._tables.remember(LoadedTable(table, game, None, (told,), names))
        self._tell(number, new.guild)
        return number

    async def begin(self, new: NewTable, also: Also) -> int | None:
        """Open a table whose game begins at once; return its number.

        ``also`` writes more rows about it, given its number, in the same transaction. The number is ``None``
        if something like this table is stored already.

        :raises RulesFailed: the game can't be set up.
        """
        game = self._games[new.game]
        member = await self._members.meet(new.guild, new.host, new.host_name)
        new = msgspec.structs.replace(new, member=member)
        settings = await self._guilds.settings(new.guild)
        secret = new_secret() if new.deal is None else (await self._store.deal(new.deal)).secret
        table, line = opened(new, game, secret, self._now())
        lobby = Situation(table, game, None, table.created_at, settings=settings)
        step = started(lobby, lobby.after(), new.origin)

        def begin(stored: Table) -> TableChange:
            at = msgspec.structs.replace(lobby, table=stored)
            after = msgspec.structs.replace(step.table, id=stored.id)
            begun = msgspec.structs.replace(step, table=after)
            return consequences(at, begun, Listeners(delay=self._notice_delay))

        change = await self._store.insert_begun(table, line, begin, also=also)
        if change is None:
            return None
        names = await self._members.names(new.guild)
        events = (line, *change.events)
        self._tables.remember(LoadedTable(change.table, game, step.state, events, names))
        self._tell(change.table.id, new.guild)
        return change.table.id

    async def _opened(self, new: NewTable, number: int | None) -> tuple[int, bool]:
        """Return the number of the table, and whether it's new; if it isn't, an earlier press opened it."""
        if number is None:
            earlier = await self._store.opened_by(new.origin, new.rematch_of)
            if earlier is None:
                raise refused("no-such-table", table=0)
            return earlier, False
        self._tell(number, new.guild)
        return number, True
