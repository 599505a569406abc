"""Whoever is asked is told: once, where they want it, and only while they are asked."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.panels.notices import mention
from bot.panels.panel import Panel
from bot.playground import Permission, Playground
from bot.settings import Settings
from bot.tables.perspective import Perspective
from tests.protocol.evening import Evening, choices


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.notices.RETRY", 0.05)


def pinged(evening: Evening) -> list[str]:
    """Return who was pinged by the notices that stand in the channel."""
    world = evening.playground.world
    return [world.users[who].global_name or "" for notice in evening.notices() for who in notice.notified]


async def end_turn(evening: Evening) -> None:
    """Let whoever is asked play until it is somebody else's turn."""
    asked = await evening.asked()
    panel = await evening.hand(asked)
    while await evening.asked() == asked:
        offered = choices(panel)
        panel = await evening.pick(asked, panel, "end" if "end" in offered else next(iter(offered)))
    await evening.calm()


async def test_one_notice_for_each_turn(evening: Evening) -> None:
    await evening.begin("Dev", "Mira")
    for _ in range(6):
        assert pinged(evening) == [await evening.asked()]
        await end_turn(evening)
    assert pinged(evening) == [await evening.asked()]


async def test_a_notice_goes_when_the_one_it_was_for_has_begun(evening: Evening) -> None:
    await evening.begin("Dev")
    service = evening.bot.house.service
    asked = await evening.asked()
    person = evening.person(asked)
    mine = await service.look(1, person.id)
    own = next(option.id for option in mine.decision.options)  # type: ignore[union-attr]
    await service.play.move(1, person.id, mine.revision, (own,))
    await evening.calm()
    if await evening.asked() == asked:
        assert pinged(evening) == [], "who is in the middle of a turn needs no notice"
    else:
        assert pinged(evening) == [await evening.asked()]


async def test_nobody_is_told_twice_after_a_restart(evening: Evening) -> None:
    await evening.begin("Dev")
    [notice] = evening.notices()
    for _ in range(2):
        await evening.restart_bot()
        assert evening.notices() == [notice]
    await end_turn(evening)
    assert notice.deleted
    assert len(evening.notices()) == 1


async def test_a_notice_that_could_not_be_sent_is_sent_later(evening: Evening) -> None:
    board = await evening.open_table()
    await evening.press("Dev", board, "Join")
    evening.playground.faults.fail_next(2, status=503, match="POST /api/v10/channels")
    await evening.press("Ada", board, "Start")
    await evening.playground.until(evening.notices)
    assert pinged(evening) == [await evening.asked()]


async def test_by_direct_message_with_the_hand(evening: Evening) -> None:
    await evening.begin("Mira")
    for name in ("Ada", "Mira"):
        panel = await evening.turn(name, await evening.hand(name), "direct")
        assert "I have written to you" in panel.text
        assert len(evening.person(name).dms()) == 1
    await end_turn(evening)
    asked = await evening.asked()
    assert pinged(evening) == [], "what is told by direct message is not told in the channel"
    letter = evening.person(asked).dms()[-1]
    assert "It is your turn" in letter.text
    assert letter.alt_texts == (await evening.hand(asked)).alt_texts
    assert [button.label for button in letter.buttons if button.url] == ["To the board"]
    shown = await evening.pick(asked, letter, "cast 8")
    assert shown is letter
    await evening.calm()
    assert (await evening.table()).revision > 4
    panel = await evening.turn(asked, await evening.hand(asked), "direct")
    assert "I no longer write to you" in panel.text
    letters = len(evening.person(asked).dms())
    while pinged(evening) != [asked]:
        await end_turn(evening)
    assert len(evening.person(asked).dms()) == letters


async def test_an_italian_letter(evening: Evening) -> None:
    await evening.begin("Bruno")
    await evening.turn("Bruno", await evening.hand("Bruno"), "direct")
    while await evening.asked() != "Ada":
        await end_turn(evening)
    await end_turn(evening)
    assert "Tocca a te" in evening.person("Bruno").dms()[-1].text


async def test_closed_direct_messages(evening: Evening) -> None:
    await evening.begin("Dev")
    reply = await evening.person("Dev").press(await evening.hand("Dev"), "By direct message")
    await evening.calm()
    assert "does not let me write to you" in reply.text
    await evening.turn("Ada", await evening.hand("Ada"), "direct")
    evening.person("Ada").close_dms()
    while await evening.asked() != "Dev":
        await end_turn(evening)
    await end_turn(evening)
    [notice] = evening.notices()
    assert pinged(evening) == ["Ada"]
    assert "You asked for direct messages" in notice.text
    panel = await evening.hand("Ada", notice)
    assert choices(panel)


async def test_who_moves_soon_is_not_told(playground: Playground, settings: Settings) -> None:
    here = Evening(playground, msgspec.structs.replace(settings, notice_delay=60))
    await here.start_bot()
    await here.begin("Dev")
    for _ in range(3):
        playground.advance(20)
        here.bot.notices.sleeper.wake()
        await here.calm()
        assert here.notices() == []
        await end_turn(here)
    playground.advance(59)
    here.bot.notices.sleeper.wake()
    await here.calm()
    assert here.notices() == []
    playground.advance(2)
    here.bot.notices.sleeper.wake()
    await here.calm()
    assert pinged(here) == [await here.asked()]
    await here.stop_bot()


async def test_a_notice_that_fails_does_not_keep_back_the_others(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail_at_table_1(table: Perspective, *args: Any, **options: Any) -> Panel:
        if table.id == 1:
            raise RuntimeError("a mistake of ours")
        return mention(table, *args, **options)

    monkeypatch.setattr("bot.tables.courier.mention", fail_at_table_1)
    await evening.begin("Dev")
    assert evening.notices() == []
    await evening.begin("Mira")
    assert len(evening.notices()) == 1
    monkeypatch.undo()
    await evening.playground.until(lambda: len(evening.notices()) == 2)


async def test_the_end_of_a_table_removes_its_notices(evening: Evening) -> None:
    await evening.begin("Dev")
    assert len(evening.notices()) == 1
    await evening.press("Ada", await evening.slash("Ada", "table end"), "Yes, end it")
    assert evening.notices() == []


async def test_a_channel_that_may_not_be_written_to_loses_no_turn(evening: Evening) -> None:
    await evening.begin("Dev")
    evening.playground.deny_bot("tables", Permission.SEND_MESSAGES)
    await end_turn(evening)
    asked = await evening.asked()
    assert "It is your turn" in (await evening.slash(asked, "tables")).text
