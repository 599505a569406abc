"""Invariants of the state: each card exists once, every number is within its bounds."""

from __future__ import annotations

from functools import lru_cache

from games.engine.game import InvalidState
from games.towers.components import CARDS, COMPONENTS, MONSTERS, TREASURES, TYPE_OF
from games.towers.model import Cards, State, is_forbidden
from games.towers.rules import amends

_PRIZES = {*MONSTERS, *TREASURES}


def check(state: State) -> None:
    """Check that ``state`` can be reached in play.

    :raises InvalidState: it can't; the message gives the reason.
    """
    _check_course(state)
    if not _is_whole(state.dealt):
        raise InvalidState("not every card of the hands exists exactly once")
    # The cards of a resolved floor are in a pile already.
    on_floors = () if state.is_played_out else state.floors[state.floor - 1 :]
    if not _are_whole((state.monsters, state.treasures, *on_floors, *state.won)):
        raise InvalidState("not every monster and every treasure exists exactly once")
    if not 0 <= sum(state.gold) <= COMPONENTS.gold or min(state.gold) < 0:
        raise InvalidState(f"the gold is {state.gold}")
    if state.is_played_out:
        return
    may_err, swapping = state.options.forbidden_teams == "penalty", state.swapping
    shown = sum(COMPONENTS.floors[state.floor - 1][: state.step + (swapping is not None)])
    gone = shown + COMPONENTS.team_size * (state.floor - 1)
    for seat, hand in enumerate(state.hands):
        team, ten = state.teams[seat], state.ten(seat)
        if len(team) != shown:
            raise InvalidState(f"seat {seat} has shown {team}")
        if len(hand) != len(ten) - gone:
            raise InvalidState(f"seat {seat} has {len(hand)} cards in hand")
        held = {*hand, *team}
        if len(held) != len(hand) + shown or not held.issubset(ten):
            raise InvalidState(f"seat {seat} has cards that are not of its ten")
        commit = state.commits[seat]
        planned = team if commit is None else team + commit
        if is_forbidden(planned) and not (may_err and (commit is not None or seat in state.penalised)):
            raise InvalidState(f"seat {seat} has types twice in {planned}")
        if commit is not None and (len(commit) != state.wanted or not held.issuperset(commit)):
            raise InvalidState(f"seat {seat} has chosen {commit}")


@lru_cache
def _is_whole(dealt: tuple[Cards, ...]) -> bool:
    """Return whether ``dealt`` has every card once, and every hand the same number of each type."""
    cards = [card for hand in dealt for card in hand]
    types = {tuple(sorted(TYPE_OF[card] for card in hand)) for hand in dealt}
    return len(cards) == len(CARDS) and set(cards) == CARDS.keys() and len(types) == 1


def _check_course(state: State) -> None:
    if not 1 <= state.tower <= COMPONENTS.towers:
        raise InvalidState(f"this is tower {state.tower}")
    if not 1 <= state.floor <= len(COMPONENTS.floors):
        raise InvalidState(f"this is floor {state.floor}")
    if not state.is_played_out and not 0 <= state.step < len(COMPONENTS.floors[state.floor - 1]):
        raise InvalidState(f"floor {state.floor} has no step {state.step}")
    if None not in state.commits:
        raise InvalidState("everybody has chosen and nothing was shown")
    if state.removed is not None and state.removed not in amends.removable_by_owner(state):
        raise InvalidState(f"the elixir removed {state.removed}")


@lru_cache
def _are_whole(rows: tuple[Cards, ...]) -> bool:
    """Return whether ``rows`` have every monster and every treasure once."""
    prizes = [prize for row in rows for prize in row]
    return len(prizes) == len(_PRIZES) and set(prizes) == _PRIZES
