"""Public facts of each game that the property suite can't recognize as public.

``tests/games/<id>/openly.py`` lists them for an offered game, if there are any. ``FIELDS`` are parts of its
state that are no secret although no view shows them; ``SIGHTS`` parts of its views that everybody witnesses,
so that no log line needs to state them; ``LINES`` keys of log lines about what was visible for a moment only,
so that no view shows it afterwards. Each has a reason.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, TypeAlias

from games.engine.game import AnyGame


class Where(NamedTuple):
    """A reason that only applies in some states."""

    why: str
    holds: Callable[[Any], bool]


Reasons: TypeAlias = dict[str, str | Where]
"""Reasons by the prefix of a path from ``leaves.general``, or of one with owners in place of stars."""

_FIELDS: dict[str, Reasons] = {
    "duel": {"rounds": "it follows from the options"},
    "garden": {"dug": "everybody sees who digs where", "seen": "everybody sees who looks where"},
    "purses": {"rounds": "it follows from the options"},
}


def fields_of(game: AnyGame) -> Reasons:
    """Return the parts of the state that are no secret although no view shows them."""
    return _FIELDS.get(game.id) or _of_the_house(game, "FIELDS")


def sights_of(game: AnyGame) -> tuple[str, ...]:
    """Return the parts of a view that need no event."""
    return tuple(_of_the_house(game, "SIGHTS"))


def lines_of(game: AnyGame) -> tuple[str, ...]:
    """Return the log lines that may state what no view shows."""
    return tuple(_of_the_house(game, "LINES"))


@cache
def _of_the_house(game: AnyGame, name: str) -> Reasons:
    module = f"tests.games.{game.id}.openly"
    parent = find_spec(f"tests.games.{game.id}")
    if parent is None or find_spec(module) is None:
        return {}
    return getattr(import_module(module), name, {})
