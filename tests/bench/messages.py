"""Messages: how many are posted or edited in channels and letters for each move of a person."""

from __future__ import annotations

import re
import tempfile
from collections import Counter
from pathlib import Path
from unittest.mock import patch

from bot.config import load_config
from bot.playground import Playground
from bot.playground.requests import Request
from games.engine.chance import RandomStream
from games.engine.play import waiting_for
from games.registry import GAMES
from tests.bench.report import Row
from tests.protocol import course
from tests.protocol.evening import Evening, an_evening
from tests.render_pools import PlainRenderPool

_SEATS = 4
_THINKS = 600.0
"""Seconds that pass before somebody else moves; who goes on with a turn needs none."""
_MESSAGE = re.compile(r"/channels/\d+/messages(/\d+)?$")


async def rows() -> list[Row]:
    """Return for each game the messages for each move, over one whole game of four people."""
    return [
        Row(f"{game}: messages for each move of a person", await _whole_game(game), "", at_most=1.3)
        for game in GAMES
    ]


async def _whole_game(game: str) -> float:
    count: Counter[str] = Counter()

    def note(request: Request) -> None:
        if request.method in {"POST", "PATCH"} and _MESSAGE.search(request.path):
            count["messages"] += 1

    with tempfile.TemporaryDirectory() as folder:
        given = {"DATABASE_PATH": f"{folder}/bench.sqlite3", "NOTICE_DELAY": "15", "RECAP_PAUSE": "0"}
        settings = load_config(given, Path(folder) / "none.env")
        with patch("bot.client.RenderPool", PlainRenderPool):
            async with (
                Playground(rate_limits=False) as playground,
                an_evening(playground, settings) as evening,
            ):
                await evening.begin("Bruno", "Chloé", "Dev", game=game)
                playground.requests.listeners.append(note)
                count["moves"] = await _play(evening)
    return count["messages"] / count["moves"]


async def _play(evening: Evening) -> int:
    """Let the four play as computer players would, and return how many moves they made."""
    moves, last = 0, -1
    while True:
        here = await course.live(evening)
        if here.table.status == "over":
            return moves
        waiting = waiting_for(here.game.decisions(here.state))
        if not waiting:
            await evening.pass_time(_THINKS)
            continue
        if waiting[0] != last:
            await evening.pass_time(_THINKS)
        here = await course.live(evening)
        waiting = waiting_for(here.game.decisions(here.state))
        if here.table.status != "playing" or not waiting:
            continue
        last = waiting[0]
        decision = here.game.decisions(here.state)[last]
        view = here.game.view(here.state, last)
        choice = here.game.computer_player.choose(view, decision, RandomStream(bytes([moves % 256]) * 32))
        await course.move(evening, last, choice)
        await evening.calm()
        moves += 1
