"""Blocking people: they aren't brought together without being asked, and nobody else can see why."""

from __future__ import annotations

import re

import pytest

from playground import Message
from tests.protocol.evening import PEOPLE, Evening, read, verb
from tests.protocol.test_gathering import told
from tests.protocol.test_lobby import finish
from tests.protocol.test_me import everything, page
from tests.support.phrases import phrase


async def block(evening: Evening, name: str, other: str) -> Message:
    """Let one person block another; return the panel that lists whom they have blocked."""
    panel = await evening.slash(name, "me blocked")
    reply = await evening.person(name).select(panel, verb_of_menu(panel), evening.person(other))
    return await reply.result()


def verb_of_menu(panel: Message) -> str:
    """Return the custom id of a panel's menu of people."""
    [menu] = [one.custom_id for one in panel.selects if one.custom_id]
    return menu


async def test_people_are_blocked_listed_and_unblocked(evening: Evening) -> None:
    panel = await page(evening, "Ada", "you")
    panel = await evening.turn("Ada", panel, "me-blocked")
    assert phrase("me-blocked-none") in panel.text
    panel = await block(evening, "Ada", "Dev")
    assert phrase("me-block-done") in panel.text
    assert "block yourself" in await read(
        await evening.person("Ada").select(panel, verb_of_menu(panel), evening.person("Ada"))
    )
    await evening.restart_bot()
    panel = await evening.slash("Ada", "me blocked")
    panel = await evening.turn("Ada", panel, "me-unblock")
    assert phrase("me-blocked-none") in panel.text
    await evening.open_table()
    await evening.press("Dev", evening.board(), "Join")
    assert await evening.seats() == ["Ada", "Dev"]


async def test_whoever_is_blocked_sits_down_and_only_the_author_of_the_block_hears_of_it(
    evening: Evening,
) -> None:
    await block(evening, "Ada", "Dev")
    board = await evening.open_table()
    await evening.press("Mira", board, "Join")
    posted = len(in_channel(evening))
    reply = await evening.press("Dev", board, "Join")
    assert phrase("joined") in await read(reply) or not reply.followups
    assert await evening.seats() == ["Ada", "Mira", "Dev"]
    assert len(in_channel(evening)) == posted
    [letter] = evening.person("Ada").dms()
    assert phrase("letter-blocked") in letter.text
    assert not evening.person("Mira").dms()
    await evening.press("Ada", letter, verb(letter, "leave"))
    assert await evening.seats() == ["Mira", "Dev"]


@pytest.mark.parametrize("delivery", ["channel", "direct", "both", "digest"])
@pytest.mark.parametrize("takes", [True, False])
async def test_it_is_never_told_in_a_channel(evening: Evening, delivery: str, takes: bool) -> None:
    evening.person("Ada").close_dms(not takes)
    await evening.wish(evening.person("Ada").id, delivery=delivery)
    await block(evening, "Ada", "Dev")
    board = await evening.open_table()
    await evening.press("Dev", board, "Join")
    await evening.pass_time(2 * 86_400)
    assert not told(evening, phrase("notice-blocked"))
    assert len(evening.person("Ada").dms()) == takes


async def test_joining_somebody_one_has_blocked_takes_a_second_press(evening: Evening) -> None:
    await block(evening, "Dev", "Ada")
    board = await evening.open_table()
    reply = await evening.press("Dev", board, "Join")
    question = reply.followups[-1]
    assert phrase("ask-sit-with", variant="one") in question.text
    assert await evening.seats() == ["Ada"]
    joined = await evening.turn("Dev", question, "join-yes")
    assert phrase("joined") in joined.text
    assert await evening.seats() == ["Ada", "Dev"]


async def surface(evening: Evening, *, apart: bool, delivery: str) -> tuple[list[str], list[str], set[int]]:
    """Invite Bruno; return the texts in the channel, his direct messages, and who was pinged."""
    await evening.wish(evening.person("Bruno").id, delivery=delivery)
    if apart:
        await block(evening, "Bruno", "Ada")
    await evening.open_table()
    await evening.slash("Ada", "table invite", player=evening.person("Bruno"))
    await evening.calm()
    room = evening.playground.channel("tables")
    shown = [one for one in evening.playground.world.history(room.id) if not one.ephemeral]
    pinged = {person for one in shown for person in one.notified}
    return [one.text for one in shown], [one.text for one in evening.person("Bruno").dms()], pinged


async def test_an_invitation_looks_as_it_always_does_and_reaches_nobody(evening: Evening) -> None:
    bruno = evening.person("Bruno").id
    plain, _, pinged = await surface(evening, apart=False, delivery="channel")
    assert bruno in pinged
    await evening.slash("Ada", "table end", table=1)
    await evening.calm()
    await clear(evening)
    kept_apart, _, pinged = await surface(evening, apart=True, delivery="channel")
    assert numbered(kept_apart) == numbered(plain)
    assert bruno not in pinged, "it stands there for all others, and calls nobody"
    [message] = told(evening, "invites you")
    reply = await evening.press("Bruno", message, verb(message, "invite-accept"))
    assert phrase("ask-sit-with", "it", variant="one") in await read(reply)


def numbered(texts: list[str]) -> list[str]:
    """Return texts without the lines and numbers that differ from table to table."""
    return ["\n".join(line for line in text.split("\n") if "`" not in line and "<t:" not in line)
            .replace("2", "1") for text in texts]  # fmt: skip


async def clear(evening: Evening) -> None:
    """Remove all messages in the channel."""
    room = evening.playground.channel("tables")
    for message in [*evening.playground.world.history(room.id)]:
        evening.playground.world.messages[room.id].pop(message.id, None)


