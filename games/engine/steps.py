"""A game told again step by step, as those who watched it could have told it."""

from __future__ import annotations

from msgspec import Struct

from games.engine.event import Event
from games.engine.game import AnyGame
from games.engine.record import Record, retold, set_up


class Step(Struct, frozen=True):
    """What happened from one moment to the next; ``moves`` is how many moves had been made by then."""

    moves: int
    events: tuple[Event, ...] = ()


def every_step(game: AnyGame, record: Record) -> list[Step]:
    """Return the set-up and then every move as a step of its own: for a game that is over.

    :raises RecordError: the record does not fit this game, its version, or its own moves.
    """
    told = retold(game, record, set_up(game, record))
    return [Step(0), *(Step(moves, tuple(events)) for moves, (_, events) in enumerate(told, start=1))]


def public_steps(game: AnyGame, record: Record) -> list[Step]:
    """Return the set-up and then the steps that everybody could tell, while the game still goes on.

    A discreet answer of which nobody was told is part of the step that follows it, so that neither its moment
    nor the number of such answers can be counted.

    :raises RecordError: the record does not fit this game, its version, or its own moves.
    """
    steps = [Step(0)]
    untold: tuple[Event, ...] = ()
    for moves, (decision, events) in enumerate(retold(game, record, set_up(game, record)), start=1):
        if decision.discreet and not any(event.audience is None for event in events):
            untold += tuple(events)
        else:
            steps.append(Step(moves, (*untold, *events)))
            untold = ()
    return steps
