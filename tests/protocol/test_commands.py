"""Every command in every offered language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

import discord
import pytest

from bot.database.errors import StoreError
from bot.table.store import TableStore
from games.engine.content import data_folder
from playground import CannotDoError, Permission
from playground.limits.commands import MOST_CHARACTERS, characters
from render.words import DEFAULT_LOCALE, locale_for, locales
from tests.protocol.agreeing import agree_on
from tests.protocol.evening import Evening, choices, names_at, read
from tests.support.derived import assert_derived
from tests.support.phrases import phrase

TRANSLATED = [one.value for one in discord.Locale if locale_for(one.value) != DEFAULT_LOCALE]
"""Discord's languages in which commands have names other than the English ones."""


async def test_new_opens_a_lobby_in_the_language_asked_for(evening: Evening) -> None:
    answer = await evening.slash("Ada", "table new", game="abraca")
    assert "Table 1 is open" in answer.text
    assert answer.ephemeral
    await evening.calm()
    assert phrase("lobby-need", variant="one") in evening.board().text
    italian = await evening.slash("Ada", "table new", game="abraca", language="it")
    assert "Table 2 is open" in italian.text, "private words stay in the reader's language"
    await evening.calm()
    assert "tavolo 2" in evening.board().text
    assert "Partecipa" in [button.label for button in evening.board().buttons]


async def test_the_server_chooses_the_language_of_tables(evening: Evening) -> None:
    evening.playground.guild.locale = "it"
    board = await evening.open_table("Ada")
    assert "tavolo 1" in board.text


async def test_an_italian_reads_italian_and_the_channel_does_not(evening: Evening) -> None:
    board = await evening.begin("Bruno")
    await evening.move(await evening.asked())
    assert phrase("board-waiting", variant="one") in board.text
    panel = await evening.hand("Bruno")
    assert "tavolo 1" in panel.text
    assert any("tu " in alt or "pietre" in alt for alt in panel.alt_texts)
    refused = await evening.slash("Bruno", "table export")
    assert phrase("refused-not-over-yet", "it") in refused.text
    helped = await evening.slash("Bruno", "help")
    assert "si gioca" in helped.text


async def test_show_as_picture_and_as_text(evening: Evening) -> None:
    board = await evening.begin("Bruno")
    shown = await evening.slash("Chloé", "table show")
    assert shown.ephemeral
    assert shown.text == board.text
    assert shown.alt_texts == board.alt_texts
    text = await evening.slash("Ada", "table show", text=True)
    assert not text.attachments
    assert "Bruno has the stones" in text.text
    assert choices(text) if await evening.asked() == "Ada" else not choices(text)
    watching = await evening.slash("Chloé", "table show", text=True)
    assert phrase("abraca-alt-stones") not in watching.text
    assert "5 hidden stones" in watching.text


async def test_show_in_the_lobby_and_of_an_ended_table(evening: Evening) -> None:
    board = await evening.open_table()
    shown = await evening.slash("Chloé", "table show", text=True)
    assert shown.text == board.text
    await evening.press("Ada", board, "Leave")
    ended = await evening.slash("Bruno", "table show", table=1)
    assert phrase("board-ended") in board.text
    assert "Questo tavolo" in ended.text
    log = await evening.slash("Ada", "table log", table=1)
    assert "Ada opens the table" in log.text.replace("*", "")


async def test_hand_by_command(evening: Evening) -> None:
    await evening.open_table()
    assert phrase("refused-not-started") in (await evening.slash("Ada", "table hand")).text
    await evening.press("Bruno", evening.board(), "Join")
    await evening.press("Ada", evening.board(), "Start")
    asked = await evening.asked()
    panel = await evening.slash(asked, "table hand")
    assert set(choices(panel)) == {f"cast {number}" for number in range(1, 9)}
    await evening.pick(asked, panel, "cast 8")


async def test_help(evening: Evening) -> None:
    assert "/table new" in (await evening.slash("Ada", "help")).text


async def test_options_change_in_forms(evening: Evening) -> None:
    await evening.open_table()
    panel = await evening.slash("Ada", "table options")
    assert [button.label for button in panel.buttons][-1] == "Presets"
    await agree_on(evening, "Ada", panel, easy_order="Any number")
    assert "Free order: Any number" in panel.text
    assert "Options: Free order: Any number" in evening.board().text
    await agree_on(evening, "Ada", panel, easy_order=phrase("abraca-option-easy_order-false"))
    assert "Options:" not in evening.board().text
    for_others = await evening.slash("Chloé", "table options")
    explained = await evening.press("Chloé", for_others, "Rules 1")
    assert phrase("abraca-option-easy_order-help") in await read(explained)


