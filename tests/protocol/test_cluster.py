"""Several processes of one bot on one PostgreSQL database: who holds which shards, and who takes over from a
dead one.

Every process is a real one; shards are held for tenths of the usual seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable
from itertools import pairwise
from pathlib import Path

import pytest

from bot.database.database import Database
from bot.features.webhooks.rules.signature import new_secret
from bot.features.webhooks.rules.webhook import Webhook
from bot.stores import Stores
from playground import CannotDoError, Message, Person, Playground, Reply
from playground.changes import Change, MessageCreated, MessageUpdated
from playground.model import Guild
from tests.protocol.evening import choices, chosen, verb
from tests.protocol.forked import ForkedBot
from tests.siege.bot import run
from tests.siege.players import is_refused
from tests.support.databases import rows
from tests.support.phrases import phrase
from tests.support.receiver import receiving

OVERVIEW = f"## {phrase('overview-title')}"
SHARDS = 4
SERVERS = 8


class Community:
    """Servers with one table each, and the processes that run their bot."""

    def __init__(self, playground: Playground, url: str, folder: Path) -> None:
        self.playground = playground
        self.url = url
        self._folder = folder
        self.servers: list[Guild] = playground.admin.open_servers(SERVERS, people=2)
        self.processes: list[ForkedBot] = []
        self.posts: Counter[str] = Counter()
        self.edits: dict[int, list[str]] = defaultdict(list)
        """The text of each server's overview after each edit."""
        self.presses = 0
        playground.world.listen(self._note)

    def _note(self, change: Change) -> None:
        if isinstance(change, MessageCreated) and change.message.nonce:
            self.posts[change.message.nonce] += 1
        if isinstance(change, MessageUpdated) and change.message.text.startswith(OVERVIEW):
            self.edits[change.message.id].append(change.message.text)

    async def process(self) -> ForkedBot:
        """Start another process."""
        started = ForkedBot(
            self.playground, self._folder, run, DATABASE_URL=self.url, LOG_LEVEL="INFO", SIEGE_QUICK="1"
        )
        self.processes.append(started)
        await started.start()
        return started

    def held(self) -> dict[int, str | None]:
        """Return the process that holds each shard now."""
        alive = "holder IN (SELECT process FROM processes) AND until > extract(epoch FROM clock_timestamp())"
        query = f"SELECT shard, CASE WHEN {alive} THEN holder END FROM shards ORDER BY shard"
        return {int(shard): holder for shard, holder in rows(self.url, query)}

    async def shared(self, *counts: int) -> None:
        """Wait until the processes hold these numbers of shards."""

        def as_wanted() -> bool:
            held = Counter(self.held().values())
            return None not in held and sorted(held.values()) == sorted(counts)

        async with asyncio.timeout(30):
            while not as_wanted():
                await asyncio.sleep(0.05)

    def board(self, server: Guild) -> Message | None:
        """Return the newest board of a server, if there is one."""
        [room] = self.playground.world.guild_channels(server.id)
        texts = [one for one in self.playground.world.history(room.id) if one.text.startswith(("## ", "# "))]
        found = [one for one in texts if not one.text.startswith(OVERVIEW)]
        return found[-1] if found else None

    def overview(self, server: Guild) -> str:
        """Return the text of a server's overview; empty if there is none."""
        [room] = self.playground.world.guild_channels(server.id)
        texts = [one.text for one in self.playground.world.history(room.id) if one.text.startswith(OVERVIEW)]
        return texts[-1] if texts else ""

    async def begin(self, server: Guild) -> None:
        """Let the two people of a server start a game."""
        first, second = self.pair(server)
        before = self.board(server)
        [room] = self.playground.world.guild_channels(server.id)
        await first.slash(room, "table new", game="abraca")
        await self.playground.until(lambda: self.board(server) is not before)
        board = self.board(server)
        assert board is not None
        await second.press(board, "Join")
        await self.playground.until(lambda: second.name in (self.board(server) or board).text)
        await first.press(self.board(server) or board, "Start")
        await self.playground.until(
            lambda: phrase("board-waiting", variant="one") in (self.board(server) or board).text
        )

    async def move(self, server: Guild, *, in_private: bool = False) -> None:
        """Let the person whose turn it is move, and wait until the board shows it.

        They press on the board, or ``in_private`` in a direct message.
        """
        board = self.board(server)
        assert board is not None
        before = board.text
        asked = re.search(phrase("board-waiting", variant="one") + r" .*?\*\*([^*]+)\*\*", before)
        assert asked, before
        [person] = [one for one in self.pair(server) if one.name == asked[1]]
        listed = await (await person.slash(person.open_dm(), "tables")).result() if in_private else None
        panel = await self._answer(person, listed or board, "next" if listed else "hand")
        option = next(iter(choices(panel)))
        said = await (await chosen(person, panel, option)).result()
        assert "went wrong" not in said.text
        await self.playground.until(lambda: (self.board(server) or board).text != before)

    async def _answer(self, person: Person, message: Message, pressed: str) -> Message:
        """Return the answer to a press; if there is none, try again, as people do."""
        async with asyncio.timeout(30):
            while True:
                with contextlib.suppress(CannotDoError):
                    return await (await person.press(message, verb(message, pressed))).result()
                await asyncio.sleep(0.1)

    async def play_on(self, server: Guild) -> None:
        """Let the people of a server play forever; every press must be answered the first time, and only
        once.
        """
        while True:
            board = self.board(server)
            asked = re.search(
                phrase("board-waiting", variant="one") + r" .*?\*\*([^*]+)\*\*", board.text if board else ""
            )
            if board is None or asked is None:
                await self.begin(server)
                continue
            before = board.text
            [person] = [one for one in self.pair(server) if one.name == asked[1]]
            panel = await self._heeded(await person.press(board, verb(board, "hand")))
            option = next(iter(choices(panel)))
            await self._heeded(await chosen(person, panel, option))
            await self._heeded(await person.slash(person.open_dm(), "tables"))
            await self._changed(server, before)

    async def _changed(self, server: Guild, before: str) -> None:
        """Wait until the newest board of a server differs from ``before``."""
        await self.playground.until(lambda: (board := self.board(server)) and board.text != before)

    async def _heeded(self, reply: Reply) -> Message:
        """Return the only answer to a press, which must not be a refusal."""
        answer = await reply.result()
        self.presses += 1
        assert not is_refused(answer), answer.text
        assert not reply.followups, reply.followups[-1].text
        return answer

    def pair(self, server: Guild) -> list[Person]:
        """Return the two people of a server."""
        return [self.playground.person(one) for one in server.members if one != self.playground.world.bot_id]


