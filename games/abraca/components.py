"""The components of Abraca: ``data/abraca/components.toml``, loaded and validated once."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from games.engine.content import ContentError, load_table

_FILE = "abraca/components.toml"

Amount: TypeAlias = int | Literal["die"]
"""Some life: a fixed number, or one roll of the die."""


class Spell(Struct, frozen=True):
    """The effect of one spell number; rules/abraca#2."""

    number: int
    copies: int
    damage: Literal["none", "all_others", "left_and_right", "left", "right"] = "none"
    amount: Amount = 0
    heal: Amount = 0
    secret: int = 0
    fail_cost: Amount = 1

    @property
    def rolls(self) -> bool:
        """Whether casting it takes a roll of the die."""
        return "die" in (self.amount, self.heal)


class Deal(Struct, frozen=True):
    """The distribution of the stones outside of hands at the start of a round."""

    players: int
    set_aside: int
    pool: int


class Scoring(Struct, frozen=True):
    """The points of rules/abraca#7 and #12."""

    winner: int
    survivor: int
    per_secret_stone: int
    last_standing_winner: int


class Components(Struct, frozen=True):
    """The whole table of components."""

    hand_size: int
    start_life: int
    max_life: int
    secret_stones: int
    target_points: int
    lower_penalty: int
    die: tuple[int, ...]
    deals: tuple[Deal, ...]
    scoring: Scoring
    spells: tuple[Spell, ...]


def load() -> Components:
    """Return the components.

    :raises ContentError: the table is missing, malformed, or its numbers contradict each other.
    """
    table = load_table(_FILE, Components)
    if [spell.number for spell in table.spells] != list(range(1, len(table.spells) + 1)):
        raise ContentError(f"{_FILE}: the spells are not numbered from 1 on")
    stones = sum(spell.copies for spell in table.spells)
    for deal in table.deals:
        dealt = deal.players * table.hand_size + deal.set_aside + table.secret_stones + deal.pool
        if dealt != stones:
            raise ContentError(f"{_FILE}: {deal.players} players are dealt {dealt} of {stones} stones")
    if not table.die or min(table.die) < 1:
        raise ContentError(f"{_FILE}: die needs faces of at least 1")
    if not 0 < table.start_life <= table.max_life:
        raise ContentError(f"{_FILE}: start_life is not within 1 and max_life")
    return table


COMPONENTS = load()
"""The components of every table."""

SPELLS = {spell.number: spell for spell in COMPONENTS.spells}
"""Every spell by its number."""

NUMBERS = tuple(SPELLS)
"""The spell numbers in order."""

STONES = tuple(spell.number for spell in COMPONENTS.spells for _ in range(spell.copies))
"""The number of every stone, in order; shuffled at the start of a round."""

DEALS = {deal.players: deal for deal in COMPONENTS.deals}
"""Every deal by the number of players."""
