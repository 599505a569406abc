"""Changes to a server while the bot runs: people, roles, channels and threads come, change and go."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from playground import CannotDoError, Permission, Playground

Interaction = discord.Interaction[Any]


async def test_somebody_leaves(playground: Playground, bot: Any, send: Any) -> None:
    heard = []
    bot.event(remember("on_raw_member_remove", heard))
    [guild] = bot.guilds
    bruno = playground.person("Bruno")
    await guild.fetch_member(bruno.id)
    bruno.leave()
    with pytest.raises(discord.NotFound) as error:
        await guild.fetch_member(bruno.id)
    assert error.value.code == 10007
    message = await send("tables", f"{bruno.mention}, come back")
    assert (message.mentions, message.notified) == ([], [])
    assert heard == []
    bruno.join()
    assert (await guild.fetch_member(bruno.id)).roles == [guild.default_role]
    with pytest.raises(CannotDoError, match="owner"):
        playground.person("Olga").leave()


async def test_somebody_who_left_does_nothing(playground: Playground, bot: Any, send: Any) -> None:
    board = await send("tables", "board", "hand")
    ada = playground.person("Ada")
    panel = (await ada.press(board, "Hand")).message
    side = ada.start_thread("tables", "side")
    ada.leave()
    assert side.thread_members == []
    for message in (board, panel):
        with pytest.raises(CannotDoError, match="does not see"):
            await ada.press(message, message.buttons[0].label)
    with pytest.raises(CannotDoError, match="sees no channel"):
        ada.say("tables", "hello")


async def test_roles_come_change_and_go(playground: Playground, bot: Any) -> None:
    [guild] = bot.guilds
    admin, ada = playground.admin, playground.person("Ada")
    role = admin.create_role("Hosts")
    await playground.until(lambda: guild.get_role(role.id))
    admin.give_role(ada, "Hosts")
    admin.permit("tables", role, allow=Permission.MANAGE_MESSAGES)
    assert [one.name for one in (await guild.fetch_member(ada.id)).roles] == ["@everyone", "Hosts"]
    admin.edit_role(role, Permission.MANAGE_GUILD)
    await playground.until(lambda: guild.get_role(role.id).permissions.manage_guild)
    assert (await guild.fetch_role(role.id)).permissions.manage_guild
    admin.delete_role("Hosts")
    await playground.until(lambda: guild.get_role(role.id) is None)
    assert role.id not in {one.id for one in await guild.fetch_roles()}
    with pytest.raises(discord.NotFound) as error:
        await guild.fetch_role(role.id)
    assert error.value.code == 10011
    assert (await guild.fetch_member(ada.id)).roles == [guild.default_role]
    assert not playground.channel("tables").overwrites
    for kept in ("@everyone", "Tavolata"):
        with pytest.raises(CannotDoError, match="cannot be deleted"):
            admin.delete_role(kept)


async def test_an_interaction_tells_what_is_permitted_now(
    playground: Playground, bot: Any, make_board: Any
) -> None:
    admin, ada = playground.admin, playground.person("Ada")
    side = ada.start_thread("lounge", "side")
    channel = bot.get_channel(playground.channel("lounge").id)
    thread = await bot.fetch_channel(side.id)
    for place in (channel, thread):
        sent = await place.send(view=make_board("board", "more"))
        message = playground.world.message(place.id, sent.id)
        await ada.press(message, "More")
        before = bot.seen[-1]
        admin.give_role(ada, "Moderator")
        admin.permit_bot("lounge", deny=Permission.ATTACH_FILES)
        admin.permit("lounge", ada, deny=Permission.SEND_MESSAGES_IN_THREADS)
        await ada.press(message, "More")
        after = bot.seen[-1]
        assert before.permissions.send_messages_in_threads
        assert not before.permissions.manage_guild
        assert before.app_permissions.attach_files
        assert after.permissions.manage_guild
        assert not after.permissions.send_messages_in_threads
        assert not after.app_permissions.attach_files
        assert [role.name for role in after.user.roles] == ["@everyone", "Moderator"]
        admin.take_role(ada, "Moderator")
        admin.permit_bot("lounge")
        admin.permit("lounge", ada)


async def test_the_bot_learns_of_its_own_roles(playground: Playground, bot: Any) -> None:
    [guild] = bot.guilds
    role = playground.admin.create_role("Helpers", Permission.MANAGE_THREADS)
    me = playground.world.users[playground.world.bot_id]
    playground.admin.give_role(me, role)
    await playground.until(lambda: guild.me.guild_permissions.manage_threads)
    playground.admin.take_role(me, role)
    await playground.until(lambda: not guild.me.guild_permissions.manage_threads)


async def test_channels_come_change_and_go(playground: Playground, bot: Any) -> None:
    [guild] = bot.guilds
    channel = playground.admin.create_channel("attic", "Old things")
    await playground.until(lambda: guild.get_channel(channel.id))
    playground.admin.rename(channel, "cellar")
    await playground.until(lambda: guild.get_channel(channel.id).name == "cellar")
    playground.admin.permit_bot("cellar", deny=Permission.VIEW_CHANNEL)
    await playground.until(lambda: not guild.get_channel(channel.id).permissions_for(guild.me).view_channel)
    with pytest.raises(discord.Forbidden) as error:
        await bot.fetch_channel(channel.id)
    assert error.value.code == 50001
    playground.admin.permit_bot("cellar", allow=Permission.MANAGE_CHANNELS)
    await guild.get_channel(channel.id).edit(topic="New things")
    playground.admin.delete_channel("cellar")
    await playground.until(lambda: guild.get_channel(channel.id) is None)


async def test_a_channel_goes_with_its_threads(playground: Playground, bot: Any) -> None:
    heard: list[str] = []
    bot.event(remember("on_socket_event_type", heard))
    thread = playground.person("Ada").start_thread("lounge", "side")
    await playground.until(lambda: bot.get_channel(thread.id))
    playground.admin.delete_channel("lounge")
    await playground.until(lambda: bot.get_channel(thread.id) is None)
    assert "THREAD_DELETE" not in heard
    with pytest.raises(discord.NotFound) as error:
        await bot.fetch_channel(thread.id)
    assert error.value.code == 10003


async def test_threads_come_change_and_go(playground: Playground, bot: Any) -> None:
    heard: list[Any] = []
    for event in ("on_thread_create", "on_raw_thread_update", "on_raw_thread_delete"):
        bot.event(remember(event, heard))
    ada = playground.person("Ada")
    thread = ada.start_thread("tables", "side")
    await playground.until(lambda: heard)
    assert heard.pop().name == "side"
    playground.admin.rename("side", "aside")
    await playground.until(lambda: heard)
    assert heard.pop().data["name"] == "aside"
    playground.admin.archive("aside", lock=True)
    await playground.until(lambda: heard)
    assert heard.pop().data["thread_metadata"]["locked"]
    assert (await bot.fetch_channel(thread.id)).archived
    with pytest.raises(discord.HTTPException) as error:
        await bot.get_partial_messageable(thread.id).send("hello")
    assert error.value.code == 50083
    playground.admin.unarchive(thread)
    await bot.get_partial_messageable(thread.id).send("hello")
    heard.clear()
    playground.admin.delete_channel(thread)
    await playground.until(lambda: heard)
    assert heard.pop().thread_id == thread.id


async def test_threads_that_the_bot_may_not_see(playground: Playground, bot: Any) -> None:
    heard: list[Any] = []
    bot.event(remember("on_thread_create", heard))
    playground.admin.permit_bot("lounge", deny=Permission.VIEW_CHANNEL)
    ada = playground.person("Ada")
    ada.start_thread("lounge", "hidden")
    seen = ada.start_thread("tables", "seen")
    await playground.until(lambda: heard)
    assert [thread.id for thread in heard] == [seen.id]


async def test_the_bot_is_sent_away_and_comes_back(playground: Playground, bot: Any, send: Any) -> None:
    board = await send("tables", "board", "more")
    ada = playground.person("Ada")
    playground.admin.remove_bot()
    await playground.until(lambda: not bot.guilds)
    with pytest.raises(discord.Forbidden) as error:
        await bot.fetch_channel(board.channel_id)
    assert error.value.code == 50001
    with pytest.raises(discord.NotFound) as gone:
        await bot.fetch_guild(playground.guild.id)
    assert gone.value.code == 10004
    assert ada.offered("tables") == []
    playground.admin.invite_bot()
    await playground.until(lambda: bot.guilds)
    await send("tables", "here again")


async def test_the_bot_leaves_by_itself(playground: Playground, bot: Any) -> None:
    await bot.guilds[0].leave()
    await playground.until(lambda: not bot.guilds)
    assert playground.world.bot_id not in playground.guild.members


def remember(event: str, heard: list[Any]) -> Any:
    async def listener(what: Any) -> None:
        heard.append(what)

    listener.__name__ = event
    return listener
