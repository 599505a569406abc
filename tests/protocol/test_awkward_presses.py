"""Presses that are repeated, late, from the wrong person or place, or were never offered."""

from __future__ import annotations

import pytest

from bot.features.lobby.rules.lobby import NewTable
from playground import Message, Permission
from tests.protocol.agreeing import agree_on
from tests.protocol.evening import Evening, choices, revision_of, verb
from tests.support.phrases import phrase

UNKNOWN = [
    "test:1:{r}:unknown:",
    "test:1:{r}:PICK:cast 8",
    "t2:1:{r}:hand:",
    "test:1:{r}:hand",
    "test:-1:{r}:hand:",
    "test:1:{r}:page:chess=2",
    "test:1:{r}:page:abraca=x",
    "elsewhere",
    "x" * 100,
    "test:" + "9" * 19 + ":{r}:hand:",
]
"""Presses with a verb, game or form that the bot doesn't know; ``{r}`` is the table's revision."""

NOT_OFFERED = [
    ("test:2:1:hand:", "no table 2"),
    ("test:0:1:hand:", "no table 0"),
    ("test:" + "9" * 18 + ":1:hand:", "no table 999999999999999999"),
    ("test:1:{r}:pick:cast 9", phrase("abraca-refused-number")),
    ("test:1:{r}:pick:cast 1,cast 2", phrase("refused-not-offered")),
    ("test:1:{r}:pick:end", phrase("abraca-refused-declare-first")),
    ("test:1:{r}:pick:", phrase("refused-not-offered")),
    ("test:1:{r}:pick:" + "9" * 76, phrase("refused-not-offered")),
    ("test:1:{r}:pick:cast " + "9" * 71, phrase("abraca-refused-number")),
    ("test:1:{r}:choose:0", phrase("refused-not-offered")),
    ("test:1:999999999:pick:cast 8", phrase("refused-out-of-date")),
    ("test:1:0:pick:cast 8", phrase("refused-out-of-date")),
    ("test:1:{r}:hand:999999999", "table 1"),
    ("test:1:{r}:hand:" + "9" * 76, "table 1"),
    ("test:1:{r}:hand:²", "table 1"),
    ("test:1:{r}:log:999999999", "What happened"),
    ("test:1:{r}:log:" + "9" * 76, "What happened"),
    ("test:1:{r}:log:-1", "What happened"),
    ("test:1:{r}:log:" + "z" * 76, "What happened"),
    ("test:0:1:page:abraca=999999999", phrase("refused-unknown-button")),
    ("test:1:{r}:again:", phrase("refused-not-over-yet")),
    ("test:1:{r}:verify:", phrase("refused-not-over-yet")),
    ("test:1:{r}:options:" + "9" * 71, "Options"),
]
"""Presses that no panel offers, each with words from the answer."""


async def other(evening: Evening) -> str:
    """Return whichever of Ada and Dev doesn't have the turn."""
    return "Dev" if await evening.asked() == "Ada" else "Ada"


async def revision(evening: Evening) -> int:
    return (await evening.table()).revision


async def test_the_same_press_twice(evening: Evening) -> None:
    await evening.begin("Dev")
    asked = await evening.asked()
    panel = await evening.hand(asked)
    button = f"test:1:{revision_of(panel)}:pick:cast 8"
    before = await revision(evening)
    await evening.forge(asked, panel, button)
    # Both answers go into the same panel; the second can be read once the first is there.
    await evening.calm()
    text = await evening.forge(asked, panel, button)
    assert await revision(evening) == before + 1
    assert phrase("refused-out-of-date") in text or "turn" in text


async def test_a_press_delivered_twice_is_made_once(evening: Evening) -> None:
    await evening.begin("Dev")
    asked = await evening.asked()
    panel = await evening.hand(asked)
    before = await revision(evening)
    evening.playground.faults.double_deliveries = 1
    await evening.pick(asked, panel, "cast 8")
    evening.playground.faults.double_deliveries = 1
    await evening.slash("Mira", "table new", game="abraca")
    await evening.calm()
    assert await revision(evening) == before + 1
    assert len(evening.boards()) == 2


