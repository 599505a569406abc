"""The coach for newcomers to Abraca: the aim, how far they are, and what's new; rules/abraca#1."""

from __future__ import annotations

from collections.abc import Iterator

from games.abraca.components import COMPONENTS
from games.abraca.view import Place, View
from games.engine.decision import Decision
from games.engine.text import Text

_LITTLE = 2
"""With this much life, or this many stones, the end of the round is near."""


def aim(view: View) -> Text | None:
    """Return how the viewer wins and how far they are; None without a seat."""
    if view.viewer is None or view.viewer < 0:
        return None
    own = view.places[view.viewer]
    key = "abraca-aim-standing" if view.options.last_standing else "abraca-aim"
    return Text(key, {"target": COMPONENTS.target_points, "points": own.points, "stones": len(own.stones)})


def things(view: View, decision: Decision) -> tuple[str, ...]:
    """Return the reference entries that ``decision`` brings up for the viewer, the most important first."""
    return () if view.viewer is None else tuple(_met(view, view.places[view.viewer]))


def _met(view: View, own: Place) -> Iterator[str]:
    yield "order" if view.last else "hand"
    yield "failure"
    if own.secrets:
        yield "secret"
    if len(own.stones) <= _LITTLE:
        yield "last-stone"
    if min(place.life for place in view.places) <= _LITTLE and not view.options.last_standing:
        yield "knock-out"
    if not view.pool:
        yield "pool"
    if any(view.set_aside):
        yield "aside"
    yield "neighbours"
    yield "life"
    if view.rounds:
        yield "points"
