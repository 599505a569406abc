"""The winners: Objectives, the Hero's goal, the epilogue; rules/saga#11."""

from __future__ import annotations

from functools import cache
from typing import Literal

from msgspec import Struct

from games.engine.event import Event, Outcome
from games.engine.text import Argument, Seat, SeatName, Text
from games.saga.components import COMPONENTS, HEROES, OBJECTIVES, RULES
from games.saga.model import Options, State
from games.saga.rules.story import situation
from games.saga.situation import CHARACTERISTICS, TYPES, Situation
from games.saga.telling import game_events
from games.saga.telling.collecting import Telling


class Goal(Struct, frozen=True):
    """The requirements of an Objective at one table: its count, and minima by characteristic index."""

    minimum: tuple[tuple[int, int], ...]
    at_least: int


@cache
def goal(objective: str, seats: int, requirements: Literal["scaled", "printed"]) -> Goal:
    """Return the requirements of ``objective`` at a table of ``seats`` players."""
    row = COMPONENTS.requirements[seats if requirements == "scaled" else RULES.min_players]
    card = OBJECTIVES[objective]
    minimum = tuple(
        (CHARACTERISTICS.index(name), min(6, value + row.minimum_plus))
        for name, value in card.minimum.items()
    )
    return Goal(minimum, card.at_least[row.level])


def goal_at(objective: str, seats: int, options: Options) -> Goal:
    """Return the requirements of ``objective`` at a table with ``options``."""
    return goal(objective, seats, options.requirements)


def shortfall(objective: str, wanted: Goal, now: Situation) -> int:
    """Return how much the three requirements of ``objective`` lack in total; 0 if it's met."""
    missing = max(0, wanted.at_least - OBJECTIVES[objective].count.value(now))
    for index, value in wanted.minimum:
        missing += max(0, value - now.characteristics[index])
    return missing


def shortfalls(state: State) -> list[int]:
    """Return the shortfall of every seat."""
    now = situation(state, state.active)
    return [
        shortfall(objective, goal_at(objective, state.seats, state.options), now)
        for objective in state.objectives
    ]


def goal_left(state: State) -> int:
    """Return how many more Adventures of the Hero's own type the Hero's goal takes; rules/saga#11.hero."""
    return RULES.hero_goal - situation(state, state.active).won[TYPES.index(HEROES[state.hero].type)]


def check_victory(state: State, events: Telling, hero_goal: bool = False) -> bool:
    """End the game if somebody has won, and return whether it is over.

    ``hero_goal``: the active player has just won an Adventure of the Hero's type.
    """
    winners = {seat for seat, missing in enumerate(shortfalls(state)) if not missing}
    by_hero = hero_goal and goal_left(state) <= 0
    if by_hero:
        winners.add(state.active)
    if winners:
        _end(state, tuple(sorted(winners)), "hero" if by_hero else "objective", events)
    elif hero_goal and goal_left(state) == 1:
        events.tell(game_events.goal_near, HEROES[state.hero].type)
    return bool(winners)


def epilogue(state: State, events: Telling) -> None:
    """End the game after its last round: the lowest shortfall wins."""
    missing = shortfalls(state)
    winners = tuple(seat for seat, value in enumerate(missing) if value == min(missing))
    _end(state, winners, "epilogue", events)


def _end(
    state: State,
    winners: tuple[Seat, ...],
    how: Literal["objective", "hero", "epilogue"],
    events: Telling,
) -> None:
    state.winners = winners
    state.how = how
    state.phase = "over"
    for seat in winners:
        events.tell(game_events.objective_shown, seat, state.objectives[seat])
    events.tell(lambda: Event(_reason(state)))


def outcome(state: State) -> Outcome | None:
    """Return the winners and the reason; None while the game goes on."""
    if not state.winners:
        return None
    seats = range(state.seats)
    return Outcome(
        winners=state.winners,
        scores=None,
        ranks=tuple(1 if seat in state.winners else 1 + len(state.winners) for seat in seats),
        reason=_reason(state),
    )


def _reason(state: State) -> Text:
    first = state.winners[0]
    args: dict[str, Argument] = {
        "count": len(state.winners),
        "player": SeatName(state.active if state.how == "hero" else first),
        "objective": Text(f"saga-card-{state.objectives[first]}"),
        "hero": Text(f"saga-card-{state.hero}"),
    }
    if state.how == "hero":
        return Text("saga-reason-hero", args)
    if state.how == "epilogue":
        return Text("saga-reason-epilogue", args)
    return Text("saga-reason-objective", args)
