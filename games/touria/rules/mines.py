"""The bag, the mines, and the gems from passing a mine. rules/touria#6.3 to #6.5."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine.chance import Draws
from games.engine.text import Seat
from games.touria.components import BLACK, COLOURED
from games.touria.model import State
from games.touria.rules.act import Act
from games.touria.rules.board import MINES
from games.touria.telling.naming import gem, space


def draw(bag: list[int], chance: Draws) -> int:
    """Draw a random gem from the bag and return its color; the bag must not be empty."""
    number = chance.below(sum(bag))
    for colour, count in enumerate(bag):
        if number < count:
            bag[colour] -= 1
            return colour
        number -= count
    raise ValueError("the bag is empty")


def is_bag_empty(state: State) -> bool:
    """Return whether the bag is empty, as far as everybody may know (rules/touria#11).

    Gems drawn by the thief, who looks at them in secret, count as in the bag: most of them go back, and their
    number would reveal how few gems the bag had.
    """
    return not any(state.bag) and not any(state.drawn)


def _draw_coloured(act: Act, mine: int) -> int | None:
    """Draw one colored gem, as if black ones were put back and drawn again; None if all are black."""
    bag = act.state.bag
    coloured = sum(bag) - bag[BLACK]
    if not coloured:
        return None
    number = act.here("lantern", mine).below(coloured)
    for colour in COLOURED:
        if number < bag[colour]:
            bag[colour] -= 1
            return colour
        number -= bag[colour]
    raise ValueError("the bag was miscounted")


def refill(act: Act, mine: int) -> None:
    """Fill an empty mine from the bag, never with two black gems; rules/touria#6.5."""
    bag, chance = act.state.bag, act.chance.of("mine", mine)
    left = sum(bag)
    if not left:
        return
    if left == 1 or left == bag[BLACK]:
        act.state.mines[mine] = [draw(bag, chance)]
        return
    pair = [draw(bag, chance), draw(bag, chance)]
    return_first = act.state.options.black_redraw == "return_first"
    while pair[0] == pair[1] == BLACK:
        if return_first:
            bag[BLACK] += 2
            pair = [draw(bag, chance), draw(bag, chance)]
        elif sum(bag) == 1:
            pair = [BLACK, draw(bag, chance)]
            bag[BLACK] += 1
        else:
            pair = [draw(bag, chance), draw(bag, chance)]
            bag[BLACK] += 2
    act.state.mines[mine] = sorted(pair)


def refill_empty(act: Act) -> None:
    """Refill every empty mine, in order."""
    for number, gems in enumerate(act.state.mines):
        if not gems:
            refill(act, number)


def enter(act: Act, seat: Seat, mine: int) -> bool:
    """Take the gems for passing ``mine``; return False if the player must choose first. rules/touria#6.3."""
    state = act.state
    gems = state.mines[mine]
    if state.turn.lantern and BLACK in gems:
        gems.remove(BLACK)
        state.bag[BLACK] += 1
        act.tell("touria-event-lantern-light", seat, mine=space(MINES[mine]))
        if state.options.lantern == "swap_black":
            other = _draw_coloured(act, mine)
            if other is not None:
                gems.append(other)
                gems.sort()
    if is_choice(gems):
        return False
    taken = gems[:] if BLACK in gems else gems[:1]
    for colour in taken:
        take(act, seat, mine, colour)
    leave(act, mine)
    return True


def take(act: Act, seat: Seat, mine: int, colour: int) -> None:
    """Move one gem from ``mine`` behind the screen of ``seat``."""
    act.state.mines[mine].remove(colour)
    act.of(seat).gems[colour] += 1
    act.tell("touria-event-mine", seat, gem=gem(colour), mine=space(MINES[mine]))


def leave(act: Act, mine: int) -> None:
    """Refill ``mine`` if it is empty when the group leaves it."""
    if not act.state.mines[mine]:
        refill(act, mine)


def on_offer(state: State, mine: int) -> tuple[int, ...]:
    """Return the gems for passing ``mine`` now; with the lantern lit, black ones are put back."""
    return offered_by(tuple(state.mines[mine]), state.turn.lantern)


def offered_by(gems: tuple[int, ...], lantern: bool) -> tuple[int, ...]:
    """Return those of the ``gems`` in a mine that passing it offers, with the lantern lit or not."""
    return tuple(colour for colour in gems if colour != BLACK) if lantern else gems


def is_choice(gems: Sequence[int]) -> bool:
    """Return whether the player has to choose between a mine's gems; rules/touria#6.3."""
    return len(gems) == 2 and gems[0] != gems[1] and BLACK not in gems


def is_uncertain(state: State, mine: int) -> bool:
    """Return whether the lantern will draw a gem into ``mine`` that nobody knows yet."""
    return state.turn.lantern and state.options.lantern == "swap_black" and BLACK in state.mines[mine]
