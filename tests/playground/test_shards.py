"""Shards of the real client: each gets the events of its own servers, the first also direct messages; none is
lost.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest

from playground import Message, Permission, Playground
from playground.gateway.starts import APART
from playground.model import Guild
from tests.playground.wire import gateway_of

SERVERS = 32


@pytest.fixture
async def many(playground: Playground) -> list[Guild]:
    """The 32 servers of a local Discord; the first one exists from the start."""
    return [playground.guild, *playground.admin.open_servers(SERVERS - 1)]


@contextlib.asynccontextmanager
async def all_connected(
    playground: Playground, connect: Any, *clients: discord.Client
) -> AsyncIterator[None]:
    """Keep several clients connected."""
    async with contextlib.AsyncExitStack() as stack:
        for client in clients:
            await stack.enter_async_context(connect(client, playground))
        yield


async def board_in(playground: Playground, client: Any, guild: Guild, make_board: Any) -> Message:
    """Let a client send a board with a button to a server's first channel."""
    channel = next(playground.world.guild_channels(guild.id))
    sent = await client.get_partial_messageable(channel.id).send(view=make_board("a board", "more"))
    return playground.world.message(channel.id, sent.id)


def of_shard(guild: Guild, shards: int) -> int:
    """Return the shard that gets the events of a server."""
    return (guild.id >> 22) % shards


def test_servers_fall_evenly_to_shards() -> None:
    playground = Playground()
    playground.admin.open_servers(500)
    playground.admin.open_servers(500)
    opened = list(playground.world.guilds.values())[1:]
    assert len({guild.id for guild in opened}) == 1000
    assert min(opened, key=lambda guild: guild.id) is opened[500], "later ones are from before"
    assert Counter(of_shard(guild, 8) for guild in opened) == dict.fromkeys(range(8), 125)


def test_small_servers() -> None:
    playground = Playground()
    alone, both = playground.admin.open_servers(1), playground.admin.open_servers(1, people=2)
    for [guild], people in ((alone, 1), (both, 2)):
        assert [channel.name for channel in playground.world.guild_channels(guild.id)] == ["tables"]
        owner = playground.person(guild.owner_id)
        assert owner.channel("tables").guild_id == guild.id
        assert len(guild.members) == people + 1
    assert playground.person("Ada").channel("tables").guild_id == playground.guild.id
    playground.person("Ada").join(*both)
    assert len(both[0].members) == 4


@pytest.mark.parametrize("shards", [1, 2, 16])
async def test_one_client_with_all_shards(
    playground: Playground,
    many: list[Guild],
    addresses: None,
    connect: Any,
    new_bot: Any,
    make_board: Any,
    shards: int,
) -> None:
    client = new_bot(shard_count=shards)
    async with connect(client, playground):
        assert {guild.id: guild.shard_id for guild in client.guilds} == {
            guild.id: of_shard(guild, shards) for guild in many
        }
        assert client.identified == shards
        for guild in many:
            board = await board_in(playground, client, guild, make_board)
            reply = await playground.person(guild.owner_id).press(board, "More")
            assert reply.text == "pressed 1 times"


@pytest.mark.parametrize("shards", [2, 16])
async def test_two_clients_share_the_shards(
    playground: Playground,
    many: list[Guild],
    addresses: None,
    connect: Any,
    new_bot: Any,
    make_board: Any,
    shards: int,
) -> None:
    even = new_bot(shard_count=shards, shard_ids=list(range(0, shards, 2)))
    odd = new_bot(shard_count=shards, shard_ids=list(range(1, shards, 2)))
    async with all_connected(playground, connect, even, odd):
        assert {guild.id for guild in even.guilds} == {g.id for g in many if of_shard(g, shards) % 2 == 0}
        assert {guild.id for guild in odd.guilds} == {g.id for g in many if of_shard(g, shards) % 2 == 1}
        for guild in many:
            holder, other = (even, odd) if of_shard(guild, shards) % 2 == 0 else (odd, even)
            board = await board_in(playground, other, guild, make_board)
            heard = len(holder.seen), len(other.seen)
            reply = await playground.person(guild.owner_id).press(board, "More")
            assert reply.text == "pressed 1 times"
            assert (len(holder.seen), len(other.seen)) == (heard[0] + 1, heard[1])
            assert holder.seen[-1].guild.shard_id == of_shard(guild, shards)


async def test_direct_messages_reach_the_first_shard(
    playground: Playground,
    many: list[Guild],
    addresses: None,
    connect: Any,
    new_bot: Any,
    make_board: Any,
) -> None:
    second, first = new_bot(shard_count=2, shard_ids=[1]), new_bot(shard_count=2, shard_ids=[0])
    async with all_connected(playground, connect, second, first):
        for guild in many[1:9]:
            person = playground.person(guild.owner_id)
            user = await second.fetch_user(person.id)
            sent = await user.send(view=make_board("yours", "more"))
            assert (await person.press(person.dms()[-1], "More")).text == "pressed 1 times"
            assert first.seen[-1].message.id == sent.id
    assert not second.seen


