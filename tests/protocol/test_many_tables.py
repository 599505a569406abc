"""Several tables at once: in one channel, with the same people, in different channels."""

from __future__ import annotations

import asyncio

from bot.features.lobby.rules.lobby import NewTable
from bot.table.loaded_tables import CACHED_TABLES
from tests.protocol.evening import Evening, choices, names_at, verb
from tests.support.phrases import phrase


async def test_two_tables_in_one_channel_do_not_touch_each_other(evening: Evening) -> None:
    first = await evening.begin("Dev")
    second = await evening.begin("Dev", "Mira", host="Chloé")
    assert verb(first, "hand").startswith("test:1:")
    assert verb(second, "hand").startswith("test:2:")
    asked = [await evening.asked(number) for number in (1, 2)]
    before = await evening.table(2)
    await evening.pick(asked[0], await evening.hand(asked[0], first), "cast 8")
    await evening.calm()
    assert await evening.table(2) == before
    panel = await evening.hand("Dev", first)
    assert "table 1" in panel.text
    panel = await evening.hand("Dev", second)
    assert "table 2" in panel.text
    assert len(evening.notices()) == 2 or await evening.asked(1) == asked[0]


async def test_one_person_at_several_tables(evening: Evening) -> None:
    boards = [await evening.begin("Dev"), await evening.begin("Dev", channel="lounge")]
    for name in ("Ada", "Dev"):
        listed = await evening.slash(name, "tables")
        waiting = [number for number in (1, 2) if await evening.asked(number) == name]
        assert listed.text.count(phrase("letter-turn")) == len(waiting)
        for number, board in enumerate(boards, start=1):
            panel = await evening.hand(name, board)
            assert f"table {number}" in panel.text
            assert bool(choices(panel)) == (number in waiting)
    here = await evening.slash("Ada", "table hand", "lounge")
    assert "table 2" in here.text, "the table of this channel is meant"


async def test_many_tables_open_at_once(evening: Evening) -> None:
    names = ("Ada", "Dev", "Mira", "Chloé")
    await asyncio.gather(*(evening.slash(name, "table new", game="abraca") for name in names * 2))
    await evening.calm()
    assert len(evening.boards()) == 8
    hosts = sorted([names_at(await evening.table(number))[0] for number in range(1, 9)])
    assert hosts == sorted(names * 2)


async def test_more_tables_than_are_kept_in_memory(evening: Evening) -> None:
    service = evening.bot.services.tables
    board = await evening.begin("Dev")
    revision = (await evening.table()).revision
    host = evening.person("Mira")
    room = evening.playground.channel("lounge").id
    await evening.bot.services.publisher.workers.idle()
    for number in range(CACHED_TABLES + 5):
        new = NewTable(evening.playground.guild.id, room, "abraca", "en", host.id, host.name, number + 1)
        await service.openings.open(new)
    assert len(service._tables._cache) <= CACHED_TABLES
    asked = await evening.asked()
    await evening.pick(asked, await evening.hand(asked, board), "cast 8")
    assert (await evening.table()).revision == revision + 1
    await evening.bot.services.publisher.workers.close()
