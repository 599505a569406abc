"""Messages: how many are posted or edited in channels and direct messages per move of a person."""

from __future__ import annotations

import itertools
import math
import random
import re
import tempfile
from collections import Counter
from pathlib import Path
from unittest.mock import patch

from bot.config import load_config
from games.engine.chance import RandomStream
from games.engine.play import waiting_for
from games.registry import GAMES
from playground import Playground
from playground.requests import Request
from tests.bench.report import Row
from tests.protocol import course
from tests.protocol.evening import Evening, an_evening
from tests.support.render_pools import PlainRenderPool

_MOVES = 300
"""Fewest moves per game, in whole games: a single one may be short or lucky."""
_THINKS = 600.0
"""Seconds until another person moves."""
_GOES_ON = (4.0, 0.7)
"""A person who continues their own turn first looks at the result of their press: the median seconds that
takes, and the standard deviation of its logarithm.
"""
_MESSAGE = re.compile(r"/channels/\d+/messages(/\d+)?$")


async def rows() -> list[Row]:
    """Return the messages per move for each game, over whole games of four people."""
    found = []
    for game in GAMES:
        count: Counter[str] = Counter()
        for number in itertools.count():
            await _whole_game(game, number, count)
            if count["moves"] >= _MOVES:
                break
        value = count["messages"] / count["moves"]
        found.append(Row(f"{game}: messages for each move of a person", value, "", at_most=1.3))
    return found


async def _whole_game(game: str, number: int, count: Counter[str]) -> None:
    """Play a whole game dealt by the secret ``number``, and add its moves and messages to ``count``."""

    def note(request: Request) -> None:
        if request.method in {"POST", "PATCH"} and _MESSAGE.search(request.path):
            count["messages"] += 1

    with tempfile.TemporaryDirectory() as folder:
        given = {"DATABASE_PATH": f"{folder}/bench.sqlite3", "NOTICE_DELAY": "15", "RECAP_PAUSE": "0"}
        settings = load_config(given, Path(folder) / "none.env")
        secret = patch("bot.features.opening.service.openings.new_secret", lambda: bytes([number]) * 32)
        with patch("bot.app.RenderPool", PlainRenderPool), secret:
            async with (
                Playground(rate_limits=False) as playground,
                an_evening(playground, settings) as evening,
            ):
                await evening.begin("Bruno", "Chloé", "Dev", game=game)
                playground.requests.listeners.append(note)
                count["moves"] += await _play(evening)


async def _play(evening: Evening) -> int:
    """Let the four play as computer players would; return the number of moves."""
    moves, last = 0, -1
    chance = random.Random("going on")
    while True:
        here = await course.live(evening)
        if here.table.status == "over":
            return moves
        waiting = waiting_for(here.game.decisions(here.state))
        if not waiting:
            await evening.pass_time(_THINKS)
            continue
        await evening.pass_time(
            _THINKS if waiting[0] != last else chance.lognormvariate(math.log(_GOES_ON[0]), _GOES_ON[1])
        )
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
