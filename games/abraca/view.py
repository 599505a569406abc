"""Builds views from what each viewer is allowed to see: rules/abraca#9."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec import Struct

from games.abraca.components import NUMBERS, SPELLS
from games.abraca.model import Declaration, Options, RoundResult, State
from games.engine.game import SPECTATOR
from games.engine.text import Seat


class Stone(Struct, frozen=True):
    """A stone in front of a player, oldest first.

    ``number`` is None if the viewer sees only its back. Backs differ only to their owner: ``fresh`` marks the
    stones drawn at the end of the owner's last turn, and ``denied`` lists, if the option ``counter_aid``
    grants it, the numbers that everybody can infer it is not: such a number was declared without success
    while the stone was there, or a newer stone with it was used although the oldest stone of a number goes
    first.
    """

    number: int | None
    fresh: bool
    denied: tuple[int, ...]


class Place(Struct, frozen=True):
    """One seat as the viewer sees it. A secret stone is None unless the viewer may know it."""

    points: int
    life: int
    stones: tuple[Stone, ...]
    secrets: tuple[int | None, ...]
    eliminated: bool


class View(Struct, frozen=True):
    """All that one viewer may know of the table.

    ``viewer`` is the viewer's seat, ``SPECTATOR`` for somebody without one, None for the channel. ``active``
    is the seat whose turn it is (None when the game is over), ``last`` the number of the last success of this
    turn or 0. ``used`` and ``set_aside`` count the stones of each number 1 to 8 in the numbered areas.
    ``declarations`` are those of the running round, oldest first. ``unseen`` is the counter of
    rules/abraca#9, by number, if the option grants it and the viewer is seated. ``rounds`` are the finished
    rounds, ``recap`` is the one that ended last. ``winners`` is empty until the game is over; then the rest
    shows how the last round ended, with everything open.
    """

    viewer: Seat | None
    options: Options
    round: int
    turn: int
    active: Seat | None
    last: int
    places: tuple[Place, ...]
    used: tuple[int, ...]
    set_aside: tuple[int, ...]
    secrets_left: int
    pool: int
    declarations: tuple[Declaration, ...]
    unseen: tuple[int, ...] | None
    rounds: tuple[RoundResult, ...]
    recap: RoundResult | None
    winners: tuple[Seat, ...]


def view(state: State, viewer: Seat | None) -> View:
    """Return the view of ``viewer``: a seat, ``SPECTATOR``, or anybody (None)."""
    places = tuple(_place(state, viewer, seat) for seat in range(len(state.life)))
    used, set_aside = tuple(state.used), tuple(state.set_aside)
    counts = state.options.counter_aid and _seated(state, viewer)
    return View(
        viewer=viewer,
        options=state.options,
        round=state.round,
        turn=state.turn,
        active=None if state.winners else state.active,
        last=state.last,
        places=places,
        used=used,
        set_aside=set_aside,
        secrets_left=len(state.secrets_left),
        pool=len(state.pool),
        declarations=tuple(state.declarations),
        unseen=count_unseen(places, used, set_aside) if counts else None,
        rounds=tuple(state.rounds),
        recap=recap(state),
        winners=state.winners,
    )


def recap(state: State) -> RoundResult | None:
    """Return the round that ended last, until something is declared in the next one; rules/abraca#7.recap."""
    if not state.rounds or (state.declarations and not state.winners):
        return None
    return state.rounds[-1]


def sees_hand(state: State, viewer: Seat | None, owner: Seat) -> bool:
    """Return whether ``viewer`` sees the numbers of the stones in front of ``owner``."""
    if state.winners or state.eliminated(owner):
        return True
    if _seated(state, viewer):
        return viewer != owner
    return viewer == SPECTATOR and state.options.spectators == "all"


def sees_secrets(state: State, viewer: Seat | None, owner: Seat) -> bool:
    """Return whether ``viewer`` knows the secret stones of ``owner``."""
    return bool(state.winners) or viewer == owner


def count_unseen(
    places: Iterable[Place], used: tuple[int, ...], set_aside: tuple[int, ...]
) -> tuple[int, ...]:
    """Return the number of stones of each number, from 1 on, neither on the board nor known in ``places``."""
    known: list[int | None] = []
    for place in places:
        known += [stone.number for stone in place.stones]
        known += place.secrets
    return tuple(
        SPELLS[number].copies - used[number - 1] - set_aside[number - 1] - known.count(number)
        for number in NUMBERS
    )


def _seated(state: State, viewer: Seat | None) -> bool:
    return viewer is not None and 0 <= viewer < len(state.life)


def _place(state: State, viewer: Seat | None, seat: Seat) -> Place:
    secrets = state.secrets[seat]
    return Place(
        points=state.points[seat],
        life=state.life[seat],
        stones=_stones(state, viewer, seat),
        secrets=tuple(secrets) if sees_secrets(state, viewer, seat) else (None,) * len(secrets),
        eliminated=state.eliminated(seat),
    )


def _stones(state: State, viewer: Seat | None, seat: Seat) -> tuple[Stone, ...]:
    """Return the stones in front of ``seat``, marked only for its owner; rules/abraca#9.marks."""
    hand = state.hands[seat]
    if sees_hand(state, viewer, seat):
        return tuple(_stone(number, False, 0) for number in hand)
    if viewer != seat:
        return (_stone(None, False, 0),) * len(hand)
    old = len(hand) - state.fresh[seat]
    aided = state.options.counter_aid
    return tuple(
        _stone(None, index >= old, mask if aided else 0) for index, mask in enumerate(state.denied[seat])
    )


@cache
def _stone(number: int | None, fresh: bool, mask: int) -> Stone:
    return Stone(number, fresh, tuple(denied for denied in NUMBERS if mask >> denied & 1))
