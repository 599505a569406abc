"""Replays: a game as it was, step by step, from its record alone."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import Struct

from bot.domain.refusals import refused
from bot.service.loaded_tables import LoadedTables
from games.engine.event import Event
from games.engine.game import AnyGame
from games.engine.record import Record, RecordError, state_at
from games.engine.steps import Step, every_step, public_steps
from games.engine.text import Seat

JUMPS = 25
"""The most steps that are offered to jump to."""


class ReplayFrame(Struct, frozen=True):
    """One moment of a game: after ``step`` of ``last`` steps, with the ``eyes`` of a seat or of the public.

    ``events`` are what these eyes could read of the step. ``jumps`` are some steps spread over the game, each
    with the first thing that they could read of it.
    """

    step: int
    last: int
    eyes: Seat | None
    view: Any
    events: tuple[Event, ...]
    jumps: tuple[tuple[int, Event | None], ...]


class Replays:
    """Shows games again. While a game goes on nothing is shown that the channel has not seen."""

    def __init__(self, tables: LoadedTables) -> None:
        self._tables = tables

    async def frame(self, table: int, step: int, eyes: Seat | None = None) -> ReplayFrame:
        """Return a moment of the game of ``table``: the last one if it has no step ``step``.

        :raises Refused: the game has not begun, does not replay under the rules of today, or is not over and
            ``eyes`` are those of a seat.
        """
        live = await self._tables.get(table)
        if live.state is None:
            raise refused("not-started")
        is_over = live.table.status == "over"
        if eyes is not None and not is_over:
            raise refused("not-over-yet")
        if eyes is not None and not 0 <= eyes < len(live.table.seats):
            raise refused("no-such-seat")
        if live.table.rules_version != live.game.version:
            raise refused("other-rules")
        record = await self._tables.record(live.table)
        try:
            return await asyncio.to_thread(_frame, live.game, record, step, eyes, everything=is_over)
        except RecordError:
            # What is wrong with it may name hidden things.
            raise refused("no-replay") from None


def _frame(game: AnyGame, record: Record, step: int, eyes: Seat | None, *, everything: bool) -> ReplayFrame:
    steps = every_step(game, record) if everything else public_steps(game, record)
    last = len(steps) - 1
    step = min(step, last)
    state = state_at(game, record, steps[step].moves)
    stride = -(-last // (JUMPS - 1)) or 1
    marks = sorted({*range(0, last, stride), last})
    return ReplayFrame(
        step=step,
        last=last,
        eyes=eyes,
        view=game.view(state, eyes),
        events=_readable(steps[step], eyes),
        jumps=tuple((mark, next(iter(_readable(steps[mark], eyes)), None)) for mark in marks),
    )


def _readable(step: Step, eyes: Seat | None) -> tuple[Event, ...]:
    return tuple(event for event in step.events if event.visible_to(eyes))
