"""Messages: limits, files, nonces, mentions, old edits, deleting."""

from __future__ import annotations

import io
from typing import Any

import discord
import pytest
from discord.http import Route

from playground import Permission, Playground

V2 = 1 << 15


def text(content: str = "x") -> dict[str, Any]:
    return {"type": 10, "content": content}


def button(**fields: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "b", "custom_id": "b", **fields}


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def menu(**fields: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "m", "options": [{"label": "a", "value": "a"}], **fields}


def people(**fields: Any) -> dict[str, Any]:
    return {"type": 5, "custom_id": "p", **fields}


def presets(kind: str, count: int) -> list[dict[str, str]]:
    return [{"id": str(number), "type": kind} for number in range(1, count + 1)]


def options(count: int) -> list[dict[str, str]]:
    return [{"label": str(number), "value": str(number)} for number in range(count)]


def gallery(count: int, **fields: Any) -> dict[str, Any]:
    item = {"media": {"url": "https://example.org/a.png"}, **fields}
    return {"type": 12, "items": [item] * count}


async def post(bot: Any, playground: Playground, **body: Any) -> Any:
    channel_id = playground.channel("tables").id
    route = Route("POST", "/channels/{channel_id}/messages", channel_id=channel_id)
    return await bot.http.request(route, json=body)


