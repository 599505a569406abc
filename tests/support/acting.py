"""What people do to tables, said to the service directly: for tests that need no press."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from bot.features.lobby.rules.terms import set_terms
from bot.features.play.rules import Pick, computer_moved
from bot.features.play.rules import move as make_move
from bot.table.action import Action
from bot.table.actor import Actor
from bot.table.loaded_tables import LoadedTable
from bot.table.service import TableService
from bot.table.situation import RulesFailed, Situation
from games.engine.decision import Choice
from games.engine.game import Refused
from games.engine.record import Record


async def act(
    service: TableService, action: Action[Any], table: int, person: int, argument: Any = None, **known: Any
) -> int:
    """Let ``person`` do ``action``; ``known`` is what else is known of them, such as their name."""
    return await service.act(action, table, Actor(person, **{"name": "", **known}), argument)


async def move(service: TableService, table: int, person: int, revision: int, choice: Choice) -> int:
    """Make the move of ``person``, who saw the table at ``revision``."""
    return await act(service, make_move, table, person, Pick(revision, choice))


async def computer_move(service: TableService, table: int) -> bool:
    """Let one waiting computer player move; return whether another one is waiting then."""
    await service.change(table, computer_moved)
    return await service.asked_of_computer(table) is not None


async def hold(service: TableService, table: int) -> None:
    """Let the rules of the game at ``table`` fail."""

    def fail(_: Situation) -> None:
        raise RulesFailed(RuntimeError("on purpose"))

    with suppress(Refused):
        await service.change(table, fail)


async def live_table(service: TableService, table: int) -> LoadedTable:
    """Return ``table`` as it stands in memory, with all that is hidden.

    Tests may change its state in place, so nothing is kept that was derived from it.
    """
    live = await service._tables.get(table)
    live._decided = None
    live._seen.clear()
    return live


async def record_of(service: TableService, table: int) -> Record:
    """Return all that happened in the game of ``table`` so far."""
    return await service._tables.record(await service.row(table))


async def agree_on_clock(
    service: TableService, table: int, person: int, clock: str, timeout_policy: str = "ask"
) -> None:
    """Let ``person`` agree on the clock of a lobby, and on what happens when one runs out."""
    await act(service, set_terms, table, person, {"clock": clock, "timeout_policy": timeout_policy})
