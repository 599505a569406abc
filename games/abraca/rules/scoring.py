"""How a round ends, its points, and the winners of the game: rules/abraca#7, #8 and #12."""

from __future__ import annotations

from games.abraca.components import COMPONENTS
from games.abraca.model import RoundEnd, RoundResult, State
from games.engine.event import Outcome
from games.engine.text import Seat, SeatName, Text

_SCORING = COMPONENTS.scoring


def round_end(state: State) -> RoundEnd | None:
    """Return why the last declaration ends the round; None if it goes on."""
    if not state.hands[state.active]:
        return "all_used"
    alive = len(state.life) - state.life.count(0)
    if state.options.last_standing:
        return "survivor" if alive == 1 else None
    if alive == len(state.life):
        return None
    return "attack" if state.life[state.active] else "own_fault"


def close_round(state: State, end: RoundEnd) -> RoundResult:
    """Score the round in ``state``, record its open result, and return it.

    If a player uses up all stones, all others lose their life, under every option (rules/abraca#7.1,
    rules/abraca#12).
    """
    last_standing = state.options.last_standing
    winner = _round_winner(state, end)
    if end == "all_used":
        state.life = [life if seat == winner else 0 for seat, life in enumerate(state.life)]
    points = [
        _last_standing_points(state, seat, winner) if last_standing else _points(state, seat, winner)
        for seat in range(len(state.life))
    ]
    state.points = [total + gained for total, gained in zip(state.points, points, strict=True)]
    result = RoundResult(
        number=state.round,
        end=end,
        active=state.active,
        winner=winner,
        life=tuple(state.life),
        hands=tuple(tuple(hand) for hand in state.hands),
        secrets=tuple(tuple(stones) for stones in state.secrets),
        secrets_left=tuple(state.secrets_left),
        pool=tuple(state.pool),
        points=tuple(points),
        totals=tuple(state.points),
    )
    state.rounds.append(result)
    return result


def winners(result: RoundResult) -> tuple[Seat, ...]:
    """Return the winners of the game by ``result``; empty until somebody reaches the top of the ladder."""
    return _decide(result)[0]


def outcome(state: State) -> Outcome | None:
    """Return the outcome of the game, the losers ranked by points; None while it goes on."""
    if not state.winners:
        return None
    result = state.rounds[-1]
    best, reason = _decide(result)
    totals = result.totals
    ranks = tuple(
        1 if seat in best else 1 + sum(other in best or totals[other] > mine for other in range(len(totals)))
        for seat, mine in enumerate(totals)
    )
    return Outcome(best, totals, ranks, reason)


def _round_winner(state: State, end: RoundEnd) -> Seat | None:
    if end == "own_fault":
        return None
    if end == "survivor":
        return next(seat for seat, life in enumerate(state.life) if life)
    return state.active


def _points(state: State, seat: Seat, winner: Seat | None) -> int:
    if not state.life[seat]:
        return 0
    award = _SCORING.per_secret_stone * len(state.secrets[seat])
    return award + (_SCORING.winner if seat == winner else _SCORING.survivor)


def _last_standing_points(state: State, seat: Seat, winner: Seat | None) -> int:
    if seat != winner:
        return 0
    return _SCORING.last_standing_winner + _SCORING.per_secret_stone * len(state.secrets[seat])


def _decide(result: RoundResult) -> tuple[tuple[Seat, ...], Text]:
    """Return the winners and the reason: rules/abraca#8, tie-breaks in their order."""
    best = [seat for seat, total in enumerate(result.totals) if total >= COMPONENTS.target_points]
    for key, worth in (
        ("abraca-reason-points", None),
        ("abraca-reason-last-round", result.points),
        ("abraca-reason-life", result.life),
    ):
        if worth is not None:
            most = max(worth[seat] for seat in best) if best else 0
            best = [seat for seat in best if worth[seat] == most]
        if len(best) == 1:
            seat = best[0]
            return (seat,), Text(key, {"player": SeatName(seat), "points": result.totals[seat]})
    return tuple(best), Text("abraca-reason-shared", {"count": len(best)})
