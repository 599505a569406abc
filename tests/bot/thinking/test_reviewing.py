"""A thinking process estimates part of a finished game just as the bot itself would."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from bot.thinking.question import PartOfReview
from bot.thinking.thinkers import Thinkers, ThinkingFailed
from games.engine.reviewing import Extent, estimated
from games.engine.walks import Walk
from games.registry import GAMES


async def test_a_process_answers_what_the_bot_would() -> None:
    game = GAMES["abraca"]
    walk = Walk.begin(game, 2)
    for _ in walk.go_on():
        pass
    extent = Extent(positions=4, rounds=2, parts=2)
    # Redrawn chance is stored as JSON, so a record also goes through the pipe as JSON.
    record = msgspec.json.encode(walk.record())
    wanted = PartOfReview("abraca", record, extent, 1, bytes(32), 600.0)
    thinkers = Thinkers(1)
    try:
        part = await thinkers.review(wanted)
        assert part == estimated(game, walk.record(), bytes(32), extent, 1)
        assert len(part.marks) == 2
        with pytest.raises(ThinkingFailed):
            await thinkers.review(replace(wanted, record=b"{}"))
    finally:
        await thinkers.close()
