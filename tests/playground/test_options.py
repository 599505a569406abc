"""Command options of every kind, and who may call which command where."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands

from playground import CannotDoError, Permission, Playground, Upload

Interaction = discord.Interaction[Any]


async def test_a_file_comes_with_a_command(playground: Playground, bot: Any, png: bytes) -> None:
    @bot.tree.command(name="import", description="Read a record")
    async def import_(interaction: Interaction, record: discord.Attachment) -> None:
        same = await record.read() == png
        facts = f"{record.filename} {record.content_type} {record.size} {record.width} {record.ephemeral}"
        await interaction.response.send_message(f"{facts} {same}")

    await bot.tree.sync()
    ada = playground.person("Ada")
    reply = await ada.slash("tables", "import", record=Upload("a b.png", png))
    assert reply.text == f"a_b.png image/png {len(png)} 1 True True"


async def test_files_that_are_too_large_are_not_sent(playground: Playground, bot: Any) -> None:
    @bot.tree.command(name="import", description="Read a record")
    async def import_(interaction: Interaction, record: discord.Attachment) -> None:
        await interaction.response.send_message(str(record.size))

    await bot.tree.sync()
    ada = playground.person("Ada")
    most = 10 * 1024 * 1024
    assert (await ada.slash("tables", "import", record=Upload("x", bytes(most)))).text == str(most)
    with pytest.raises(CannotDoError, match="larger than 10 MB"):
        await ada.slash("tables", "import", record=Upload("x", bytes(most + 1)))
    with pytest.raises(CannotDoError, match="not offered"):
        await ada.slash("tables", "import", record="1")
    assert bot.seen[-1].filesize_limit == most


async def test_a_file_is_its_owners_alone_and_goes_after_a_while(
    playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playground.uploads.KEPT", 2)
    ada, bruno = playground.person("Ada"), playground.person("Bruno")
    first, *_, last = [playground.uploads.add(ada.id, Upload(str(n), b"x")) for n in range(3)]
    assert playground.uploads.find(ada.id, last.id) is last
    assert playground.uploads.find(bruno.id, last.id) is None
    assert playground.uploads.find(ada.id, first.id) is None
    assert first.key not in playground.world.files


async def test_options_that_name_things(playground: Playground, bot: Any) -> None:
    @bot.tree.command(description="Everything")
    async def name(
        interaction: Interaction,
        user: discord.User | None = None,
        member: discord.Member | None = None,
        role: discord.Role | None = None,
        anybody: discord.Member | discord.Role | None = None,
        channel: discord.TextChannel | None = None,
        thread: discord.Thread | None = None,
    ) -> None:
        given = [user, member, role, anybody, channel, thread]
        await interaction.response.send_message(" ".join(str(one.name) for one in given if one))

    await bot.tree.sync()
    ada, bruno = playground.person("Ada"), playground.person("Bruno")
    lounge, moderator = playground.channel("lounge"), playground.admin.role("Moderator")
    side = ada.start_thread("lounge", "side")
    for options, said in (
        ({"user": bruno, "member": ada}, "bruno ada"),
        ({"role": moderator, "anybody": bruno}, "Moderator bruno"),
        ({"anybody": moderator, "channel": lounge}, "Moderator lounge"),
        ({"channel": str(lounge.id), "thread": side}, "lounge side"),
    ):
        assert (await ada.slash("tables", "name", **options)).text == said
    for wrong in (
        {"role": bruno},
        {"user": moderator},
        {"channel": side},
        {"thread": lounge},
        {"user": "1"},
        {"user": "Bruno"},
    ):
        with pytest.raises(CannotDoError, match="not offered"):
            await ada.slash("tables", "name", **wrong)
    bruno.leave()
    assert (await ada.slash("tables", "name", user=bruno)).text == "bruno"
    playground.admin.permit("lounge", ada, deny=Permission.VIEW_CHANNEL)
    with pytest.raises(CannotDoError, match="not offered"):
        await ada.slash("tables", "name", channel=lounge)


async def test_named_members_say_what_they_may_here(playground: Playground, bot: Any) -> None:
    @bot.tree.command(description="May they")
    async def may(interaction: Interaction, who: discord.Member) -> None:
        await interaction.response.send_message(str(who.resolved_permissions.send_messages))

    await bot.tree.sync()
    ada, mira = playground.person("Ada"), playground.person("Mira")
    assert (await ada.slash("news", "may", who=mira)).text == "True"
    assert (await mira.slash("news", "may", who=ada)).text == "False"


async def test_numbers_texts_and_truth_have_bounds(playground: Playground, bot: Any) -> None:
    @bot.tree.command(description="Set")
    async def put(
        interaction: Interaction,
        seats: app_commands.Range[int, 2, 6] = 2,
        pace: app_commands.Range[float, 0.5, None] = 1.0,
        title: app_commands.Range[str, 1, 5] = "x",
        open: bool = True,  # noqa: A002
    ) -> None:
        await interaction.response.send_message(f"{seats} {pace} {title} {open}")

    await bot.tree.sync()
    ada = playground.person("Ada")
    fits = await ada.slash("tables", "put", seats=6, pace=0.5, title="five!", open=False)
    assert fits.text == "6 0.5 five! False"
    for wrong in (
        {"seats": 1},
        {"seats": 7},
        {"seats": 2.5},
        {"seats": True},
        {"pace": 0.4},
        {"title": ""},
        {"title": "longer"},
        {"open": 1},
    ):
        with pytest.raises(CannotDoError):
            await ada.slash("tables", "put", **wrong)


async def test_any_typed_option_can_suggest(playground: Playground, bot: Any) -> None:
    @bot.tree.command(description="Show a table")
    async def show(interaction: Interaction, channel: str, table: int) -> None:
        await interaction.response.send_message(f"{channel} {table}")

    @show.autocomplete("table")
    async def tables(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        near = interaction.namespace.channel
        return [
            app_commands.Choice(name=f"table {n} near {near}", value=n) for n in (1, 12) if typed in str(n)
        ]

    await bot.tree.sync()
    ada = playground.person("Ada")
    offers = await ada.autocomplete("tables", "show", focused="table", text="2", channel="x")
    assert [(offer.name, offer.value) for offer in offers] == [("table 12 near x", 12)]
    assert (await ada.slash("tables", "show", channel="x", table=offers[0].value)).text == "x 12"


async def test_who_is_offered_what_where(playground: Playground, bot: Any) -> None:
    async def answer(interaction: Interaction) -> None:
        await interaction.response.send_message("done")

    for command, changes in {
        "all": [],
        "server": [app_commands.guild_only()],
        "private": [app_commands.dm_only()],
        "moderators": [app_commands.default_permissions(manage_guild=True)],
        "admins": [app_commands.default_permissions()],
    }.items():
        made = app_commands.Command(name=command, description="x", callback=answer)
        for change in changes:
            made = change(made)
        bot.tree.add_command(made)
    await bot.tree.sync()
    ada, mira, olga = (playground.person(name) for name in ("Ada", "Mira", "Olga"))
    assert ada.offered("tables") == ["all", "server"]
    assert mira.offered("tables") == ["all", "server", "moderators"]
    assert olga.offered("tables") == ["all", "server", "moderators", "admins"]
    assert ada.offered(ada.open_dm()) == ["all", "private", "moderators", "admins"]
    assert (await ada.slash(ada.open_dm(), "private")).text == "done"
    assert bot.seen[-1].context.dm_channel
    for place, command, why in (
        ("tables", "private", "no command"),
        ("tables", "moderators", "may not use"),
        (ada.open_dm(), "server", "no command"),
    ):
        with pytest.raises(CannotDoError, match=why):
            await ada.slash(place, command)
    playground.admin.give_role(ada, "Moderator")
    assert (await ada.slash("tables", "moderators")).text == "done"
    playground.admin.permit("lounge", ada, deny=Permission.USE_APPLICATION_COMMANDS)
    assert ada.offered("lounge") == []
    ada.leave()
    assert ada.offered(ada.open_dm()) == []
