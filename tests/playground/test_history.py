"""What a playground keeps between runs."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path
from typing import Any

import discord

from playground import Playground


async def test_a_restart_shows_what_was_there(
    tmp_path: Path, addresses: None, connect: Any, new_bot: Any, make_board: Any, png: bytes
) -> None:
    file = tmp_path / "playground.json"
    client = new_bot()

    @client.tree.command(description="Say hello")
    async def hello(interaction: discord.Interaction[Any]) -> None:
        picture = discord.File(io.BytesIO(png), "a.png")
        await interaction.response.send_message(
            view=make_board("a board", "more", "hand", picture="a.png"), file=picture
        )

    async with Playground(history=file) as first, connect(client, first):
        await client.tree.sync()
        ada = first.person("Ada")
        ada.say("tables", "hello")
        reply = await ada.slash("tables", "hello")
        assert reply.message is not None
        await ada.press(reply.message, "Hand")
        thread = (
            await client.get_channel(reply.message.channel_id)
            .get_partial_message(reply.message.id)
            .create_thread(name="talk")
        )
        await (await client.fetch_user(ada.id)).send("your turn")
        first.advance(60)
        thread_id, picture = thread.id, first.files(reply.message)
    assert picture == {"a.png": png}

    async with Playground(history=file) as second:
        ada = second.person("Ada")
        line, board = ada.visible("tables")
        assert (line.text, board.text) == ("hello", "a board")
        assert second.files(board) == picture
        url = board.components[0]["components"][1]["items"][0]["media"]["url"]
        assert url.startswith(second.url)
        assert [message.text for message in ada.dms()] == ["your turn"]
        assert second.channel("talk").id == thread_id
        assert second.clock.offset == 60
        assert second.world.ids.new() > board.id
        async with connect(new_bot(), second):
            assert (await ada.press(board, "More")).text == "pressed 1 times"
        board.attachments.clear()
    async with Playground(history=file) as third:
        _, board = third.person("Ada").visible("tables")
        assert board.text == "pressed 1 times"
        assert [command["name"] for command in third.commands.all(None)] == ["hello"]
    left = await asyncio.to_thread(lambda: sorted(path.name for path in tmp_path.rglob("*")))
    assert left == ["playground.json", "playground.json.files"]


async def test_saved_soon_after_a_change(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr("playground.history.SAVE_AFTER", 0.01)
    file = tmp_path / "playground.json"
    async with Playground(history=file) as playground:
        playground.person("Ada").say("tables", "hello")
        await playground.until(file.exists)
        assert b"hello" in file.read_bytes()


async def test_more_servers_after_a_break(tmp_path: Path) -> None:
    file = tmp_path / "history.json"
    async with Playground(history=file) as first:
        known = {guild.id for guild in first.admin.open_servers(2000)}
        owner = first.person(next(reversed(first.world.guilds.values())).owner_id)
        said = first.person(owner.id).say("tables", "kept")
    async with Playground(history=file) as second:
        assert known < set(second.world.guilds)
        assert [message.id for message in second.person(owner.id).visible("tables")] == [said.id]
        assert known.isdisjoint(guild.id for guild in second.admin.open_servers(2000))
