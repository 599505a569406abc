"""What the page receives and does over its websocket."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from playground import Permission, Playground
from playground.access import in_channel


class Page:
    """The other end of the websocket."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.frames: list[dict[str, Any]] = []

    async def send(self, kind: str, **fields: Any) -> None:
        await self.socket.send_json({"type": kind, **fields})

    async def next(self, kind: str, **wanted: Any) -> dict[str, Any]:
        """Return the next frame of this type with these fields; other frames are kept in `frames`."""
        while True:
            frame = await self.socket.receive_json(timeout=4)
            self.frames.append(frame)
            if frame["type"] == kind and all(frame[key] == value for key, value in wanted.items()):
                return frame


@contextlib.asynccontextmanager
async def page(playground: Playground, person: str) -> AsyncIterator[Page]:
    url = f"{playground.url}/playground/socket?person={person}"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        yield Page(socket)


async def test_hello(playground: Playground, bot: Any, send: Any) -> None:
    board = await send("tables", "board", "more")
    async with page(playground, "Chloé") as chloe:
        hello = await chloe.next("hello")
        assert hello["person"]["locale"] == "fr"
        assert [person["name"] for person in hello["people"] if person["moderator"]] == ["Olga", "Mira"]
        assert hello["bot"]["online"]
        assert [(c["name"], c["may_write"], c["unread"]) for c in hello["channels"]] == [
            ("tables", True, 1),
            ("lounge", True, 0),
            ("news", False, 0),
        ]
        history = await chloe.next("history", channel_id=str(board.channel_id))
        assert [message["id"] for message in history["messages"]] == [str(board.id)]


async def test_pages_show_the_first_of_many_servers(playground: Playground, bot: Any, send: Any) -> None:
    async with page(playground, "Ada") as ada:
        before = await ada.next("hello")
        [*_, other] = playground.admin.open_servers(50)
        owner = playground.person(other.owner_id)
        owner.say("tables", f"elsewhere, for {playground.person('Bruno').mention} and {owner.mention}")
        owner.say(owner.open_dm(), "to the bot")
        playground.admin.of(other).create_role("Elsewhere")
        await send("tables", "here")
        await ada.next("message")
        assert [frame["type"] for frame in ada.frames if frame["type"] != "history"] == ["hello", "message"]
        playground.person("Bruno").leave()
        after = await ada.next("hello")
    assert [person["name"] for person in after["people"]] == [person["name"] for person in before["people"]]
    assert [channel["name"] for channel in after["channels"]] == ["tables", "lounge", "news"]
    assert playground.channel("tables").guild_id == playground.guild.id


async def test_press_and_private_answer(playground: Playground, bot: Any, send: Any) -> None:
    board = await send("tables", "board", "hand", "more")
    place = {"channel_id": str(board.channel_id), "message_id": str(board.id)}
    async with page(playground, "Ada") as ada, page(playground, "Bruno") as bruno:
        await ada.send("press", request=1, **place, custom_id="t:hand:0")
        sent = await ada.next("interaction", state="sent")
        done = await ada.next("interaction", state="done")
        assert (sent["request"], done["request"]) == (1, 1)
        assert done["acknowledged_ms"] > 0
        [private] = [frame["message"] for frame in ada.frames if frame["type"] == "message"]
        assert private["ephemeral"]
        await ada.send("press", request=2, **place, custom_id="t:more:0")
        update = await bruno.next("message_update")
        assert update["message"]["id"] == str(board.id)
        assert not [frame for frame in bruno.frames if frame["type"] in ("message", "interaction")]
        await ada.send("dismiss", channel_id=private["channel_id"], message_id=private["id"])
        assert (await ada.next("message_delete"))["message_id"] == private["id"]


async def test_command_autocomplete_and_modal(playground: Playground, bot: Any) -> None:
    class Name(discord.ui.Modal, title="Name"):
        """One line."""

        name: discord.ui.Label[Any] = discord.ui.Label(
            text="Name", component=discord.ui.TextInput(custom_id="name")
        )

        async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
            await interaction.response.send_message(f"hello {self.name.component.value}")

    @bot.tree.command(description="Ask")
    async def ask(interaction: discord.Interaction[Any], word: str) -> None:
        await interaction.response.send_modal(Name())

    @ask.autocomplete("word")
    async def words(interaction: Any, current: str) -> list[discord.app_commands.Choice[str]]:
        return [discord.app_commands.Choice(name=current * 2, value=current)]

    async with page(playground, "Ada") as ada:
        hello = await ada.next("hello")
        channel = hello["channels"][0]["id"]
        await bot.tree.sync()
        assert [c["name"] for c in (await ada.next("commands"))["commands"]] == ["ask"]
        await ada.send(
            "autocomplete", channel_id=channel, command="ask", focused="word", options={"word": "ab"}
        )
        choices = await ada.next("interaction", state="choices")
        assert choices["choices"] == [{"name": "abab", "value": "ab"}]
        await ada.send("slash", channel_id=channel, command="ask", options={"word": "ab"})
        modal = await ada.next("interaction", state="modal")
        assert modal["modal"]["title"] == "Name"
        await ada.send("submit", interaction_id=modal["interaction_id"], values={"name": "Ada"})
        message = await ada.next("message")
        assert message["message"]["content"] == "hello Ada"


