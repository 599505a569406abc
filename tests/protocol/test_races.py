"""People press at the same moment, and one consistent history results."""

from __future__ import annotations

import asyncio

import pytest

from tests.protocol.evening import PEOPLE, Evening, verb
from tests.support.acting import move
from tests.support.phrases import phrase

pytestmark = pytest.mark.both_databases


async def test_the_last_seat_is_given_once(evening: Evening) -> None:
    board = await evening.open_table()
    for _ in range(3):
        await evening.press("Ada", board, phrase("button-add-computer"))
    replies = await asyncio.gather(*(evening.person(name).press(board, "Join") for name in PEOPLE[1:]))
    await evening.calm()
    assert len(await evening.seats()) == 5
    assert sum(bool(reply.followups) for reply in replies) == 3


async def test_start_and_join_at_once(evening: Evening) -> None:
    board = await evening.open_table()
    await evening.press("Dev", board, "Join")
    await asyncio.gather(
        evening.person("Ada").press(board, "Start"),
        evening.person("Mira").press(board, "Join"),
        evening.person("Dev").press(board, "Start"),
        evening.person("Dev").press(board, "Leave"),
        evening.person("Chloé").press(board, "Join"),
    )
    await evening.calm()
    table = await evening.table()
    assert table.status in {"playing", "lobby"}
    if table.status == "playing":
        assert len(table.view.places) == len(table.seats)
    assert verb(evening.board(), "hand" if table.status == "playing" else "join").split(":")[2] == str(
        table.own_revision
    )


async def test_the_same_choice_pressed_from_many_panels(evening: Evening) -> None:
    await evening.begin("Dev")
    asked = await evening.asked()
    panels = [await evening.hand(asked) for _ in range(5)]
    before = (await evening.table()).revision
    await asyncio.gather(*(evening.pick(asked, panel, "cast 8") for panel in panels))
    await evening.calm()
    assert (await evening.table()).revision == before + 1


async def test_everybody_presses_everything(evening: Evening) -> None:
    board = await evening.begin("Dev", "Mira")
    people = ("Ada", "Dev", "Mira", "Chloé", "Bruno")
    for _ in range(3):
        presses = [
            evening.person(name).press(board, verb(board, wanted))
            for name in people
            for wanted in ("hand", "log", "rules", "more")
        ]
        replies = await asyncio.gather(*presses)
        assert all([(message := await reply.result()).text or message.attachments for reply in replies])
        await evening.move(await evening.asked())


async def test_play_again_pressed_by_two(evening: Evening) -> None:
    board = await evening.begin("Dev")
    service, game = evening.bot.services.tables, evening.bot.services.games["abraca"]
    while (table := await service.look(1, None)).status != "over":
        person = table.seats[table.waiting[0]].person
        assert person is not None
        mine = await service.look(1, person)
        assert mine.decision is not None
        choice = game.computer_player.choose(mine.view, mine.decision, None)  # type: ignore[arg-type]
        await move(service, 1, person, mine.own_revision, choice)
    await evening.calm()
    replies = await asyncio.gather(
        *(evening.person(name).press(board, "Play again") for name in ("Ada", "Dev"))
    )
    await evening.calm()
    assert sum(bool(reply.followups) for reply in replies) == 1
    assert len(evening.boards()) == 2