async def test_an_old_panel_shows_the_present(evening: Evening) -> None:
    await evening.begin("Dev")
    asked = await evening.asked()
    old, new = await evening.hand(asked), await evening.hand(asked)
    await evening.pick(asked, new, "cast 8")
    before = await revision(evening)
    shown = await evening.pick(asked, old, "cast 7")
    assert shown is old
    assert await revision(evening) == before
    assert phrase("refused-out-of-date") in shown.text or phrase("board-waiting", variant="one") in shown.text
    assert shown.alt_texts == (await evening.hand(asked)).alt_texts


async def test_my_hand_works_on_any_old_board(evening: Evening) -> None:
    board = await evening.begin("Dev")
    old = verb(board, "hand")
    for _ in range(3):
        await evening.move(await evening.asked())
    assert old not in [button.custom_id for button in board.buttons]
    assert "table 1" in await evening.forge("Ada", board, old)


async def test_somebody_elses_turn(evening: Evening) -> None:
    await evening.begin("Dev")
    waiting, asked = await other(evening), await evening.asked()
    before = await revision(evening)
    text = await evening.forge(waiting, evening.board(), f"test:1:{before}:pick:cast 8")
    assert f"**{asked}**’s turn" in text
    panel = await evening.hand(waiting)
    assert not choices(panel)
    assert phrase("board-waiting", variant="one") in panel.text
    assert await revision(evening) == before


async def test_the_button_of_somebody_elses_notice_shows_ones_own_hand(evening: Evening) -> None:
    await evening.begin("Dev")
    waiting, asked = await other(evening), await evening.asked()
    [notice] = evening.notices()
    assert evening.person(asked).mention in notice.text
    panel = await evening.hand(waiting, notice)
    assert panel.alt_texts == (await evening.hand(waiting)).alt_texts
    assert not choices(panel)
    assert panel.visible_to == evening.person(waiting).id


@pytest.mark.parametrize("spectators", ["public", "all"])
async def test_a_stranger_sees_what_spectators_may(evening: Evening, spectators: str) -> None:
    board = await evening.open_table()
    if spectators == "all":
        await agree_on(evening, "Ada", spectators="all")
    await evening.press("Dev", board, "Join")
    await evening.press("Ada", board, "Start")
    panel = await evening.hand("Mira")
    assert phrase("hand-watching-more" if spectators == "all" else "hand-watching") in panel.text
    assert not choices(panel)
    assert (phrase("abraca-alt-stones") in panel.alt_texts[0]) == (spectators == "all")
    assert "4 secret stones are left" in evening.board().alt_texts[0]
    assert phrase("abraca-alt-stones") not in evening.board().alt_texts[0]
    before = await revision(evening)
    text = await evening.forge("Mira", board, f"test:1:{before}:pick:cast 8")
    assert phrase("refused-not-your-table") in text
    assert phrase("refused-started") in await evening.forge("Mira", board, f"test:1:{before}:join:")
    assert await revision(evening) == before


async def test_a_press_in_a_direct_message(evening: Evening) -> None:
    await evening.begin("Mira")
    panel = await evening.hand("Ada")
    await evening.turn("Ada", panel, "direct")
    [letter] = evening.person("Ada").dms()
    assert "The table" not in letter.text
    assert phrase("refused-server-only") in await evening.forge("Ada", letter, "test:1:1:here:")
    for wanted in ("log", "hand", "text", "hand"):
        assert await evening.turn("Ada", letter, wanted) is letter, "there is a way there and back"
    assert "no table 1" in await evening.forge("Chloé", strangers_letter(evening, letter), "test:1:1:hand:")
    assert (set(choices(letter)) == {f"cast {number}" for number in range(1, 9)}) == (
        await evening.asked() == "Ada"
    )


def strangers_letter(evening: Evening, letter: Message) -> Message:
    """Return a message in the stranger's own conversation with the bot, to press on."""
    stranger = evening.person("Chloé")
    place = stranger.open_dm()
    return evening.playground.messages.send(place, evening.playground.world.bot_id, {"content": "hello"})