async def test_direct_messages_go_to_one_person(playground: Playground, bot: Any) -> None:
    async with page(playground, "Ada") as ada, page(playground, "Bruno") as bruno:
        user = await bot.fetch_user(playground.person("Ada").id)
        await user.send("your turn")
        message = (await ada.next("message"))["message"]
        assert (message["content"], message["pings_me"]) == ("your turn", True)
        assert (await ada.next("unread"))["pings"] == 1
        await ada.send("read", channel_id=message["channel_id"])
        assert (await ada.next("unread"))["unread"] == 0
        await bruno.send("open_dm")
        own = (await bruno.next("channel"))["channel"]
        assert own["id"] != message["channel_id"]
        assert not [frame for frame in bruno.frames if frame["type"] == "message"]


async def test_talk_settings_clock_and_faults(playground: Playground) -> None:
    channel = str(playground.channel("tables").id)
    async with page(playground, "Ada") as ada, page(playground, "Bruno") as bruno:
        await bruno.next("hello")
        await ada.send("send", channel_id=channel, text="hello @everyone")
        said = (await bruno.next("message"))["message"]
        assert (said["content"], said["mine"], said["pings_me"]) == ("hello @everyone", False, False)
        await ada.send("delete_message", channel_id=channel, message_id=said["id"])
        await bruno.next("message_delete", message_id=said["id"])
        await ada.send("settings", dms_closed=True)
        hello = await bruno.next("hello")
        assert [p["name"] for p in hello["people"] if p["dms_closed"]] == ["Ada", "Dev"]
        await ada.send("clock_advance", seconds=60)
        assert (await bruno.next("clock"))["offset"] == 60
        await ada.send("fault", latency=0.1, fail_next=2)
        faults = await ada.next("faults")
        assert (faults["latency"], faults["planned"][0]["left"]) == (0.1, 2)
        await ada.send("fault", clear=True)
        assert (await ada.next("faults"))["planned"] == []


async def test_switches_of_the_server(playground: Playground, bot: Any) -> None:
    tables = playground.channel("tables")
    place = {"channel_id": str(tables.id)}
    async with page(playground, "Ada") as ada, page(playground, "Bruno") as bruno:
        roles = {role["name"]: role for role in (await ada.next("hello"))["guild"]["roles"]}
        assert roles["@everyone"]["everyone"]
        assert roles["Tavolata"]["managed"]
        await ada.send("deny_bot", **place, permissions=["SEND_MESSAGES"])
        assert (await ada.next("channel"))["channel"]["bot_lacks"] == ["SEND_MESSAGES"]
        assert Permission.SEND_MESSAGES not in in_channel(playground.world, tables, playground.world.bot_id)
        await ada.send("deny_bot", **place)
        assert (await ada.next("channel"))["channel"]["bot_lacks"] == []
        await ada.send("deny_bot", **place, permissions=["DANCE"])
        assert "DANCE" in (await ada.next("error"))["message"]
        moderator = roles["Moderator"]["id"]
        await ada.send("set_role", role_id=moderator, has=True)
        assert (await ada.next("hello"))["person"]["roles"] == [moderator]
        await ada.send("set_role", role_id=moderator, has=False)
        assert (await ada.next("hello"))["person"]["roles"] == []
        await ada.send("delete_role", role_id=moderator)
        assert moderator not in [role["id"] for role in (await ada.next("hello"))["guild"]["roles"]]
        await ada.send("delete_role", role_id=moderator)
        assert "10011" in (await ada.next("error"))["message"]
        await ada.send("start_thread", **place, name="side")
        thread = (await bruno.next("channel", how="create"))["channel"]
        assert thread["name"] == "side"
        side = {"channel_id": thread["id"]}
        await ada.send("set_archived", **side, archived=True, locked=True)
        archived = (await bruno.next("channel", how="update"))["channel"]
        assert (archived["archived"], archived["locked"], archived["may_write"]) == (True, True, False)
        await ada.send("set_archived", **side, archived=False)
        assert not (await bruno.next("channel", how="update"))["channel"]["archived"]
        await ada.send("delete_channel", **side)
        assert (await bruno.next("channel", how="delete"))["channel"]["id"] == thread["id"]
        await ada.send("set_bot_membership", member=False)
        assert not (await ada.next("hello"))["bot"]["member"]
        await ada.send("set_bot_membership", member=True)
        assert (await ada.next("hello"))["bot"]["member"]


async def test_leaving_and_coming_back(playground: Playground, bot: Any, send: Any) -> None:
    board = await send("tables", "board")
    async with page(playground, "Ada") as ada, page(playground, "Olga") as olga:
        await ada.next("hello")
        await ada.send("set_membership", member=False)
        gone = await ada.next("hello")
        assert (gone["person"]["member"], gone["channels"]) == (False, [])
        await ada.send("set_membership", member=True)
        assert (await ada.next("hello"))["person"]["member"]
        again = await ada.next("history", channel_id=str(board.channel_id))
        assert [message["id"] for message in again["messages"]] == [str(board.id)]
        await olga.send("set_membership", member=False)
        assert "owner" in (await olga.next("error"))["message"]


