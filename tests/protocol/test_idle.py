"""Tables that nobody touches: announced in the channel, kept by a press, ended if nobody comes."""

from __future__ import annotations

import sqlalchemy as sa

from bot.database.schema import tables
from bot.features.lifecycle.service import GAME_RESTS, GRACE, KEPT, LOBBY_RESTS, NOTICE
from bot.table.loaded_tables import LoadedTable
from games.engine.play import seen_waiting
from games.engine.text import Seat
from tests.protocol.course import play_out, play_until
from tests.protocol.evening import Evening, read, verb
from tests.protocol.test_preferences import chooser_of
from tests.protocol.test_undo import name_at
from tests.support.phrases import phrase

_HOUR = 3600.0
CLOSING = phrase("notice-closing", variant="nothing")


async def status(evening: Evening) -> str:
    return (await evening.table()).status


async def test_a_lobby_that_does_not_fill_ends_after_notice(evening: Evening) -> None:
    await evening.open_table("Ada")
    await evening.pass_time(LOBBY_RESTS - _HOUR)
    assert "Keep it" not in evening.board().text
    await evening.pass_time(2 * _HOUR)
    assert await status(evening) == "lobby"
    assert "Keep it" in evening.board().text
    await evening.pass_time(NOTICE)
    assert await status(evening) == "ended"
    assert "ended" in evening.board().text


async def test_whoever_sits_there_keeps_the_table(evening: Evening) -> None:
    await evening.open_table("Ada")
    await evening.pass_time(LOBBY_RESTS)
    stranger = await evening.person("Chloé").press(evening.board(), verb(evening.board(), "keep"))
    assert phrase("refused-not-seated") in await read(stranger)
    await evening.press("Ada", evening.board(), verb(evening.board(), "keep"))
    assert "Keep it" not in evening.board().text
    await evening.pass_time(NOTICE + _HOUR)
    assert await status(evening) == "lobby", "the time begins anew"


async def test_a_join_begins_the_time_anew(evening: Evening) -> None:
    await evening.open_table("Ada")
    await evening.pass_time(LOBBY_RESTS)
    await evening.press("Bruno", evening.board(), verb(evening.board(), "join"))
    await evening.pass_time(NOTICE + _HOUR)
    assert await status(evening) == "lobby"
    assert "Keep it" not in evening.board().text


async def test_a_table_that_cannot_be_read_holds_up_no_other(evening: Evening) -> None:
    for _ in range(2):
        await evening.open_table("Ada")
    await evening.begin("Dev")

    def job(connection: sa.Connection) -> None:
        spoiled = sa.update(tables).where(tables.c.id == 1)
        connection.execute(spoiled.values(snapshot=b"{}", status="playing", changed_at=0))

    await evening.bot.database.run(job)
    evening.bot.services.tables._tables._cache.clear()
    await evening.pass_time(LOBBY_RESTS)
    await evening.pass_time(NOTICE)
    assert (await evening.table(2)).status == "ended"
    assert sorted(row.timed_out for row in (await evening.table(3)).seats) == [False, True]


async def test_a_game_rests_longer(evening: Evening) -> None:
    await evening.begin("Bruno")
    await evening.pass_time(LOBBY_RESTS + NOTICE + _HOUR)
    assert await status(evening) == "playing"
    await evening.pass_time(GAME_RESTS)
    assert "Keep it" in evening.board().text
    await evening.pass_time(NOTICE)
    assert await status(evening) == "ended"


async def test_notices_that_are_long_done_with_are_forgotten(evening: Evening) -> None:
    await evening.begin("Dev")
    await evening.move(await evening.asked())
    count = "SELECT count(*) FROM notices WHERE state = 'done'"

    async def kept() -> int:
        return int(await evening.bot.database.scalar(sa.text(count)))

    await play_out(evening)
    done = await kept()
    assert done
    await evening.pass_time(KEPT - _HOUR)
    assert await kept() == done
    # Warnings that weren't needed were due up to five days later, the most that a clock holds.
    await evening.pass_time(5 * 24 * _HOUR)
    assert await kept() == 0


async def test_an_end_that_fell_due_while_the_bot_was_away_is_put_off(evening: Evening) -> None:
    await evening.open_table("Ada")
    await evening.pass_time(LOBBY_RESTS)
    await evening.stop_bot()
    evening.playground.advance(NOTICE + _HOUR)
    await evening.start_bot()
    await evening.calm()
    assert await status(evening) == "lobby"
    await evening.pass_time(GRACE)
    assert await status(evening) == "ended"


async def test_presses_that_nobody_sees_do_not_put_off_the_end_of_a_table(evening: Evening) -> None:
    await evening.begin("Bruno", "Chloé", game="touria")
    here = await play_until(evening, lambda table: chooser_of(table) is not None)
    seat = chooser_of(here)
    assert seat is not None
    warnings = set()
    await evening.pass_time(4 * 24 * _HOUR)  # everybody can see that a player has run out of time
    await evening.pass_time(GAME_RESTS)
    for press in range(5):
        warnings |= {message.id for message in evening.notices() if CLOSING in message.text}
        panel = await evening.hand(name_at(here, seat))
        await evening.pick(name_at(here, seat), panel, "ask all" if press % 2 else "ask none")
        assert "Keep it" in evening.board().text
        await evening.pass_time(NOTICE / 5)
    assert len(warnings) == 1, "each person is told once"
    assert await status(evening) == "ended"


def openly_asked(here: LoadedTable) -> list[Seat]:
    """Return the seats that everybody knows still have to answer."""
    return seen_waiting(here.game.decisions(here.state))


def has_one_choice(here: LoadedTable) -> bool:
    """Return whether the table waits for one seat with a real choice, which the clock doesn't answer."""
    seats, decisions = openly_asked(here), here.game.decisions(here.state)
    return len(seats) == 1 and sum(not one.is_preference for one in decisions[seats[0]].options) > 1


async def test_a_preference_leaves_the_mention_of_an_open_question_where_it_is(evening: Evening) -> None:
    await evening.begin("Bruno", game="saga")
    here = await play_until(evening, has_one_choice)
    [seat] = openly_asked(here)
    await evening.pass_time(_HOUR)
    before = [message.id for message in evening.notices()]
    assert before
    name = name_at(here, seat)
    for wish in ("wish bluff", "wish ask"):
        await evening.pick(name, await evening.hand(name), wish)
        await evening.pass_time(_HOUR)
        assert [message.id for message in evening.notices()] == before
