"""The data of Abraca: components, options, state. Numbers come from ``data/abraca/components.toml``."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from games.engine.text import Seat


class Options(Struct, frozen=True):
    """The table options, section 11 of the rules."""

    easy_order: bool = False
    last_standing: bool = False
    lower_spell: Literal["reject", "penalty"] = "reject"
    counter_aid: bool = True
    spectators: Literal["public", "all"] = "public"
    first_player: Literal["random", "seat0"] = "random"


class Change(Struct, frozen=True):
    """A seat's life before and after an effect (only seats that the effect concerned)."""

    seat: Seat
    before: int
    after: int


class Declaration(Struct, frozen=True):
    """One declared spell, public as it stands.

    ``turn`` counts the turns of the round from 0. ``result`` is ``hit``, ``miss`` or, with the option
    ``lower_spell = penalty``, ``lower``. ``roll`` is the die where it was rolled. ``stones`` is the number of
    stones before the caster afterwards, ``took_secret`` whether the caster took a secret stone.
    """

    turn: int
    seat: Seat
    spell: int
    result: Literal["hit", "miss", "lower"]
    roll: int | None
    changes: tuple[Change, ...]
    stones: int
    took_secret: bool = False


class RoundResult(Struct, frozen=True):
    """How a round ended, with everything that lay hidden in it: public from then on.

    ``end`` is ``all_used``, ``attack``, ``own_fault`` or ``survivor``. ``hands`` and ``secrets`` are as they
    lay at the end, by seat; ``points`` is what each seat scored, ``totals`` what each has now.
    """

    number: int
    end: Literal["all_used", "attack", "own_fault", "survivor"]
    active: Seat
    winner: Seat | None
    life: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    secrets: tuple[tuple[int, ...], ...]
    secrets_left: tuple[int, ...]
    pool: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]