async def test_a_channel_out_of_sight_is_gone_for_the_page(playground: Playground, bot: Any) -> None:
    async with page(playground, "Ada") as ada:
        await ada.next("hello")
        lounge = playground.channel("lounge")
        playground.admin.permit(lounge, playground.person("Ada"), deny=Permission.VIEW_CHANNEL)
        assert (await ada.next("channel"))["how"] == "delete"
        playground.admin.permit(lounge, playground.person("Ada"))
        assert (await ada.next("channel"))["how"] == "create"
        assert (await ada.next("history"))["channel_id"] == str(lounge.id)


async def test_commands_say_where_they_may_be_called(playground: Playground, bot: Any) -> None:
    @bot.tree.command(description="x")
    @discord.app_commands.default_permissions(manage_guild=True)
    @discord.app_commands.guild_only()
    async def setup(interaction: discord.Interaction[Any]) -> None:
        """Does nothing; it is only registered."""

    async with page(playground, "Ada") as ada, page(playground, "Mira") as mira:
        await bot.tree.sync()
        for seat, may in ((ada, False), (mira, True)):
            [command] = (await seat.next("commands"))["commands"]
            assert (command["in_server"], command["in_dm"]) == (may, False)


async def test_uploads(playground: Playground, bot: Any) -> None:
    @bot.tree.command(name="import", description="x")
    async def import_(interaction: discord.Interaction[Any], record: discord.Attachment) -> None:
        await interaction.response.send_message(f"{record.filename}: {(await record.read()).decode()}")

    await bot.tree.sync()
    url = f"{playground.url}/playground/uploads"
    async with aiohttp.ClientSession() as session, page(playground, "Ada") as ada:
        async with session.post(f"{url}?person=Ada&filename=a.json", data=b"hello") as answer:
            sent = await answer.json()
        place = {"channel_id": str(playground.channel("tables").id), "command": "import"}
        await ada.send("slash", **place, options={"record": sent["id"]})
        assert (await ada.next("message"))["message"]["content"] == "a.json: hello"
        async with session.post(f"{url}?person=Ada&filename=big", data=bytes(10 * 1024 * 1024 + 1)) as answer:
            assert answer.status == 413
            assert "10 MB" in (await answer.json())["message"]
        async with session.post(f"{url}?person=Nobody", data=b"x") as answer:
            assert answer.status == 404
        async with session.post(
            f"{url}?person=Ada", data=b"x", headers={"Origin": "https://example.org"}
        ) as answer:
            assert answer.status == 403


async def test_requests_can_be_watched(playground: Playground, bot: Any, send: Any) -> None:
    async with page(playground, "Ada") as ada:
        await ada.send("watch_requests")
        assert (await ada.next("requests"))["entries"]
        await send("tables", "board")
        [entry] = (await ada.next("requests"))["entries"]
        assert (entry["method"], entry["status"]) == ("POST", 200)


@pytest.mark.parametrize(
    "frame",
    ["", "nonsense", "[]", '{"type": "dance"}', '{"type": "press"}', '{"type": "open_dm", "x": 1}'],
)
async def test_malformed_frames(playground: Playground, frame: str) -> None:
    async with page(playground, "Ada") as ada:
        await ada.socket.send_str(frame)
        assert "not understood" in (await ada.next("error"))["message"]


async def test_impossible_wishes(playground: Playground, bot: Any, send: Any) -> None:
    board = await send("tables", "board", "hand")
    panel = (await playground.person("Ada").press(board, "Hand")).message
    async with page(playground, "Bruno") as bruno:
        for wish in (
            {"type": "press", "message_id": str(panel.id), "custom_id": "t:more:0"},
            {"type": "press", "message_id": "1", "custom_id": "t:more:0"},
            {"type": "press", "message_id": "one", "custom_id": "t:more:0"},
            {"type": "delete_message", "message_id": str(board.id)},
            {"type": "slash", "command": "dance"},
        ):
            await bruno.socket.send_json({"request": 5, "channel_id": str(board.channel_id), **wish})
            error = await bruno.next("error")
            assert error["request"] == 5
            assert error["message"]


async def test_strangers_and_foreign_pages(playground: Playground) -> None:
    url = f"{playground.url}/playground/socket"
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError, match="404"):
            await session.ws_connect(f"{url}?person=Nobody")
        with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
            await session.ws_connect(f"{url}?person=Ada", origin="https://example.org")
        async with session.ws_connect(f"{url}?person=Ada", origin=playground.url) as socket:
            assert (await socket.receive_json())["type"] == "hello"


async def test_page_files(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.get(playground.url) as answer:
            assert answer.status == 200
            assert answer.content_type == "text/html"
        for path in ("/nothing.js", "/%2e%2e/server.py", "/..%2fserver.py", "/.."):
            async with session.get(playground.url + path) as answer:
                assert answer.status == 404 or path == "/.."