async def test_a_direct_message_does_not_come(evening: Evening) -> None:
    _, letters, _ = await surface(evening, apart=False, delivery="direct")
    assert len([one for one in letters if "invites you" in one]) == 1
    await evening.slash("Ada", "table end", table=1)
    _, letters, _ = await surface(evening, apart=True, delivery="direct")
    assert len([one for one in letters if "invites you" in one]) == 1, "no other one"
    assert not told(evening, "invites you")
    panel = await evening.slash("Ada", "table invite", table=2)
    assert f"<@{evening.person('Bruno').id}>" in panel.text, "who invites him sees nothing of it"
    refusal = await evening.slash("Ada", "table invite", table=2, player=evening.person("Bruno"))
    assert phrase("refused-invited-already") in refusal.text


async def test_play_again_pings_nobody_whom_it_would_bring_to_somebody_they_have_blocked(
    evening: Evening,
) -> None:
    board = await evening.begin("Bruno", "Dev")
    await finish(evening)
    await block(evening, "Dev", "Ada")
    await evening.press("Ada", board, "Play again")
    [message] = told(evening, "invites you")
    assert f"<@{evening.person('Dev').id}>" in message.text
    assert set(message.notified) == {evening.person("Bruno").id}


async def test_play_again_asks_before_it_invites_somebody_whom_one_has_blocked(evening: Evening) -> None:
    board = await evening.begin("Bruno", "Dev")
    await finish(evening)
    await block(evening, "Ada", "Dev")
    reply = await evening.press("Ada", board, "Play again")
    question = reply.followups[-1]
    assert phrase("ask-again-blocked", variant="one") in question.text
    assert not told(evening, "invites you")
    await evening.turn("Ada", question, "again-yes")
    await evening.calm()
    [message] = told(evening, "invites you")
    assert set(message.notified) == {evening.person(name).id for name in ("Bruno", "Dev")}


def in_channel(evening: Evening) -> list[Message]:
    """Return the channel's public messages."""
    room = evening.playground.channel("tables")
    return [one for one in evening.playground.world.history(room.id) if not one.ephemeral]


def alike(text: str) -> str:
    """Return ``text`` without what differs from table to table: its number, times, links, the shuffle."""
    for pattern, same in ((r"<t:\d+", "<t"), (r"`[0-9a-f]{16,}`", "`"), (r"(table|tavolo|/1) 2", r"\1 1"),
                          (r"(?<!<@)\b\d{15,}", "0")):  # fmt: skip
        text = re.sub(pattern, same, text)
    return text


async def a_lobby(evening: Evening, number: int, *, author: str) -> list[object]:
    """Let Bruno invite Dev to Ada's table; Mira and Dev join.

    Return everything that people other than the block's ``author`` see meanwhile, and who was pinged.
    """
    seen: list[object] = []
    mailed = {name: len(evening.person(name).dms()) for name in PEOPLE}

    async def look(*answers: str) -> None:
        shown = in_channel(evening)
        own = evening.person(author).id
        seen.append([alike(text) for text in (*answers, *(one.text for one in shown))])
        seen.append([sorted(set(one.notified) - {own}) for one in shown])
        for name in PEOPLE:
            if name != author:
                letters = evening.person(name).dms()[mailed[name] :]
                listed = await evening.slash(name, "tables")
                seen.append([name, *(alike(one.text) for one in (*letters, listed))])

    board = await evening.open_table()
    await evening.press("Bruno", board, "Join")
    invited = await evening.slash("Bruno", "table invite", table=number, player=evening.person("Dev"))
    await evening.calm()
    await look(invited.text)
    [message] = told(evening, phrase("notice-invited"))
    for name in ("Mira", "Dev"):
        press = (message, "invite-accept") if name == "Dev" else (board, "join")
        reply = await evening.press(name, press[0], verb(*press))
        said = reply.followups[-1] if reply.followups else await reply.result()
        if f"{press[1]}-yes" in str([one.custom_id for one in said.buttons]):
            assert name == author, "nobody else is asked"
            await evening.turn(name, said, f"{press[1]}-yes")
            await evening.calm()
        await look()
    seen.append(await evening.seats(number))
    question = await evening.slash("Ada", "table end", table=number)
    await evening.turn("Ada", question, "end-yes")
    await evening.calm()
    await clear(evening)
    return seen


@pytest.mark.parametrize(
    ("author", "other"), [("Ada", "Dev"), ("Dev", "Ada"), ("Dev", "Bruno"), ("Mira", "Dev")]
)
async def test_everybody_else_sees_what_they_would_see_without_the_block(
    evening: Evening, author: str, other: str
) -> None:
    await evening.wish(evening.person("Mira").id, delivery="direct")
    plain = await a_lobby(evening, 1, author=author)
    await block(evening, author, other)
    assert await a_lobby(evening, 2, author=author) == plain


async def test_blocks_are_exported_to_whoever_made_them_and_forgotten_with_them(evening: Evening) -> None:
    await block(evening, "Ada", "Dev")

    async def blocks_of(name: str) -> list[dict[str, int]]:
        found: list[dict[str, int]] = (await everything(evening, name))["blocks"]
        return found

    dev = evening.person("Dev").id
    assert [one["blocked"] for one in await blocks_of("Ada")] == [dev]
    assert not await blocks_of("Dev")
    question = await evening.slash("Dev", "me delete")
    await evening.turn("Dev", question, "me-delete-yes")
    assert [one["blocked"] for one in await blocks_of("Ada")] == [dev], "it is Ada's"
    question = await evening.slash("Ada", "me delete")
    await evening.turn("Ada", question, "me-delete-yes")
    assert not await blocks_of("Ada")
    await evening.open_table()
    await evening.press("Dev", evening.board(), verb(evening.board(), "join"))
    assert await evening.seats() == ["Ada", "Dev"]
