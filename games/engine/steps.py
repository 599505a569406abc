"""A game told again step by step, as those who watched it could have told it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from games.engine.decision import Decision
from games.engine.event import Event
from games.engine.game import AnyGame
from games.engine.record import Record, retold, set_up


def is_told(decision: Decision, events: Sequence[Event]) -> bool:
    """Return whether others can see that ``decision`` was answered, with ``events`` to show for it."""
    return not decision.discreet or any(event.audience is None for event in events)


class Step(Struct, frozen=True):
    """What happened from one moment to the next; ``moves`` is how many moves had been made by then."""

    moves: int
    events: tuple[Event, ...] = ()


def every_step(game: AnyGame, record: Record) -> list[Step]:
    """Return the set-up and then every move as a step of its own: for a game that is over.

    What a seat preferred was no move, and is part of the step that follows it.

    :raises RecordError: the record does not fit this game, its version, or its own moves.
    """
    return _steps(game, record, everything=True)


def public_steps(game: AnyGame, record: Record) -> list[Step]:
    """Return the set-up and the steps that everybody could see happen, while the game still goes on.

    A discreet answer that nobody was told of is part of the step after it, and so is a preference: neither
    their moments nor their number can be counted.

    :raises RecordError: the record does not fit this game, its version, or its own moves.
    """
    return _steps(game, record, everything=False)


def _steps(game: AnyGame, record: Record, *, everything: bool) -> list[Step]:
    return steps_of(record, retold(game, record, set_up(game, record)), everything=everything)


def steps_of(
    record: Record, told: Iterable[tuple[Decision, Sequence[Event]]], *, everything: bool
) -> list[Step]:
    """Return what ``every_step`` (``everything``) or ``public_steps`` returns, where ``told`` is what making
    the moves of ``record`` again gave.
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
