"""The computer players of Abraca, which play from the view of their seat alone."""

from __future__ import annotations

from games.abraca.components import NUMBERS
from games.abraca.mind.judgement import Position, best_declaration, lacking_chance, position_of, unseen_of
from games.abraca.rules.course import CAST, END
from games.abraca.view import Stone, View
from games.engine.chance import Chance
from games.engine.decision import Choice, Decision
from games.engine.text import Seat

_HOPEFUL = 0.4
"""The lowest chance of success at which an apprentice goes on."""
_ATTENTIVE = 3
"""An apprentice forgets each of two things that it could know in one out of this many answers."""
_NOTHING = (0,) * len(NUMBERS)


class DeclaringPlayer:
    """The companion: makes the best declaration, considering those that may follow in the same turn."""

    def choose(self, view: View, decision: Decision, chance: Chance) -> Choice:
        """Return the best declaration, or the end of the turn; ``chance`` isn't used."""
        number = best_declaration(position(view))
        return (f"{CAST}{number}",) if number else (END,)


class HopefulPlayer:
    """The apprentice: declares the number it most likely has, useful or not, and goes on while that's likely.

    Now and then it forgets the stones on the board, or its own failed declarations.
    """

    def choose(self, view: View, decision: Decision, chance: Chance) -> Choice:
        """Return a declaration, or the end of the turn."""
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
    """Return the viewer's knowledge when it declares.

    :raises ValueError: the viewer isn't a seat.
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
    """Return the stones of ``seat``, whose turn it is, with the numbers that it can remember they aren't.

    These are its failed declarations of earlier turns. They count for the oldest stones only, which were
    certainly there then: the number of stones alone doesn't show which of the others were.
    """
    own = view.places[seat].stones
    denied: list[list[int]] = [[] for _ in own]
    # The other stones came with the last refill. Any stone drawn in earlier turns may still be there, too.
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
    """Return the visible stones in front of the other seats."""
    return [
        [stone.number for stone in place.stones if stone.number is not None]
        for other, place in enumerate(view.places)
        if other != seat
    ]
