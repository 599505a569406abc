"""Channels, threads, direct messages: what is permitted where."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from playground import Permission, Playground


async def test_read_only_channel(playground: Playground, bot: Any, send: Any) -> None:
    with pytest.raises(discord.Forbidden) as error:
        await send("news", "hello")
    assert error.value.code == 50013
    with pytest.raises(ValueError, match="may not write"):
        playground.person("Ada").say("news", "hello")
    playground.person("Mira").say("news", "hello")


async def test_answers_need_no_permission_to_send(playground: Playground, bot: Any) -> None:
    @bot.tree.command(description="Say hello")
    async def hello(interaction: discord.Interaction[Any]) -> None:
        may = interaction.app_permissions.send_messages
        await interaction.response.send_message(f"may send: {may}")

    await bot.tree.sync()
    assert (await playground.person("Ada").slash("news", "hello")).text == "may send: False"


@pytest.mark.parametrize(
    ("denied", "code", "picture"),
    [
        (Permission.VIEW_CHANNEL, 50001, None),
        (Permission.SEND_MESSAGES, 50013, None),
        (Permission.ATTACH_FILES, 50013, "a.png"),
    ],
)
async def test_missing_permissions(
    playground: Playground, bot: Any, send: Any, denied: Permission, code: int, picture: str | None
) -> None:
    playground.deny_bot("lounge", denied)
    with pytest.raises(discord.Forbidden) as error:
        await send("lounge", "hello", picture=picture)
    assert error.value.code == code
    await send("tables", "hello", picture=picture)


async def test_deleted_channel(playground: Playground, bot: Any, send: Any) -> None:
    message = await send("lounge", "hello")
    playground.world.delete_channel(playground.channel("lounge"))
    await playground.until(lambda: bot.get_channel(message.channel_id) is None)
    with pytest.raises(discord.NotFound) as error:
        await bot.fetch_channel(message.channel_id)
    assert error.value.code == 10003


async def test_command_for_moderators_only(playground: Playground, bot: Any) -> None:
    @bot.tree.command(description="Set up")
    @discord.app_commands.default_permissions(manage_guild=True)
    @discord.app_commands.guild_only()
    async def setup(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("done", ephemeral=True)

    await bot.tree.sync()
    with pytest.raises(ValueError, match="may not use"):
        await playground.person("Ada").slash("tables", "setup")
    assert (await playground.person("Mira").slash("tables", "setup")).text == "done"
    mira = playground.person("Mira")
    with pytest.raises(ValueError, match="no command"):
        await mira.slash(mira.open_dm(), "setup")


async def test_threads(playground: Playground, bot: Any, send: Any, make_board: Any) -> None:
    board = await send("tables", "board")
    channel = bot.get_channel(board.channel_id)
    thread = await channel.get_partial_message(board.id).create_thread(name="Ada's table")
    assert thread.id == board.id
    ada = playground.person("Ada")
    line = ada.say("Ada's table", "hello")
    sent = await thread.send(view=make_board("in the thread", "more"))
    inside = playground.world.message(thread.id, sent.id)
    assert ada.visible("Ada's table") == [line, inside]
    assert (await ada.press(inside, "More")).text == "pressed 1 times"
    assert bot.seen[-1].channel.parent.name == "tables"
    with pytest.raises(discord.HTTPException) as error:
        await channel.get_partial_message(board.id).create_thread(name="again")
    assert error.value.code == 160004


async def test_thread_without_a_message(playground: Playground, bot: Any, make_board: Any) -> None:
    channel = bot.get_channel(playground.channel("tables").id)
    thread = await channel.create_thread(name="Table 1", type=discord.ChannelType.public_thread)
    await thread.send(view=make_board("inside", "more"))
    ada = playground.person("Ada")
    [line] = ada.visible("tables")
    assert (line.kind, line.content) == (18, "Table 1")
    assert line.reference["channel_id"] == thread.id
    assert [message.text for message in ada.visible("Table 1")] == ["inside"]
    await thread.edit(name="Table 1: over", archived=True)
    ours = playground.channel("Table 1: over")
    assert ours.archived
    await thread.edit(archived=False)
    assert not ours.archived


async def test_what_threads_need(playground: Playground, bot: Any, send: Any) -> None:
    channel = bot.get_channel(playground.channel("lounge").id)
    ada, mira = playground.person("Ada"), playground.person("Mira")
    board = await send("lounge", "board")

    async def refused(doing: Any) -> int:
        with pytest.raises(discord.HTTPException) as error:
            await doing
        return error.value.code

    playground.admin.permit_bot("lounge", deny=Permission.CREATE_PUBLIC_THREADS)
    public = discord.ChannelType.public_thread
    assert await refused(channel.create_thread(name="x", type=public)) == 50013
    assert await refused(channel.get_partial_message(board.id).create_thread(name="x")) == 50013
    assert await refused(channel.create_thread(name="x", type=discord.ChannelType.private_thread)) == 50013
    playground.admin.permit_bot("lounge")
    own = await channel.create_thread(name="own", type=public)
    playground.admin.permit_bot("lounge", deny=Permission.SEND_MESSAGES_IN_THREADS)
    assert await refused(own.send("x")) == 50013
    await channel.send("x")
    playground.admin.permit_bot("lounge", deny=Permission.SEND_MESSAGES)
    await own.send("x")
    assert await refused(channel.send("x")) == 50013
    playground.admin.permit_bot("lounge", deny=Permission.VIEW_CHANNEL)
    assert await refused(own.send("x")) == 50001
    assert await refused(channel.create_thread(name="x", type=public)) == 50001
    playground.admin.permit_bot("lounge")

    theirs = await bot.fetch_channel(ada.start_thread("lounge", "theirs").id)
    await theirs.send("x")
    assert await refused(theirs.edit(name="mine")) == 50013
    assert await refused(theirs.edit(archived=True)) == 50013
    assert await refused(theirs.delete()) == 50013
    playground.admin.archive("theirs")
    await theirs.edit(archived=False)
    playground.channel("theirs").locked = True
    assert await refused(theirs.send("x")) == 160005
    assert await refused(theirs.edit(archived=False)) == 50013
    with pytest.raises(ValueError, match="locked"):
        ada.say("theirs", "x")
    mira.say("theirs", "x")
    playground.admin.permit_bot("lounge", allow=Permission.MANAGE_THREADS)
    await theirs.edit(name="mine", locked=False, archived=True)
    await theirs.delete()
    playground.admin.permit("lounge", ada, deny=Permission.CREATE_PUBLIC_THREADS)
    with pytest.raises(ValueError, match="may not start"):
        ada.start_thread("lounge", "x")


async def test_threads_archive_themselves_and_wake(playground: Playground, bot: Any, make_board: Any) -> None:
    channel = bot.get_channel(playground.channel("tables").id)
    thread = await channel.create_thread(
        name="quiet", type=discord.ChannelType.public_thread, auto_archive_duration=60
    )
    own = await thread.send(view=make_board("a"))
    ours = playground.channel("quiet")
    playground.advance(3599)
    assert not ours.archived
    playground.advance(2)
    assert ours.archived
    with pytest.raises(discord.HTTPException) as error:
        await thread.get_partial_message(own.id).edit(view=make_board("b"))
    assert error.value.code == 50083
    await thread.send(view=make_board("c"))
    assert not ours.archived

    ours.locked = True
    playground.advance(3601)
    assert ours.archived
    with pytest.raises(discord.HTTPException) as error:
        await thread.send(view=make_board("d"))
    assert error.value.code == 50083


async def test_private_threads_are_seen_by_members_and_moderators(playground: Playground, bot: Any) -> None:
    for role in playground.guild.roles.values():
        if role.bot_id:
            role.permissions |= Permission.CREATE_PRIVATE_THREADS
    channel = bot.get_channel(playground.channel("tables").id)
    thread = await channel.create_thread(name="secret", type=discord.ChannelType.private_thread)
    ada, bruno, mira = (playground.person(name) for name in ("Ada", "Bruno", "Mira"))
    await thread.add_user(discord.Object(ada.id))
    assert ada.visible("secret") == []
    assert mira.visible("secret") == []
    with pytest.raises(ValueError, match="sees no channel"):
        bruno.visible("secret")


async def test_too_many_threads(playground: Playground, bot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("playground.threads.MOST_ACTIVE", 1)
    channel = bot.get_channel(playground.channel("tables").id)
    await channel.create_thread(name="one", type=discord.ChannelType.public_thread)
    with pytest.raises(discord.HTTPException) as error:
        await channel.create_thread(name="two", type=discord.ChannelType.public_thread)
    assert error.value.code == 160006


async def test_direct_messages(playground: Playground, bot: Any) -> None:
    ada, dev, bruno = (playground.person(name) for name in ("Ada", "Dev", "Bruno"))
    user = await bot.fetch_user(ada.id)
    await user.send("your turn")
    assert [message.text for message in ada.dms()] == ["your turn"]
    assert ada.unread(ada.open_dm()) == (1, 1)
    closed = await bot.fetch_user(dev.id)
    with pytest.raises(discord.Forbidden) as error:
        await closed.send("your turn")
    assert error.value.code == 50007
    dev.close_dms(False)
    await closed.send("your turn")
    bruno.leave()
    stranger = await bot.fetch_user(bruno.id)
    with pytest.raises(discord.Forbidden) as error:
        await stranger.send("your turn")
    assert error.value.code == 50278


async def test_who_is_there(playground: Playground, bot: Any) -> None:
    [guild] = bot.guilds
    ada = playground.person("Ada")
    member = await guild.fetch_member(ada.id)
    assert member.display_name == "Ada"
    ada.leave()
    with pytest.raises(discord.NotFound) as error:
        await guild.fetch_member(ada.id)
    assert error.value.code == 10007
    with pytest.raises(discord.NotFound) as error:
        await bot.fetch_user(1)
    assert error.value.code == 10013
    assert {c.name for c in await guild.fetch_channels()} == {"tables", "lounge", "news"}
    assert len(await guild.fetch_roles()) == 3
    assert (await bot.fetch_guild(guild.id)).name == guild.name
    assert [g.id async for g in bot.fetch_guilds()] == [guild.id]
    assert (await bot.application_info()).owner.display_name == "Olga"
    found = await guild.query_members(user_ids=[playground.person("Bruno").id])
    assert [person.display_name for person in found] == ["Bruno"]


async def test_typing(playground: Playground, bot: Any) -> None:
    async with bot.get_channel(playground.channel("tables").id).typing():
        pass
    assert playground.requests.entries[-1].route == "/channels/{channel_id}/typing"
