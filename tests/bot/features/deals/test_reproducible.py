"""At tables with a shared deal, computers answer the same play the same way, in every process and at every
speed.

``TAVOLATA_DEALS=10`` plays 10 deals of each game instead of one.
"""

from __future__ import annotations

import asyncio
import os
import sys
from datetime import date, timedelta

import msgspec
import pytest

from games.engine.record import Record, verify
from games.registry import GAMES
from tests.support.derived import ROOT
from tests.support.scripted import Script

DEALS = int(os.environ.get("TAVOLATA_DEALS", "1"))


async def played(script: Script, hash_seed: str) -> list[bytes]:
    """Return the records of the games in ``script``, played by a separate process."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.support.scripted", msgspec.json.encode(script).decode(),
        cwd=ROOT, env=os.environ | {"PYTHONHASHSEED": hash_seed}, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    output, _ = await process.communicate()
    assert process.returncode == 0
    return output.splitlines()


@pytest.mark.parametrize("game", GAMES)
async def test_two_processes_of_different_speed_play_the_same_games(game: str) -> None:
    days = [date(2026, 11, 28) + timedelta(days=number) for number in range(DEALS)]
    deals = [f"daily {day} 1" for day in days]
    quick, slow = await asyncio.gather(
        played(Script([game], deals), "1"), played(Script([game], deals, slow=True), "2")
    )
    assert quick == slow
    assert len({*quick}) == len(deals)
    for one in quick:
        record = msgspec.json.decode(one, type=Record)
        assert GAMES[game].outcome(verify(GAMES[game], record)) is not None
        assert {move.seat for move in record.moves} == set(range(record.seats))
