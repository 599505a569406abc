"""The first computer player of Abraca: it deduces its own stones, and thinks one declaration ahead."""

from __future__ import annotations

from games.abraca.mind.player import recalled
from games.abraca.rules.course import END
from games.abraca.view import Stone, View, count_unseen
from games.engine.chance import Chance
from games.engine.decision import Choice, Decision

CONFIDENCE = 0.55
"""The chance of owning a stone from which a number is worth declaring."""


class DeducingPlayer:
    """Declares the lowest number that it owns with a chance of 55% or more; otherwise it stops if it may.

    If it must declare and no number reaches that, it takes the likeliest.
    """

    def choose(self, view: View, decision: Decision, chance: Chance) -> Choice:
        """Return a declaration or the end of the turn; ``chance`` isn't used."""
        if view.viewer is None or not 0 <= view.viewer < len(view.places):
            raise ValueError("only a seat has stones to declare")
        own = view.places[view.viewer].stones if view.options.counter_aid else recalled(view, view.viewer)
        unseen = count_unseen(view.places, view.used, view.set_aside)
        offered = {option.id for option in decision.options}
        lowest = 1 if view.options.easy_order else max(view.last, 1)
        chances = {
            f"cast {number}": owning_chance(number, own, unseen)
            for number in range(lowest, len(unseen) + 1)
            if f"cast {number}" in offered
        }
        for declaration, owning in chances.items():
            if owning >= CONFIDENCE:
                return (declaration,)
        if END in offered:
            return (END,)
        return (max(chances, key=chances.__getitem__),)


def owning_chance(number: int, own: tuple[Stone, ...], unseen: tuple[int, ...]) -> float:
    """Return the chance that one of the ``own`` stones is ``number``, given the counts of unseen numbers.

    It is exact as long as the same numbers are ruled out for all of them; otherwise the stones are considered
    one after the other, as if earlier ones had only used up numbers that are possible for the next.

    >>> fresh = Stone(None, False, ())
    >>> owning_chance(2, (fresh,), (1, 1, 2, 0, 0, 0, 0, 0))
    0.25
    >>> owning_chance(1, (Stone(None, False, (1,)),), (1, 1, 2, 0, 0, 0, 0, 0))
    0.0
    """
    copies = unseen[number - 1]
    none = 1.0
    for before, stone in enumerate(own):
        if number in stone.denied:
            continue
        possible = sum(unseen) - sum(unseen[denied - 1] for denied in stone.denied) - before
        if copies >= possible:
            return 1.0 if copies else 0.0
        none *= 1 - copies / possible
    return 1 - none
