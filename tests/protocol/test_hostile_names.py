"""People whose names are markup play a game, and their names never become markup in the bot's messages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from playground import Message, Playground
from tests.protocol.course import play_out
from tests.protocol.evening import PEOPLE, Evening, verb
from tests.protocol.removing import remove
from tests.support.hostile import hostile_texts
from tests.support.markup import live, pings, visible

NAMES = (
    ("<@{mira}>", "https://evil.example", "**x** <t:0:R>"),
    ("discord.gg/free", "<#{tables}> @everyone", "[a](https://b.c)"),
    ("<:a:1></table new:5>", "||`_~~# x", "www.evil.example\\"),
)
"""The three people's names; the first ones mention a person and a channel of the server."""
FOREIGN = {"everybody", "command", "place", "channel", "role", "spoiler", "underline", "strike"}
"""Kinds of markup that no message of a game contains."""
LONG_AGO = 10**9
"""Earlier than any time in a test, in Unix seconds."""


def hostile(playground: Playground, names: tuple[str, ...]) -> dict[str, str]:
    """Give these names to Ada, Bruno and Chloé, and return the people."""
    known = {
        "mira": playground.person("Mira").id,
        "tables": playground.channel("tables").id,
    }
    people = [playground.person(name) for name in PEOPLE[:3]]
    called = {name: given.format(**known) for name, given in zip(PEOPLE, names, strict=False)}
    for person, name in zip(people, called.values(), strict=True):
        playground.world.users[person.id].global_name = name
    return called


def everything_said(playground: Playground) -> Iterator[Message]:
    """Yield all messages, including private ones."""
    for there in playground.world.messages.values():
        yield from there.values()


@pytest.mark.parametrize("names", NAMES, ids=["mentions", "invitations", "halves"])
async def test_a_game_of_people_whose_names_are_markup(evening: Evening, names: tuple[str, ...]) -> None:
    called = hostile(evening.playground, names)
    ada, bruno, chloe = called.values()
    board = await evening.open_table(ada)
    for name in (bruno, chloe):
        await evening.press(name, board, verb(board, "join"))
    await evening.press(ada, board, verb(board, "start"))
    for name in (ada, bruno, chloe):
        await evening.hand(name)
    await evening.turn(ada, await evening.hand(ada), "text")
    await play_out(evening)
    for name in (ada, "Dev"):
        await evening.slash(name, "table log")
    said = list(everything_said(evening.playground))
    assert len(said) > 5
    seated = {str(evening.person(name).id) for name in called.values()}
    for message in said:
        for kind, about in live(message.text):
            if kind == "person":
                assert about in seated, "the bot names only who plays"
            elif kind == "time":
                assert int(about) > LONG_AGO
            elif kind == "link":
                assert about.startswith("https://discord.com/channels/")
            assert kind not in FOREIGN
        assert not [one for one in pings(message.text) if re.sub(r"\D", "", one) not in seated]
    public = "\n".join(visible(one.text) for one in said if not one.ephemeral)
    for name in called.values():
        assert name in public, "it reads as it was typed"


async def test_what_somebody_types_is_said_without_markup(evening: Evening) -> None:
    called = hostile(evening.playground, NAMES[0])
    ada, bruno, _ = called.values()
    board = await evening.open_table(ada)
    await evening.press(bruno, board, verb(board, "join"))
    await remove(evening, ada, bruno, "<@222> https://evil.example")
    for text in hostile_texts(12):
        if text.strip():
            answer = await evening.slash("Dev", "lookup", what=text)
            assert not [one for one in live(answer.text) if one[0] in {"person", "link", "time", "command"}]
