"""Flood: how long others wait while one person, or several, repeat something expensive as fast as they
can.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from bot.database import schema
from bot.features.archive.service.game_file import MOST_MOVES
from games.registry import GAMES
from playground import CannotDoError, Channel, Message, Person, Upload
from playground.model import Interaction
from tests.bench.report import Row, percentile
from tests.siege.besieged import Besieged, Plan, besieged, table_of
from tests.siege.log import Secrets
from tests.siege.long_game import long_game
from tests.siege.players import verbs

OTHERS = ("Ada", "Bruno")
"""The people who wait while the others press: they look at their hands in turn."""
FLOODERS = ("Chloé", "Dev", "Mira")
DRAWN_OUT = MOST_MOVES - 1_000
"""Moves of the old game before it is played to its end, which has to fit into the bound, too. ``FEW_MOVES``
is for a small siege.
"""
FEW_MOVES = 400
LINES = 2_000_000
"""Log lines in the database. ``FEW_LINES`` is for a small siege."""
FEW_LINES = 5_000
OF_ONE_GAME = 40_000
"""Lines of the longest log: as many as games could have before files had a bound."""
A_SECOND = 200
"""Button presses per second of a person who doesn't wait for answers."""
BETWEEN = 0.05
"""Seconds between an answer and the next press of a person who waits for answers."""
ENOUGH = 150
"""Fewest presses by others from which a 99th percentile means something."""
TO_ACKNOWLEDGEMENT, TO_PICTURE = 1.5, 3.0
"""How many times longer than beside a quiet bot others may wait, at the 99th percentile."""


@dataclass
class Waits:
    """How many milliseconds others waited for each acknowledgement, and for each picture."""

    acknowledged: list[float] = field(default_factory=list)
    visible: list[float] = field(default_factory=list)


@dataclass
class Scene:
    """The tables of a flood: one for the others, one for the flooders, and an old game with a long log."""

    here: Besieged
    others: Message
    flooders: Message
    old: Message
    moves: int
    """Lower bound for the number of moves in the old game."""
    pressed: list[Interaction] = field(default_factory=list)
    """Every press that was part of the flood."""

    def person(self, name: str) -> Person:
        """Return the person with this name."""
        return self.here.playground.person(name)

    def old_id(self, verb: str, argument: str = "") -> str:
        """Return the custom_id of a button of the old game."""
        identity, table, revision, *_ = verbs(self.old)["replay"].split(":", 4)
        return f"{identity}:{table}:{revision}:{verb}:{argument}"

    def note(self, interaction: Interaction) -> None:
        """Remember a press that was part of a flood."""
        self.pressed.append(interaction)


Flood = Callable[[Scene, str, int], Coroutine[Any, Any, None]]
"""What a flooder does once; the number counts how often they have done it before."""


async def _export(scene: Scene, name: str, _: int) -> None:
    reply = await scene.person(name).slash("tables", "me export")
    scene.note(reply.interaction)
    await reply.result()


async def _log(scene: Scene, name: str, number: int) -> None:
    await _forged(scene, name, scene.old_id("log", str(number % 3 * 700)))


async def _replay(scene: Scene, name: str, number: int) -> None:
    await _forged(scene, name, scene.old_id("replay", f"{scene.moves - number % 90}.p.next"))


async def _hand(scene: Scene, name: str, _: int) -> None:
    """Press again and again without waiting for any answer."""
    person, board = scene.person(name), scene.flooders
    started, sent = time.monotonic(), 0
    while True:
        for _ in range(int((time.monotonic() - started) * A_SECOND) - sent):
            scene.note(person.start_press(board, verbs(board)["hand"]))
            sent += 1
        await asyncio.sleep(0.005)


async def _forged(scene: Scene, name: str, custom_id: str) -> None:
    reply = await scene.person(name).press_forged(scene.old, custom_id=custom_id)
    scene.note(reply.interaction)
    await reply.result()


