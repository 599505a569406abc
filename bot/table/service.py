"""The table service: the only writer of tables. It loads, locks and writes what pure functions decide.

Every step holds the lock of its table, is computed by pure functions, is written in one
transaction, and is visible only after that. If something fails before, nothing has changed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any, TypeVar

import msgspec

from bot import metrics
from bot.database.errors import Outdated
from bot.features.absence.rules.stand_ins import voted
from bot.features.agreements.rules import settled
from bot.features.archive.service.archive import Archive
from bot.features.archive.service.imports import Imports
from bot.features.board.rules.standing_climax import standing_climax
from bot.features.clocks.service.calendars import Calendars
from bot.features.computers.rules.open_questions import OpenQuestion, asked_of_computer, must_answer_first
from bot.features.hints.rules import hint_asked
from bot.features.lifecycle.rules.lifecycle import board_of, halted, shown_anew
from bot.features.notices.rules.standing_notices import Listeners
from bot.features.opening.service.openings import Openings
from bot.features.people.store.members import MemberStore
from bot.features.people.store.people import PeopleStore
from bot.features.play.rules import computer_moved, returned
from bot.features.practice.service import Practices
from bot.features.replay.service import Replays
from bot.features.servers.store import GuildStore
from bot.features.watching.service import Watching
from bot.table.action import Action, Need
from bot.table.actor import Actor
from bot.table.change import incident_of
from bot.table.consequences import consequences
from bot.table.loaded_tables import LoadedTable, LoadedTables
from bot.table.perspective import Perspective, Watch, kind_of, with_prospects, with_times
from bot.table.refusals import refused
from bot.table.rows import Offer, OutdatedMessage
from bot.table.signals import Signals
from bot.table.situation import RulesFailed, Situation, TableStep
from bot.table.store import TableStore
from bot.table.table import NOWHERE, Table
from games.engine.game import AnyGame, Refused
from games.engine.text import Seat

_log = logging.getLogger(__name__)

Argument = TypeVar("Argument")


class TableService:
    """Makes changes to tables, and shows tables as each viewer may see them.

    ``owner_of`` returns the owner of a server, ``None`` if unknown.
    """

    def __init__(
        self,
        store: TableStore,
        guilds: GuildStore,
        people: PeopleStore,
        members: MemberStore,
        games: Mapping[str, AnyGame],
        *,
        now: Callable[[], float] = time.time,
        notice_delay: float = 0,
        covers: Callable[[int], bool] = lambda _: True,
        owner_of: Callable[[int], int | None] = lambda _: None,
    ) -> None:
        self.games = games
        self.now = now
        self.signals = Signals(covers)
        self.calendars = Calendars(guilds, people)
        self._store = store
        self._guilds = guilds
        self._people = people
        self._members = members
        self._notice_delay = notice_delay
        self.covers = covers
        self._owner_of = owner_of
        self._tables = LoadedTables(store, members, games)
        self.archive = Archive(self._tables, store)
        self.replays = Replays(self._tables)
        self.watching = Watching(self._tables, store, self._seen)
        tell = self.signals.send
        self.imports = Imports(store, members, games, now, tell)
        practices = Practices(self._tables, store, self.archive, self.replays, members, now, notice_delay)
        self.openings = Openings(
            self._tables, store, guilds, people, members, practices, games, now, notice_delay, tell
        )

    # Reading

    async def look(self, table: int, person: int | None, guild: int | None = None) -> Perspective:
        """Return ``table`` as ``person`` (``None``: the public channel) may see it.

        :raises Refused: there's no such table, or it belongs to another server than ``guild``.
        """
        live = await self._tables.get(table)
        if guild is not None and live.table.guild not in (guild, NOWHERE):
            raise refused("no-such-table", table=table)
        return await self._seen(live, person)

    async def row(self, table: int) -> Table:
        """Return a copy of the table's row.

        :raises Refused: there's no such table.
        """
        return msgspec.structs.replace((await self._tables.get(table)).table)

    async def situation(
        self, table: int, needs: Collection[Need] = (), people: Collection[int] = ()
    ) -> Situation:
        """Return the full situation of ``table``, with the additional facts in ``needs``.

        If these include reliability, it's that of ``people``.

        :raises Refused: there's no such table.
        """
        return await self._situation(await self._tables.get(table), needs, people)

    async def offers(self, table: int, seat: Seat) -> list[Offer]:
        """Return the offers of a seat, oldest first."""
        return [one for one in await self._store.offers(table) if one.seat == seat]

    async def asked_of_computer(self, table: int) -> OpenQuestion | None:
        """Return the open question of a computer that this process plays, ``None`` if there isn't one.

        :raises Refused: there's no such table.
        """
        live = await self._tables.get(table)
        if not self.covers(live.table.guild):
            return None
        return asked_of_computer(live.situation(self.now()))

    async def hint_asked(self, table: int, person: int) -> OpenQuestion:
        """Return the question of ``person`` that a hint can be about.

        :raises Refused: they have no question, or this table has no hints.
        """
        live = await self._tables.get(table)
        return hint_asked(live.situation(self.now()), person)

    async def recap(self, table: int) -> Any | None:
        """Return the recap of a running table, or else its climax; ``None`` if it has neither.

        :raises Refused: there's no such table.
        """
        live = await self._tables.get(table)
        if live.state is None or live.table.status in {"over", "ended"}:
            return None
        recap = live.game.recap(live.state)
        return standing_climax(live.game, live.recent) if recap is None else recap

    async def has_climax(self, table: int) -> bool:
        """Return whether the board of ``table`` shows a climax.

        :raises Refused: there's no such table.
        """
        live = await self._tables.get(table)
        return live.table.status == "playing" and standing_climax(live.game, live.recent) is not None

    # Changing

    async def act(self, action: Action[Argument], table: int, actor: Actor, argument: Argument) -> int:
        """Make ``actor`` do ``action`` at ``table``; return the new revision.

        Whether they may is checked under the lock, even if it was offered to them before. If they may, their
        name is stored first.

        :raises Refused: they may not, or not now; nothing has changed.
        """

        async def step(live: LoadedTable) -> None:
            action.expect(live.table, actor)
            meet, person = self._members.meet, actor.person
            member = await meet(live.table.guild, person, actor.name, elsewhere=actor.elsewhere)
            known = msgspec.structs.replace(actor, member=member)
            await self._step(live, lambda at: action.change(at, known, argument), action.needs, (person,))

        return await self._on_newest(table, step)

    async def rehearse(self, action: Action[Argument], table: int, actor: Actor, argument: Argument) -> None:
        """Check that ``act`` would succeed now, without changing anything.

        :raises Refused: it would refuse.
        """
        live = await self._tables.get(table)
        action.expect(live.table, actor)
        at = await self._situation(live, action.needs, (actor.person,))
        # Errors in the rules are for ``act`` to handle.
        with contextlib.suppress(RulesFailed):
            await _made(lambda at: action.change(at, actor, argument), at)

    async def change(
        self, table: int, change: Callable[[Situation], TableStep | None], *, needs: Collection[Need] = ()
    ) -> int:
        """Apply ``change`` to ``table``, write the step and its consequences, and return the revision.

        ``needs`` is what it reads besides the table. If ``change`` returns ``None``, nothing is written.

        :raises Refused: as ``change`` raises it; or the rules failed, and the table is halted.
        """
        return await self._on_newest(table, lambda live: self._step(live, change, needs))

    async def come_back(self, table: int, person: int) -> bool:
        """Give ``person``, who looks at ``table``, their seat back; return whether a stand-in had it.

        :raises Refused: there's no such table.
        """
        return await self.change_for(table, person, returned)

    async def change_for(
        self, table: int, person: int, change: Callable[[Situation, int], TableStep | None]
    ) -> bool:
        """Apply ``change`` to ``table`` for ``person``; return whether there was a step.

        :raises Refused: there's no such table.
        """
        live = await self._tables.get(table)
        if change(live.situation(self.now()), person) is None:
            return False
        steps: list[TableStep | None] = []

        def changed(at: Situation) -> TableStep | None:
            steps.append(change(at, person))
            return steps[-1]

        await self.change(table, changed)
        return steps[-1] is not None

    async def reread(self, table: int) -> None:
        """Reload ``table``, because its row or log has changed, and refresh it if it's open."""
        async with self._tables.locked(table):
            self._tables.forget(table)
        await self.change(table, shown_anew)

    async def published(self, table: Table, outdated: OutdatedMessage | None = None) -> list[OutdatedMessage]:
        """Record what the channel shows, and which board was left behind; return all boards to be removed.

        Only the publisher calls it, after each post or edit.
        """
        async with self._tables.locked(table.id) as live:
            if table.channel != live.table.channel:
                # The table has moved meanwhile; the board is in the channel it came from.
                if stray := board_of(table):
                    await self._store.leave(table.id, stray)
                return await self._store.outdated_messages(table.id)
            after = msgspec.structs.replace(
                live.table,
                published_revision=table.published_revision,
                message=table.message,
                message_at=table.message_at,
                board_until=table.board_until,
                posts=table.posts,
                shown_parts=table.shown_parts,
            )
            left = await self._store.published(after, outdated)
            live.table = after
            return left

    # Internal

    async def _on_newest(self, table: int, step: Callable[[LoadedTable], Awaitable[None]]) -> int:
        """Run ``step`` and everything it settles, under the table's lock; return the revision afterwards.

        The table in memory is assumed to be the newest. Writing a step proves it; if there's nothing to
        write, or a refusal, the store is checked. If another process has changed the row meanwhile, the step
        is computed again. Later changes by other processes are settled by those processes.
        """
        has_written = False
        async with self._tables.lock(table):
            for carried_out in (step, self._settle):
                while True:
                    live = await self._tables.remembered(table)
                    before = live.table
                    try:
                        await carried_out(live)
                    except Outdated:
                        self._tables.forget(table)
                        continue
                    except Refused:
                        if await self._tables.is_newest(live):
                            raise
                        continue
                    has_written |= live.table is not before
                    if has_written or await self._tables.is_newest(live):
                        break
            return live.table.revision

    async def _step(
        self,
        live: LoadedTable,
        change: Callable[[Situation], TableStep | None],
        needs: Collection[Need],
        people: Collection[int] = (),
    ) -> None:
        """Apply ``change``, made by ``people``, to a table whose lock is held, and write the step."""
        at = await self._situation(live, needs, people)
        try:
            step = await _made(change, at)
        except RulesFailed as failure:
            raise await self._hold(live, at, failure) from failure.error
        if step is not None and step.table.revision != live.table.revision:
            await self._commit(live, at, step)

    async def _situation(
        self, live: LoadedTable, needs: Collection[Need], people: Collection[int] = ()
    ) -> Situation:
        """Return the situation of the table with the facts it ``needs``, for reliability about ``people``."""
        table = live.table
        return Situation(
            table,
            live.game,
            live.state,
            self.now(),
            settings=await self._guilds.settings(table.guild),
            calendars={row.person: await self.calendars.of(table.guild, row.person) for row in table.seats},
            offers=tuple(await self._store.offers(table.id)) if "offers" in needs else (),
            blocks=await self._people.blocks.all(),
            sights=tuple(await self._store.sights(table.id)) if "sights" in needs else (),
            record=await self._tables.record(table) if "record" in needs and live.state is not None else None,
            reliability=await self._people.reliability(table.guild, people, self.now())
            if "reliability" in needs
            else {},
            owner=self._owner_of(table.guild),
            usual=await self._store.usual(*kind_of(table, live.game))
            if table.status == "lobby" and (table.pace == "strict" or "usual" in needs)
            else None,
            decided=live.decided,
        )

    async def _seen(self, live: LoadedTable, person: int | None, watch: Watch = "public") -> Perspective:
        is_lobby = live.table.status == "lobby"
        seated = [row.person for row in live.table.seats if row.person is not None]
        at = await self._situation(live, {"reliability", "usual"} if is_lobby else (), seated)
        # The table may have changed while calendars were read.
        at = msgspec.structs.replace(at, table=live.table, state=live.state, decided=live.decided)
        seen = with_times(live.seen_by(person, watch), at)
        if not is_lobby:
            return seen
        deliveries = {who: (await self._people.person(who)).preferences.delivery for who in seated}
        return with_prospects(seen, at, at.usual, deliveries)

    async def _commit(self, live: LoadedTable, at: Situation, step: TableStep) -> None:
        if missing := {row.person for row in step.table.seats} - {row.person for row in at.table.seats}:
            # A new person sits there, so add their calendar.
            added = {person: await self.calendars.of(at.table.guild, person) for person in missing}
            at = msgspec.structs.replace(at, calendars={**at.calendars, **added})
        listeners = await self._listeners(at, step)
        if listeners.open_tables:
            sights = tuple(await self._store.sights(at.table.id))
            known = await self._people.reliability(at.table.guild, listeners.open_tables, self.now())
            at = msgspec.structs.replace(at, sights=sights, reliability={**at.reliability, **known})
        change = consequences(at, step, listeners)
        try:
            await self._store.write(change)
        except BaseException:
            # It's unknown here whether it was written; the next reader reads the database, and everyone who
            # follows the table is woken to do so.
            self._tables.forget(at.table.id)
            self.signals.send(at.table.id, at.table.guild)
            raise
        live.accept(change, step.state, step.events)
        self.signals.send(change.table.id, at.table.guild, change)

    async def _settle(self, live: LoadedTable) -> None:
        """Take decisions that the last step has made complete: an agreed proposal, a decided vote.

        Computers that must answer before people do so, too.
        """
        proposal = live.table.proposal
        if proposal is not None and live.table.status == "playing":
            at = await self._situation(live, {"record"} if proposal.kind == "undo" else ())
            if step := settled(at):
                await self._commit(live, at, step)
        if any(row.answers for row in live.table.seats):
            at = await self._situation(live, ())
            if step := voted(at):
                await self._commit(live, at, step)
        while must_answer_first(live.situation(self.now())):
            await self._step(live, computer_moved, ())

    async def _listeners(self, at: Situation, step: TableStep) -> Listeners:
        ends = step.table.status == "over" and at.table.status != "over"
        followers = await self._store.followers(at.table.id) if ends else ()
        seated = [row.person for row in step.table.seats if row.person is not None]
        early = [person for person in seated if (await self._people.person(person)).preferences.early]
        wanted, now = ([row.wanted for row in table.seats] for table in (at.table, step.table))
        frees_seat = step.state is not None and any(now) and now != wanted
        open_tables = (
            await self._people.open_tables.listeners(at.table.guild, at.table.game) if frees_seat else ()
        )
        return Listeners(followers, early, self._notice_delay, open_tables)

    async def _hold(self, live: LoadedTable, at: Situation, failure: RulesFailed) -> Refused:
        """Halt the table as it was before the failed step; return the refusal for the person who took it."""
        record = failure.record or await self._tables.record(at.table)
        incident = incident_of(at.table.id, failure.error, {"record": record, "moves": failure.moves}, at.now)
        reference = incident.reference
        step = halted(at, reference)
        change = consequences(at, step, Listeners())
        await self._store.report(incident, change)
        metrics.incident("rules")
        # The trace may quote hidden things, so it goes to the database and not into the log.
        kind = type(failure.error).__name__
        _log.error("table %d is halted: %s; see incident %s", at.table.id, kind, reference)
        live.accept(change, step.state, step.events)
        self.signals.send(at.table.id, at.table.guild, change)
        return refused("halted", reference=reference)


async def _made(change: Callable[[Situation], TableStep | None], at: Situation) -> TableStep | None:
    """Return the step that ``change`` makes in the situation ``at``."""
    # Replaying a long game takes a while; everything else is quicker than starting a thread.
    return await asyncio.to_thread(change, at) if at.record else change(at)
