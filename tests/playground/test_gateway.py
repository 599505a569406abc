"""Dropped connections, ended sessions, shards and intents."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import discord
import pytest

from playground import Playground
from playground.gateway import hub


async def test_resume_brings_what_was_missed(playground: Playground, bot: Any, send: Any) -> None:
    board = await send("tables", "board", "more")
    await playground.gateway.drop_connections()
    reply = await playground.person("Ada").press(board, "More")
    assert reply.text == "pressed 1 times"
    await playground.until(lambda: bot.resumed == 1)
    assert bot.identified == 1


async def test_reconnect_when_asked(playground: Playground, bot: Any, send: Any) -> None:
    await playground.gateway.ask_to_reconnect()
    await playground.until(lambda: bot.resumed == 1)


async def test_invalid_session_identifies_anew(playground: Playground, bot: Any, send: Any) -> None:
    board = await send("tables", "board", "more")
    await playground.gateway.invalidate_sessions()
    await playground.until(lambda: bot.identified == 2 and playground.gateway.connected)
    assert bot.resumed == 0
    assert (await playground.person("Ada").press(board, "More")).text == "pressed 1 times"


async def test_resumable_invalid_session(playground: Playground, bot: Any) -> None:
    await playground.gateway.invalidate_sessions(resumable=True)
    await playground.until(lambda: bot.resumed == 1)


async def test_presses_fail_while_the_bot_is_away(
    playground: Playground, bot: Any, send: Any, connect: Any, new_bot: Any
) -> None:
    board = await send("tables", "board", "more")
    await bot.close()
    await playground.until(lambda: not playground.gateway.connected)
    ada = playground.person("Ada")
    pressing = asyncio.create_task(ada.press(board, "More"))
    await asyncio.sleep(0)
    playground.advance(3.5)
    assert (await pressing).failed
    assert ada.visible("tables") == [board]
    async with connect(new_bot(), playground):
        assert (await ada.press(board, "More")).text == "pressed 1 times"


async def test_a_heartbeat_seems_no_older_than_it_is(
    playground: Playground, addresses: None, connect: Any, new_bot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "HEARTBEAT_MS", 300)
    client = new_bot()
    async with connect(client, playground):
        for _ in range(8):
            await asyncio.sleep(0.3)
            assert client.latency < 0.25, "the acknowledgement came before the heartbeat was noted"


async def test_two_shards(addresses: None, connect: Any, new_bot: Any) -> None:
    async with Playground(shards=2, rate_limits=False) as playground:
        client = new_bot()
        async with connect(client, playground):
            assert client.shard_count == 2
            [guild] = client.guilds
            assert guild.shard_id == (guild.id >> 22) % 2

            @client.tree.command(description="Which shard")
            async def shard(interaction: discord.Interaction[Any]) -> None:
                await interaction.response.send_message("here")

            await client.tree.sync()
            ada = playground.person("Ada")
            assert (await ada.slash("tables", "shard")).text == "here"
            assert (await ada.slash(ada.open_dm(), "shard")).text == "here"


@pytest.mark.parametrize(
    ("intents", "seen"),
    [
        (discord.Intents(guilds=True), []),
        (discord.Intents(guilds=True, guild_messages=True), [""]),
        (discord.Intents(guilds=True, guild_messages=True, message_content=True), ["hello"]),
    ],
    ids=["guilds", "messages", "content"],
)
async def test_messages_need_an_intent(
    playground: Playground,
    addresses: None,
    connect: Any,
    new_bot: Any,
    intents: discord.Intents,
    seen: list[str],
) -> None:
    client = new_bot(intents=intents)
    heard: list[str] = []

    async def on_message(message: discord.Message) -> None:
        heard.append(message.content)

    client.on_message = on_message
    async with connect(client, playground):
        playground.person("Ada").say("tables", "hello")
        await playground.settle()
        assert heard == seen


async def test_wrong_token(addresses: None, connect: Any, new_bot: Any) -> None:
    async with Playground(token="right") as playground:
        with pytest.raises(discord.LoginFailure):
            async with connect(new_bot(), playground):
                pass


@pytest.mark.parametrize("compress", ["", "&compress=zlib-stream"])
async def test_hello_with_and_without_compression(playground: Playground, compress: str) -> None:
    url = f"{playground.gateway.url}?v=10&encoding=json{compress}"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        frame = await socket.receive()
        assert frame.type is (aiohttp.WSMsgType.BINARY if compress else aiohttp.WSMsgType.TEXT)


async def test_unauthenticated_frames_close_the_connection(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(playground.gateway.url) as socket:
        await socket.receive()
        await socket.send_json({"op": 8, "d": {"guild_id": "1"}})
        assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
        assert socket.close_code == 4003


async def test_members_need_an_intent(
    playground: Playground, addresses: None, connect: Any, new_bot: Any
) -> None:
    client = new_bot(intents=discord.Intents(guilds=True, members=True))
    left: list[str] = []

    async def on_raw_member_remove(event: discord.RawMemberRemoveEvent) -> None:
        left.append(event.user.display_name)

    client.on_raw_member_remove = on_raw_member_remove
    async with connect(client, playground), connect(new_bot(), playground):
        playground.person("Bruno").leave()
        await playground.until(lambda: left == ["Bruno"])
