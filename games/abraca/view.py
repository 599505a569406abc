"""Who sees what: section 9 of the rules. Views are built up from what is allowed."""

from __future__ import annotations

from msgspec import Struct

from games.abraca.model import Declaration, Options, RoundResult
from games.engine.text import Seat


class Stone(Struct, frozen=True):
    """A stone in front of a player, oldest first.

    ``number`` is ``None`` where the viewer sees only its back. ``fresh`` marks the stones drawn at the end
    of that player's last turn. ``denied`` lists the numbers that the owner declared in vain while this stone
    lay there, which everybody could follow.
    """

    number: int | None
    fresh: bool
    denied: tuple[int, ...]


class Place(Struct, frozen=True):
    """What the viewer sees of one seat. A secret stone is ``None`` unless the viewer may know it."""

    points: int
    life: int
    stones: tuple[Stone, ...]
    secrets: tuple[int | None, ...]
    eliminated: bool


class View(Struct, frozen=True):
    """All that one viewer may know of the table.

    ``viewer`` is the seat that looks, ``WATCHER`` for someone who sits nowhere, ``None`` for the channel.
    ``active`` is the seat whose turn it is (``None`` when the game is over), ``last`` the number of the last
    success of this turn or 0. ``used`` and ``set_aside`` count the stones of each number 1 to 8 in the
    numbered areas. ``declarations`` are those of the running round, oldest first. ``unseen`` is the counter of section 9,
    by number, where the option grants it and the viewer is seated. ``rounds`` are the finished rounds.
    ``winners`` is empty until the game is over.
    """

    viewer: Seat | None
    options: Options
    round: int
    turn: int
    active: Seat | None
    last: int
    places: tuple[Place, ...]
    used: tuple[int, ...]
    set_aside: tuple[int, ...]
    secrets_left: int
    pool: int
    declarations: tuple[Declaration, ...]
    unseen: tuple[int, ...] | None
    rounds: tuple[RoundResult, ...]
    winners: tuple[Seat, ...]
