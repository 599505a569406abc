"""Care of tables: pausing, resuming, releasing, moving and ending them, and who hosts them."""

from __future__ import annotations

from bot.store.rows import Leftover, Table
from bot.tables.keeper import Keeper, expect_host, expect_say, line
from bot.tables.refusals import refused


class Care:
    """Changes of a table as a whole that are not moves; ``moderator``: the person looks after the server."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def pause(self, table: int, person: int, name: str, moderator: bool) -> None:
        """Let the table rest: nobody is asked and no clock runs.

        :raises Refused: it is not being played, or the person is neither host nor moderator.
        """
        async with self._keeper.locked(table) as live:
            expect_host(live, person, moderator)
            if live.table.status != "playing":
                raise refused("not-playing")
            after = self._keeper.after(live.table, status="paused", paused_by=person)
            after.paused_at = after.changed_at
            await self._keeper.commit(live, after, live.state, [line("log-paused", player=name)])

    async def resume(self, table: int, person: int, name: str, moderator: bool) -> None:
        """Let a paused table go on; one that its players paused may be resumed by any of them.

        :raises Refused: it is not paused, or the person has no say in it.
        """
        async with self._keeper.locked(table) as live:
            if live.table.paused_by is None:
                if not moderator:
                    expect_say(live, person)
            else:
                expect_host(live, person, moderator)
            if live.table.status != "paused":
                raise refused("not-paused")
            after = self._keeper.after(live.table, status="playing", paused_by=None, paused_at=None)
            # Everybody is asked anew, so that they are told that it goes on.
            after.asked = {}
            await self._keeper.commit(live, after, live.state, [line("log-resumed", player=name)])

    async def end(self, table: int, person: int, name: str, moderator: bool) -> None:
        """End a table before its game is over; what is hidden stays hidden.

        :raises Refused: it has ended already, or the person is neither host nor moderator.
        """
        async with self._keeper.locked(table) as live:
            expect_host(live, person, moderator)
            if live.table.status in {"over", "ended"}:
                raise refused("ended")
            after = self._keeper.after(live.table, status="ended")
            await self._keeper.commit(live, after, live.state, [line("log-ended-by", player=name)])

    async def release(self, table: int, person: int, name: str, moderator: bool) -> None:
        """Let a held table go on from where it stands.

        :raises Refused: it is not held, or the person is neither host nor moderator.
        """
        async with self._keeper.locked(table) as live:
            expect_host(live, person, moderator)
            if live.table.status != "held":
                raise refused("out-of-date")
            status = "lobby" if live.state is None else "playing"
            after = self._keeper.after(live.table, status=status, reference=None)
            await self._keeper.commit(live, after, live.state, [line("log-released", player=name)])

    async def move_to(self, table: int, person: int, name: str, channel: int, moderator: bool) -> None:
        """Let the board stand in another channel of the same server from now on.

        :raises Refused: the person neither sits here nor moderates.
        """
        async with self._keeper.locked(table) as live:
            if not moderator:
                expect_say(live, person)
            after = self._keeper.after(live.table, channel=channel, message=None, message_at=None)
            after.posts += 1
            moved = line("log-moved", player=name)
            await self._keeper.commit(live, after, live.state, [moved], leftover=board_of(live.table))

    async def take_over(self, table: int, person: int, name: str, moderator: bool) -> None:
        """Make ``person`` the host.

        :raises Refused: the person is not a moderator, or the table has ended.
        """
        async with self._keeper.locked(table) as live:
            if not moderator:
                raise refused("moderator-only")
            if live.table.status in {"over", "ended"}:
                raise refused("ended")
            if live.table.host == person:
                raise refused("host-already")
            after = self._keeper.after(live.table, host=person)
            await self._keeper.commit(live, after, live.state, [line("log-host", player=name)])

    async def keep(self, table: int, person: int, moderator: bool) -> None:
        """Let a table stay that would be ended because nobody touched it.

        :raises Refused: the person neither sits there nor moderates, or the table is not about to be ended.
        """
        async with self._keeper.locked(table) as live:
            if not moderator:
                expect_say(live, person)
            if live.table.warned_at is None:
                raise refused("not-idle")
            await self._keeper.commit(live, self._keeper.after(live.table), live.state, [line("log-kept")])


def board_of(table: Table) -> Leftover | None:
    """Return the board that stands in the channel of ``table`` now."""
    return None if table.message is None else Leftover(table.channel, table.message)
