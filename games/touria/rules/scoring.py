"""The outcome of a game and the ranks of the seats. rules/touria#10.5 and #12.9."""

from __future__ import annotations

from games.engine.event import Outcome
from games.engine.text import Argument, Seat, SeatName, Text
from games.touria.components import BLACK
from games.touria.model import State


def outcome(state: State) -> Outcome | None:
    """Return the outcome, with progress towards the castle as scores; None while the game goes on."""
    if not state.winners:
        return None
    by_rounds = state.reason in ("touria-reason-rounds", "touria-reason-shared")
    standings = [standing(state, seat) for seat in range(state.seats)]
    ranks = tuple(
        1
        if seat in state.winners
        else 1 + sum(other > mine for other in standings)
        if by_rounds
        else 1 + len(state.winners)
        for seat, mine in enumerate(standings)
    )
    args: dict[str, Argument] = {"player": SeatName(state.winners[0]), "count": len(state.winners)}
    scores = tuple(progress(state, seat) for seat in range(state.seats))
    return Outcome(state.winners, scores, ranks, Text(state.reason, args))


def progress(state: State, seat: Seat) -> int:
    """Return the hearts and coins of ``seat`` that count for the castle; the maximum once it is inside."""
    own, target = state.holdings[seat], state.target
    if state.chapel[seat]:
        return 2 * target
    return min(own.hearts + ("rose" in own.items), target) + min(own.coins, target)


def standing(state: State, seat: Seat) -> tuple[bool, int, int, int]:
    """Return the ranking criteria of ``seat`` at the round limit, most important first; rules/touria#12.9."""
    gems = state.holdings[seat].gems
    return state.chapel[seat], progress(state, seat), -gems[BLACK], state.found[seat]


def best(state: State) -> tuple[Seat, ...]:
    """Return the winners at the round limit."""
    standings = [standing(state, seat) for seat in range(state.seats)]
    top = max(standings)
    return tuple(seat for seat, mine in enumerate(standings) if mine == top)
