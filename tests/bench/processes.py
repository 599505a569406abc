"""Two processes on two cores compared with one on one: presses with pictures answered per second."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import tempfile
import time
from pathlib import Path

from games.registry import GAMES
from playground import CannotDoError, Message, Person, Playground
from playground.model import Guild
from tests.bench.process import running
from tests.bench.report import Row
from tests.protocol.evening import verb
from tests.support.databases import rows as looked_up
from tests.support.databases import server

_SHARDS = 2
_SERVERS = 16
_SECONDS = 12.0
_WARM_UP = 4.0


async def rows() -> list[Row]:
    """Return the presses per second, each with its private picture, of one process and of two."""
    with tempfile.TemporaryDirectory(prefix="tavolata-bench-") as folder:
        os.chmod(folder, 0o755)  # noqa: PTH101 - the server may run as another user
        with server(Path(folder) / "postgres") as new_database:
            one = await _presses(new_database.make(), 1)
            two = await _presses(new_database.make(), 2)
    return [
        Row("presses with pictures, one process on one core", one, "a second"),
        Row("presses with pictures, two processes on two cores", two, "a second"),
        Row("... as a multiple of the one's", two / one, "x", at_least=1.6),
    ]


async def _presses(url: str, processes: int) -> float:
    """Return the presses per second that ``processes`` processes answer, each on its own core."""
    cores = sorted(os.sched_getaffinity(0))
    settings = {"DATABASE_URL": url, "NOTICE_DELAY": "600", "DRAWING_THREADS": "1", "LOG_LEVEL": "INFO"}
    async with (
        Playground(rate_limits=False, shards=_SHARDS, max_concurrency=_SHARDS) as playground,
        contextlib.AsyncExitStack() as stack,
    ):
        servers = playground.admin.open_servers(_SERVERS, people=3)
        for number in range(processes):
            process = await stack.enter_async_context(running(playground, "bot", settings))
            for thread in _threads(process.pid):
                os.sched_setaffinity(thread, {cores[number % len(cores)]})
        while looked_up(url, "SELECT count(DISTINCT holder) FROM shards") != [(processes,)]:
            await asyncio.sleep(0.1)
        counter = _Counter(playground)
        people = [asyncio.create_task(counter.press(number, one)) for number, one in enumerate(servers)]
        while len(counter.playing) < _SERVERS:
            await asyncio.sleep(0.1)
        await asyncio.sleep(_WARM_UP)
        before, started = counter.answered, time.perf_counter()
        await asyncio.sleep(_SECONDS)
        rate = (counter.answered - before) / (time.perf_counter() - started)
        for person in people:
            person.cancel()
        for found in await asyncio.gather(*people, return_exceptions=True):
            if found is not None and not isinstance(found, asyncio.CancelledError):
                raise found
        return rate


class _Counter:
    """People who press all the time; counts how often they were answered."""

    def __init__(self, playground: Playground) -> None:
        self.answered = 0
        self.playing: set[int] = set()
        self._playground = playground
        self._chance = random.Random(1)

    async def press(self, number: int, guild: Guild) -> None:
        """Let the people of a server play forever, one game after another."""
        people = [
            self._playground.person(one) for one in guild.members if one != self._playground.world.bot_id
        ]
        [room] = self._playground.world.guild_channels(guild.id)
        game = tuple(GAMES)[number % len(GAMES)]
        while True:
            with contextlib.suppress(CannotDoError, ValueError, IndexError):
                await (await people[0].slash(room, "table new", game=game)).result()
                board = await self._playground.until(lambda: self._board(room.id))
                for other in people[1:]:
                    await self._sit_down(other, board)
                await people[0].press(board, verb(board, "start"))
                await self._begun(board)
                while "hand" in self._verbs(board):
                    self.playing.add(number)
                    await self._turn(self._chance.choice(people), board)

    async def _sit_down(self, person: Person, board: Message) -> None:
        before = board.text
        await person.press(board, verb(board, "join"))
        await self._playground.until(lambda: board.text != before)

    async def _begun(self, board: Message) -> None:
        await self._playground.until(lambda: "hand" in self._verbs(board))

    async def _turn(self, person: Person, board: Message) -> None:
        panel = await (await person.press(board, verb(board, "hand"))).result()
        self.answered += 1
        for _ in range(6):
            picks = [b.custom_id for b in panel.buttons if b.custom_id and ":pick:" in b.custom_id]
            if not picks:
                return
            reply = await person.press(panel, self._chance.choice(picks))
            panel = await reply.result()
            self.answered += 1

    def _board(self, channel: int) -> Message | None:
        there = self._playground.world.history(channel)
        return next(
            (one for one in reversed(there) if not one.ephemeral and "join" in self._verbs(one)), None
        )

    @staticmethod
    def _verbs(message: Message) -> set[str]:
        ids = [button.custom_id for button in message.buttons if button.custom_id and not button.disabled]
        return {found.split(":")[3] for found in ids}


def _threads(process: int) -> list[int]:
    return [int(thread.name) for thread in Path(f"/proc/{process}/task").iterdir()]
