"""Presses: how soon they are acknowledged and answered, compared with the barest bot on the same local
Discord.
"""

from __future__ import annotations

import asyncio
import tempfile

from games.registry import GAMES
from playground import Playground
from playground.people import Person
from playground.world import Message
from tests.bench.process import running
from tests.bench.report import Row, percentile

_PRESSES = 150
_WARM_UP = 10


async def rows() -> list[Row]:
    """Return the latencies of our bot and their ratios to the bare bot's, measured in the same run."""
    bare = await _bare()
    acknowledged, visible = await presses()
    return [
        Row("press to acknowledgement: a bare bot, p50", percentile(bare, 0.5), "ms"),
        Row("press to acknowledgement: a bare bot, p99", percentile(bare, 0.99), "ms"),
        Row("press to acknowledgement: a move, p50", percentile(acknowledged, 0.5), "ms"),
        Row("press to acknowledgement: a move, p99", percentile(acknowledged, 0.99), "ms"),
        Row(
            "... as a multiple of the bare bot's, p50",
            percentile(acknowledged, 0.5) / percentile(bare, 0.5),
            "x",
            at_most=2,
        ),
        Row(
            "... as a multiple of the bare bot's, p99",
            percentile(acknowledged, 0.99) / percentile(bare, 0.99),
            "x",
            at_most=3,
        ),
        Row("press to visible result with its picture, p50", percentile(visible, 0.5), "ms", at_most=150),
        Row("press to visible result with its picture, p99", percentile(visible, 0.99), "ms"),
    ]


async def _bare() -> list[float]:
    async with Playground(rate_limits=False) as playground, running(playground, "tests.bench.bare"):
        channel = playground.channel("tables")
        message = await playground.until(lambda: next(iter(playground.world.history(channel.id)), None))
        ada = playground.person("Ada")
        times = []
        for _ in range(_PRESSES + _WARM_UP):
            reply = await ada.press(message, "Press")
            assert reply.acknowledged_ms is not None
            times.append(reply.acknowledged_ms)
            await asyncio.sleep(0.02)
        return times[_WARM_UP:]


async def presses() -> tuple[list[float], list[float]]:
    """Return the milliseconds until moves were acknowledged, and until their picture was visible."""
    acknowledged: list[float] = []
    visible: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        given = {"DATABASE_PATH": f"{folder}/bench.sqlite3", "NOTICE_DELAY": "600"}
        async with Playground(rate_limits=False) as playground, running(playground, "bot", given):
            while len(acknowledged) < _PRESSES + _WARM_UP:
                await _play(playground, acknowledged, visible)
    return acknowledged[_WARM_UP:], visible[_WARM_UP:]


async def _play(playground: Playground, acknowledged: list[float], visible: list[float]) -> None:
    """Play one game by pressing, and record how long each move took."""
    ada, bruno = playground.person("Ada"), playground.person("Bruno")
    await (await ada.slash("tables", "table new", game=next(iter(GAMES)))).result()
    await bruno.press(await _board(playground, "Join"), "Join")
    await ada.press(await _board(playground, "Start"), "Start")
    await _board(playground, "My hand")
    panels = {person.name: await _hand(playground, person) for person in (ada, bruno)}
    while len(acknowledged) < _PRESSES + _WARM_UP:
        for person in (ada, bruno):
            if choices := _choices(panels[person.name]):
                break
        else:
            await playground.settle()
            if not _has_hands(playground):
                return
            panels = {person.name: await _hand(playground, person) for person in (ada, bruno)}
            continue
        reply = await person.press(panels[person.name], choices[-1])
        panels[person.name] = await reply.result()
        assert reply.acknowledged_ms is not None
        assert reply.visible_ms is not None
        acknowledged.append(reply.acknowledged_ms)
        visible.append(reply.visible_ms)
        await playground.settle()


def _choices(panel: Message) -> list[str]:
    return [button.custom_id for button in panel.buttons if ":pick:" in (button.custom_id or "")]


async def _board(playground: Playground, label: str) -> Message:
    """Return the newest board, once it has an enabled button ``label``."""

    def newest() -> Message | None:
        last = _newest(playground)
        return last if last and any(b.label == label and not b.disabled for b in last.buttons) else None

    return await playground.until(newest)


def _newest(playground: Playground) -> Message | None:
    """Return the newest public message with buttons."""
    history = playground.world.history(playground.channel("tables").id)
    return next((message for message in reversed(history) if message.buttons and not message.ephemeral), None)


def _has_hands(playground: Playground) -> bool:
    """Return whether the newest game is still going on."""
    board = _newest(playground)
    return board is not None and any(button.label == "My hand" for button in board.buttons)


async def _hand(playground: Playground, person: Person) -> Message:
    panel = await (await person.press(await _board(playground, "My hand"), "My hand")).result()
    await playground.settle()
    return panel
