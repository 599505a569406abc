"""The lobby says how long such games took here, and how long people usually take."""

from __future__ import annotations

from functools import partial

import sqlalchemy as sa
from msgspec.structs import replace

from bot.database.schema import paces
from bot.database.statements import fields, structs
from bot.features.lobby.store import note_pace
from bot.table.rows import Pace
from tests.protocol.evening import Evening
from tests.protocol.test_lobby import finish

DAY = 86_400.0


async def test_the_lobby_says_how_long_it_takes(evening: Evening) -> None:
    await evening.begin("Dev")
    await finish(evening)
    database = evening.bot.services.stores.tables._database
    every = sa.select(*fields(Pace, paces))
    [played] = await database.run(lambda connection: structs(connection, Pace, every))
    assert (played.game, played.seats, played.clock, played.people) == ("abraca", 2, "relaxed", 2)
    assert played.presses > 0
    await evening.open_table("Ada")
    assert "took about" not in evening.board().text, "one game is too few to say anything"
    for number, days in ((2, 6.0), (3, 9.0)):
        await evening.open_table("Dev")
        elsewhere = replace(played, guild=7, seconds=days * DAY)
        await database.run(partial(note_pace, table=number, pace=elsewhere))
    await evening.press("Ada", evening.board(), "Join")
    assert "took about 6 days on all servers" in evening.board().text
    for number in (4, 5):
        await evening.open_table("Mira")
        await database.run(partial(note_pace, table=number, pace=replace(played, seconds=3 * DAY, people=1)))
    await evening.restart_bot()
    await evening.open_table("Ada")
    text = evening.board().text
    assert "took about 3 days here" in text
    assert "(median of 3)" in text
    assert "no taking back, computer players, not rated" in text
    italian = await evening.slash("Bruno", "table new", game="abraca", language="it")
    assert italian
    await evening.calm()
    assert "Qui partite così sono durate circa 3 giorni" in evening.board().text
