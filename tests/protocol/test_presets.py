"""Presets: a table's terms, saved under a name for the next table."""

from __future__ import annotations

import pytest

from bot.features.lobby.rules.terms import set_terms
from bot.features.presets.rules import PRINTED, Preset, printed_options
from bot.features.presets.store import MOST_PRESETS
from games.engine.text import Typed
from games.registry import GAMES
from playground import CannotDoError, Message, Modal
from tests.protocol.evening import Evening, read, verb
from tests.support.acting import act, agree_on_clock
from tests.support.phrases import phrase, spoken

PLAIN = {"easy_order": True, "spectators": "all"}


async def presets(evening: Evening, name: str = "Ada") -> Message:
    """Return the presets panel of a person who may change the options of table 1."""
    options = await evening.slash(name, "table options", table=1)
    return await evening.turn(name, options, "presets")


async def form(evening: Evening, panel: Message, name: str = "Ada") -> Modal:
    reply = await evening.person(name).press(panel, verb(panel, "preset-new"))
    assert reply.modal is not None
    return reply.modal


async def save(
    evening: Evening, called: str, name: str = "Ada", scope: str | None = None, panel: Message | None = None
) -> Message:
    """Let a person save the terms under a name; return the answer."""
    panel = panel or await presets(evening, name)
    values = {"name": called, **({"scope": scope} if scope else {})}
    reply = await evening.person(name).submit(await form(evening, panel, name), values)
    shown = await reply.result()
    return reply.followups[-1] if reply.followups else shown


async def choose(evening: Evening, panel: Message, wanted: str, label: str, name: str = "Ada") -> str:
    """Let a person pick in one of the menus with this verb; return the answer."""
    for menu in panel.selects:
        labels = [option.label for option in menu.options]
        if menu.custom_id.split(":")[3] == wanted and label in labels:
            said = await read(await evening.person(name).select(panel, menu.custom_id, label))
            await evening.calm()
            return said
    raise CannotDoError(f"{label} is not offered")


async def change(evening: Evening, **options: bool | str) -> None:
    """Let Ada change options of table 1."""
    ada = evening.person("Ada").id
    for option, value in options.items():
        await act(evening.bot.services.tables, set_terms, 1, ada, {option: value})
    await evening.calm()


async def offered(
    evening: Evening, name: str = "Ada", text: str = "", game: str = "abraca"
) -> dict[str, str]:
    """Return the saved presets that `/table new` suggests: the value sent for each label."""
    there = await suggested(evening, name, text, game)
    return {shown: sent for shown, sent in there.items() if sent != PRINTED}


async def suggested(evening: Evening, name: str, text: str, game: str) -> dict[str, str]:
    """Return all presets that `/table new` suggests, including the one that every game has."""
    person = evening.person(name)
    found = await person.autocomplete("tables", "table new", focused="preset", text=text, game=game)
    return {suggestion.name: suggestion.value for suggestion in found}


async def test_saved_and_used_at_the_next_table(evening: Evening) -> None:
    await evening.open_table()
    await change(evening, **PLAIN)
    await agree_on_clock(evening.bot.services.tables, 1, evening.person("Ada").id, "live", "turn")
    shown = await save(evening, "  Quick   and open ")
    assert spoken("preset-saved", name="Quick and open") in shown.text
    await evening.restart_bot()
    assert await offered(evening) == {"Quick and open": "m:Quick and open"}
    assert await offered(evening, text="slow") == {}
    assert await offered(evening, game="saga") == {}, "a preset is for one game"
    assert await offered(evening, "Dev") == {}, "one's own are nobody else's"
    await evening.open_table(preset="m:Quick and open")
    table = await evening.table(2)
    assert table.options == {**table.options, **PLAIN}
    assert (table.clock, table.timeout_policy) == ("live", "turn")
    assert phrase("clock-live") in evening.board().text


async def test_used_in_the_lobby(evening: Evening) -> None:
    board = await evening.open_table()
    await change(evening, **PLAIN)
    panel = await save(evening, "Open")
    await change(evening, easy_order=False, spectators="public", last_standing=True)
    said = await choose(evening, panel, "preset-use", "Open")
    assert spoken("preset-used", name="Open") in said
    table = await evening.table()
    assert table.options == {**table.options, **PLAIN, "last_standing": False}
    log = (await evening.slash("Dev", "table log")).text
    assert log.count("Spectators: All hands") == 2
    assert "Free order: Any number" in board.text


