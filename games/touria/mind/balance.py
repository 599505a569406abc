"""Gains and losses of a player: the difference between two holdings, and how far the castle is."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct, structs

from games.engine import text
from games.engine.text import Text
from games.touria.components import BLACK, COLOURS
from games.touria.model import Holdings, State
from games.touria.telling.naming import gems_of, listed

_NO_GEMS = (0,) * len(COLOURS)


class Change(Struct, frozen=True):
    """The difference between two holdings: more is positive. ``gems`` are counted by color."""

    hearts: int = 0
    coins: int = 0
    swords: int = 0
    elixirs: int = 0
    gems: tuple[int, ...] = _NO_GEMS
    gained: tuple[str, ...] = ()
    used: tuple[str, ...] = ()


NOTHING = Change()


def change(before: Holdings, after: Holdings) -> Change:
    """Return the change from ``before`` to ``after``."""
    return Change(
        after.hearts - before.hearts,
        after.coins - before.coins,
        after.swords - before.swords,
        after.elixirs - before.elixirs,
        tuple(now - then for then, now in zip(before.gems, after.gems, strict=True)),
        tuple(name for name in after.items if name not in before.items),
        tuple(name for name in before.items if name not in after.items),
    )


def of_turn(state: State) -> Change | None:
    """Return the active player's change in the running turn; None if all their holdings are open."""
    if state.before is None:
        return None
    turn, own = state.turn, state.holdings[state.active]
    gained = tuple(name for name in turn.gained if name in own.items)
    used = tuple(name for name in turn.spent if name not in turn.gained)
    return structs.replace(change(state.before, own), gained=gained, used=used)


@lru_cache(maxsize=1 << 12)
def so_far(change: Change) -> Text:
    """Return a sentence with the gains and costs of a turn so far."""
    told = in_words(change)
    return Text("touria-so-far-nothing") if told is None else Text("touria-so-far", {"list": told})


@lru_cache(maxsize=1 << 12)
def in_words(change: Change) -> Text | None:
    """Return a change as a list with signed numbers; None if it is empty.

    Items are left out: other lines name them already.
    """
    counted = ("hearts", "coins", "swords", "elixirs")
    parts = [_part(kind, getattr(change, kind)) for kind in counted if getattr(change, kind)]
    parts += [_gems(colour, amount) for colour, amount in enumerate(change.gems) if amount]
    return listed(parts) if parts else None


def _part(kind: str, amount: int) -> Text:
    return Text(f"touria-more-{kind}" if amount > 0 else f"touria-less-{kind}", {"count": abs(amount)})


def _gems(colour: int, amount: int) -> Text:
    return Text(
        "touria-more-gems" if amount > 0 else "touria-less-gems", {"gems": gems_of(colour, abs(amount))}
    )


def lacking(own: Holdings, target: int) -> Text:
    """Return a sentence with what the owner of ``own`` still lacks for the castle; rules/touria#10.1."""
    return to_castle(own.hearts + ("rose" in own.items), own.coins, own.gems[BLACK], target)


@lru_cache(maxsize=1 << 12)
def to_castle(hearts: int, coins: int, black: int, target: int) -> Text:
    """Return the shortfall with ``hearts`` (including the rose), ``coins`` and ``black`` gems."""
    missing = (("hearts", target - hearts), ("coins", target - coins), ("black", black))
    parts = [Text(f"touria-lacking-{kind}", {"count": count}) for kind, count in missing if count > 0]
    return Text("touria-lacking", {"list": text.listed(parts)}) if parts else Text("touria-lacking-nothing")
