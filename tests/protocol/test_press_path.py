"""The cost of a move's press: transactions, perspectives, and how often the rules compute decisions."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from bot.database.database import Database
from bot.table import loaded_tables
from games.registry import GAMES
from tests.protocol.evening import Evening, choices

TRANSACTIONS, BEFORE_THE_ANSWER, PERSPECTIVES, DECISIONS = 6, 3, 2, 4
A_PRESS = "discord.py: on_interaction"


def counted(counts: Counter[str], name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    def count(*args: Any, **known: Any) -> Any:
        counts[name] += 1
        task = asyncio.current_task()
        counts[f"{name} by press"] += task is not None and task.get_name() == A_PRESS
        return function(*args, **known)

    return count


async def answer(evening: Evening, name: str) -> None:
    panel = await evening.hand(name)
    await evening.calm()
    await evening.pick(name, panel, next(iter(choices(panel))))
    await evening.calm()


@pytest.mark.whole_games
async def test_what_a_move_costs(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    await evening.begin("Bruno", "Chloé", game="towers")
    # The first answer also records what the coach has explained, and the last one resolves the floor.
    await answer(evening, "Ada")
    counts: Counter[str] = Counter()
    panel = await evening.hand("Bruno")
    person = evening.person("Bruno").id
    await evening.wish(person, coach=False)
    await evening.calm()
    game = type(GAMES["towers"])
    monkeypatch.setattr(Database, "_to_its_end", counted(counts, "transactions", Database._to_its_end))
    monkeypatch.setattr(
        loaded_tables, "perspective", counted(counts, "perspectives", loaded_tables.perspective)
    )
    monkeypatch.setattr(game, "decisions", staticmethod(counted(counts, "decisions", game.decisions)))
    before = (await evening.table()).revision
    await evening.pick("Bruno", panel, next(iter(choices(panel))))
    await evening.calm()
    assert (await evening.table()).revision > before
    assert 0 < counts["transactions"] <= TRANSACTIONS
    assert 0 < counts["transactions by press"] <= BEFORE_THE_ANSWER
    assert 0 < counts["perspectives"] <= PERSPECTIVES
    assert 0 < counts["decisions"] <= DECISIONS
