"""Invariants of the state: every component exists exactly once. rules/touria#12.16."""

from __future__ import annotations

from games.engine.game import InvalidState
from games.touria.components import BLACK, COLOURS, COMPONENTS, GEMS, ITEMS
from games.touria.model import State
from games.touria.rules.items import MIRROR

_ITEMS = sorted(ITEMS)
_SUPPLY = COMPONENTS.supply


def check(state: State) -> None:
    """Check that ``state`` can be reached in play.

    :raises InvalidState: it can't; the message gives the reason.
    """
    hearts, coins, swords, elixirs = state.hearts, state.coins, state.swords, state.gone
    counts = [state.bag, state.drawn, state.out]
    items = [*state.pile, *state.display, *state.discard]
    if state.options.supply == "limited" and (hearts < 0 or coins < 0 or swords < 0):
        raise InvalidState("the bank has less than nothing")
    for own in state.holdings:
        if own.hearts < 0 or own.coins < 0 or own.swords < 0 or own.elixirs < 0:
            raise InvalidState("somebody owns less than nothing")
        hearts += own.hearts
        coins += own.coins
        swords += own.swords
        elixirs += own.elixirs
        counts.append(own.gems)
        items += own.items
    if (hearts, coins, swords) != (_SUPPLY.hearts, _SUPPLY.coins, _SUPPLY.swords):
        raise InvalidState(f"there are {hearts} hearts, {coins} coins and {swords} swords")
    if elixirs != len(state.holdings) * COMPONENTS.start.elixirs:
        raise InvalidState(f"there are {elixirs} elixirs")
    _check_gems(state, counts)
    if state.mirrored:
        items.append(MIRROR)
    if sorted(items) != _ITEMS:
        raise InvalidState("an item is missing or there twice")
    if state.turn.paint and state.phase in ("start", "route", "fly", "after", "copy", "end"):
        raise InvalidState("a brush was used and nothing was paid")


def _check_gems(state: State, counts: list[list[int]]) -> None:
    totals = [sum(column) for column in zip(*counts, strict=True)]
    for gems in state.mines:
        if len(gems) > 2 or gems == [BLACK, BLACK]:
            raise InvalidState(f"a mine holds {gems}")
        for colour in gems:
            totals[colour] += 1
    if tuple(totals) != GEMS:
        raise InvalidState(f"the gems are {dict(zip(COLOURS, totals, strict=True))}")
    if any(min(column) < 0 for column in counts):
        raise InvalidState("fewer gems than none")
