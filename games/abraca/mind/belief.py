"""How well a world explains what the other seats have declared: they see stones that the viewer doesn't.

A player who sees three 7s in front of another declares 7 less often than one who sees none. So a round is
replayed as it must have been in that world, and every declaration is compared with its chances then.
"""

from __future__ import annotations

from math import exp, log

from games.abraca.mind.judgement import position_of, unseen_of, worths
from games.abraca.model import Declaration, State
from games.engine.text import Seat

_DOUBT = 0.15
"""The temperature: an answer that loses this much in expected value is given *e* times less often."""
_WHIM = 0.15
"""The share of a sensible player's answers that are drawn evenly from all answers."""
_TRUST = 0.5
"""The prior probability that a player is sensible, not careless."""


def likelihood(world: State, viewer: Seat) -> float:
    """Return the log-likelihood of the others' declarations, given ``world``.

    The result isn't exact: it ignores misses about stones that have been played since. The declarations of a
    player who seems careless tell nothing.
    """
    past = _Past(world)
    declarations, turn = world.declarations, world.turn
    sensible: dict[Seat, float] = {}
    careless: dict[Seat, float] = {}

    def heard(seat: Seat, last: int, number: int) -> None:
        chance, any_number = past.chances_of(seat, last, number)
        sensible[seat] = sensible.get(seat, _TRUST) * chance
        careless[seat] = careless.get(seat, 1 - _TRUST) * any_number

    for index in range(len(declarations) - 1, -1, -1):
        made = declarations[index]
        others = made.seat != viewer
        if made.turn != turn:
            turn = made.turn
            past.undo_refill(made)
            if others and made.result == "hit" and past.life[made.seat]:
                heard(made.seat, made.spell, 0)
        past.undo(made)
        if others:
            before = declarations[index - 1] if index else None
            last = before.spell if before is not None and before.turn == made.turn else 0
            heard(made.seat, last, made.spell)
    return sum([log(chance + careless[seat]) for seat, chance in sensible.items()])


class _Past:
    """A round as it was before some of its declarations."""

    def __init__(self, world: State) -> None:
        self._world = world
        self._hands = [hand[:] for hand in world.hands]
        self._masks = [masks[:] for masks in world.denied]
        self._secrets = [stones[:] for stones in world.secrets]
        self._used = world.used[:]
        self._pool = len(world.pool)
        self.life = world.life[:]

    def undo_refill(self, made: Declaration) -> None:
        """Undo the draw after ``made``, the last declaration of its turn."""
        hand = self._hands[made.seat]
        self._pool += len(hand) - made.stones
        del hand[made.stones :], self._masks[made.seat][made.stones :]

    def undo(self, made: Declaration) -> None:
        """Undo a declaration; assume that the used stone was the oldest."""
        seat = made.seat
        for change in made.changes:
            self.life[change.seat] = change.before
        if made.result == "hit":
            self._hands[seat].insert(0, made.spell)
            self._masks[seat].insert(0, self._masks[seat][0] if self._masks[seat] else 0)
            self._used[made.spell - 1] -= 1
            if made.took_secret:
                self._secrets[seat].pop()
        elif made.result == "miss":
            self._masks[seat] = [mask & ~(1 << made.spell) for mask in self._masks[seat]]

    def chances_of(self, seat: Seat, last: int, number: int) -> tuple[float, float]:
        """Return the chances that a sensible and a careless player at ``seat`` answer ``number``, 0: stop.

        ``last`` is the number declared before it in the same turn, 0 if there is none.
        """
        world = self._world
        seen = [hand for other, hand in enumerate(self._hands) if other != seat]
        seen.append(self._secrets[seat])
        worth = worths(
            position_of(
                seat,
                self.life,
                last=last,
                masks=self._masks[seat],
                unseen=unseen_of(seen, self._used, world.set_aside),
                pool=self._pool,
                any_order=world.options.easy_order,
            )
        )
        if last:
            worth[0] = 0.0
        best = max(worth.values())
        total = sum([exp((one - best) / _DOUBT) for one in worth.values()])
        meant = exp((worth[number] - best) / _DOUBT) / total if number in worth else 0.0
        return (1 - _WHIM) * meant + _WHIM / len(worth), 1 / len(worth)
