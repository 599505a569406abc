"""What a game tells a search about good play: answers to try, a quick answer, the value of a position."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Protocol, TypeVar

from msgspec import Struct

from games.engine.chance import Chance
from games.engine.decision import Choice, Decision
from games.engine.text import Seat

World_contra = TypeVar("World_contra", contravariant=True)


class Choices(Struct, frozen=True):
    """What a ``Decision`` lets a seat answer, without words: from ``minimum`` to ``maximum`` of ``ids``.

    Preferences are left out: they are no moves.
    """

    ids: tuple[str, ...]
    minimum: int = 1
    maximum: int = 1


def choices_of(decision: Decision) -> Choices:
    """Return what may be answered to ``decision``; where an answer is held back, what lifts its veil."""
    if decision.given is not None and decision.veil is not None:
        return Choices(decision.veil.choice)
    ids = tuple(option.id for option in decision.options if not option.is_preference)
    return Choices(ids, decision.minimum, min(decision.maximum, len(ids)))


class Policy(Protocol[World_contra]):
    """What a search asks of a game, all of it without a word of text.

    What it gets are worlds that ``determinize`` drew, never the real state. All the same an answer for a seat
    follows from what that seat knows: one that looked into the hands of others would be sure of what the seat
    must guess.
    """

    def believe(self, world: World_contra, seat: Seat, chance: Chance) -> float:
        """Return how likely the others are to have played as they did, if all is as in ``world``.

        The result is the logarithm of a chance, up to a constant; 0.0 if nothing can be inferred.

        ``determinize`` drew ``world`` for ``seat``, and drew the secret answers of others by chance. If there
        are any, this replaces them in place: by sensible ones, or by none yet if nobody can tell. It uses
        nothing but ``world``, and ``seat`` can't tell the result from the real state.
        """
        ...

    def waiting(self, world: World_contra) -> Sequence[Seat]:
        """Return the seats that owe an answer, in the order in which a search asks them; none at the end."""
        ...

    def choices(self, world: World_contra, seat: Seat) -> Choices:
        """Return all that ``seat``, which owes an answer, may answer: ``choices_of`` its decision.

        Where only one can be picked, they may come in another order.
        """
        ...

    def candidates(self, world: World_contra, seat: Seat) -> Sequence[Choice]:
        """Return the answers of ``seat`` that are worth trying, likely good ones first; each is allowed.

        They follow from what the seat knows, so they are the same in every world of one search.
        """
        ...

    def answer(self, world: World_contra, seat: Seat, chance: Chance) -> Choice:
        """Return a quick, sensible answer of ``seat``: what playouts are made of."""
        ...

    def make(self, world: World_contra, seat: Seat, choice: Choice, chance: Chance) -> None:
        """Carry out an allowed choice in place, as ``Game.apply`` does, without saying what happened."""
        ...

    def values(self, world: World_contra) -> Sequence[float]:
        """Return for each seat its chance to win from here on, 0 to 1, as the game judges it at a glance.

        They add up to 1. Where the game is over, the winners share the 1.
        """
        ...

    def horizon(self, world: World_contra) -> Hashable:
        """Return what stays the same as long as a playout from ``world`` goes on: the round, the turn.

        A playout stops once this has changed, or at the end of the game.
        """
        ...