GOOD = [
    [text("x" * 4000)],
    [text()] * 40,
    [row(*(button(custom_id=str(n)) for n in range(5)))],
    [row(menu(options=options(25), max_values=25, placeholder="p" * 150))],
    [row(people(min_values=0, max_values=25, default_values=presets("user", 25)))],
    [gallery(10, description="d" * 1024)],
    [row(button(label="l" * 80, custom_id="c" * 100, emoji={"name": "🃏"}))],
    [{"type": 17, "components": [{"type": 9, "components": [text()], "accessory": button()}]}],
]
BAD = {
    "too much text": ([text("x" * 2500), text("x" * 1501)], "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    "too many components": ([text()] * 41, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    "nested ones count": (
        [{"type": 17, "components": [text()] * 39}, text()],
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "six buttons": ([row(*(button(custom_id=str(n)) for n in range(6)))], "BASE_TYPE_BAD_LENGTH"),
    "an empty row": ([row()], "BASE_TYPE_REQUIRED"),
    "a custom id twice": ([row(button(), button())], "COMPONENT_CUSTOM_ID_DUPLICATED"),
    "a long custom id": ([row(button(custom_id="c" * 101))], "BASE_TYPE_BAD_LENGTH"),
    "no custom id": ([row(button(custom_id=""))], "BASE_TYPE_REQUIRED"),
    "a long label": ([row(button(label="l" * 81))], "BASE_TYPE_MAX_LENGTH"),
    "neither label nor emoji": ([row(button(label=None))], "BUTTON_COMPONENT_INVALID"),
    "a lone playing card": ([row(button(emoji={"name": "🂡"}))], "BUTTON_COMPONENT_INVALID_EMOJI"),
    "26 options": ([row(menu(options=options(26)))], "BASE_TYPE_BAD_LENGTH"),
    "an option twice": ([row(menu(options=options(1) * 2))], "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"),
    "a long option": ([row(menu(options=[{"label": "l" * 101, "value": "v"}]))], "BASE_TYPE_BAD_LENGTH"),
    "a long placeholder": ([row(menu(placeholder="p" * 151))], "BASE_TYPE_MAX_LENGTH"),
    "more values wanted than taken": (
        [row(people(min_values=3, max_values=2))],
        "SELECT_COMPONENT_MIN_VALUES",
    ),
    "more presets than values": ([row(people(default_values=presets("user", 2)))], "BASE_TYPE_MAX_LENGTH"),
    "presets of another kind": ([row(people(default_values=presets("role", 1)))], "BASE_TYPE_CHOICES"),
    "two menus in a row": ([row(menu(), menu(custom_id="n"))], "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    "11 pictures": ([gallery(11)], "BASE_TYPE_BAD_LENGTH"),
    "no picture": ([gallery(0)], "BASE_TYPE_REQUIRED"),
    "a long alt text": ([gallery(1, description="d" * 1025)], "BASE_TYPE_BAD_LENGTH"),
    "a button outside a row": ([button()], "UNION_TYPE_CHOICES"),
    "a container in a container": (
        [{"type": 17, "components": [{"type": 17, "components": [text()]}]}],
        "UNION_TYPE_CHOICES",
    ),
    "a section without accessory": ([{"type": 9, "components": [text()]}], "BASE_TYPE_REQUIRED"),
    "a picture that was not uploaded": (
        [{"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}],
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
}


@pytest.mark.parametrize("components", GOOD, ids=range(len(GOOD)))
async def test_components_at_their_limits(playground: Playground, bot: Any, components: Any) -> None:
    await post(bot, playground, flags=V2, components=components)
    assert playground.rejected == []


@pytest.mark.parametrize(("components", "code"), BAD.values(), ids=BAD)
async def test_components_beyond_their_limits(
    playground: Playground, bot: Any, components: Any, code: str
) -> None:
    with pytest.raises(discord.HTTPException) as error:
        await post(bot, playground, flags=V2, components=components)
    assert (error.value.status, error.value.code) == (400, 50035)
    [rejected] = playground.rejected
    assert codes_in(rejected.body["errors"]) & {code, "OPENAPI_SCHEMA"}
    assert playground.person("Ada").visible("tables") == []


def codes_in(tree: Any) -> set[str]:
    if isinstance(tree, list):
        return {fault["code"] for fault in tree}
    return set().union(*(codes_in(branch) for branch in tree.values())) if tree else set()


@pytest.mark.parametrize(
    "body",
    [
        {"flags": V2, "content": "x", "components": [text()]},
        {"flags": V2, "embeds": [{"title": "x"}], "components": [text()]},
        {"components": [text()]},
        {"content": "x" * 2001},
    ],
    ids=["content with V2", "embeds with V2", "V2 parts without the flag", "long content"],
)
async def test_what_does_not_go_together(playground: Playground, bot: Any, body: Any) -> None:
    with pytest.raises(discord.HTTPException) as error:
        await post(bot, playground, **body)
    assert error.value.code == 50035


async def test_empty_message(playground: Playground, bot: Any) -> None:
    with pytest.raises(discord.HTTPException) as error:
        await post(bot, playground)
    assert error.value.code == 50006


async def test_v2_is_for_ever(playground: Playground, bot: Any, send: Any) -> None:
    message = await send("tables", "a board")
    partial = bot.get_channel(message.channel_id).get_partial_message(message.id)
    with pytest.raises(discord.HTTPException) as error:
        await partial.edit(content="words")
    assert error.value.code == 50035
    await bot.http.request(
        Route("PATCH", "/channels/{c}/messages/{m}", c=message.channel_id, m=message.id), json={"flags": 0}
    )
    assert message.text == "a board"
    assert message.flags & V2


async def test_attachments_stay_only_if_listed(
    playground: Playground, bot: Any, send: Any, make_board: Any, png: bytes
) -> None:
    message = await send("tables", "one", picture="one.png")
    partial = bot.get_channel(message.channel_id).get_partial_message(message.id)
    fetched = await partial.fetch()
    assert fetched.attachments == []
    first = discord.Object(message.attachments[0].id)

    await partial.edit(view=make_board("words only"))
    assert list(playground.files(message)) == ["one.png"]

    new = discord.File(io.BytesIO(png), "two.png")
    await partial.edit(view=make_board("two", picture="two.png"), attachments=[new])
    assert list(playground.files(message)) == ["two.png"]

    with pytest.raises(discord.HTTPException) as error:
        await partial.edit(view=make_board("gone", picture="one.png"))
    assert error.value.code == 50035

    route = Route("PATCH", "/channels/{c}/messages/{m}", c=message.channel_id, m=message.id)
    await bot.http.request(route, json={"attachments": [{"id": str(first.id)}], "components": [text("no")]})
    assert playground.files(message) == {}


async def test_large_files(playground: Playground, bot: Any) -> None:
    channel = bot.get_channel(playground.channel("tables").id)
    for sizes in ([10 * 1024 * 1024 + 1], [9 * 1024 * 1024] * 3):
        files = [discord.File(io.BytesIO(bytes(size)), f"{n}.bin") for n, size in enumerate(sizes)]
        with pytest.raises(discord.HTTPException) as error:
            await channel.send(files=files)
        assert (error.value.status, error.value.code) == (413, 40005)
    await channel.send(file=discord.File(io.BytesIO(bytes(10 * 1024 * 1024)), "a.bin"))


async def test_same_nonce_same_message(playground: Playground, bot: Any, send: Any) -> None:
    first = await send("tables", "once", nonce=12345)
    second = await send("tables", "again", nonce=12345)
    assert first is second
    assert [message.text for message in playground.person("Ada").visible("tables")] == ["once"]
    assert (await send("tables", "other", nonce=6)) is not first


async def test_mentions_and_unread(playground: Playground, bot: Any, send: Any) -> None:
    ada, bruno = playground.person("Ada"), playground.person("Bruno")
    both = f"{ada.mention} and {bruno.mention}"
    message = await send(
        "tables", both, allowed_mentions=discord.AllowedMentions(users=[discord.Object(ada.id)])
    )
    assert message.mentions == [ada.id]
    assert (ada.unread("tables"), bruno.unread("tables")) == ((1, 1), (1, 0))
    await send("tables", both, allowed_mentions=discord.AllowedMentions.none())
    await send("tables", "@everyone", allowed_mentions=discord.AllowedMentions.all())
    assert ada.unread("tables") == (3, 1)
    ada.read("tables")
    assert ada.unread("tables") == (0, 0)


async def test_only_those_who_see_the_channel_are_notified(
    playground: Playground, bot: Any, send: Any
) -> None:
    ada, mira = playground.person("Ada"), playground.person("Mira")
    playground.admin.permit("tables", ada, deny=Permission.VIEW_CHANNEL)
    message = await send(
        "tables", f"{ada.mention} {mira.mention}", allowed_mentions=discord.AllowedMentions.all()
    )
    assert set(message.mentions) == {ada.id, mira.id}
    assert message.notified == [mira.id]


async def test_roles_are_pinged_if_mentionable_or_permitted(
    playground: Playground, bot: Any, send: Any
) -> None:
    admin, ada = playground.admin, playground.person("Ada")
    for name in ("Hosts", "Players"):
        admin.give_role(ada, admin.create_role(name, mentionable=name == "Players"))
    hosts, players = (f"<@&{admin.role(name).id}>" for name in ("Hosts", "Players"))
    everybody = discord.AllowedMentions.all()
    assert (await send("tables", hosts, allowed_mentions=everybody)).notified == []
    assert (await send("tables", players, allowed_mentions=everybody)).notified == [ada.id]
    admin.permit_bot("tables", allow=Permission.MENTION_EVERYONE)
    assert (await send("tables", hosts, allowed_mentions=everybody)).notified == [ada.id]
    assert (await send("tables", hosts, allowed_mentions=discord.AllowedMentions.none())).notified == []


async def test_edits_notify_nobody(playground: Playground, bot: Any, send: Any, make_board: Any) -> None:
    ada = playground.person("Ada")
    message = await send("tables", "quiet")
    partial = bot.get_channel(message.channel_id).get_partial_message(message.id)
    await partial.edit(view=make_board(ada.mention))
    assert message.mentions == [ada.id]
    assert ada.unread("tables") == (1, 0)


async def test_old_messages_can_hardly_be_edited(
    playground: Playground, bot: Any, send: Any, make_board: Any
) -> None:
    playground.messages.old_edits.retry_after = 0.01
    old = await send("tables", "old")
    partial = bot.get_channel(old.channel_id).get_partial_message(old.id)
    playground.advance(3601)
    for count in range(5):
        await partial.edit(view=make_board(str(count)))
    with pytest.raises(discord.HTTPException) as error:
        await partial.edit(view=make_board("once more"))
    assert (error.value.status, error.value.code) == (429, 30046)
    assert old.text == "4"
    new = await send("tables", "new")
    await bot.get_channel(new.channel_id).get_partial_message(new.id).edit(view=make_board("edited"))
    playground.advance(3601)
    await partial.edit(view=make_board("an hour later"))
    assert old.text == "an hour later"


async def test_who_may_delete(playground: Playground, bot: Any, send: Any) -> None:
    ada, mira = playground.person("Ada"), playground.person("Mira")
    board, line = await send("tables", "board"), ada.say("tables", "hello")
    with pytest.raises(ValueError, match="may not delete"):
        ada.delete(board)
    channel = bot.get_channel(board.channel_id)
    with pytest.raises(discord.Forbidden) as error:
        await channel.get_partial_message(line.id).delete()
    assert error.value.code == 50013
    with pytest.raises(discord.Forbidden) as error:
        await channel.get_partial_message(line.id).edit(content="x")
    assert error.value.code == 50005
    mira.delete(board)
    assert board.deleted
    with pytest.raises(discord.NotFound) as missing:
        await channel.get_partial_message(board.id).edit(content="x")
    assert missing.value.code == 10008
    ada.delete(line)
    assert ada.visible("tables") == []


async def test_history_is_paged(playground: Playground, bot: Any) -> None:
    ada = playground.person("Ada")
    lines = [ada.say("tables", str(number)) for number in range(7)]
    channel = bot.get_channel(playground.channel("tables").id)
    newest_first = [message.id async for message in channel.history(limit=None)]
    assert newest_first == [line.id for line in reversed(lines)]
    after = [message.id async for message in channel.history(after=discord.Object(lines[2].id), limit=2)]
    assert after == [lines[3].id, lines[4].id]
    around = [m.id async for m in channel.history(around=discord.Object(lines[3].id), limit=3)]
    assert sorted(around) == [line.id for line in lines[2:5]]


async def test_pins_need_their_own_permission(playground: Playground, bot: Any, send: Any) -> None:
    message = await send("tables", "board")
    channel = bot.get_channel(message.channel_id)
    with pytest.raises(discord.Forbidden):
        await channel.get_partial_message(message.id).pin()
    for role in playground.guild.roles.values():
        if role.bot_id:
            role.permissions |= Permission.PIN_MESSAGES
    await channel.get_partial_message(message.id).pin()
    assert [pinned.id async for pinned in channel.pins()] == [message.id]
    await channel.get_partial_message(message.id).unpin()
    assert not message.pinned
