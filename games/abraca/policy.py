"""What the search asks of Abraca: what to declare, how a round goes on, what points and life are worth."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import exp

from games.abraca import rules
from games.abraca.components import NUMBERS
from games.abraca.judgement import Position, best_declaration, unseen_of, worths
from games.abraca.model import State
from games.abraca.rules import CAST, END, neighbour
from games.engine.chance import Chance
from games.engine.decision import Choice
from games.engine.text import Seat

CHOICES: tuple[Choice, ...] = ((END,), *((f"{CAST}{number}",) for number in NUMBERS))
"""The answers by the number declared; 0 ends the turn."""


class DeclaringPolicy:
    """Plays rounds on to their end; ``Policy`` says what each part promises."""

    make = staticmethod(rules.make)

    def waiting(self, world: State) -> Sequence[Seat]:
        """Return the seat whose turn it is."""
        return () if world.winners else (world.active,)

    def candidates(self, world: State, seat: Seat) -> Sequence[Choice]:
        """Return to declare each number that the seat may own, and to stop; what promises most is first."""
        at = position(world, seat)
        worth = {number: worth for number, worth in worths(at).items() if at.unseen[number]}
        if at.last:
            worth[0] = 0.0
        return [CHOICES[number] for number in sorted(worth, key=worth.__getitem__, reverse=True)]

    def answer(self, world: State, seat: Seat, chance: Chance) -> Choice:
        """Return what promises most."""
        return CHOICES[best_declaration(position(world, seat))]

    def values(self, world: State) -> Sequence[float]:
        """Return the chances by points, and by the life left in the round."""
        seats = len(world.points)
        if world.winners:
            return [1 / len(world.winners) if seat in world.winners else 0.0 for seat in range(seats)]
        best = max(world.points)
        sharp = 0.35 + 0.02 * best
        standings = zip(world.points, world.life, strict=True)
        odds = [exp(sharp * (points - best) + 0.05 * life) for points, life in standings]
        total = sum(odds)
        return [one / total for one in odds]

    def horizon(self, world: State) -> Hashable:
        """Return the round."""
        return world.round


def position(world: State, seat: Seat) -> Position:
    """Return what ``seat``, whose turn it is, knows of ``world``."""
    seen = [hand for other, hand in enumerate(world.hands) if other != seat]
    seen.append(world.secrets[seat])
    left, right = neighbour(world, seat, 1), neighbour(world, seat, -1)
    life = world.life
    return Position(
        world.last,
        world.denied[seat],
        unseen_of(seen, world.used, world.set_aside),
        len(world.pool),
        life[seat],
        life[left],
        life[right],
        [one for other, one in enumerate(life) if one and other != seat],
        left == right,
        world.options.easy_order,
        not world.options.last_standing,
    )
