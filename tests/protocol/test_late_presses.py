"""A press that Discord shows as failed changes nothing: neither a game nor anything else."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from bot.database import schema
from bot.database.backend import Address
from bot.discord.timeliness import WAITS
from bot.features.registry import PRESSES
from playground import Message, Playground, Reply
from playground.components import Kind
from tests.protocol.evening import Evening, choices, chosen, read, revision_of, verb
from tests.protocol.forked import ForkedBot
from tests.protocol.test_answers import FIELDS
from tests.siege.bot import run
from tests.siege.players import verbs
from tests.support.databases import rows
from tests.support.phrases import phrase

_CHANGES_BY_ITSELF = {"facts", "processes", "shards"}
COMMANDS: tuple[tuple[str, dict[str, object]], ...] = (
    ("table new", {"game": "abraca"}),
    ("table leave", {"table": 1}),
    ("table pause", {"table": 1}),
    ("table remove", {"table": 1}),
    ("table end", {"table": 1}),
    ("me delete", {}),
    ("me settings", {}),
    ("learn", {"game": "abraca"}),
)


def everything(address: Address) -> dict[str, list[str]]:
    """Return all rows of the database, except in tables that change by themselves."""
    names = {table.name for table in schema.METADATA.sorted_tables} - _CHANGES_BY_ITSELF
    return {name: sorted(map(str, rows(address, f"SELECT * FROM {name}"))) for name in names}


async def too_late(evening: Evening, *presses: Coroutine[Any, Any, Reply]) -> None:
    """Let people press, but let Discord give up before the bot receives it."""
    sent = [asyncio.create_task(press) for press in presses]
    await asyncio.sleep(0)
    evening.playground.countdown.advance(WAITS + 0.1)
    for reply in await asyncio.gather(*sent):
        assert reply.failed
    evening.playground.failed_interactions.clear()


async def test_what_discord_gave_up_changes_nothing(evening: Evening) -> None:
    ada, mira = evening.person("Ada"), evening.person("Mira")
    await evening.begin("Dev")
    board = await evening.open_table("Ada", "lounge")
    await evening.press("Dev", board, verb(board, "join"))
    hand = await evening.hand("Ada", evening.board("tables"))
    shown = [board, evening.board("tables"), hand, await evening.slash("Ada", "me settings")]
    offered = [custom_id for message in shown for custom_id in verbs(message).values()]
    forged = [f"test:{table}:{revision_of(board)}:{one}:" for one in PRESSES.handlers for table in (1, 2)]
    await evening.calm()
    before = everything(evening.settings.database)
    for custom_id in (*offered, *forged):
        await too_late(
            evening,
            ada.press_forged(hand, custom_id=custom_id),
            ada.press_forged(board, custom_id=custom_id, kind=Kind.STRING_SELECT, values=["1"]),
            mira.press_forged(board, custom_id=custom_id),
            ada.submit_forged(board, custom_id=custom_id, values=dict.fromkeys(FIELDS, "9")),
        )
    sent_away = ("table remove", {"table": 2, "player": evening.person("Dev")})
    for name, options in (*COMMANDS, sent_away):
        await too_late(evening, *(one.slash("lounge", name, **options) for one in (ada, mira)))
    await evening.calm()
    after = everything(evening.settings.database)
    assert [name for name in before if after[name] != before[name]] == []


async def test_a_process_that_slept_makes_no_move(playground: Playground, tmp_path: Path) -> None:
    playground.countdown.hold()
    bot = ForkedBot(playground, tmp_path, run)
    await bot.start()
    ada, dev = playground.person("Ada"), playground.person("Dev")
    await (await ada.slash("tables", "table new", game="abraca")).result()
    board = await playground.until(lambda: _board(playground))
    await dev.press(board, verb(board, "join"))
    await playground.until(lambda: "**Dev**" in board.text)
    await ada.press(board, verb(board, "start"))
    await playground.until(lambda: "hand" in verbs(board))
    panels = [await (await one.press(board, verb(board, "hand"))).result() for one in (ada, dev)]
    [(person, panel)] = [(one, its) for one, its in zip((ada, dev), panels, strict=True) if choices(its)]
    query = "SELECT revision FROM tables"
    before = rows(bot.database, query)
    os.kill(bot.number, signal.SIGSTOP)
    pressed = asyncio.create_task(chosen(person, panel, next(iter(choices(panel)))))
    await asyncio.sleep(0)
    playground.countdown.advance(WAITS + 0.1)
    os.kill(bot.number, signal.SIGCONT)
    assert (await pressed).failed
    # The answer to a later command shows that the bot has handled the press.
    await (await person.slash("tables", "tables")).result()
    await bot.stop()
    assert rows(bot.database, query) == before


def _board(playground: Playground) -> Message | None:
    history = playground.world.history(playground.channel("tables").id)
    return next((one for one in history if one.text.startswith("## ")), None)


async def test_a_press_that_arrives_late_is_refused_even_if_discord_takes_the_answer(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = await evening.begin("Dev")
    asked = await evening.asked()
    panel = await evening.hand(asked, board)
    before = everything(evening.settings.database)
    timeliness, clock = evening.bot.services.guards.timeliness, evening.playground.clock
    monkeypatch.setattr(timeliness, "clock", clock.now)
    await evening.hand(asked, board)
    monkeypatch.setattr(timeliness, "clock", lambda: clock.now() + 2 * WAITS)
    reply = await chosen(evening.person(asked), panel, "cast 8")
    assert phrase("refused-too-late") in await read(reply)
    await evening.calm()
    assert everything(evening.settings.database) == before
    monkeypatch.undo()
    await evening.move(asked)
    assert everything(evening.settings.database) != before


@pytest.mark.parametrize("times", [1, 2])
async def test_an_acknowledgement_whose_answer_was_lost_counts(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    monkeypatch.setattr("bot.discord.first_answer._AGAIN", (0.01, 0.01, 0.01))
    await evening.begin("Dev")
    asked = await evening.asked()
    panel = await evening.hand(asked)
    before = (await evening.table()).revision
    evening.playground.faults.lose_next(times, match="/callback")
    await evening.pick(asked, panel, "cast 8")
    await evening.calm()
    assert (await evening.table()).revision == before + 1


async def test_an_acknowledgement_that_never_arrives_changes_nothing(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord.first_answer._AGAIN", (0.01, 0.01, 0.01))
    monkeypatch.setattr("bot.discord.responder._PAUSES", (0.01, 0.01))
    await evening.begin("Dev")
    asked = await evening.asked()
    panel = await evening.hand(asked)
    before = everything(evening.settings.database)
    evening.playground.faults.fail_next(1000, status=404, match="/callback")
    pressed = asyncio.create_task(chosen(evening.person(asked), panel, "cast 8"))
    await evening.playground.until(lambda: evening.playground.faults.planned[0].left <= 996)
    evening.playground.countdown.advance(WAITS + 0.1)
    assert (await pressed).failed
    evening.playground.failed_interactions.clear()
    await evening.calm()
    assert everything(evening.settings.database) == before
