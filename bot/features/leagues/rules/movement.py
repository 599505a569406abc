"""Promotion and relegation: the divisions of a new season, from the ranks of the last one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

FEWEST = 3
"""Minimum number of people of a division, and of a season."""

Came = Literal["up", "stayed", "down", "back", "new"]
"""How somebody comes to a season: promoted, with the same division, relegated, after a pause, or new."""


class Entrant(Struct, frozen=True):
    """Somebody who enters a season.

    ``division`` is the one they finished in, 0 for the highest; ``None`` for newcomers. ``rank`` is their
    rank there. ``rating`` orders newcomers, and people who are back after a pause.
    """

    person: int
    came: Came
    division: int | None = None
    rank: int = 1
    rating: int = 0


def movers(size: int) -> int:
    """Return how many people of a division of ``size`` move up, and how many move down.

    >>> [movers(size) for size in (3, 5, 7, 8, 12)]
    [1, 1, 1, 2, 2]
    """
    return 1 if size < 8 else 2


def outcome(rank: int, size: int, division: int, divisions: int, sharing: int = 1) -> Came:
    """Return the movement of ``rank`` in a division of ``size``.

    The people ``sharing`` a rank move up together, but never half of a division. If more are equal, for
    example because no game counted, they stay.
    """
    if rank <= movers(size) and division > 0 and 2 * (rank - 1 + sharing) < size:
        return "up"
    if rank > size - movers(size) and division < divisions - 1:
        return "down"
    return "stayed"


def sizes_of(entrants: int, wanted: int) -> list[int]:
    """Return the sizes of the divisions for ``entrants`` people, as close to ``wanted`` as they can be.

    >>> sizes_of(20, 7), sizes_of(4, 7)
    ([7, 7, 6], [4])
    """
    divisions = max(1, round(entrants / wanted))
    least, more = divmod(entrants, divisions)
    return [least + 1] * more + [least] * (divisions - more)


def divided(entrants: Sequence[Entrant], wanted: int) -> list[list[Entrant]]:
    """Return the divisions of a new season, the highest first.

    Somebody who stayed never falls, somebody promoted rises by one division exactly, and somebody relegated
    falls by one at most. A division with room first keeps the people relegated from it, then takes the best
    of the next one who stayed, then people who are back or new. A full division becomes larger. If so few
    have come that a division would be too small, it joins the one above, and its people rise.
    """
    sizes = sizes_of(len(entrants), wanted)
    waiting = sorted(entrants, key=lambda one: _preference(one, len(sizes)))
    divisions: list[list[Entrant]] = []
    for number, size in enumerate(sizes):
        is_last = number == len(sizes) - 1
        bound = [one for one in waiting if is_last or _lowest(one, len(sizes)) <= number]
        free = [one for one in waiting if one not in bound and _highest(one) <= number]
        chosen = bound + free[: max(0, size - len(bound))]
        divisions.append(chosen)
        waiting = [one for one in waiting if one not in chosen]
    return _joined([division for division in divisions if division])


def _joined(divisions: list[list[Entrant]]) -> list[list[Entrant]]:
    """Return ``divisions`` in which at least ``FEWEST`` people play; smaller ones join their neighbors."""
    found: list[list[Entrant]] = []
    for division in divisions:
        if found and (len(found[-1]) < FEWEST or len(division) < FEWEST):
            found[-1] = found[-1] + division
        else:
            found.append(division)
    return found


def _highest(one: Entrant) -> int:
    """Return the highest division that ``one`` may play in."""
    if one.division is None:
        return 0
    return max(0, one.division - 1) if one.came in ("up", "stayed") else one.division


def _lowest(one: Entrant, divisions: int) -> int:
    """Return the lowest division that ``one`` may play in."""
    if one.came in ("new", "back") or one.division is None:
        return divisions - 1
    fall = {"up": -1, "stayed": 0, "down": 1}[one.came]
    return min(divisions - 1, max(0, one.division + fall))


def _preference(one: Entrant, divisions: int) -> tuple[int, int, int, int, int]:
    """Return a key that puts the people first who have the best claim to a free place in a high division."""
    claim = ("up", "down", "stayed", "back", "new").index(one.came)
    return (claim >= 3, _lowest(one, divisions) if claim < 3 else claim, claim, one.rank, -one.rating)