async def test_end_asks_first(evening: Evening) -> None:
    board = await evening.begin("Bruno")
    assert phrase("refused-host-only") in (await evening.slash("Dev", "table end")).text
    question = await evening.slash("Ada", "table end")
    assert phrase("end-question") in question.text
    await evening.press("Ada", question, phrase("button-no"))
    assert phrase("end-question") not in question.text, "the hand is in its place"
    assert (await evening.table()).status == "playing"
    question = await evening.slash("Ada", "table end")
    await evening.press("Ada", question, phrase("button-end-yes"))
    assert phrase("end-done") in question.text
    assert phrase("board-ended") in board.text
    assert not board.buttons
    assert not evening.notices()
    again = await evening.slash("Ada", "table end", table=1)
    assert "has ended" in again.text
    assert phrase("refused-not-over-yet") in (await evening.slash("Ada", "table export", table=1)).text


async def test_verify_before_the_end_is_refused(evening: Evening) -> None:
    await evening.begin("Bruno")
    assert phrase("refused-not-over-yet") in (await evening.slash("Ada", "table verify")).text


async def test_tables_lists_mine_first_and_those_that_wait_longest(evening: Evening) -> None:
    assert phrase("tables-none") in (await evening.slash("Ada", "tables")).text
    await evening.begin("Bruno")
    await evening.begin("Bruno", host="Ada")
    await evening.open_table("Chloé")
    listed = await evening.slash("Ada", "tables")
    assert listed.text.index("Your tables") < listed.text.index(phrase("tables-joinable"))
    assert "In the lobby, 1 of 5 seats taken" in listed.text
    tables = [await evening.table(number) for number in (1, 2)]
    mine = [table.id for table in tables if names_at(table)[table.waiting[0]] == "Ada"]
    shown = [
        int(line.split("table ")[1].split("*")[0]) for line in listed.text.splitlines() if "· <#" in line
    ]
    assert shown[: len(mine)] == sorted(mine)
    panel = await (await evening.person("Ada").press(listed, "My hand")).result()
    assert "Abraca" in panel.text


async def test_tables_are_suggested(evening: Evening) -> None:
    await evening.begin("Bruno")
    await evening.open_table("Chloé")
    ada = evening.person("Ada")
    offered = await ada.autocomplete("tables", "table show", focused="table")
    assert [(entry.name, entry.value) for entry in offered] == [
        ("Abraca…what? · table 1 (being played)", 1),
        ("Abraca…what? · table 2 (in the lobby)", 2),
    ]
    offered = await ada.autocomplete("tables", "table show", focused="table", text="LOBBY")
    assert [entry.value for entry in offered] == [2]
    evening.permit("Dev", "tables", Permission.VIEW_CHANNEL, allow=False)
    offered = await evening.person("Dev").autocomplete("lounge", "table show", focused="table")
    assert offered == []


async def test_a_table_that_is_not_there(evening: Evening) -> None:
    assert phrase("refused-no-table-here") in (await evening.slash("Ada", "table show")).text
    for number in (7, 999_999_999_999_999):
        text = (await evening.slash("Ada", "table show", table=number)).text
        assert f"no table {number} here" in text
    assert "no table -1" in (await evening.slash("Ada", "table hand", table=-1)).text


async def test_a_channel_where_the_bot_may_not_write(evening: Evening) -> None:
    answer = await evening.slash("Ada", "table new", "news", game="abraca")
    assert "Send Messages" in answer.text
    assert not evening.boards("news")
    evening.playground.deny_bot("lounge", Permission.ATTACH_FILES | Permission.VIEW_CHANNEL)
    answer = await evening.slash("Ada", "table new", "lounge", game="abraca")
    assert "View Channel" in answer.text
    assert "Attach Files" in answer.text


async def test_a_game_that_is_not_there(evening: Evening) -> None:
    with pytest.raises(CannotDoError):
        await evening.slash("Ada", "table new", game="chess")


