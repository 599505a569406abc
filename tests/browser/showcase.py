"""A small bot that shows every component and answers in every way, including what the real bot
doesn't use.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator
from typing import Any

import discord
from discord import app_commands, ui

from bot.host.run import point_at
from playground import Message, Playground

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de"
    "0000000c49444154789c63f8cfc0000003010100c9fe92ef0000000049454e44ae426082"
)


class Form(ui.Modal, title="A form"):
    """A modal with every common kind of input."""

    name: ui.Label[Form] = ui.Label(
        text="Your name", description="As it shall be called", component=ui.TextInput(max_length=20)
    )
    story: ui.Label[Form] = ui.Label(
        text="Your story", component=ui.TextInput(style=discord.TextStyle.paragraph, required=False)
    )
    colour: ui.Label[Form] = ui.Label(
        text="Colour",
        component=ui.Select(
            options=[discord.SelectOption(label=one, value=one.lower()) for one in ("Red", "Green", "Blue")],
            max_values=2,
        ),
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        name, colour = self.name.component, self.colour.component
        assert isinstance(name, ui.TextInput)
        assert isinstance(colour, ui.Select)
        await interaction.response.send_message(
            f"{name.value} likes {', '.join(colour.values)}", ephemeral=True
        )


class Settings(ui.Modal, title="Settings"):
    """A modal with menus of people, roles and channels, and a file."""

    hosts: ui.Label[Settings] = ui.Label(
        text="Hosts", component=ui.RoleSelect(required=False, min_values=0, max_values=2)
    )
    who: ui.Label[Settings] = ui.Label(text="Who", component=ui.MentionableSelect(required=True))
    where: ui.Label[Settings] = ui.Label(
        text="Where", component=ui.ChannelSelect(channel_types=[discord.ChannelType.public_thread])
    )
    record: ui.Label[Settings] = ui.Label(text="Record", component=ui.FileUpload(required=False))

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        menus: list[Any] = [self.hosts.component, self.who.component, self.where.component]
        names = [str(value.name) for menu in menus for value in menu.values]
        record = self.record.component
        assert isinstance(record, ui.FileUpload)
        words = [(await file.read()).decode() for file in record.values]
        await interaction.response.send_message(f"set: {', '.join([*names, *words])}", ephemeral=True)


class Showcase(discord.AutoShardedClient):
    """Answers each press as the button's label says, and remembers what was chosen."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.chosen: list[tuple[str, list[str]]] = []
        self.silent = False

    async def setup_hook(self) -> None:
        @self.tree.command(name="paint", description="Paint something")
        @app_commands.describe(colour="Which colour", size="How large", who="For whom", quick="In a hurry")
        @app_commands.choices(size=[app_commands.Choice(name=one, value=one) for one in ("Small", "Large")])
        async def paint(
            interaction: discord.Interaction[Any],
            colour: str,
            size: str = "Small",
            who: discord.Member | None = None,
            quick: bool = False,
        ) -> None:
            if self.silent:
                return
            for_whom = who.display_name if who else "nobody"
            await interaction.response.send_message(f"painted {colour}, {size}, for {for_whom}, {quick}")

        @paint.autocomplete("colour")
        async def colours(_: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
            known = ("Amber", "Azure", "Crimson", "Emerald")
            return [app_commands.Choice(name=one, value=one) for one in known if typed.lower() in one.lower()]

        @self.tree.command(name="place", description="Place something")
        @app_commands.describe(
            record="A record",
            seats="How many",
            where="In which channel",
            role="For which role",
            title="A title",
        )
        async def place(
            interaction: discord.Interaction[Any],
            record: discord.Attachment,
            seats: app_commands.Range[int, 2, 6] = 2,
            where: discord.Thread | None = None,
            role: discord.Role | None = None,
            title: app_commands.Range[str, 1, 5] = "x",
        ) -> None:
            words = (await record.read()).decode()
            named = [one.name for one in (where, role) if one]
            await interaction.response.send_message(
                f"placed {record.filename} ({words}), {seats}, {title}, {', '.join(named)}"
            )

        @self.tree.command(name="settings", description="Settings")
        @app_commands.default_permissions(manage_guild=True)
        @app_commands.guild_only()
        async def settings(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.send_modal(Settings())

        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        if interaction.type is not discord.InteractionType.component:
            return
        data: Any = interaction.data
        self.chosen.append((data["custom_id"], data.get("values", [])))
        match data["custom_id"]:
            case "form":
                await interaction.response.send_modal(Form())
            case "slow":
                await interaction.response.defer(ephemeral=True, thinking=True)
                await asyncio.sleep(0.8)
                await interaction.edit_original_response(content="At last")
            case "secret":
                await interaction.response.send_message("Between us", ephemeral=True)
            case "silent":
                return
            case _:
                await interaction.response.defer()


def gallery(count: int, *, spoiler: bool = False) -> ui.MediaGallery[ui.LayoutView]:
    """Return a gallery that shows one picture several times."""
    items = [
        discord.MediaGalleryItem("attachment://dot.png", description=f"Dot {number}", spoiler=spoiler)
        for number in range(1, count + 1)
    ]
    return ui.MediaGallery(*items)


def everything() -> ui.LayoutView:
    """Return a message with every kind of component."""
    view = ui.LayoutView(timeout=None)
    options = [
        discord.SelectOption(label=one, description=f"The {one} one", emoji="🎲")
        for one in ("First", "Second", "Third")
    ]
    container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=0x2F9E77)
    container.add_item(ui.TextDisplay("# Everything\nwords with **bold** and <t:0:R>"))
    container.add_item(
        ui.Section(ui.TextDisplay("Beside a button"), accessory=ui.Button(label="Secret", custom_id="secret"))
    )
    container.add_item(
        ui.Section(
            ui.TextDisplay("Beside a picture"),
            accessory=ui.Thumbnail("attachment://dot.png", description="A thumbnail"),
        )
    )
    container.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
    container.add_item(gallery(3))
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for style in ("primary", "secondary", "success", "danger"):
        row.add_item(
            ui.Button(label=style.title(), style=discord.ButtonStyle[style], custom_id=style, emoji="🔥")
        )
    row.add_item(ui.Button(label="Away", url="https://example.org/"))
    container.add_item(row)
    answers: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for name in ("form", "slow", "silent"):
        answers.add_item(ui.Button(label=name.title(), custom_id=name))
    answers.add_item(ui.Button(label="Off", custom_id="off", disabled=True))
    answers.add_item(ui.Button(emoji="🎲", custom_id="die"))
    container.add_item(answers)
    view.add_item(container)
    menus: list[ui.Select[ui.LayoutView] | ui.UserSelect[ui.LayoutView] | Any] = [
        ui.Select(custom_id="one", placeholder="Choose one", options=options),
        ui.Select(custom_id="some", placeholder="Choose some", options=options, min_values=2, max_values=3),
        ui.UserSelect(custom_id="user", placeholder="Choose a person"),
        ui.RoleSelect(custom_id="role", placeholder="Choose your role"),
        ui.MentionableSelect(custom_id="mentionable", placeholder="Choose anybody"),
        ui.ChannelSelect(custom_id="channel", placeholder="Choose a channel"),
    ]
    for menu in menus:
        holder: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
        holder.add_item(menu)
        view.add_item(holder)
    view.add_item(ui.File("attachment://notes.txt"))
    return view


def files() -> list[discord.File]:
    """Return the files that `everything` shows."""
    return [discord.File(io.BytesIO(PIXEL), "dot.png"), discord.File(io.BytesIO(b"hello"), "notes.txt")]


@contextlib.asynccontextmanager
async def showing(playground: Playground) -> AsyncIterator[Showcase]:
    """Keep a showcase connected during the context."""
    await point_at(f"{playground.url}/api/v10", "local")
    async with Showcase() as client:
        running = asyncio.create_task(client.start("local"))
        await asyncio.wait_for(playground.until(client.is_ready), 10)
        try:
            yield client
        finally:
            await client.close()
            await asyncio.gather(running, return_exceptions=True)


async def show(client: Showcase, playground: Playground, **message: Any) -> Message:
    """Let the bot send a message to #tables."""
    target = client.get_channel(playground.channel("tables").id)
    assert isinstance(target, discord.TextChannel)
    sent = await target.send(**message)
    return playground.world.message(sent.channel.id, sent.id)
