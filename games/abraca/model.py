"""The data of Abraca: table options, declarations, results of rounds, and the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias

from msgspec import Struct

from games.engine.printed import UNPRINTED, Printed
from games.engine.text import Seat


class Options(Struct, frozen=True):
    """The table options, rules/abraca#11."""

    easy_order: Annotated[bool, Printed(False)] = False
    last_standing: Annotated[bool, Printed(False)] = False
    lower_spell: Annotated[Literal["reject", "penalty"], Printed("penalty")] = "reject"
    counter_aid: Annotated[bool, Printed(False)] = True
    spectators: Annotated[Literal["public", "all"], UNPRINTED] = "public"
    first_player: Annotated[
        Literal["random", "seat0", "seat1", "seat2", "seat3", "seat4"],
        Printed("seat0", "seat1", "seat2", "seat3", "seat4"),
    ] = "random"


class Change(Struct, frozen=True):
    """A seat's life before and after an effect (only for the seats concerned)."""

    seat: Seat
    before: int
    after: int


class Declaration(Struct, frozen=True):
    """One declared spell, all public.

    ``turn`` counts the turns of the round from 0. ``result`` is ``hit``, ``miss`` or, with the option
    ``lower_spell = penalty``, ``lower``. ``roll`` is the die, if rolled. ``stones`` is the number of stones
    before the caster afterwards, ``took_secret`` whether the caster took a secret stone.
    """

    turn: int
    seat: Seat
    spell: int
    result: Literal["hit", "miss", "lower"]
    roll: int | None
    changes: tuple[Change, ...]
    stones: int
    took_secret: bool = False


RoundEnd: TypeAlias = Literal["all_used", "attack", "own_fault", "survivor"]
"""Why a round ended; ``survivor`` only with the option ``last_standing``."""


class RoundResult(Struct, frozen=True):
    """The result of a round, with everything that was hidden in it: public from then on.

    ``active`` is the seat whose turn it was. ``hands`` and ``secrets`` are those at the end, by seat;
    ``points`` is what each seat scored, ``totals`` what each has now.
    """

    number: int
    end: RoundEnd
    active: Seat
    winner: Seat | None
    life: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    secrets: tuple[tuple[int, ...], ...]
    secrets_left: tuple[int, ...]
    pool: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]


class State(Struct):
    """A table in play. Lists not described otherwise are by seat.

    ``round`` counts from 1, ``turn`` the turns of the round from 0. ``last`` is the number of the last
    success of this turn, 0 before the first. ``hands`` are the numbers of the stones in front, oldest first;
    ``denied`` has for each stone the numbers that everybody can infer it is not, as a mask with bit *k* for
    number *k*; the newest ``fresh`` stones were drawn at the end of that seat's last turn. ``secrets`` are
    the secret stones taken. ``secrets_left`` and ``pool`` are taken from the front. ``used`` and
    ``set_aside`` count the open stones of each number, from number 1 on. ``declarations`` are those of the
    running round. ``winners`` is empty until the game is over; then the rest stays as the last round left it.
    """

    options: Options
    round: int
    turn: int
    active: Seat
    last: int
    points: list[int]
    life: list[int]
    hands: list[list[int]]
    denied: list[list[int]]
    fresh: list[int]
    secrets: list[list[int]]
    secrets_left: list[int]
    pool: list[int]
    used: list[int]
    set_aside: list[int]
    declarations: list[Declaration]
    rounds: list[RoundResult]
    winners: tuple[Seat, ...] = ()

    def eliminated(self, seat: Seat) -> bool:
        """Return whether ``seat`` is out for the rest of the running round; rules/abraca#12."""
        return self.options.last_standing and self.life[seat] == 0


def nearest_living(life: Sequence[int], seat: Seat, step: int) -> Seat:
    """Return the nearest seat with ``life`` to the left (``step`` 1) or to the right (-1) of ``seat``."""
    seats = len(life)
    other = (seat + step) % seats
    while not life[other]:
        other = (other + step) % seats
    return other
