"""``/tables``: own tables first, the longest-waiting on top, then others to join or watch; and *Next
table*.
"""

from __future__ import annotations

from bot.features.finding.panel import PER_PAGE
from bot.features.lobby.rules.lobby import NewTable
from tests.protocol.course import is_asked, play_until
from tests.protocol.evening import Evening, verb
from tests.support.phrases import phrase


async def test_a_server_without_tables_says_how_to_open_one(evening: Evening) -> None:
    assert "/table new" in (await evening.slash("Ada", "tables")).text


async def test_own_tables_lobbies_and_games_to_watch_stand_apart(evening: Evening) -> None:
    await evening.begin("Dev")
    await evening.open_table("Mira")
    text = (await evening.slash("Ada", "tables")).text
    assert text.index("Your tables") < text.index("table 1") < text.index(phrase("tables-joinable"))
    assert text.index(phrase("tables-joinable")) < text.index("table 2")
    text = (await evening.slash("Chloé", "tables")).text
    assert "Your tables" not in text
    assert (
        text.index(phrase("tables-joinable")) < text.index("table 2") < text.index(phrase("tables-watchable"))
    )
    assert text.index(phrase("tables-watchable")) < text.index("table 1")


async def test_tables_of_one_game_or_in_one_channel(evening: Evening) -> None:
    await evening.open_table("Ada")
    await evening.open_table("Ada", game="saga")
    await evening.open_table("Ada", "lounge", game="saga")
    lounge, dev = evening.playground.channel("lounge"), evening.person("Dev")
    chosen: tuple[tuple[dict[str, object], set[int]], ...] = (
        ({}, {1, 2, 3}),
        ({"game": "saga"}, {2, 3}),
        ({"channel": lounge}, {3}),
        ({"game": "abraca", "channel": lounge}, set()),
    )
    for options, numbers in chosen:
        text = (await (await dev.slash("tables", "tables", **options)).result()).text
        assert {number for number in (1, 2, 3) if f"table {number}**" in text} == numbers
        assert (phrase("tables-none-sought") in text) == (not numbers)


async def test_what_is_sought_stays_when_a_page_is_turned(evening: Evening) -> None:
    for _ in range(PER_PAGE + 1):
        await evening.open_table("Ada")
    await evening.open_table("Ada", game="saga")
    panel = await evening.slash("Dev", "tables", game="abraca")
    panel = await evening.turn_page("Dev", panel)
    assert "table 1**" in panel.text
    assert "Saga" not in panel.text


async def test_next_opens_the_table_that_waits_longest(evening: Evening) -> None:
    for _ in range(2):
        await evening.begin(host="Ada", computers=1)
        evening.playground.advance(60)
    first, second = [(await evening.table(number)).waiting for number in (1, 2)]
    waiting = [number for number, seats in ((1, first), (2, second)) if 0 in seats]
    panel = await evening.slash("Ada", "tables")
    if not waiting:
        assert "Next" not in " ".join(button.label for button in panel.buttons)
        return
    shown = await evening.turn("Ada", panel, "next")
    assert f"table {waiting[0]}" in shown.text


async def test_a_direct_message_lists_ones_tables_of_all_servers(evening: Evening) -> None:
    ada = evening.person("Ada")
    empty = await (await ada.slash(ada.open_dm(), "tables")).result()
    assert phrase("tables-none-yours") in empty.text
    await evening.begin("Dev")
    await evening.open_table("Mira")
    await play_until(evening, is_asked(0))
    await evening.bot.services.tables.openings.open(NewTable(77, 78, "abraca", "en", ada.id, "Ada", 10))
    panel = await (await ada.slash(ada.open_dm(), "tables")).result()
    assert "table 1**" in panel.text
    assert "table 3**" in panel.text, "it is of another server"
    assert "table 2**" not in panel.text, "she does not sit there"
    shown = await evening.turn("Ada", panel, "next")
    assert "table 1" in shown.text


async def test_after_a_move_the_next_table_is_one_press_away(evening: Evening) -> None:
    await evening.begin("Dev")
    await evening.begin("Dev")
    await play_until(evening, is_asked(0), table=1)
    await play_until(evening, is_asked(0), table=2)
    board = evening.boards()[0]
    panel = await evening.hand("Ada", board)
    assert not [b for b in panel.buttons if b.custom_id and ":next:" in b.custom_id], "this one comes first"
    await play_until(evening, is_asked(1), table=1)
    panel = await evening.hand("Ada", board)
    shown = await evening.turn("Ada", panel, "next")
    assert "table 2" in shown.text
    assert phrase("refused-nothing-waits") in await evening.forge("Mira", board, "test:0:0:next:")


async def test_many_tables_stand_on_pages_and_none_is_lost(evening: Evening) -> None:
    for _ in range(PER_PAGE + 3):
        await evening.open_table("Ada")
        evening.playground.advance(1)
    page = await evening.slash("Ada", "tables")
    seen = page.text
    assert f"table {PER_PAGE + 3}**" not in seen
    page = await evening.turn("Ada", page, "tables")
    seen += page.text
    assert all(f"table {number}**" in seen for number in range(1, PER_PAGE + 4))


async def test_a_lobby_is_joined_from_its_board_and_says_so(evening: Evening) -> None:
    await evening.open_table("Ada")
    await evening.press("Dev", evening.board(), verb(evening.board(), "join"))
    assert await evening.seats() == ["Ada", "Dev"]


async def test_who_watches_may_follow_and_stop(evening: Evening) -> None:
    await evening.begin("Dev")
    panel = await evening.hand("Mira")
    panel = await evening.turn("Mira", panel, "follow")
    assert phrase("follow-on") in panel.text
    await evening.restart_bot()
    panel = await evening.offering("Mira", await evening.hand("Mira"), "follow")
    assert phrase("button-unfollow") in [button.label for button in panel.buttons]
    panel = await evening.turn("Mira", panel, "follow")
    assert phrase("follow-off") in panel.text
    hand = await evening.hand("Ada")
    own = await evening.turn("Ada", hand, "more")
    assert not [b for b in own.buttons if b.custom_id and ":follow:" in b.custom_id]
