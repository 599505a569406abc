"""A database is restored from a backup: Discord then shows the restored state, and nobody is notified
twice.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bot.database.online_backup import back_up
from tests.protocol.evening import Evening, verb
from tests.support.phrases import phrase

pytestmark = [pytest.mark.identities, pytest.mark.sqlite]


async def restore(evening: Evening, made: Path) -> None:
    """Put the backup in place of the database, as a host would, and start the bot."""
    await evening.stop_bot()
    path = evening.settings.database
    for file in path.parent.glob(path.name + "*"):
        file.unlink()
    shutil.copy(made, path)
    await evening.start_bot()
    await evening.pass_time(30)


def backed_up(evening: Evening, folder: Path) -> Path:
    evening.playground.advance(1)
    made = back_up(evening.settings.database, folder, 1, now=evening.playground.clock.now)
    evening.playground.advance(1)
    return made


async def test_boards_and_notices_are_true_again(evening: Evening, tmp_path: Path) -> None:
    board = await evening.begin("Dev", "Mira")
    asked = await evening.asked()
    before = await evening.table()
    told = [notice.id for notice in evening.notices()]
    identity = verb(board, "hand").split(":")[0]
    made = backed_up(evening, tmp_path / "backups")

    panel = await evening.hand(asked)
    for _ in range(3):
        await evening.move(await evening.asked())
    newer = await evening.open_table("Bruno")
    assert (await evening.table()).revision > before.revision
    assert [notice.id for notice in evening.notices()] != told

    await restore(evening, made)
    assert (await evening.table()).revision == before.revision
    assert await evening.asked() == asked
    assert evening.boards() == [board], "the table opened since is gone, and so is its board"
    assert newer is not board
    now = verb(board, "hand").split(":")[0]
    assert now == evening.bot.database.identity != identity
    row = await evening.bot.services.tables.row(1)
    assert row.published_revision == row.revision
    assert {notice.id for notice in evening.notices()} <= set(told), "nothing is told twice"

    answer = await evening.forge(asked, board, panel.buttons[0].custom_id or "")
    assert phrase("refused-other-database") in answer
    assert (await evening.table()).revision == before.revision
    await evening.open_table("Bruno")
    assert phrase("refused-other-database") in await evening.forge("Dev", board, f"{identity}:2:1:join:")
    assert await evening.seats(2) == ["Bruno"], "nobody joined another table of that number"
    await evening.pick(asked, await evening.hand(asked, board), "cast 8")
    assert (await evening.table()).revision > before.revision, "it goes on"


async def test_a_board_that_was_posted_anew_since_is_there_once(evening: Evening, tmp_path: Path) -> None:
    board = await evening.begin("Dev")
    made = backed_up(evening, tmp_path / "backups")
    await evening.pass_time(3600)
    await evening.move(await evening.asked())
    assert evening.boards() != [board]
    await restore(evening, made)
    [only] = evening.boards()
    assert verb(only, "hand").split(":")[0] == evening.bot.database.identity


async def test_a_restart_without_a_restore_keeps_the_buttons(evening: Evening, tmp_path: Path) -> None:
    board = await evening.begin("Dev")
    backed_up(evening, tmp_path / "backups")
    pressed = verb(board, "hand")
    await evening.restart_bot()
    assert verb(board, "hand") == pressed
