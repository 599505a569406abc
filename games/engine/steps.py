"""The steps of a game for its replay, as its viewers could see them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from games.engine.decision import Decision
from games.engine.event import Event
from games.engine.game import AnyGame
from games.engine.record import Record, retold, set_up


def is_told(decision: Decision, events: Sequence[Event]) -> bool:
    """Return whether others can see that ``decision`` was answered, given its ``events``."""
    return not decision.discreet or any(event.audience is None for event in events)


class Step(Struct, frozen=True):
    """The events from one moment to the next; ``moves`` is the number of moves made by then."""

    moves: int
    events: tuple[Event, ...] = ()


def every_step(game: AnyGame, record: Record) -> list[Step]:
    """Return the set-up and then every move as a step of its own, for a finished game.

    A preference isn't a move; it's part of the next step.

    :raises RecordError: the record does not fit this game, its version, or its own moves.
    """
    return _steps(game, record, everything=True)


def public_steps(game: AnyGame, record: Record) -> list[Step]:
    """Return the set-up and the publicly visible steps, for a game in play.

    A discreet answer without a public event is part of the next step, and so is a preference: neither their
    times nor their number can be inferred.

    :raises RecordError: the record does not fit this game, its version, or its own moves.
    """
    return _steps(game, record, everything=False)


def _steps(game: AnyGame, record: Record, *, everything: bool) -> list[Step]:
    return steps_of(record, retold(game, record, set_up(game, record)), everything=everything)


def steps_of(
    record: Record, told: Iterable[tuple[Decision, Sequence[Event]]], *, everything: bool
) -> list[Step]:
    """Return the result of ``every_step`` (``everything``) or ``public_steps``.

    ``told`` has the question and the events of each move of ``record``, as replayed.
    """
    steps = [Step(0)]
    untold: tuple[Event, ...] = ()
    for moves, (move, (decision, events)) in enumerate(zip(record.moves, told, strict=True), start=1):
        if decision.sets_preference(move.choice) or not (everything or is_told(decision, events)):
            untold += tuple(events)
        else:
            steps.append(Step(moves, (*untold, *events)))
            untold = ()
    return steps
