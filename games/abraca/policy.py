"""What the search asks of Abraca: what to declare, how a round goes on, what points and life are worth."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import exp

from games.abraca import rules
from games.abraca.belief import likelihood
from games.abraca.components import NUMBERS
from games.abraca.judgement import Position, best_declaration, position_of, unseen_of, worths
from games.abraca.model import State
from games.abraca.race import race
from games.abraca.rules import CAST, END
from games.engine.chance import Chance
from games.engine.decision import Choice
from games.engine.policy import Choices
from games.engine.text import Seat

CHOICES: tuple[Choice, ...] = ((END,), *((f"{CAST}{number}",) for number in NUMBERS))
"""The answers by the number declared; 0 ends the turn."""

_LIFE = 0.15
"""What one life in the running round is worth, in logits."""


class DeclaringPolicy:
    """Plays rounds on to their end; ``Policy`` says what each part promises."""

    make = staticmethod(rules.make)

    def believe(self, world: State, seat: Seat, chance: Chance) -> float:
        """Return how well the stones explain the declarations of the others, who see those of ``seat``."""
        return likelihood(world, seat)

    def waiting(self, world: State) -> Sequence[Seat]:
        """Return the seat whose turn it is."""
        return () if world.winners else (world.active,)

    def choices(self, world: State, seat: Seat) -> Choices:
        """Return what may be declared, and to stop."""
        return rules.choices(world)

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
        """Return the chances by points, and by what is left and taken in the running round."""
        seats = len(world.points)
        if world.winners:
            return [1 / len(world.winners) if seat in world.winners else 0.0 for seat in range(seats)]
        standings = zip(world.points, world.secrets, world.life, strict=True)
        ahead = race(tuple([points + (len(secrets) if life else 0) for points, secrets, life in standings]))
        odds = [chance * exp(_LIFE * life) for chance, life in zip(ahead, world.life, strict=True)]
        total = sum(odds)
        return [one / total for one in odds]

    def horizon(self, world: State) -> Hashable:
        """Return the round."""
        return world.round


def position(world: State, seat: Seat) -> Position:
    """Return what ``seat``, whose turn it is, knows of ``world``."""
    seen = [hand for other, hand in enumerate(world.hands) if other != seat]
    seen.append(world.secrets[seat])
    return position_of(
        seat,
        world.life,
        last=world.last,
        masks=world.denied[seat],
        unseen=unseen_of(seen, world.used, world.set_aside),
        pool=len(world.pool),
        any_order=world.options.easy_order,
    )