async def test_names_descriptions_and_choices_are_localized(evening: Evening) -> None:
    every = evening.playground.commands.all(None)
    registered = {command["name"]: command for command in every if command["type"] == 1}
    assert set(registered) >= {"table", "tables", "rules", "help", "setup"}
    table = registered["table"]
    assert table["name_localizations"]["it"] == "tavolo"
    subcommands = {option["name"]: option for option in table["options"]}
    assert set(subcommands) >= {"new", "show", "hand", "log", "options", "end", "verify", "export"}
    for part in (table, *registered.values(), *subcommands.values()):
        assert part["name_localizations"].keys() == {*TRANSLATED}
        assert part["description_localizations"]["it"] != part["description"]
    [game, language, preset, _] = subcommands["new"]["options"]
    assert game["name_localizations"]["it"] == "gioco"
    assert game["choices"][0]["name_localizations"]["it"] == "Abraca…cosa?"
    assert [choice["value"] for choice in language["choices"]] == [*locales()]
    assert preset["autocomplete"]
    assert table["contexts"] == [0], "tables are of a server"
    assert registered["setup"]["default_member_permissions"] == Permission.MANAGE_GUILD


async def test_words_name_only_commands_that_exist_in_that_language(evening: Evening) -> None:
    for spoken in ("en-US", *TRANSLATED):
        names = set()
        for command in evening.playground.commands.all(None):
            name = _called(command, spoken)
            names.add(f"/{name}")
            for option in command["options"]:
                if option["type"] == 1:
                    names.add(f"/{name} {_called(option, spoken)}")
        for file in (data_folder() / "words" / locale_for(spoken)).glob("*.ftl"):
            said = set(re.findall(r"`(/[^`]+)`", file.read_text(encoding="utf-8")))
            assert said <= names, f"{spoken}: {file.name} names {said - names}"


async def test_no_two_commands_have_one_name_in_any_language(evening: Evening) -> None:
    """Discord would accept them, and show two that look alike."""

    def groups(parts: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
        yield parts
        for part in parts:
            yield from groups(part.get("options") or [])

    every = evening.playground.commands.all(None)
    kinds = [[command for command in every if command["type"] == kind] for kind in (1, 2, 3)]
    for spoken in ("en-US", *TRANSLATED):
        for group in chain.from_iterable(map(groups, kinds)):
            names = Counter(_called(part, spoken) for part in group)
            assert not {name: count for name, count in names.items() if count > 1}, spoken


async def test_no_command_comes_near_the_largest_that_discord_takes(evening: Evening) -> None:
    """For each text, the longest translation counts."""
    sizes = {command["name"]: characters(command) for command in evening.playground.commands.all(None)}
    assert max(sizes.values()) < 0.9 * MOST_CHARACTERS, sizes


def _called(part: dict[str, Any], spoken: str) -> str:
    """Return the name of a command, menu or option in one of Discord's languages."""
    return str((part["name_localizations"] or {}).get(spoken, part["name"]))


async def test_a_failing_suggestion_is_an_empty_list(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*_: object, **__: object) -> None:
        raise StoreError("The database is locked.")

    await evening.open_table()
    monkeypatch.setattr(TableStore, "find", refuse)
    assert await evening.person("Ada").autocomplete("tables", "table show", focused="table") == []


async def test_the_page_of_commands_lists_every_command_as_discord_shows_it(evening: Evening) -> None:
    rows = ["", "| Command | What it does | Fields |", "|---|---|---|"]
    for command in sorted(evening.bot.tree.walk_commands(), key=lambda one: ORDER.index(_root(one))):
        if isinstance(command, discord.app_commands.Command):
            fields = [_field(field) for field in command.parameters if field.name != "table"]
            rows.append(f"| `/{command.qualified_name}` | {command.description} | {'<br>'.join(fields)} |")
    assert_derived("docs/commands.md", "commands", "\n".join([*rows, "", ""]))


ORDER = (
    *("learn", "daily", "table", "tables", "rules", "lookup", "help"),
    *("stats", "play", "league", "duplicate", "tournament", "ladder", "me", "setup"),
)
"""The first words of the commands, in the order in which people meet them."""


def _root(command: discord.app_commands.Command[Any, ..., Any] | discord.app_commands.Group) -> str:
    return command.qualified_name.split()[0]


def _field(field: discord.app_commands.Parameter) -> str:
    name = f"`{field.name}:`" if field.required else f"*`{field.name}:`*"
    return f"{name} {field.description}"