async def test_buttons_that_nobody_knows_or_that_were_never_offered(evening: Evening) -> None:
    board = await evening.begin("Dev")
    before = await revision(evening)
    expected = [(forged, phrase("refused-unknown-button")) for forged in UNKNOWN] + NOT_OFFERED
    for forged, said in expected:
        text = await evening.forge(await evening.asked(), board, forged.format(r=revision_of(board)))
        assert said in text, f"{forged} is answered {text!r}"
    assert await revision(evening) == before


async def test_menus_with_values_that_were_not_offered(evening: Evening) -> None:
    board = await evening.begin("Dev")
    asked, before = await evening.asked(), await revision(evening)
    person = evening.person(asked)
    for values in ([], ["cast 9"], ["cast 1", "cast 1"], ["cast 1", "cast 2"], ["x" * 100] * 25):
        data = {"custom_id": f"test:1:{before}:choose:0", "component_type": 3, "id": 1, "values": values}
        interaction = person._start(3, board, data)  # type: ignore[arg-type]
        reply = await person._reply(interaction)
        assert (await reply.result()).text
        assert await revision(evening) == before


async def test_managing_is_for_host_and_moderators(evening: Evening) -> None:
    board = await evening.begin("Dev")
    before = await revision(evening)
    for verb_ in ("end", "end-yes", "release"):
        text = await evening.forge("Dev", board, f"test:1:{before}:{verb_}:")
        assert phrase("refused-host-only") in text
    assert phrase("refused-not-seated") in await evening.forge("Chloé", board, f"test:1:{before}:here:")
    assert await revision(evening) == before
    more = await evening.turn("Dev", board, "more")
    assert phrase("button-end") not in [button.label for button in more.buttons]
    more = await evening.turn("Mira", board, "more")
    assert phrase("button-end") in [button.label for button in more.buttons]
    question = await evening.turn("Mira", more, "end")
    await evening.press("Mira", question, phrase("button-end-yes"))
    assert (await evening.table()).status == "ended"


async def test_a_table_in_a_channel_that_one_cannot_see(evening: Evening) -> None:
    await evening.begin("Dev")
    for name in ("Chloé", "Dev"):
        evening.permit(name, "tables", Permission.VIEW_CHANNEL, allow=False)
    elsewhere = await evening.open_table("Mira", "lounge")
    for verb_ in ("hand", "log", "text", "more", "join", "end", "direct", "rules", "options"):
        assert "no table 1" in await evening.forge("Chloé", elsewhere, f"test:1:1:{verb_}:")
    listed = await evening.slash("Chloé", "tables", "lounge")
    assert "table 2" in listed.text
    assert "table 1" not in listed.text
    assert "table 1" in (await evening.slash("Dev", "tables", "lounge")).text, "who sits there may"
    assert "table 1" in await evening.forge("Dev", elsewhere, "test:1:1:hand:")


async def test_a_table_of_another_server(evening: Evening) -> None:
    board = await evening.begin("Dev")
    host = evening.person("Mira")
    new = NewTable(4711, 4712, "abraca", "en", host.id, host.name, 4713)
    number, _ = await evening.bot.services.tables.openings.open(new)
    for name in ("Mira", "Ada"):
        for verb_ in ("hand", "join", "options", "log", "here"):
            assert f"no table {number}" in await evening.forge(name, board, f"test:{number}:1:{verb_}:")
        assert f"no table {number}" in (await evening.slash(name, "table show", table=number)).text
    await evening.bot.services.publisher.workers.close()


async def test_presses_after_the_table_was_ended(evening: Evening) -> None:
    board = await evening.begin("Dev")
    asked = await evening.asked()
    panel = await evening.hand(asked)
    await evening.press("Ada", await evening.slash("Ada", "table end"), phrase("button-end-yes"))
    shown = await evening.pick(asked, panel, "cast 8")
    assert "ended" in shown.text
    assert not choices(shown)
    for verb_ in ("hand", "log", "text"):
        assert await evening.forge(asked, board, f"test:1:1:{verb_}:")
