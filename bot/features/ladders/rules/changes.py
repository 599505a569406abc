"""The changes that people and moderators make to a ladder. Each returns events and challenges to store."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TypeAlias

from msgspec import Struct

from bot.features.ladders.rules.course import LadderState, caught_up
from bot.features.ladders.rules.ladder import (
    OPEN,
    REACH,
    Challenge,
    Departure,
    Event,
    challengeable,
    departed,
    ended,
    given_up,
)
from bot.table.refusals import refused


class Change(Struct, frozen=True):
    """Events and a new challenge, which are stored in one transaction."""

    events: Sequence[Event] = ()
    challenge: Challenge | None = None


Decide: TypeAlias = Callable[[LadderState], Change | None]
"""Returns the change to a ladder in this state, None if there's nothing to change."""


def join(member: int, now: float) -> Decide:
    """Return the change that adds ``member`` at the end of the ladder, unless they have joined already."""

    def decide(state: LadderState) -> Change | None:
        if state.ladder.closed_at is not None:
            raise refused("closed-ladder")
        if member in state.places:
            return None
        return Change([Event(state.ladder.id, "joined", member, now)])

    return decide


def challenge(
    member: int,
    other: int,
    now: float,
    apart: Collection[frozenset[int]],
    *,
    is_automatic: bool = False,
) -> Decide:
    """Return the change that records a challenge of ``other`` by ``member``.

    It refuses if they may not now: somebody has moved, or one of them has as many challenges as allowed.
    """

    def decide(state: LadderState) -> Change:
        if state.ladder.closed_at is not None:
            raise refused("closed-ladder")
        if member not in state.places:
            raise refused("not-on-ladder")
        if other not in challengeable(state.places, member, state.challenges, apart):
            raise refused("not-challengeable", reach=REACH, most=OPEN)
        new = Challenge(state.ladder.id, member, other, now, is_automatic=is_automatic)
        return Change(challenge=new)

    return decide


def give_up(number: int, member: int, now: float) -> Decide:
    """Return the change that makes ``member`` give up an open challenge; None unless it's theirs."""

    def decide(state: LadderState) -> Change | None:
        there = state.challenge(number)
        if there is None or member not in there.people:
            return None
        return Change([given_up(there, member, now)])

    return decide


def go(member: int, kind: Departure, now: float, moderator: int | None = None) -> Decide:
    """Return the change that removes ``member`` from the ladder; None if they aren't on it.

    Games that are over count first, so nobody gives up a game that they have played to its end.
    """

    def decide(state: LadderState) -> Change | None:
        if member not in state.places:
            return None
        events, then = caught_up(state)
        if member in then.places:
            events += departed(state.ladder.id, member, kind, now, then.challenges, moderator)
        return Change(events)

    return decide


def call_off(number: int, now: float, moderator: int) -> Decide:
    """Return the change that ends an open challenge for a moderator, without a winner; None if it's over."""

    def decide(state: LadderState) -> Change | None:
        there = state.challenge(number)
        return None if there is None else Change([ended(there, "void", now, moderator)])

    return decide
