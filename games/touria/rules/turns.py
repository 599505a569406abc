"""The course of a turn, from its start to the next one. rules/touria#5."""

from __future__ import annotations

from msgspec.structs import replace

from games.engine.copying import copied
from games.engine.text import Seat
from games.touria.model import State, Turn
from games.touria.rules import castle, copying, execution, items, mines, reach, scoring, wishes
from games.touria.rules.act import Act
from games.touria.rules.seating import clockwise

_LAST_ROUND = 200
"""The round after which a game ends if nobody has won; rules/touria#12.9."""


def begin(act: Act, seat: Seat) -> None:
    """Begin a turn of ``seat`` with the housekeeping of rules/touria#5.0."""
    state = act.state
    state.last_story, state.story = state.story, []
    state.last_journey = reach.gone(state.active, state.turn) or state.last_journey
    state.active = state.executor = seat
    state.turn = Turn(state.group)
    state.before = None if state.chapel[seat] else replace(copied(state.holdings[seat]), items=[])
    state.answers = [""] * state.seats
    wishes.forget_advance(state)
    act.tell("touria-event-turn", seat, reveals=True)
    mines.refill_empty(act)
    items.fill_display(act)
    state.phase = "doors" if state.chapel[seat] else "start"


def finish(act: Act) -> None:
    """End an execution of the active player: continue with the question of doubling, or with the copies.

    A helmet without a swap isn't an execution; it counts as doing nothing here.
    """
    state = act.state
    if execution.is_idle(state):
        act.tell("touria-event-skip", state.active)
    else:
        state.turn.executions += 1
    execution.reset(state)
    castle.check_marriage(act, state.active)
    if state.winners:
        return
    if not state.turn.executions:
        state.phase = "end"
    elif state.turn.doubled:
        state.turn.linger = True
        open_copies(act)
    else:
        state.phase = "after"


def open_copies(act: Act) -> None:
    """Open the copy window, and continue at once if nobody has to be asked."""
    if copying.open_window(act):
        after_copies(act)


def after_copies(act: Act) -> None:
    """Continue after the copies: to the end of the turn, or to the next turn if the player is done.

    A player who is done is still asked if they can use the hourglass, or if skipping the question would
    reveal that they can't; rules/touria#5.7.
    """
    state = act.state
    if state.winners:
        return
    known = not may_have_hourglass(state)
    if state.turn.linger or has_hourglass(state) or not known:
        act.tell("touria-event-copied", state.active, reveals=True)
        state.turn.linger = state.turn.linger or known
        state.phase = "end"
    else:
        pass_on(act)


def may_linger(state: State) -> bool:
    """Return whether only the active player knows if they wait for the question after the copies.

    A player who has doubled waits for it, as the table's log shows, and so does one known to have the
    hourglass.
    """
    is_told = state.turn.doubled and state.options.log == "table"
    if is_told or not state.turn.executions:
        return False
    return copying.is_going_on(state) or (state.phase == "end" and may_have_hourglass(state))


def has_hourglass(state: State) -> bool:
    """Return whether the active player can use the hourglass, directly or by the mirror."""
    return bool(items.ways(state, state.active, "hourglass"))


def may_have_hourglass(state: State) -> bool:
    """Return whether the others can't know if the active player could use the hourglass now.

    The table's log shows who takes which item, and items may be open. Only a discreet log hides an item's
    place, unless it's on display, on the pile or in the castle.
    """
    if state.options.log == "table" or state.options.items_visible or state.chapel[state.active]:
        return False
    seen = {*state.display, *state.discard}
    seen.update(*(own.items for own, inside in zip(state.holdings, state.chapel, strict=True) if inside))
    return "hourglass" not in seen or (items.copied(state) == "hourglass" and items.MIRROR not in seen)


def pass_on(act: Act) -> None:
    """Pass the turn to the next player clockwise; a round ends before the start player's turn."""
    state = act.state
    following = clockwise(state.sides, state.active)[1]
    if following == state.start:
        limit = state.options.round_limit
        last = _LAST_ROUND if limit == "none" else int(limit)
        if state.round >= last:
            winners = scoring.best(state)
            alone = "touria-reason-rounds" if len(winners) == 1 else "touria-reason-shared"
            castle.win(act, winners, alone)
            return
        state.round += 1
        if state.round == last:
            act.tell("touria-event-last-round")
    begin(act, following)
