"""A playground per test, and a small real bot connected to it."""

from __future__ import annotations

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import discord
import pytest
import yarl
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket
from discord.http import Route

from playground import Message, Playground

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de"
    "0000000c49444154789c63f8cfc0000003010100c9fe92ef0000000049454e44ae426082"
)


class Press(ui.DynamicItem[ui.Button[Any]], template=r"t:(?P<verb>\w+):(?P<count>\d+)"):
    """A button that survives restarts; its verb says how the bot answers."""

    def __init__(self, verb: str, count: int) -> None:
        super().__init__(ui.Button(label=verb.capitalize(), custom_id=f"t:{verb}:{count}"))
        self.verb, self.count = verb, count

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any) -> Press:
        return cls(match["verb"], int(match["count"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.pressed(interaction, self.verb, self.count)


class Board(ui.LayoutView):
    """A message like those of a real table: text, a picture, buttons."""

    def __init__(self, words: str, *verbs: str, count: int = 0, picture: str | None = None) -> None:
        super().__init__(timeout=None)
        box: ui.Container[Board] = ui.Container(ui.TextDisplay(words), accent_color=0x4466AA)
        if picture:
            box.add_item(
                ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{picture}", description="A dot"))
            )
        if verbs:
            box.add_item(ui.ActionRow(*(Press(verb, count) for verb in verbs)))
        self.add_item(box)


class SmallBot(discord.AutoShardedClient):
    """Answers in every way that the protocol allows. Tests replace `pressed` and `called` to change how."""

    def __init__(self, **options: Any) -> None:
        options.setdefault("intents", discord.Intents(guilds=True))
        super().__init__(guild_ready_timeout=0.05, **options)
        self.tree = app_commands.CommandTree(self)
        self.seen: list[discord.Interaction[Any]] = []
        self.errors: list[BaseException] = []
        self.identified = self.resumed = 0
        self.tree.error(self._failed)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Skip discord.py's five-second pause between two identifies."""
        self.identified += 1

    async def on_shard_resumed(self, shard_id: int) -> None:
        self.resumed += 1

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        self.seen.append(interaction)

    async def _failed(self, _: Any, error: app_commands.AppCommandError) -> None:
        self.errors.append(getattr(error, "original", error))

    async def pressed(self, interaction: discord.Interaction[Any], verb: str, count: int) -> None:
        """Answer a press."""
        try:
            await getattr(self, f"on_press_{verb}")(interaction, count)
        except Exception as error:
            self.errors.append(error)
            raise

    async def on_press_more(self, interaction: discord.Interaction[Any], count: int) -> None:
        await interaction.response.edit_message(
            view=Board(f"pressed {count + 1} times", "more", count=count + 1)
        )

    async def on_press_hand(self, interaction: discord.Interaction[Any], count: int) -> None:
        await interaction.response.send_message(view=Board("your hand", "more"), ephemeral=True)

    def on_press(
        self, verb: str
    ) -> Callable[
        [Callable[[discord.Interaction[Any]], Awaitable[None]]],
        Callable[[discord.Interaction[Any]], Awaitable[None]],
    ]:
        """Return a decorator for the function that answers the presses of ``verb``."""

        def register(
            answer: Callable[[discord.Interaction[Any]], Awaitable[None]],
        ) -> Callable[[discord.Interaction[Any]], Awaitable[None]]:
            setattr(self, f"on_press_{verb}", lambda interaction, count: answer(interaction))
            return answer

        return register


@contextlib.asynccontextmanager
async def connected(client: discord.Client, playground: Playground) -> AsyncIterator[None]:
    """Keep a client connected to a playground."""
    Route.BASE = f"{playground.url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(playground.gateway.url)
    async with client:
        await client.login("a.token.of-any-kind")
        running = asyncio.create_task(client.connect())
        await asyncio.wait_for(client.wait_until_ready(), 10)
        try:
            yield
        finally:
            await client.close()
            await asyncio.gather(running, return_exceptions=True)


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    """A fresh local Discord without rate limits."""
    async with Playground(rate_limits=False) as running:
        yield running


@pytest.fixture
def addresses() -> Iterator[None]:
    """Restore discord.py's own URLs after each test."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    yield
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before


@pytest.fixture
async def bot(playground: Playground, addresses: None) -> AsyncIterator[SmallBot]:
    """The small bot, connected."""
    client = SmallBot()
    async with connected(client, playground):
        yield client


@pytest.fixture
def make_board() -> type[Board]:
    """The layout that tests send."""
    return Board


@pytest.fixture
def png() -> bytes:
    """A picture of one pixel."""
    return PNG


@pytest.fixture
def send(playground: Playground, bot: SmallBot) -> Callable[..., Awaitable[Message]]:
    """Let the bot send a board to a channel, and return the message as people see it."""

    async def send_board(
        channel: str, words: str, *verbs: str, picture: str | None = None, **options: Any
    ) -> Message:
        target = bot.get_channel(playground.channel(channel).id)
        assert isinstance(target, discord.abc.Messageable)
        if picture:
            options["file"] = discord.File(io.BytesIO(PNG), picture, description="A dot")
        sent = await target.send(view=Board(words, *verbs, picture=picture), **options)
        return playground.world.message(sent.channel.id, sent.id)

    return send_board


@pytest.fixture
def new_bot() -> type[SmallBot]:
    """A function that creates further bots."""
    return SmallBot


@pytest.fixture
def connect() -> Callable[[discord.Client, Playground], contextlib.AbstractAsyncContextManager[None]]:
    """A function that connects further bots."""
    return connected
