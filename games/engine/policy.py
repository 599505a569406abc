"""A game's knowledge for a search: answers to try, a quick answer, the value of a position."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Protocol, TypeVar

from msgspec import Struct

from games.engine.chance import Chance, NamedChance
from games.engine.decision import Choice, Decision
from games.engine.text import Seat

World_contra = TypeVar("World_contra", contravariant=True)


class Choices(Struct, frozen=True):
    """The allowed answers to a ``Decision`` without their words: from ``minimum`` to ``maximum`` of ``ids``.

    Preferences are left out, because they aren't moves.
    """

    ids: tuple[str, ...]
    minimum: int = 1
    maximum: int = 1


def choices_of(decision: Decision) -> Choices:
    """Return the allowed answers to ``decision``; if its answer is held back, the one that lifts the veil."""
    if decision.given is not None and decision.veil is not None:
        return Choices(decision.veil.choice)
    ids = tuple(option.id for option in decision.options if not option.is_preference)
    return Choices(ids, decision.minimum, min(decision.maximum, len(ids)))


class Policy(Protocol[World_contra]):
    """A game's answers to the questions of a search, without any text.

    Its methods get worlds drawn by ``determinize``, never the real state. Even so, an answer for a seat may
    depend only on the seat's knowledge: a playout that looked into other hands would be certain of things the
    seat must guess.
    """

    def believe(self, world: World_contra, seat: Seat, chance: Chance) -> float:
        """Return how likely the others are to have played as they did, given ``world``.

        The result is the logarithm of a chance, up to a constant; 0.0 if nothing can be inferred.

        ``determinize`` drew ``world`` for ``seat``, and drew the secret answers of others by chance. If there
        are any, this replaces them in place: by sensible ones, or by none yet if nobody can tell. It uses
        nothing but ``world``, and ``seat`` can't tell the result from the real state.
        """
        ...

    def waiting(self, world: World_contra) -> Sequence[Seat]:
        """Return the seats that owe an answer, in the order a search asks them; empty at the end."""
        ...

    def candidates(self, world: World_contra, seat: Seat) -> Sequence[Choice]:
        """Return the answers of ``seat`` worth trying, the most promising first; each is allowed.

        They depend only on the seat's knowledge, so they are the same in every world of one search.
        """
        ...

    def answer(self, world: World_contra, seat: Seat, chance: Chance) -> Choice:
        """Return a quick, sensible answer of ``seat``, for playouts."""
        ...

    def make(self, world: World_contra, seat: Seat, choice: Choice, chance: NamedChance) -> None:
        """Make an allowed choice in place, as ``Game.apply`` does, without returning events."""
        ...

    def values(self, world: World_contra) -> Sequence[float]:
        """Return each seat's chance to win from here on, 0 to 1, by a quick evaluation.

        The chances add up to 1. If the game is over, the winners share the 1.
        """
        ...

    def horizon(self, world: World_contra) -> Hashable:
        """Return a value that stays the same while a playout from ``world`` continues, such as the round.

        A playout stops once it has changed, or at the end of the game.
        """
        ...
