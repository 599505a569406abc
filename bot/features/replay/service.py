"""Replays: a game shown step by step, from its record alone."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any

import msgspec
from msgspec import Struct

from bot.database.lane import Lane
from bot.features.replay.rules import Position
from bot.table.loaded_tables import LoadedTable, LoadedTables
from bot.table.perspective import Perspective
from bot.table.refusals import refused
from games.engine.decision import Decision
from games.engine.event import Event, Outcome
from games.engine.game import AnyGame, Refused
from games.engine.highlights import Highlights
from games.engine.outline import Outline, outline
from games.engine.play import waiting_for
from games.engine.record import Record, RecordError, retold, set_up
from games.engine.steps import Step, steps_of
from games.engine.text import Seat

_log = logging.getLogger(__name__)

APART = 50
"""Number of moves between two cached states of a shown game; replaying them takes milliseconds."""
KEPT_GAMES = 4
"""Number of replayed games in the cache: the ones shown last."""


class ReplayFrame(Struct, frozen=True):
    """One moment of a game: after ``step`` of ``last`` steps, through the ``eyes`` of a seat or the public.

    ``outline`` is the whole game in turns. ``asked`` are the seats that owe an answer there, known only for
    finished games.
    """

    step: int
    last: int
    eyes: Seat | None
    view: Any
    outline: Outline
    asked: tuple[Seat, ...] = ()


class ReplayedGame:
    """A replayed game: its steps, and its state every ``APART`` moves, from which all other states follow.

    ``everything``: the game is over, and each move is its own step. ``times`` are when the game began and
    when each move was made.
    """

    def __init__(
        self, game: AnyGame, record: Record, *, everything: bool, times: Sequence[float] = ()
    ) -> None:
        self.game = game
        self._record = record
        self._everything = everything
        self._times = times
        self._states: list[Any] = []
        self.steps: list[Step] = []
        self.outline = Outline(())
        self.positions: tuple[Position, ...] = ()

    async def play(self, lane: Lane) -> None:
        """Replay the game, in slices.

        :raises RecordError: it does not replay.
        """
        self._cut(await lane.drain(self._told()))

    def play_at_once(self) -> None:
        """Replay the game on this thread; errors as for ``play``."""
        self._cut(self._told())

    def state(self, moves: int) -> Any:
        """Return the state after ``moves`` moves."""
        state = self.game.copy(self._states[moves // APART])
        rest = msgspec.structs.replace(self._record, moves=self._record.moves[moves // APART * APART : moves])
        for _ in retold(self.game, rest, state):
            pass
        return state

    @cached_property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it's over."""
        return self.game.outcome(self.state(self.steps[-1].moves))

    @cached_property
    def highlights(self) -> Highlights | None:
        """The highlights of the game, if it's over and has any."""
        events = [event for step in self.steps for event in step.events]
        return self.game.highlights(events, self.game.view(self.state(self.steps[-1].moves), None))

    def _cut(self, told: Iterable[tuple[Decision, Sequence[Event]]]) -> None:
        told = list(told)
        self.steps = steps_of(self._record, told, everything=self._everything)
        self.outline = outline(self.steps, self.game.storyline)
        public = {step.moves for step in steps_of(self._record, told, everything=False)}
        self.positions = tuple(
            Position(number, step.moves, self._times[step.moves], step.moves in public)
            for number, step in enumerate(self.steps)
            if step.moves < len(self._times)
        )

    def _told(self) -> Iterator[tuple[Decision, list[Event]]]:
        state = set_up(self.game, self._record)
        self._states = [self.game.copy(state)]
        for number, told in enumerate(retold(self.game, self._record, state), start=1):
            if number % APART == 0:
                self._states.append(self.game.copy(state))
            yield told


class Replays:
    """Replays games. While a game is running, it shows only what the channel has seen."""

    def __init__(self, tables: LoadedTables) -> None:
        self._tables = tables
        self._replayed: OrderedDict[tuple[int, int, bool], ReplayedGame] = OrderedDict()
        """By table, revision and whether it's over: all pages come from the same replayed game."""
        self._turn = asyncio.Lock()

    async def frame(self, table: int, step: int, eyes: Seat | None = None) -> ReplayFrame:
        """Return a moment of the game of ``table``: the last one if it has no step ``step``.

        :raises Refused: the game has not begun, does not replay under the current rules, or isn't over and
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
        replayed = await self._played(live, everything=is_over)
        return _frame(replayed, step, eyes, is_over=is_over)

    async def positions(self, table: int) -> tuple[Position, ...]:
        """Return the positions of the game of ``table`` that ``frame`` can show, in order.

        :raises Refused: the game has not begun, or does not replay under the current rules.
        """
        live = await self._tables.get(table)
        if live.state is None:
            raise refused("not-started")
        return (await self._played(live, everything=live.table.status == "over")).positions

    async def moves_at(self, table: int, step: int) -> int:
        """Return how many moves of a finished game were made by ``step``; errors as for ``frame``."""
        await self.frame(table, step)
        live = await self._tables.get(table)
        if live.table.status != "over":
            raise refused("not-over-yet")
        steps = (await self._played(live, everything=True)).steps
        return steps[min(step, len(steps) - 1)].moves

    async def game(self, table: int) -> ReplayedGame:
        """Return the finished game of ``table``, replayed; errors as for ``frame``."""
        live = await self._tables.get(table)
        if live.table.status != "over":
            raise refused("not-over-yet")
        return await self._played(live, everything=True)

    async def recalled(self, seen: Perspective) -> Perspective:
        """Return ``seen`` with the highlights of its game; unchanged if it's not over, or doesn't replay."""
        if seen.status != "over":
            return seen
        try:
            return msgspec.structs.replace(seen, highlights=(await self.game(seen.id)).highlights)
        except Refused:
            return seen
        except Exception as error:
            # A result without them is better than none.
            _log.error("table %d has no highlights: %s", seen.id, type(error).__name__)
            return seen

    async def _played(self, live: LoadedTable, *, everything: bool) -> ReplayedGame:
        """Return the game of ``live``, replayed.

        :raises Refused: it doesn't replay under the current rules.
        """
        table, game = live.table, live.game
        if table.rules_version != game.version:
            raise refused("other-rules")
        key = table.id, table.revision, everything
        # Other requests for the same game wait here for its result.
        async with self._turn:
            replayed = self._replayed.get(key)
            if replayed is None:
                record, times = await self._tables.record(table), await self._tables.times(table)
                replayed = ReplayedGame(game, record, everything=everything, times=times)
                try:
                    await replayed.play(self._tables.lane)
                except RecordError:
                    # The error's text may name hidden things.
                    raise refused("no-replay") from None
                self._replayed[key] = replayed
                if len(self._replayed) > KEPT_GAMES:
                    self._replayed.popitem(last=False)
            self._replayed.move_to_end(key)
            return replayed


def _frame(replayed: ReplayedGame, step: int, eyes: Seat | None, *, is_over: bool = False) -> ReplayFrame:
    steps = replayed.steps
    step = min(step, len(steps) - 1)
    state = replayed.state(steps[step].moves)
    return ReplayFrame(
        step=step,
        last=len(steps) - 1,
        eyes=eyes,
        view=replayed.game.view(state, eyes),
        outline=replayed.outline,
        asked=tuple(waiting_for(replayed.game.decisions(state))) if is_over else (),
    )
