"""The policy of Abraca for searches: see ``games.engine.policy``."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import exp

from games.abraca.components import NUMBERS
from games.abraca.mind.belief import likelihood
from games.abraca.mind.judgement import Position, best_declaration, position_of, unseen_of, worths
from games.abraca.mind.race import race
from games.abraca.model import State
from games.abraca.rules import course
from games.abraca.rules.course import CAST, END
from games.engine.chance import Chance
from games.engine.decision import Choice
from games.engine.text import Seat

CHOICES: tuple[Choice, ...] = ((END,), *((f"{CAST}{number}",) for number in NUMBERS))
"""The answers by declared number; 0 ends the turn."""

_LIFE = 0.15
"""The value of one life in the current round, in logits."""


class DeclaringPolicy:
    """The policy of Abraca; see ``games.engine.policy.Policy`` for what each method promises."""

    make = staticmethod(course.make)

    def believe(self, world: State, seat: Seat, chance: Chance) -> float:
        """Return the log-likelihood of the others' declarations, given the stones in ``world``."""
        return likelihood(world, seat)

    def waiting(self, world: State) -> Sequence[Seat]:
        """Return the seat whose turn it is."""
        return () if world.winners else (world.active,)

    def candidates(self, world: State, seat: Seat) -> Sequence[Choice]:
        """Return the declarations of each number that the seat may own, and stopping, the best first."""
        at = position(world, seat)
        worth = {number: worth for number, worth in worths(at).items() if at.unseen[number]}
        if at.last:
            worth[0] = 0.0
        return [CHOICES[number] for number in sorted(worth, key=worth.__getitem__, reverse=True)]

    def answer(self, world: State, seat: Seat, chance: Chance) -> Choice:
        """Return the answer with the highest expected value."""
        return CHOICES[best_declaration(position(world, seat))]

    def values(self, world: State) -> Sequence[float]:
        """Return the chances by points, counting the secrets of living seats, and by life in this round."""
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
    """Return the knowledge of ``seat``, whose turn it is, in ``world``."""
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
