"""The course of the game: setup, the open question of each seat, and its answers; rules/touria#4 and #5.

Everything about one question is in its module in ``phases``, everything about the action of a place in its
module in ``places``.
"""

from __future__ import annotations

from collections.abc import Mapping

from games.engine.chance import NamedChance
from games.engine.decision import Choice, Decision
from games.engine.event import Event
from games.engine.policy import Choices
from games.engine.text import Seat, SeatName, Text
from games.touria.components import COLOURS, COMPONENTS, GEMS, ITEMS, STACKS
from games.touria.model import Holdings, Options, State, Turn, Wish
from games.touria.rules import castle, items, mines, wishes
from games.touria.rules.act import Act, SilentAct
from games.touria.rules.board import MINES, TOWERS
from games.touria.rules.phases import (
    UNKNOWN,
    Phase,
    action,
    after,
    arrival,
    bonus,
    copy,
    doors,
    end,
    fly,
    mine,
    route,
    start,
    target,
)
from games.touria.rules.seating import clockwise, deal

PHASES: dict[str, Phase] = {
    "bonus": bonus.PHASE,
    "start": start.PHASE,
    "fly": fly.PHASE,
    "route": route.PHASE,
    "mine": mine.PHASE,
    "arrival": arrival.PHASE,
    "execute": action.PHASE,
    "dragon": action.PHASE,
    "thief": action.PHASE,
    "after": after.PHASE,
    "copy": copy.PHASE,
    "end": end.PHASE,
    "doors": doors.DOORS,
    "gift": doors.GIFT,
    "knapsack": target.TARGET,
    "chest": target.TARGET,
    "crystal_ball": target.TARGET,
    "paintbrush": target.PAINT,
}
"""Every question, by the phase or the pending item of the state."""
_OWNERS = {verb: phase for phase in PHASES.values() for verb in phase.verbs}


def setup(seats: int, options: Options, chance: NamedChance) -> State:
    """Return the start of a game, drawn in the order of rules/touria#4."""
    sides = deal(seats, chance.of("sides"))
    start = chance.of("first").below(seats)
    supply, beginning = COMPONENTS.supply, COMPONENTS.start
    state = State(
        options=options,
        sides=sides,
        start=start,
        round=1,
        active=start,
        phase="bonus",
        executor=start,
        pending="",
        mirrored=False,
        turn=Turn(beginning.group),
        group=beginning.group,
        towers=[0] * len(TOWERS),
        mines=[[] for _ in MINES],
        bag=list(GEMS),
        drawn=[0] * len(COLOURS),
        out=[0] * len(COLOURS),
        die=0,
        orders=[],
        display=[],
        pile=[],
        discard=[],
        doors=(),
        open=[False] * len(COMPONENTS.dwellers),
        hearts=supply.hearts,
        coins=supply.coins - seats * beginning.coins,
        swords=supply.swords,
        gone=0,
        holdings=[
            Holdings(0, beginning.coins, 0, beginning.elixirs, [0] * len(COLOURS), []) for _ in range(seats)
        ],
        chapel=[False] * seats,
        looked=[[] for _ in range(seats)],
        found=[0] * seats,
        answers=[""] * seats,
        wishes=[Wish() for _ in range(seats)],
        story=[],
        last_story=[],
    )
    mines.refill_empty(Act(state, chance))
    for number, stack in enumerate(STACKS):
        orders = list(stack)
        chance.of("orders", number).shuffle(orders)
        state.orders.append(orders)
    pile = list(ITEMS)
    chance.of("items").shuffle(pile)
    state.display, state.pile = pile[:2], pile[2:]
    doors = list(COMPONENTS.dwellers)
    chance.of("doors").shuffle(doors)
    state.doors = tuple(doors)
    state.die = chance.of("die").below(len(COLOURS))
    state.active = state.executor = clockwise(sides, start)[-1]
    return state


def _phase(state: State) -> Phase:
    return PHASES[state.pending or state.phase]


def choices(state: State, seat: Seat) -> Choices:
    """Return the answers of ``seat``, which owes one, without words."""
    phase = _phase(state)
    count = phase.count(state)
    return Choices(tuple(phase.ids(state, seat)), count, count)


def decisions(state: State) -> Mapping[Seat, Decision]:
    """Return the open decisions: one seat's move, and the copy preferences of the others."""
    asked = {seat: decision(state, seat) for seat in range(state.seats)}
    return {seat: question for seat, question in asked.items() if question is not None}


def decision(state: State, seat: Seat) -> Decision | None:
    """Return the open decision of ``seat``; None if it has none."""
    if state.winners or not 0 <= seat < state.seats:
        return None
    if state.answers[seat] if state.phase == "copy" else seat == state.executor:
        return _phase(state).decision(state, seat)
    if state.phase in ("bonus", "copy") or seat == state.active or state.chapel[seat]:
        return None
    return wishes.question(state.wishes[seat])


def apply(state: State, seat: Seat, choice: Choice, chance: NamedChance) -> list[Event]:
    """Apply a listed choice of ``seat`` and return the events."""
    act = Act(state, chance)
    _apply(act, seat, choice)
    return act.events


def make(state: State, seat: Seat, choice: Choice, chance: NamedChance) -> None:
    """Apply a listed choice of ``seat`` as ``apply`` does, without events."""
    _apply(SilentAct(state, chance), seat, choice)


def _apply(act: Act, seat: Seat, choice: Choice) -> None:
    state = act.state
    if state.phase == "copy":
        copy.PHASE.apply(act, seat, choice[0])
    elif seat != state.executor:
        wishes.apply(act, seat, choice[0])
    else:
        _phase(state).apply(act, seat, ", ".join(choice))
        if not state.winners:
            castle.check_marriage(act, seat)


def refusal(state: State, seat: Seat, choice: Choice) -> Text:
    """Return why ``seat`` may not make ``choice`` now, without revealing anything to it."""
    if state.winners:
        return Text("touria-refused-over")
    if not 0 <= seat < state.seats:
        return Text("touria-refused-not-seated")
    answer = choice[0] if len(choice) == 1 else ""
    verb = answer.partition(" ")[0]
    if state.phase == "copy" or (verb in copy.WAYS and state.chapel[seat]):
        return copy.refused(state, seat, verb)
    if seat != state.executor:
        return Text("touria-refused-turn", {"player": SeatName(state.executor)})
    if verb in ITEMS:
        return items.refused(state, seat, verb)
    return _OWNERS[verb].refused(state, seat, answer) if verb in _OWNERS else UNKNOWN