async def test_what_happens_to_a_server_is_told_to_its_shard(
    playground: Playground, many: list[Guild], addresses: None, connect: Any, new_bot: Any
) -> None:
    clients = [new_bot(shard_count=2, shard_ids=[number]) for number in range(2)]
    told: list[tuple[int, str, int]] = []

    def note(number: int, what: str) -> Any:
        async def listener(guild: discord.Guild) -> None:
            told.append((number, what, guild.id))

        return listener

    for number, client in enumerate(clients):
        client.on_guild_join, client.on_guild_remove = note(number, "join"), note(number, "remove")
    async with all_connected(playground, connect, *clients):
        left = many[5]
        playground.admin.of(left).remove_bot()
        [new] = playground.admin.open_servers(1)
        await playground.until(lambda: len(told) == 2)
        playground.admin.of(left).invite_bot()
        await playground.until(lambda: len(told) == 3)
        assert sorted(told) == sorted(
            [
                (of_shard(left, 2), "remove", left.id),
                (of_shard(new, 2), "join", new.id),
                (of_shard(left, 2), "join", left.id),
            ]
        )
        playground.admin.of(new).create_role("Hosts", Permission.MANAGE_MESSAGES)
        await playground.until(lambda: len(clients[of_shard(new, 2)].get_guild(new.id).roles) == 3)


async def test_a_shard_that_loses_its_connection_loses_no_event(
    playground: Playground, many: list[Guild], addresses: None, connect: Any, new_bot: Any
) -> None:
    client = new_bot(
        shard_count=2, intents=discord.Intents(guilds=True, guild_messages=True, message_content=True)
    )
    heard: dict[int, list[str]] = {guild.id: [] for guild in many}

    async def on_message(message: discord.Message) -> None:
        heard[message.guild.id].append(message.content)  # type: ignore[union-attr]

    client.on_message = on_message
    lines = [str(number) for number in range(30)]
    async with connect(client, playground):
        for number, line in enumerate(lines):
            for guild in many:
                playground.person(guild.owner_id).say("tables", line)
            if number % 10 == 5:
                await playground.gateway.drop_connections(shard=1)
            if number % 10 == 9:
                await playground.until(lambda times=number // 10 + 1: client.resumed == times)  # type: ignore[misc]
            await asyncio.sleep(0)
        await playground.until(lambda: all(len(messages) == 30 for messages in heard.values()))
        assert heard == dict.fromkeys(heard, lines)
        assert client.identified == 2, "the other shard noticed nothing"


async def test_a_press_while_a_shard_is_away_is_answered_after_it(
    playground: Playground,
    many: list[Guild],
    addresses: None,
    connect: Any,
    new_bot: Any,
    make_board: Any,
) -> None:
    clients = [new_bot(shard_count=2, shard_ids=[number]) for number in range(2)]
    async with all_connected(playground, connect, *clients):
        boards = [await board_in(playground, clients[0], guild, make_board) for guild in many[:6]]
        await playground.gateway.drop_connections(shard=0)
        presses = [
            playground.person(guild.owner_id).press(board, "More")
            for guild, board in zip(many, boards, strict=False)
        ]
        replies = await asyncio.gather(*presses)
        assert [reply.text for reply in replies] == ["pressed 1 times"] * 6
        assert [client.identified for client in clients] == [1, 1]


async def test_two_clients_of_one_shard_both_hear_of_a_press(
    playground: Playground, addresses: None, connect: Any, new_bot: Any, make_board: Any
) -> None:
    clients = new_bot(), new_bot()
    async with all_connected(playground, connect, *clients):
        board = await board_in(playground, clients[0], playground.guild, make_board)
        assert (await playground.person("Ada").press(board, "More")).text == "pressed 1 times"
        await playground.until(lambda: all(client.seen for client in clients))
        await playground.until(lambda: any(client.errors for client in clients))
        [error] = [error for client in clients for error in client.errors]
        assert isinstance(error, discord.HTTPException | discord.InteractionResponded)
        assert "40060" in str(error)


async def test_too_few_shards(addresses: None, connect: Any, new_bot: Any) -> None:
    async with Playground(rate_limits=False, guilds_per_shard=20) as playground:
        playground.admin.open_servers(SERVERS - 1)
        advised = new_bot()
        async with connect(advised, playground):
            assert advised.shard_count == 4
            assert len(advised.guilds) == SERVERS
        with pytest.raises(discord.ConnectionClosed) as refused:
            await new_bot(shard_count=1).start("a.token.of-any-kind")
        assert refused.value.code == 4011


async def test_shards_wait_for_their_turn(addresses: None, connect: Any, new_bot: Any) -> None:
    async with Playground(max_concurrency=2) as playground:
        playground.clock.hold()
        client = new_bot(shard_count=4)

        async def pass_time() -> None:
            await playground.until(lambda: client.identified > 4)
            assert not client.is_ready()
            playground.advance(APART)

        passing = asyncio.create_task(pass_time())
        async with connect(client, playground):
            await passing
            left = (await gateway_of(playground, "a.token.of-any-kind"))[1]["session_start_limit"]
            assert left["remaining"] == 1000 - 4
