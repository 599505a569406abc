"""Computer players move by themselves."""

from __future__ import annotations

import msgspec

from bot.config import Config
from playground import Playground
from tests.protocol.course import is_asked, play_until
from tests.protocol.evening import Evening, choices
from tests.support.phrases import phrase


async def test_one_person_and_four_computer_players(evening: Evening) -> None:
    board = await evening.begin(computers=4)
    for _ in range(200):
        table = await evening.table()
        if table.status == "over":
            break
        assert await evening.asked() == "Ada", "the computers have moved already"
        panel = await evening.hand("Ada")
        offered = choices(panel)
        await evening.pick("Ada", panel, "end" if "end" in offered else "cast 8")
        await evening.calm()
    assert board.text.startswith("# Game over")
    assert "✅" in (await evening.slash("Ada", "table verify")).text


async def test_computer_players_go_on_after_a_restart(playground: Playground, settings: Config) -> None:
    slow = Evening(playground, msgspec.structs.replace(settings, computer_pause=30))
    await slow.start_bot()
    await slow.open_table()
    await slow.press("Ada", slow.board(), phrase("button-add-computer"))
    await slow.person("Ada").press(slow.board(), "Start")
    await playground.until(lambda: phrase("board-waiting", variant="one") in slow.board().text)
    if "Ada" in slow.board().text.splitlines()[1]:
        panel = await slow.hand("Ada")
        while choices(panel):
            offered = choices(panel)
            panel = await slow.pick("Ada", panel, "end" if "end" in offered else "cast 8")
    revision = (await slow.table()).revision
    assert not await slow.asked(), "a computer player is thinking"
    await slow.stop_bot()
    quick = Evening(playground, settings)
    await quick.start_bot()
    await quick.calm()
    assert (await quick.table()).revision > revision
    assert await quick.asked() == "Ada"
    await quick.stop_bot()


async def test_computer_players_get_no_notices(evening: Evening) -> None:
    await evening.begin("Bruno", computers=1)
    await play_until(evening, is_asked(0))
    assert [notice.notified for notice in evening.notices()] == [[evening.person("Ada").id]]
