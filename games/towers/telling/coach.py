"""The coach for newcomers to Tschak!: the aim, how far they are, and what's new; rules/towers#1."""

from __future__ import annotations

from collections.abc import Iterator

from games.engine.decision import Decision
from games.engine.text import Argument, Text
from games.towers.components import CARDS, COMPONENTS
from games.towers.telling.game_events import monster, treasure
from games.towers.telling.reference import ENTRIES
from games.towers.view import Own, View

_ENTRY_OF = {component: entry.id for entry in ENTRIES for component in entry.components}
_ARTIFACT = next(card.id for card in CARDS.values() if card.is_artifact)
_CHAMELEON = next(card.id for card in CARDS.values() if card.is_chameleon)
"""All artifacts are alike, and so are all chameleons: introducing one of each is enough."""


def aim(view: View) -> Text | None:
    """Return how the viewer wins and their points so far; None without a seat."""
    if view.viewer is None or view.viewer < 0:
        return None
    sheet = view.places[view.viewer].sheet
    points = 0 if sheet is None else sheet.total
    args: dict[str, Argument] = {"towers": view.towers, "points": points}
    decided = _decided(view)
    return Text("towers-aim", args) if decided is None else Text("towers-aim-level", {**args, **decided})


def _decided(view: View) -> dict[str, Argument] | None:
    """Return the tie-breaker that won or lost the viewer the last floor; None if there was no tie.

    It is shown until the viewer's own team grows again; in the log, other lines soon push it away.
    """
    last = view.last_floor
    if last is None or view.step or view.viewer not in (last.strongest, last.weakest):
        return None
    is_won = view.viewer == last.strongest
    by = last.strongest_by if is_won else last.weakest_by
    if by is None or by == "value":
        return None
    what = treasure(last.treasure) if is_won else monster(last.monster)
    return {"floor": last.floor, "by": Text(f"towers-by-{by}"), "what": what}


def things(view: View, decision: Decision) -> tuple[str, ...]:
    """Return the reference entries that ``decision`` brings up for the viewer, the most important first."""
    if view.removing is not None:
        return ("elixir",) if view.removing == view.viewer else ()
    return () if view.own is None else tuple(dict.fromkeys(_met(view, view.own)))


def _met(view: View, own: Own) -> Iterator[str]:
    yield "team"
    yield f"floor-{view.floor}"
    if view.tower > 1:
        yield "passing"
    floor = view.floors[view.floor - 1]
    yield _ENTRY_OF[floor.treasure]
    yield _ENTRY_OF[floor.monster]
    if any(CARDS[card].is_artifact for card in own.hand):
        yield _ARTIFACT
    if any(CARDS[card].is_chameleon for card in own.hand):
        yield _CHAMELEON
    if view.floor == len(COMPONENTS.floors):
        yield "last-card"
        yield "gold"
    yield "ties"