async def test_the_typed_name_is_enough(evening: Evening) -> None:
    await evening.open_table()
    await save(evening, "Quick")
    answer = await evening.slash("Ada", "table new", game="abraca", preset="quick")
    assert "Table 2 is open" in answer.text
    for wrong in ("slow", "s:Quick", ""):
        answer = await evening.slash("Ada", "table new", game="abraca", preset=wrong)
        assert phrase("refused-no-such-preset") in answer.text
    answer = await evening.slash("Ada", "table new", game="saga", preset="m:Quick")
    assert phrase("refused-no-such-preset") in answer.text


async def test_a_moderator_saves_for_the_whole_server(evening: Evening) -> None:
    await evening.open_table()
    await change(evening, **PLAIN)
    panel = await presets(evening, "Mira")
    assert "scope" in (await form(evening, panel, "Mira")).inputs
    await save(evening, "House rules", "Mira", "server", panel)
    assert await offered(evening, "Bruno") == {"House rules (di questo server)": "s:House rules"}
    await evening.open_table("Bruno", preset="s:House rules")
    assert (await evening.table(2)).options["easy_order"] is True
    mine = await form(evening, await presets(evening))
    assert "scope" not in mine.inputs, "only moderators are asked for whom"


async def test_only_moderators_save_or_delete_for_the_server(evening: Evening) -> None:
    board = await evening.open_table()
    await save(evening, "House rules", "Mira", "server")
    said = await evening.forge("Ada", board, "test:1:1:preset-replace:s:House rules")
    assert phrase("refused-moderator-only") in said
    panel = await evening.turn("Ada", await presets(evening), "preset-drop")
    assert phrase("presets-delete-none") in panel.text
    said = await evening.forge("Ada", board, "test:1:1:preset-delete:", kind=3, values=["s:House rules"])
    assert phrase("refused-no-such-preset") in said
    panel = await evening.turn("Mira", await presets(evening, "Mira"), "preset-drop")
    assert phrase("preset-deleted") in await choose(evening, panel, "preset-delete", "House rules", "Mira")
    assert await offered(evening) == {}


async def test_a_name_that_is_taken_asks(evening: Evening) -> None:
    await evening.open_table()
    await save(evening, "Quick")
    await change(evening, **PLAIN)
    question = await save(evening, "QUICK")
    assert phrase("preset-taken") in question.text
    await evening.open_table(preset="quick")
    assert (await evening.table(2)).options["easy_order"] is False, "nothing was replaced before the answer"
    await evening.press("Ada", question, phrase("button-preset-replace"))
    assert phrase("preset-saved") in question.text
    assert await offered(evening) == {"QUICK": "m:QUICK"}
    await evening.open_table(preset="quick")
    assert (await evening.table(3)).options["easy_order"] is True


async def test_invalid_names_are_refused(evening: Evening) -> None:
    await evening.open_table()
    panel = await presets(evening)
    for wrong in ("   ", "a\u200bb", "tab\x07"):
        assert spoken("refused-preset-name", most=32) in (await save(evening, wrong, panel=panel)).text
    with pytest.raises(CannotDoError):
        await save(evening, "x" * 33, panel=panel)
    assert await offered(evening) == {}
    marked = await save(evening, "**bold** :x @everyone")
    assert r"\*\*bold\*\*" in marked.text
    assert await offered(evening) == {"**bold** :x @everyone": "m:**bold** :x @everyone"}
    assert phrase("preset-used") in await choose(evening, marked, "preset-use", "**bold** :x @everyone")


async def test_delete_one_s_own(evening: Evening) -> None:
    await evening.open_table()
    await save(evening, "Quick")
    panel = await evening.turn("Ada", await save(evening, "Slow"), "preset-drop")
    assert spoken("preset-deleted", name="Quick") in await choose(evening, panel, "preset-delete", "Quick")
    assert list(await offered(evening)) == ["Slow"]
    said = await evening.forge("Ada", evening.board(), "test:1:1:preset-delete:", kind=3, values=["m:Quick"])
    assert phrase("refused-no-such-preset") in said