@pytest.fixture
async def community(
    new_postgres: Callable[[], str], tmp_path: Path, addresses: None
) -> AsyncIterator[Community]:
    async with Playground(rate_limits=False, shards=SHARDS) as playground:
        here = Community(playground, new_postgres(), tmp_path)
        yield here
        for process in here.processes:
            await process.kill()
        assert not [line for process in here.processes for line in process.said if "Traceback" in line]
        assert not playground.rejected, "Discord would have refused a payload"
        assert [nonce for nonce, times in here.posts.items() if times > 1] == [], "told twice"


async def test_each_takes_its_share_and_what_a_dead_one_held_is_taken_over(
    community: Community,
) -> None:
    first = await community.process()
    assert list(Counter(community.held().values()).values()) == [SHARDS]
    for server in community.servers:
        await community.begin(server)
    second = await community.process()
    await community.shared(2, 2)
    third = await community.process()
    await community.shared(1, 1, 2)
    for server in community.servers:
        await community.move(server)
    for killed, left in ((second, (2, 2)), (first, (SHARDS,))):
        await killed.kill()
        await community.shared(*left)
        for server in community.servers:
            await community.move(server)
    assert await third.stop() == 0
    assert set(community.held().values()) == {None}


async def test_one_that_ends_in_order_hands_over_at_once(community: Community) -> None:
    first, _ = await community.process(), await community.process()
    await community.shared(2, 2)
    for server in community.servers:
        await community.begin(server)
    assert await first.stop() == 0
    await community.shared(SHARDS)
    for server in community.servers:
        await community.move(server)


async def test_a_press_in_a_direct_message_moves_at_a_table_of_any_process(community: Community) -> None:
    """Direct messages go to the first shard; another process updates the board."""
    await community.process()
    await community.process()
    await community.shared(2, 2)
    for server in community.servers:
        await community.begin(server)
        await community.move(server, in_private=True)


async def test_nobody_who_presses_meets_an_update(community: Community) -> None:
    """Both processes are restarted one after the other; every press is answered in time, and once."""
    community.playground.countdown.hold()
    running = [await community.process(), await community.process()]
    await community.shared(2, 2)
    people = [asyncio.create_task(community.play_on(server)) for server in community.servers[:SHARDS]]
    for _ in range(2):
        assert await running.pop(0).stop() == 0
        await community.shared(SHARDS)
        running.append(await community.process())
        await community.shared(2, 2)
    pressed = community.presses
    await community.playground.until(
        lambda: community.presses > pressed + 2 * SHARDS or any(person.done() for person in people)
    )
    for person in people:
        person.cancel()
    found = await asyncio.gather(*people, return_exceptions=True)
    assert [one for one in found if not isinstance(one, asyncio.CancelledError)] == []


async def test_what_a_server_is_told_comes_from_one_process(community: Community) -> None:
    """Overviews and webhooks: each change is one edit and one message, even while shards change hands."""
    first, _ = await community.process(), await community.process()
    await community.shared(2, 2)
    database = await Database.open(community.url)
    async with receiving() as receiver:
        stores = Stores.of(database)
        for server in community.servers:
            [room] = community.playground.world.guild_channels(server.id)
            await stores.webhooks.name(Webhook(server.id, receiver.url, new_secret(), 0, 0.0))
            await stores.guilds.change(server.id, 0, 0.0, overview=(room.id,))
        await community.playground.until(lambda: all(map(community.overview, community.servers)))
        for server in community.servers[: SERVERS // 2]:
            await community.begin(server)
        assert await first.stop() == 0
        for server in community.servers[SERVERS // 2 :]:
            await community.begin(server)
        played = phrase("overview-played")
        await community.playground.until(
            lambda: all(played in community.overview(server) for server in community.servers)
        )
        await community.playground.until(lambda: len(receiver.got) >= SERVERS)
        await database.close()
    ids = [one["webhook-id"] for one in receiver.headers]
    assert len(set(ids)) == len(ids) == SERVERS, "each table's opening arrives once"
    assert {one["data"]["server"] for one in receiver.got} == {str(one.id) for one in community.servers}
    for said in community.edits.values():
        assert all(before != after for before, after in pairwise(said)), "one edit, not two"
