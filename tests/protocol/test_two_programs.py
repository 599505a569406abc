"""Two programs with one token and two databases: the one that finds a press already answered by the other
stops.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.discord.token_use import STRANGER
from playground import Message, Playground
from tests.protocol.evening import verb
from tests.protocol.forked import ForkedBot
from tests.siege.bot import run
from tests.support.databases import rows
from tests.support.phrases import phrase


def boards(playground: Playground) -> list[Message]:
    history = playground.world.history(playground.channel("tables").id)
    return [one for one in history if one.text.startswith("## ")]


def seated(bot: ForkedBot) -> int:
    """Return how many people are at the tables of ``bot``."""
    return len(rows(bot.database, "SELECT member FROM seats WHERE member IS NOT NULL"))


@pytest.mark.parametrize("command", [True, False])
async def test_one_of_them_stops_and_no_press_is_worked_on_by_both(
    playground: Playground, tmp_path: Path, *, command: bool
) -> None:
    folders = [tmp_path / "one", tmp_path / "other"]
    for folder in folders:
        folder.mkdir()
    one, other = bots = [ForkedBot(playground, folder, run, LOG_LEVEL="INFO") for folder in folders]
    ada, dev = playground.person("Ada"), playground.person("Dev")
    await one.start()
    await (await ada.slash("tables", "table new", game="abraca")).result()
    board = await playground.until(lambda: next(iter(boards(playground)), None))
    await other.start()
    if command:
        answer = await (await dev.slash("tables", "table new", game="abraca")).result()
    else:
        answer = await (await dev.press_forged(board, custom_id=verb(board, "join"))).result()
    await playground.until(lambda: not all(bot.is_running for bot in bots))
    [left] = [bot for bot in bots if bot.is_running]
    [gone] = [bot for bot in bots if bot is not left]
    assert await gone.ended() == 1
    assert [line for line in gone.said if STRANGER in line] == [f"Tavolata cannot start. {STRANGER}"]
    assert not [line for bot in bots for line in bot.said if "Traceback" in line]
    took_seat = not command and phrase("refused-other-database") in answer.text
    assert seated(one) + seated(other) == (1 if took_seat else 2), "one of them worked on it"
    reply = await ada.slash("tables", "tables")
    await reply.result()
    assert not reply.followups
    await left.stop()