async def test_a_menu_holds_all_that_can_be_saved(evening: Evening) -> None:
    await evening.open_table()
    for number in range(MOST_PRESETS - 1):
        preset = Preset(0, evening.person("Ada").id, "abraca", Typed(f"P{number}"))
        assert await evening.bot.services.stores.presets.save(preset) == "saved"
    full = await save(evening, "The last one")
    assert len(full.selects[0].options) == MOST_PRESETS
    assert "25 presets" in (await save(evening, "One more", panel=full)).text
    assert "already" in (await save(evening, "P3", panel=full)).text, "one that is there may be replaced"


async def test_options_that_the_game_has_no_more(evening: Evening) -> None:
    await evening.open_table()
    old = {"easy_order": True, "spectators": "everybody", "gone": True}
    ada = evening.person("Ada").id
    preset = Preset(0, ada, "abraca", Typed("Old"), options=old, clock="sundial")
    await evening.bot.services.stores.presets.save(preset)
    answer = await evening.slash("Ada", "table new", game="abraca", preset="Old")
    await evening.calm()
    assert phrase("preset-incomplete") in answer.text
    table = await evening.table(2)
    assert (table.options["easy_order"], table.options["spectators"]) == (True, "public")
    assert "gone" not in table.options
    assert table.clock == "none"
    said = await choose(evening, await presets(evening), "preset-use", "Old")
    assert phrase("preset-incomplete") in said


async def test_only_host_and_moderators_use_a_preset(evening: Evening) -> None:
    board = await evening.open_table()
    await save(evening, "House rules", "Mira", "server")
    said = await evening.forge("Dev", board, "test:1:1:preset-use:", kind=3, values=["s:House rules"])
    assert phrase("refused-host-only") in said
    await evening.press("Dev", board, "Join")
    await evening.press("Ada", board, "Start")
    said = await evening.forge("Ada", board, "test:1:1:preset-use:", kind=3, values=["s:House rules"])
    assert phrase("refused-started") in said


async def test_as_printed_is_one_press(evening: Evening) -> None:
    """It restores every printed rule, and says beforehand what it changes; only the host may press it."""
    board = await evening.open_table()
    panel = await evening.slash("Ada", "table options", table=1)
    assert "Lower numbers: A trap: 1 life" in panel.text
    assert verb(panel, "as-printed")
    said = await evening.forge("Dev", board, "test:1:1:as-printed:")
    assert phrase("refused-host-only") in said
    await change(evening, spectators="all", first_player="seat2")
    panel = await evening.slash("Ada", "table options", table=1)
    await evening.press("Ada", panel, phrase("button-as-printed"))
    table = await evening.table()
    assert table.options == {
        **printed_options(GAMES["abraca"]),
        "spectators": "all",
        "first_player": "seat2",
    }, "what print leaves to the table stays as it was"
    assert phrase("as-printed-already") in panel.text
    assert "Lower numbers" in (await evening.slash("Dev", "table log")).text


@pytest.mark.parametrize(("seat", "begins"), [("seat1", "Dev"), ("seat0", "Ada"), (None, "Ada")])
async def test_the_table_names_who_begins(evening: Evening, seat: str | None, begins: str) -> None:
    """rules/abraca#4.1: the person named by the table starts; as printed, the first seat until it names
    somebody.
    """
    board = await evening.open_table()
    await evening.press("Dev", board, "Join")
    panel = await evening.slash("Ada", "table options", table=1)
    if seat is not None:
        await change(evening, first_player=seat)
        panel = await evening.slash("Ada", "table options", table=1)
    await evening.press("Ada", panel, phrase("button-as-printed"))
    assert (await evening.table()).options["first_player"] == (seat or "seat0")
    await evening.press("Ada", board, "Start")
    assert await evening.asked() == begins
    assert begins in evening.board().text


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_has_a_preset_as_printed(evening: Evening, game: str) -> None:
    there = await suggested(evening, "Ada", "printed", game)
    assert await suggested(evening, "Ada", "slow", game) == {}
    assert there == {phrase("button-as-printed"): PRINTED}
    for number, typed in enumerate((PRINTED, " as PRINTED "), start=1):
        answer = await evening.slash("Ada", "table new", game=game, preset=typed)
        assert f"Table {number} is open" in answer.text
        await evening.calm()
        assert (await evening.table(number)).options == printed_options(GAMES[game])
    assert (await evening.table(2)).clock == (await evening.table(1)).clock
