"""Call the service directly for what people do at tables, in tests that don't need a press."""

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
    """Let ``person`` do ``action``; ``known`` holds further fields of the actor, such as their name."""
    return await service.act(action, table, Actor(person, **{"name": "", **known}), argument)


async def move(service: TableService, table: int, person: int, revision: int, choice: Choice) -> int:
    """Make ``person``'s move; they saw the table at ``revision``."""
    return await act(service, make_move, table, person, Pick(revision, choice))


async def computer_move(service: TableService, table: int) -> bool:
    """Let one waiting computer player move; return whether another one is still waiting."""
    await service.change(table, computer_moved)
    return await service.asked_of_computer(table) is not None


async def hold(service: TableService, table: int) -> None:
    """Make the rules of the game at ``table`` fail."""

    def fail(_: Situation) -> None:
        raise RulesFailed(RuntimeError("on purpose"))

    with suppress(Refused):
        await service.change(table, fail)


async def live_table(service: TableService, table: int) -> LoadedTable:
    """Return ``table`` from memory, hidden state included.

    Tests may change its state in place, so everything cached from it is dropped.
    """
    live = await service._tables.get(table)
    live._decided = None
    live._seen.clear()
    return live


async def record_of(service: TableService, table: int) -> Record:
    """Return the record of the game at ``table`` so far."""
    return await service._tables.record(await service.row(table))


async def agree_on_clock(
    service: TableService, table: int, person: int, clock: str, timeout_policy: str = "ask"
) -> None:
    """Let ``person`` set the clock of a lobby, and what happens when time runs out."""
    await act(service, set_terms, table, person, {"clock": clock, "timeout_policy": timeout_policy})