FLOODS: dict[str, tuple[tuple[str, ...], Flood]] = {
    "exports": (FLOODERS, _export),
    "logs": (FLOODERS, _log),
    "replays": (FLOODERS, _replay),
    "hands": (FLOODERS[:1], _hand),
}
"""Who floods and how, by the name of the flood."""


async def rows(plan: Plan, lines: int | None = None) -> list[Row]:
    """Let others press beside each flood, and return the figures."""
    flooded: dict[str, tuple[Waits, float]] = {}
    lines = lines or (LINES if plan.times is None else FEW_LINES)
    moves = DRAWN_OUT if plan.times is None else FEW_MOVES
    async with besieged(plan, SIEGE_DRAWS="yes", SIEGE_BOUNDS="yes") as here:
        # Latency is measured here. A busy machine may miss Discord's deadline for an acknowledgement, so
        # don't enforce it.
        here.playground.countdown.hold()
        secrets = Secrets(here)
        scene = await _set_up(here, lines, moves)
        share = plan.seconds / (2 * len(FLOODS) + 1)
        times = plan.times or 10_000
        quiet, unanswered = Waits(), Counter[str]()
        # Drawing and wording anything for the first time takes longer, so warm up.
        await _wait(scene, Waits(), share, 10)
        await _wait(scene, quiet, share, times)
        for name, (people, flood) in FLOODS.items():
            waits, before = Waits(), len(scene.pressed)
            started = time.monotonic()
            async with _flooded(scene, people, flood):
                await _wait(scene, waits, share, times)
            took = time.monotonic() - started
            pressed = scene.pressed[before:]
            with contextlib.suppress(TimeoutError):
                await here.playground.until(lambda p=pressed: all(one.acknowledged for one in p), 30.0)
            await here.right_again()
            unanswered[name] = sum(not one.acknowledged for one in pressed)
            flooded[name] = waits, len(pressed) / took
            await _wait(scene, quiet, share, times)
        leaks = secrets.found_in(here.bot.said)
        faults = [line for line in here.bot.said if "Traceback" in line or "interaction failed" in line]
        print(*leaks, *faults, sep="\n", end="")
        return [
            Row("flood: lines of logs in the database", lines, ""),
            Row(
                "flood: a quiet bot: press to acknowledgement, p99",
                percentile(quiet.acknowledged, 0.99),
                "ms",
            ),
            Row("flood: a quiet bot: press to picture, p99", percentile(quiet.visible, 0.99), "ms"),
            *(row for name, (waits, rate) in flooded.items() for row in _rows_of(name, waits, quiet, rate)),
            Row("flood: presses unanswered", unanswered.total(), "", at_most=0),
            Row("flood: mistakes of ours", len(faults), "", at_most=0),
            Row("flood: hidden things and names in the log", len(leaks), "", at_most=0),
            Row("flood: memory of the bot afterwards", here.memory(), "MB"),
        ]


def _rows_of(name: str, waits: Waits, quiet: Waits, rate: float) -> list[Row]:
    found = [Row(f"flood of {name}: presses a second", rate, "")]
    for what, here, before, at_most in (
        ("acknowledgement", waits.acknowledged, quiet.acknowledged, TO_ACKNOWLEDGEMENT),
        ("picture", waits.visible, quiet.visible, TO_PICTURE),
    ):
        slow = percentile(here, 0.99)
        found.append(Row(f"flood of {name}: others to {what}, p50", percentile(here, 0.5), "ms"))
        found.append(Row(f"flood of {name}: others to {what}, p99", slow, "ms"))
        ratio = slow / percentile(before, 0.99)
        bar = {"at_most": at_most} if min(len(here), len(before)) >= ENOUGH else {}
        found.append(Row("... as a multiple of a quiet bot's", ratio, "x", **bar))
    return found


