"""What each game tells openly though no rule of the suite can see that it does.

``tests/games/<id>/openly.py`` says it for a game of the house, where there is something to say. ``FIELDS``
are parts of its state that no view shows and that are no secret, ``SIGHTS`` parts of its views that everybody
sees with their own eyes, so that no line of the log tells them, ``LINES`` keys of lines that tell what lay
open for a moment only, so that no view shows it afterwards. Each with the reason.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, TypeAlias

from games.engine.game import AnyGame


class Where(NamedTuple):
    """A reason that holds only in some states."""

    why: str
    holds: Callable[[Any], bool]


Reasons: TypeAlias = dict[str, str | Where]
"""Reasons, by the beginning of a path as ``leaves.general`` gives it, or with whose it is for a star."""

_FIELDS: dict[str, Reasons] = {
    "duel": {"rounds": "it follows from the options"},
    "garden": {"dug": "everybody sees who digs where", "seen": "everybody sees who looks where"},
    "purses": {"rounds": "it follows from the options"},
}


def fields_of(game: AnyGame) -> Reasons:
    """Return which parts of the state are no secret though no view shows them."""
    return _FIELDS.get(game.id) or _of_the_house(game, "FIELDS")


def sights_of(game: AnyGame) -> tuple[str, ...]:
    """Return which parts of a view nobody has to be told of."""
    return tuple(_of_the_house(game, "SIGHTS"))


def lines_of(game: AnyGame) -> tuple[str, ...]:
    """Return which lines may tell what no view shows."""
    return tuple(_of_the_house(game, "LINES"))


@cache
def _of_the_house(game: AnyGame, name: str) -> Reasons:
    module = f"tests.games.{game.id}.openly"
    parent = find_spec(f"tests.games.{game.id}")
    if parent is None or find_spec(module) is None:
        return {}
    return getattr(import_module(module), name, {})
