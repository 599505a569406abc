"""``/lookup`` and *Explain*: what the things of a game are, in private and in the reader's language."""

from __future__ import annotations

import pytest

from bot.database.errors import StoreError
from bot.table.perspective import Perspective
from bot.table.store import TableStore
from games.registry import GAMES
from playground import CannotDoError, Message, Permission
from render.words import words_for
from tests.protocol.evening import Evening, choices, revision_of, verb
from tests.support.phrases import phrase


async def suggestions(evening: Evening, text: str, name: str = "Ada", **options: str) -> list[str]:
    """Return the suggestions for a person who has typed ``text``, as they read them."""
    there = evening.person(name)
    found = await there.autocomplete("tables", "lookup", focused="what", text=text, **options)
    return [one.name for one in found]


async def choose(evening: Evening, panel: Message, wanted: str, label: str, name: str = "Ada") -> Message:
    """Let a person choose in the menu with the verb ``wanted``; return the answer."""
    [menu] = [menu for menu in panel.selects if menu.custom_id.split(":")[3] == wanted]
    reply = await evening.person(name).select(panel, menu.custom_id, label)
    return await reply.result()


def offered(panel: Message, wanted: str) -> list[str]:
    """Return the contents of the menu with the verb ``wanted``."""
    return [
        option.label
        for menu in panel.selects
        if menu.custom_id.split(":")[3] == wanted
        for option in menu.options
    ]


async def test_a_thing_is_found_while_one_types(evening: Evening) -> None:
    assert await suggestions(evening, "kna") == ["Knapsack · Magical items · Touria"]
    assert (await suggestions(evening, "MIRR"))[:2] == [
        "Mirror · Magical items · Touria",
        "Magic Mirror · Interferences · Saga: the Fairies’ Thread",
    ]
    assert await suggestions(evening, "mirr", game="saga") == [
        "Magic Mirror · Interferences · Saga: the Fairies’ Thread"
    ]
    assert len(await suggestions(evening, "")) == 25
    assert await suggestions(evening, "xqzw") == []
    await evening.wish(evening.person("Ada").id, language="it")
    assert await suggestions(evening, "povertà") == await suggestions(evening, "VOTO DI POVERTA")
    assert (await suggestions(evening, "sfera"))[0] == "Sfera di cristallo · Oggetti magici · Touria"


async def test_the_game_that_is_played_here_comes_first(evening: Evening) -> None:
    assert (await suggestions(evening, "wizard"))[0].endswith("Touria")
    await evening.begin("Bruno", game="towers")
    assert (await suggestions(evening, "wizard"))[0].endswith("Tschak!")
    assert all(one.endswith("Tschak!") for one in await suggestions(evening, ""))
    other = await evening.person("Ada").autocomplete("lounge", "lookup", focused="what", text="wizard")
    assert other[0].name.endswith("Touria")


async def test_what_was_chosen_is_shown_to_the_one_who_asks(evening: Evening) -> None:
    [chosen] = await evening.person("Ada").autocomplete("tables", "lookup", focused="what", text="kna")
    shown = await evening.slash("Ada", "lookup", what=chosen.value)
    assert shown.ephemeral
    assert shown.text.startswith("### Knapsack")
    assert phrase("touria-effect-knapsack") in shown.text
    assert "For example:" in shown.text
    assert "complete rules, section 9" in shown.text
    shown = await evening.turn("Ada", shown, "page")
    assert words_for("en")("touria-rules-7").splitlines()[0] in shown.text
    shown = await evening.turn("Ada", shown, "entry")
    assert shown.text.startswith("### Knapsack"), "there is a way back"
    shown = await evening.turn("Ada", shown, "entries")
    assert "Frog" in offered(shown, "entry")
    shown = await choose(evening, shown, "entry", "Frog")
    assert shown.text.startswith("### Frog")


async def test_what_was_typed_is_understood_without_a_completion(evening: Evening) -> None:
    assert (await evening.slash("Ada", "lookup", what="FROG")).text.startswith("### Frog")
    assert (await evening.slash("Ada", "lookup", what="knaps")).text.startswith("### Knapsack")
    several = await evening.slash("Ada", "lookup", what="mirr")
    assert phrase("lookup-several") in several.text
    assert (await choose(evening, several, "entry", offered(several, "entry")[0])).text.startswith("### ")
    near = await evening.slash("Ada", "lookup", what="knapsak")
    assert phrase("lookup-unknown-near") in near.text
    assert offered(near, "entry")[0] == "Knapsack · Magical items · Touria"
    await evening.wish(evening.person("Ada").id, language="it")
    assert (await evening.slash("Ada", "lookup", what="venerdi")).text.startswith("### Venerdì")
    assert (
        phrase("lookup-unknown-near", "it") in (await evening.slash("Ada", "lookup", what="venezia42")).text
    )


@pytest.mark.parametrize("typed", ["…", "@everyone **x** ||y||", "touria=", "touria=gold", "=", "q" * 900])
async def test_an_unknown_word_is_answered_with_a_sentence(evening: Evening, typed: str) -> None:
    said = (await evening.slash("Ada", "lookup", what=typed)).text
    looked = ("lookup-unknown", "lookup-unknown-near", "lookup-several")
    assert any(phrase(key) in said for key in looked)
    assert "**x**" not in said


async def test_a_game_that_is_not_there(evening: Evening) -> None:
    with pytest.raises(CannotDoError):
        await evening.slash("Ada", "lookup", what="frog", game="chess")