async def _wait(scene: Scene, waits: Waits, seconds: float, times: int) -> None:
    """Let the others look at their hands in turn, and record how long they wait."""
    until = time.monotonic() + seconds
    for number in range(times):
        if time.monotonic() > until:
            return
        person = scene.person(OTHERS[number % len(OTHERS)])
        reply = await person.press(scene.others, verbs(scene.others)["hand"])
        await reply.result(60)
        assert reply.acknowledged_ms is not None
        assert reply.visible_ms is not None
        waits.acknowledged.append(reply.acknowledged_ms)
        waits.visible.append(reply.visible_ms)
        await asyncio.sleep(BETWEEN)


@contextlib.asynccontextmanager
async def _flooded(scene: Scene, people: tuple[str, ...], flood: Flood) -> AsyncIterator[None]:
    """Let ``people`` repeat ``flood`` for as long as the context lasts."""

    async def go_on(name: str) -> None:
        number = 0
        while True:
            with contextlib.suppress(CannotDoError, TimeoutError):
                await flood(scene, name, number)
            number += 1
            await asyncio.sleep(BETWEEN)

    tasks = [asyncio.create_task(go_on(name)) for name in people]
    try:
        # The first request is the most expensive.
        await asyncio.sleep(0.2)
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _set_up(here: Besieged, lines: int, moves: int) -> Scene:
    admin = here.playground.admin
    games = list(GAMES)
    others = await _begun(here, admin.create_channel("others"), games[0], OTHERS)
    flooders = await _begun(here, admin.create_channel("flooders"), games[-1], FLOODERS)
    room = admin.create_channel("old")
    file = Upload("game.json", long_game(moves))
    await (await here.playground.person("Mira").slash(room, "table import", file=file)).result(60)
    old = await here.playground.until(lambda: next(iter(here.boards(room.id).values()), [None])[-1])
    await here.right_again()
    await here.bot.stop()
    here.database.write(_history(here, table_of(old), lines))
    await here.bot.start()
    return Scene(here, others, flooders, old, moves)


async def _begun(here: Besieged, room: Channel, game: str, names: tuple[str, ...]) -> Message:
    """Let ``names`` start a game; return its board."""
    playground = here.playground
    host = playground.person(names[0])
    await (await host.slash(room, "table new", game=game)).result()
    board = await playground.until(lambda: next(iter(here.boards(room.id).values()), [None])[-1])
    for name in names[1:]:
        await playground.person(name).press(board, verbs(board)["join"])
        await playground.until(lambda name=name: f"**{name}**" in board.text)
    await host.press(board, verbs(board)["start"])
    return await playground.until(lambda: board if "hand" in verbs(board) else None)


def _history(here: Besieged, table: int, lines: int) -> list[sa.Executable]:
    """Return statements that make the game's log as long as allowed, and copy it until there are
    ``lines``.
    """
    events, tables = schema.events, schema.tables
    most = events.c.number
    query = sa.select(sa.func.max(most)).where(events.c.table == table)
    [(last,)] = here.database.rows(query)
    own = last + 1
    statements: list[sa.Executable] = []
    length = own
    while length < min(OF_ONE_GAME, lines):
        statements.append(
            _copied(events, table, number=most + length, below=min(length, OF_ONE_GAME - length))
        )
        length = min(2 * length, OF_ONE_GAME)
    kept = [column for column in tables.c if column.key not in {"id", "origin", "rematch_of", "message"}]
    for number in range(table + 1, table + lines // length):
        copy = sa.select(sa.literal(number), *kept).where(tables.c.id == table)
        statements.append(sa.insert(tables).from_select(["id", *kept], copy))
        statements.append(_copied(events, table, table=number))
    return statements


def _copied(events: sa.Table, table: int, /, *, below: int | None = None, **changed: Any) -> sa.Executable:
    """Return a statement that copies the log lines of ``table``, with the values in ``changed`` replaced."""
    values = [
        (sa.literal(changed[column.key]) if isinstance(changed[column.key], int) else changed[column.key])
        if column.key in changed
        else column
        for column in events.c
    ]
    query = sa.select(*values).where(events.c.table == table)
    if below is not None:
        query = query.where(events.c.number < below)
    return sa.insert(events).from_select(list(events.c), query)
