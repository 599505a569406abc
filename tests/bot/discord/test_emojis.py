"""Emojis in place of letters: only existing ones, in the right places, and only if there is room."""

from __future__ import annotations

from typing import Any

import pytest

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.emojis import Emojis
from bot.discord.panels.pages import page_of
from bot.discord.panels.panel import Button, Line, Panel, RenderedPanel, Row, Select
from render.tags import most_letters, tag, untagged

_ID = 1574380179965345772
FOX, SPELL = "<:crest_fox_1a2b3c4d:1574380179965345771>", f"<:abraca_spell_8_1a2b3c4d:{_ID}>"
KNOWN = {"crest_fox": FOX, "abraca_spell_8": SPELL}


def shown(*parts: Any, known: dict[str, str]) -> list[Any]:
    """Return the contents of a message with ``parts`` if Discord has the ``known`` emojis."""
    drawn = RenderedPanel(Panel(parts), parts, "k3f9", emojis=Emojis(known))
    [container] = drawn.layout().to_components()
    return list(container["components"])


def press(argument: str) -> CustomId:
    return CustomId(1, 1, "pick", argument)


@pytest.mark.parametrize("known", [KNOWN, {}])
def test_a_button_has_the_emoji_of_its_thing_if_there_is_one(known: dict[str, str]) -> None:
    buttons = [
        Button("Owl", press("8"), symbol="abraca_spell_8"),
        Button("Dragon", press("1"), symbol="nothing"),
    ]
    [row] = shown(Row(buttons), known=known)
    assert [button["label"] for button in row["components"]] == ["Owl", "Dragon"]
    emojis = [button.get("emoji") for button in row["components"]]
    assert [emoji and int(emoji["id"]) for emoji in emojis] == (
        [1574380179965345772, None] if known else [None, None]
    )


@pytest.mark.parametrize("known", [KNOWN, {}])
def test_a_menu_has_the_emojis_of_its_choices(known: dict[str, str]) -> None:
    choices = [("8", "Owl", ""), ("1", "Dragon", "")]
    [row] = shown(
        Select(press("0"), "Choose", choices, symbols={"8": "abraca_spell_8", "1": None}), known=known
    )
    emojis = [option.get("emoji") for option in row["components"][0]["options"]]
    assert [emoji and int(emoji["id"]) for emoji in emojis] == (
        [1574380179965345772, None] if known else [None, None]
    )


@pytest.mark.parametrize(
    ("letters", "pictures"),
    [
        ("🦊 **Ada** casts", f"{FOX} **Ada** casts"),
        ("1. 🦊 **Ada**, 🐦 **Bo**", f"1. {FOX} **Ada**, 🐦 **Bo**"),
        ("first\n🦊 *free*", f"first\n{FOX} *free*"),
        ("a 🦊 is no crest", "a 🦊 is no crest"),
        ("🐦 **Bo 🦊**", "🐦 **Bo 🦊**"),
        ("🐦 **Bo 🦊 \\*\\*Ada\\*\\***", "🐦 **Bo 🦊 \\*\\*Ada\\*\\***"),
    ],
)
def test_crests_stand_before_seats_and_names_stay_as_they_were_typed(letters: str, pictures: str) -> None:
    [words, section] = shown(letters, Line(letters, Button("x", press("1"))), known=KNOWN)
    assert words["content"] == pictures
    assert section["components"][0]["content"] == pictures
    [words] = shown(letters, known={})
    assert words["content"] == letters


def test_things_have_their_emoji_before_them_where_discord_has_it() -> None:
    text = f"🦊 **Ada** casts {tag('abraca_spell_8')}Owl, {tag('abraca_spell_1')}Dragon"
    assert shown(text, known=KNOWN)[0]["content"] == f"{FOX} **Ada** casts {SPELL} Owl, Dragon"
    assert shown(text, known={})[0]["content"] == "🦊 **Ada** casts Owl, Dragon"
    [section] = shown(Line(text, Button("x", press("1"))), known=KNOWN)
    assert section["components"][0]["content"] == f"{FOX} **Ada** casts {SPELL} Owl, Dragon"


def test_where_there_is_no_room_crests_stay_letters_and_then_nothing_stands_before_things() -> None:
    names = f"🦊 **Ada** {tag('abraca_spell_8')}Owl\n" * 4
    in_letters = untagged(names)
    whole, things = len(Emojis(KNOWN).in_words(names)), len(Emojis(KNOWN).before_things(names))
    assert len(in_letters) < things < whole <= 4 * len(in_letters) + 4 * (len(FOX) + len(SPELL))
    for room, crests, spells in (
        (4000 - whole, 4, 4),
        (4001 - whole, 0, 4),
        (4000 - things, 0, 4),
        (4001 - things, 0, 0),
    ):
        filled, rest = (part["content"] for part in shown(names, "x" * room, known=KNOWN))
        assert (filled.count(FOX), filled.count(SPELL)) == (crests, spells)
        assert filled.replace(FOX, "🦊").replace(f"{SPELL} ", "") == in_letters
        assert len(filled + rest) <= 4000


def test_emojis_take_no_room_of_what_is_read() -> None:
    lines = [f"{tag('abraca_spell_8')}12345"] * 5
    assert page_of(lines, letters=11) == lines[:2]
    assert page_of(lines, letters=11, size_of=most_letters) == lines[:1]


def test_a_doubted_emoji_is_not_used_until_it_is_known_again() -> None:
    emojis, told = Emojis(KNOWN), []
    emojis.doubted.append(lambda: told.append("doubted"))
    emojis.doubt()
    assert (emojis.of("crest_fox"), told) == (None, ["doubted"])
    emojis.learn({"crest_fox": FOX})
    emojis.add("abraca_spell_8", SPELL)
    assert (emojis.of("crest_fox"), emojis.of("abraca_spell_8"), len(emojis)) == (FOX, SPELL, 2)
