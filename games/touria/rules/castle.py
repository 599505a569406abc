"""Entering the castle, its closed doors, and how the game is won. rules/touria#10."""

from __future__ import annotations

from games.engine.text import Seat
from games.touria.components import BLACK
from games.touria.model import Holdings, State
from games.touria.rules import items
from games.touria.rules.act import Act


def ready(own: Holdings, target: int) -> bool:
    """Return whether the castle's conditions are met: hearts with the rose, coins, and no black gem."""
    return own.hearts + ("rose" in own.items) >= target and own.coins >= target and not own.gems[BLACK]


def can_enter(state: State) -> bool:
    """Return whether the active player may enter now; in a sudden marriage nobody enters."""
    return state.options.ending == "doors" and ready(state.holdings[state.active], state.target)


def check_marriage(act: Act, seat: Seat) -> None:
    """End a sudden marriage if ``seat``, which has just acted, meets the conditions; rules/touria#10.3."""
    state = act.state
    sudden = state.options.ending == "sudden_marriage" and not state.winners
    if sudden and ready(state.holdings[seat], state.target):
        win(act, (seat,), "touria-reason-marriage")


def enter(act: Act) -> None:
    """Open the screen, pay, and go to the doors; rules/touria#10.1."""
    state, seat = act.state, act.state.active
    own = state.holdings[seat]
    state.chapel[seat] = True
    state.before = None
    act.tell("touria-event-enter", seat, reveals=True)
    if sum(state.chapel) > 1:
        act.tell("touria-event-race", count=sum(state.chapel))
    if state.options.entry_payment:
        if own.hearts < state.target:
            items.use_up(act, seat, "rose")
        act.pay(seat, "hearts", min(own.hearts, state.target))
        act.pay(seat, "coins", state.target)
    state.phase = "doors"


def closed_doors(state: State) -> list[str]:
    """Return the doors that are still closed."""
    return [f"d{number}" for number, opened in enumerate(state.open, start=1) if not opened]


def win(act: Act, seats: tuple[Seat, ...], reason: str) -> None:
    """End the game."""
    state = act.state
    state.winners = seats
    state.reason = reason
    state.phase = "over"
    state.pending = ""
    if reason == "touria-reason-shared":
        act.tell(reason, reveals=True, count=len(seats))
    else:
        act.tell(reason, seats[0], reveals=True)
