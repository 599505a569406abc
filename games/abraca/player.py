"""The computer players of Abraca: they play from what their seat sees, and nothing else."""

from __future__ import annotations

from games.abraca.components import NUMBERS
from games.abraca.judgement import Position, best_declaration, lacking_chance, position_of, unseen_of
from games.abraca.rules import CAST, END
from games.abraca.view import Stone, View
from games.engine.chance import Chance
from games.engine.decision import Choice, Decision
from games.engine.text import Seat

_HOPEFUL = 0.4
"""The chance of success at which an apprentice goes on."""
_ATTENTIVE = 3
"""In one of so many answers an apprentice does not think of one of the things that it could know."""
_NOTHING = (0,) * len(NUMBERS)


class DeclaringPlayer:
    """The companion: declares what promises most, with all in mind that may follow in the same turn."""

    def choose(self, view: View, decision: Decision, chance: Chance) -> Choice:
        """Return what to declare, or to end the turn; ``chance`` is not used."""
        number = best_declaration(position(view))
        return (f"{CAST}{number}",) if number else (END,)


class HopefulPlayer:
    """The apprentice: declares what it most likely has, of use or not, and goes on while it feels lucky.

    Now and then it does not think of the stones that lie on the board, or of what it has declared in vain.
    """

    def choose(self, view: View, decision: Decision, chance: Chance) -> Choice:
        """Return what to declare, or to end the turn."""
        at = position(view)
        unseen, masks = at.unseen, at.masks
        if chance.below(_ATTENTIVE) == 0:
            unseen = unseen_of(_hands(view, view.viewer), _NOTHING, _NOTHING)
        if chance.below(_ATTENTIVE) == 0:
            masks = [0] * len(masks)
        total = sum(unseen)
        lowest = at.last if at.last and not at.any_order else 1
        hopes = {
            number: 1 - lacking_chance(number, masks, unseen, total)
            for number in range(lowest, NUMBERS[-1] + 1)
        }
        number = max(hopes, key=hopes.__getitem__)
        if at.last and hopes[number] < _HOPEFUL:
            return (END,)
        return (f"{CAST}{number}",)


def position(view: View) -> Position:
    """Return what the seat that looks knows when it declares.

    :raises ValueError: nobody looks who has stones to declare.
    """
    seat = view.viewer
    if seat is None or not 0 <= seat < len(view.places):
        raise ValueError("only a seat has stones to declare")
    own = view.places[seat].stones if view.options.counter_aid else recalled(view, seat)
    life = [place.life for place in view.places]
    seen = _hands(view, seat)
    seen.append([number for number in view.places[seat].secrets if number is not None])
    return position_of(
        seat,
        life,
        last=view.last,
        masks=[sum(1 << number for number in stone.denied) for stone in own],
        unseen=unseen_of(seen, view.used, view.set_aside),
        pool=view.pool,
        any_order=view.options.easy_order,
    )


def recalled(view: View, seat: Seat) -> tuple[Stone, ...]:
    """Return the stones of ``seat``, whose turn it is, with what it can remember that they are not.

    That is what it declared in vain in earlier turns, for as many of the oldest stones as surely lay there
    then; which of the others did, the numbers of stones alone do not tell.
    """
    own = view.places[seat].stones
    denied: list[list[int]] = [[] for _ in own]
    # Behind these lies what the last refill brought; further back, all that was drawn may still be there.
    sure = sum(not stone.fresh for stone in own)
    turn, began = view.turn, None
    for declaration in reversed(view.declarations):
        if declaration.seat != seat or declaration.turn == view.turn:
            continue
        if declaration.turn != turn and began is not None:
            sure -= began - declaration.stones
        if declaration.result == "miss":
            for numbers in denied[: max(sure, 0)]:
                numbers.append(declaration.spell)
        turn, began = declaration.turn, declaration.stones + (declaration.result == "hit")
    return tuple(
        Stone(None, stone.fresh, tuple(sorted({*numbers})))
        for stone, numbers in zip(own, denied, strict=True)
    )


def _hands(view: View, seat: Seat | None) -> list[list[int]]:
    """Return the stones in front of the others."""
    return [
        [stone.number for stone in place.stones if stone.number is not None]
        for other, place in enumerate(view.places)
        if other != seat
    ]
