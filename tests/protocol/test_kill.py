"""The process is killed at random moments while people press."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import sqlite3
from collections import Counter
from pathlib import Path

import msgspec

from bot.playground import CannotDoError, Message, Playground
from bot.playground.changes import Change, MessageCreated
from tests.protocol.evening import choices, verb
from tests.protocol.process import BotProcess

SEATED = ("Ada", "Dev", "Mira")
KILLS = 5
WITHOUT_DRAWING = """
import bot.client
from bot.__main__ import main
from tests.render_pools import PlainRenderPool

bot.client.RenderPool = PlainRenderPool
main()
"""
PATIENCE = 1.5


class Players:
    """People who press on whatever happens, and remember what the bot told them was done."""

    def __init__(self, playground: Playground, seed: int) -> None:
        self.playground = playground
        self.done: list[tuple[int, str]] = []
        self._chance = random.Random(seed)

    @property
    def board(self) -> Message:
        room = self.playground.channel("tables")
        found = [m for m in self.playground.world.history(room.id) if m.text.startswith(("## ", "# "))]
        return found[-1]

    async def play(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError, CannotDoError, ValueError):
                async with asyncio.timeout(PATIENCE):
                    await self._move()
            await asyncio.sleep(0.01)

    async def _move(self) -> None:
        asked = re.search(r"turn of .*?\*\*(\w+)\*\*", self.board.text)
        if not asked:
            return
        name = asked[1]
        person = self.playground.person(name)
        reply = await person.press(self.board, verb(self.board, "hand"))
        panel = await reply.result()
        while offered := choices(panel):
            option = self._chance.choice(list(offered))
            [button] = [
                b.custom_id for b in panel.buttons if b.custom_id and b.custom_id.endswith(f":{option}")
            ]
            reply = await person.press(panel, button or "")
            panel = await reply.result()
            if "earlier moment" not in panel.text and "went wrong" not in panel.text:
                self.done.append((SEATED.index(name), option))


async def test_killed_at_random_moments(playground: Playground, tmp_path: Path) -> None:
    nonces: Counter[str] = Counter()

    def note(change: Change) -> None:
        if isinstance(change, MessageCreated) and change.message.nonce:
            nonces[change.message.nonce] += 1

    playground.world.listen(note)
    bot = BotProcess(playground, tmp_path, "-c", WITHOUT_DRAWING, LOG_LEVEL="DEBUG")
    await bot.start()
    await playground.person("Ada").slash("tables", "table new", game="abraca")
    players = Players(playground, seed=3)
    await playground.until(lambda: any(m.text.startswith("## ") for m in table_messages(playground)))
    for name in SEATED[1:]:
        await playground.person(name).press(players.board, "Join")
    await playground.until(lambda: "**Mira**" in players.board.text)
    await playground.person("Ada").press(players.board, "Start")
    await playground.until(lambda: "It is the turn of" in players.board.text)

    chance = random.Random(5)
    playing = asyncio.create_task(players.play())
    for _ in range(KILLS):
        await asyncio.sleep(chance.uniform(0.05, 0.7))
        await bot.kill()
        await bot.start()
    await asyncio.sleep(0.2)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)

    await playground.settle(quiet=0.3)
    revision, moves, notices = read(bot.database)
    assert players.done, "somebody got to move"
    remaining = iter(moves)
    assert all(move in remaining for move in players.done), "a move that was acknowledged is lost"
    assert [nonce for nonce, times in nonces.items() if times > 1] == [], "a message was posted twice"
    if "Game over" not in players.board.text:
        assert verb(players.board, "hand").endswith(f":1:{revision}:hand:"), "the channel is behind"
    boards = [m for m in table_messages(playground) if m.text.startswith(("## ", "# "))]
    assert boards == [players.board]
    pings = [m for m in table_messages(playground) if m.text.startswith("<@") and "is over" not in m.text]
    assert len(pings) == sum(state == "sent" for state in notices) <= 1
    log = "\n".join(bot.said)
    secret = sqlite3.connect(bot.database).execute("SELECT secret FROM tables").fetchone()[0]
    assert secret.hex() not in log
    assert repr(secret)[2:-1] not in log
    assert "has the stones" not in log
    assert "Traceback" not in log
    assert await bot.stop() == 0


def table_messages(playground: Playground) -> list[Message]:
    room = playground.channel("tables")
    return [message for message in playground.world.history(room.id) if not message.ephemeral]


def read(database: Path) -> tuple[int, list[tuple[int, str]], list[str]]:
    """Return the table's revision, its moves and the states of its notices, as they are in the file."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        [(revision, published)] = connection.execute("SELECT revision, published_revision FROM tables")
        assert revision == published
        moves = connection.execute("SELECT seat, choice FROM moves ORDER BY number").fetchall()
        notices = connection.execute("SELECT state FROM notices WHERE kind <> 'result'").fetchall()
    return (
        revision,
        [(seat, msgspec.json.decode(choice)[0]) for seat, choice in moves],
        [n for (n,) in notices],
    )