async def test_the_question_of_the_reader_comes_first(evening: Evening) -> None:
    await evening.begin("Dev", game="abraca")
    name = await evening.asked()
    panel = await evening.hand(name)
    asked = [option.removeprefix("cast ") for option in choices(panel) if option.startswith("cast ")]
    shown = await evening.turn(name, panel, "explain")
    spells = [entry.split(" · ")[0] for entry in offered(shown, "entry") if " · " in entry]
    assert len(asked) == 8
    assert spells == asked, "what is offered first is explained first"
    assert offered(shown, "entries") == ["Spells", phrase("abraca-kind-thing")]
    entry = await choose(evening, shown, "entry", "4 · Night Singer", name)
    assert phrase("abraca-effect-4") in entry.text
    rules = await evening.turn(name, entry, "page")
    entry = await evening.turn(name, rules, "entry")
    kinds = await evening.turn(name, entry, "explain")
    kind = await choose(evening, kinds, "entries", phrase("abraca-kind-thing"), name)
    assert phrase("abraca-lookup-knock-out-name") in offered(kind, "entry")
    back = await evening.turn(name, kind, "hand")
    assert phrase("abraca-prompt-first") in back.text


async def test_nobody_learns_from_it_what_others_have(evening: Evening) -> None:
    """People who wait, watch or read an entry read the same, whoever holds what."""
    await evening.begin("Dev", game="saga")
    panels = {}
    for name in ("Ada", "Dev"):
        panels[name] = await evening.turn(name, await evening.hand(name), "explain")
    table = await evening.table()
    watching = await evening.forge(
        "Mira", evening.board(), f"{identity(evening)}:1:{table.revision}:explain:"
    )
    assert phrase("explain-title") in watching
    said = set()
    for name in ("Ada", "Dev", "Mira"):
        forged = f"{identity(evening)}:1:{table.revision}:entry:saga=talisman"
        said.add(await evening.forge(name, evening.board(), forged))
    assert len(said) == 1
    for name, panel in panels.items():
        assert set(offered(panel, "entry")) == await own_names(evening, name), (
            "what one's own question names, and nothing else"
        )


async def own_names(evening: Evening, name: str) -> set[str]:
    """Return the names of everything in a person's own question, in English."""
    table: Perspective = await evening.bot.services.tables.look(1, evening.person(name).id)
    assert table.decision is not None
    game = GAMES[table.game]
    named = game.explained(table.view, table.decision)
    words = words_for("en")
    return {words.say(entry.title) for entry in game.entries if entry.id in named}


async def test_it_works_in_direct_messages(evening: Evening) -> None:
    await evening.begin("Mira", game="abraca")
    name = await evening.asked()
    await evening.turn(name, await evening.hand(name), "direct")
    await evening.calm()
    letter = evening.person(name).dms()[-1]
    shown = await evening.turn(name, letter, "explain")
    shown = await choose(evening, shown, "entry", "1 · Ancient Dragon", name)
    shown = await evening.turn(name, shown, "hand")
    assert phrase("abraca-prompt-first") in shown.text
    reply = await evening.person(name).slash(letter.channel_id, "lookup", what="frog")
    assert (await reply.result()).text.startswith("### Frog")


async def test_it_is_under_more_too(evening: Evening) -> None:
    board = await evening.begin("Dev", game="towers")
    more = await (await evening.person("Ada").press(board, verb(board, "more"))).result()
    shown = await evening.turn("Ada", more, "explain")
    assert "Monsters" in offered(shown, "entries")
    assert offered(shown, "entry")[0].split()[0] in {"Warrior", "Wizard", "Dwarf", "Chameleon", "Artifact"}


async def test_before_the_game_there_is_no_question_to_explain(evening: Evening) -> None:
    board = await evening.open_table()
    said = await evening.person("Ada").press_forged(board, custom_id=f"{identity(evening)}:1:0:explain:")
    shown = said.followups[-1] if said.followups else await said.result()
    assert offered(shown, "entry") == []
    assert "Spells" in offered(shown, "entries")
    assert "Options" in [button.label for button in (await evening.turn("Ada", shown, "more")).buttons]


@pytest.mark.parametrize(
    "forged",
    [
        "0:0:entry:chess=pawn",
        "0:0:entry:touria=",
        "0:0:entry:",
        "0:0:entries:touria=pawn",
        "0:0:entries:touria=item=-1",
        "0:0:entries:touria=item=x",
        "0:0:entries:chess=item",
        "0:0:page:touria=2=pawn",
        "77:0:explain:",
        "77:0:entry:touria=frog",
        "0:0:explain:",
    ],
)
async def test_a_press_that_nobody_was_offered(evening: Evening, forged: str) -> None:
    board = await evening.open_table()
    said = await evening.forge("Dev", board, f"{identity(evening)}:{forged}")
    assert phrase("refused-unknown-button") in said or phrase("refused-no-such-table") in said


async def test_a_page_number_out_of_range_shows_an_existing_page(evening: Evening) -> None:
    board = await evening.open_table()
    for page in ("0", "7", "9" * 18):
        said = await evening.forge("Dev", board, f"{identity(evening)}:0:0:entries:touria=item={page}")
        assert said.startswith("### Magical items")


async def test_a_table_that_one_may_not_see_is_not_named(evening: Evening) -> None:
    await evening.begin("Bruno", game="abraca")
    lounge = await evening.open_table("Chloé", channel="lounge")
    evening.permit("Dev", "tables", Permission.VIEW_CHANNEL, allow=False)
    said = await evening.forge("Dev", lounge, f"{identity(evening)}:1:{revision_of(lounge)}:explain:")
    assert "no table 1" in said


async def test_a_failing_suggestion_is_an_empty_list(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*_: object, **__: object) -> None:
        raise StoreError("The database is locked.")

    monkeypatch.setattr(TableStore, "find", refuse)
    assert await suggestions(evening, "frog") == []


def identity(evening: Evening) -> str:
    return evening.bot.services.identity
