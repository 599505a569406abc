"""Memory: what a bot holds while people press whatever they're offered, and whether that grows.

While pictures are drawn, a figure means little: it depends on the machine's threads and allocator, and on how
full the caches are. What counts is how much is left at rest, and that it doesn't grow from game to game.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import random
import tempfile
import time
from pathlib import Path

from games.registry import GAMES
from playground import CannotDoError, Message, Playground
from tests.bench.process import running
from tests.bench.report import Row

PRESSES = 600
"""Presses per game."""
_IDLE = 20.0
"""Seconds of rest before measuring what was given back: twice the time after which the bot gives memory back.
"""
_AT_REST = {2: 240.0, 4: 400.0}
"""Maximum MB at rest after that many games."""
_GROWTH = 40.0
"""Maximum MB that the last two games may add at rest."""
PEOPLE = ("Ada", "Bruno", "Chloé")
_ENDS = {"leave", "end", "end-yes", "leave-yes", "give-up", "give-up-yes", "me-delete-yes"}
"""Buttons that monkeys don't press, because the game would be over."""


async def rows() -> list[Row]:
    """Return the memory of the bot at its start, after the presses of each game, and after a rest."""
    found, rest = [], list[float]()
    with tempfile.TemporaryDirectory() as folder:
        given = {
            "DATABASE_PATH": f"{folder}/bench.sqlite3",
            "COMPUTER_PAUSE": "0",
            "THINKING_TIME": "0",
            "RECAP_PAUSE": "0",
            "BOARD_PAUSE": "0",
        }
        async with Playground(rate_limits=False) as playground, running(playground, "bot", given) as process:
            await asyncio.sleep(2)
            found.append(Row("memory: idle", resident(process.pid), "MB"))
            for number, game in enumerate(GAMES, start=1):
                monkeys = Monkeys(playground, game)
                started = time.perf_counter()
                await monkeys.press(PRESSES)
                rate = PRESSES / (time.perf_counter() - started)
                found += [
                    Row(f"memory: after {PRESSES} presses of {game}", resident(process.pid), "MB"),
                    Row(f"memory: presses a second, {game}", rate, "1/s"),
                ]
                await asyncio.sleep(_IDLE)
                rest.append(resident(process.pid))
                most = _AT_REST.get(number, math.inf)
                found.append(Row(f"memory: at rest, games played: {number}", rest[-1], "MB", at_most=most))
            found.append(Row("memory: growth at rest", rest[-1] - rest[1], "MB", at_most=_GROWTH))
    return found


def resident(process: int) -> float:
    """Return the resident memory of ``process`` in MB."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


class Monkeys:
    """Three people who press anything that a table of ``game`` offers them, one game after another."""

    def __init__(self, playground: Playground, game: str) -> None:
        self._playground = playground
        self._game = game
        self._room = playground.admin.create_channel(f"room-{game}")
        self._chance = random.Random(game)
        self._panels: dict[str, Message] = {}

    async def press(self, times: int) -> None:
        """Press ``times`` times."""
        done = 0
        while done < times:
            with contextlib.suppress(CannotDoError, TimeoutError):
                done += await self._press()

    async def _press(self) -> int:
        """Do one thing; return the number of presses it counts as."""
        board = self._board()
        verbs = _verbs(board) if board else {}
        if board is None or not {"hand", "join"} & verbs.keys():
            known = board
            host = self._playground.person(PEOPLE[0])
            await (await host.slash(self._room, "table new", game=self._game)).result()
            await self._playground.until(lambda: self._board() is not known, 10)
            return 0
        if "join" in verbs:
            missing = [name for name in PEOPLE if f"**{name}**" not in board.text]
            name, pressed = (missing[0], verbs["join"]) if missing else (PEOPLE[0], verbs["start"])
            await self._playground.person(name).press(board, pressed)
            await self._playground.settle()
            return 0
        name = self._chance.choice(PEOPLE)
        person, panel = self._playground.person(name), self._panels.get(name)
        # Usually people go on from what they see; sometimes they open their hand again.
        offered = list(_verbs(panel).values()) if panel and self._chance.random() < 0.75 else []
        picks = [one for one in offered if ":pick:" in one]
        pressed = self._chance.choice(picks or offered or [verbs["hand"]])
        message = panel if offered and panel else board
        reply = await person.press(message, pressed)
        self._panels[name] = await reply.result(10)
        return 1

    def _board(self) -> Message | None:
        history = self._playground.world.history(self._room.id)
        boards = [one for one in history if not one.ephemeral and one.text.startswith(("## ", "# "))]
        return boards[-1] if boards else None


def _verbs(message: Message) -> dict[str, str]:
    """Return the custom_ids of enabled buttons by verb; each pick has its own entry."""
    found = {}
    for button in message.buttons:
        if button.custom_id and not button.disabled:
            verb = button.custom_id.split(":")[3]
            if verb not in _ENDS:
                found[button.custom_id if verb == "pick" else verb] = button.custom_id
    return found
