"""If the lobby agreed on it, the board highlights for everybody what the last move changed."""

from __future__ import annotations

from tests.protocol.agreeing import agree_on
from tests.protocol.course import play_until
from tests.protocol.evening import Evening
from tests.support.phrases import phrase


async def test_the_board_marks_what_changed_last(evening: Evening) -> None:
    await evening.open_table()
    await agree_on(evening, "Ada", board_marks=True)
    assert phrase("lobby-board-marks") in evening.board().text
    await evening.press("Bruno", evening.board(), "Join")
    await evening.turn("Ada", evening.board(), "start")
    await evening.calm()
    assert phrase("board-marked") not in evening.board().text, "nothing has changed yet"
    await play_until(evening, lambda table: table.table.revision > 6)
    shown = evening.board()
    assert phrase("board-marked") in shown.text
    kept = (await evening.bot.services.tables.row(1)).shown_parts
    assert kept is not None
    assert kept.changed
    await evening.restart_bot()
    assert (await evening.bot.services.tables.row(1)).shown_parts == kept
    here = await evening.slash("Bruno", "table show")
    assert phrase("board-marked", "it") in here.text, "whoever looks by themselves sees the same"


async def test_without_it_nothing_is_marked(evening: Evening) -> None:
    await evening.begin("Bruno", game="abraca")
    await play_until(evening, lambda table: table.table.revision > 6)
    assert phrase("board-marked") not in evening.board().text
    assert (await evening.bot.services.tables.row(1)).shown_parts is None
