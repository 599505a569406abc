"""The coach for newcomers to Touria: the aim, how far they are, and what's new; rules/touria#1."""

from __future__ import annotations

from collections.abc import Iterator

from games.engine.decision import Decision
from games.engine.reference import named_in
from games.engine.text import Argument, Text
from games.touria.components import BLACK, COLOURS
from games.touria.telling.reference import ENTRIES
from games.touria.view import Screen, View


def aim(view: View) -> Text | None:
    """Return how the viewer wins and how far they are; None without a seat."""
    if view.viewer is None or view.viewer < 0:
        return None
    own = view.places[view.viewer]
    if own.chapel:
        return Text("touria-aim-doors", {"closed": sum(not door.open for door in view.doors)})
    if own.screen is None:
        return None
    args: dict[str, Argument] = {
        "target": view.target,
        "hearts": own.screen.hearts,
        "coins": own.screen.coins,
        "black": own.screen.gems.get(COLOURS[BLACK], 0),
    }
    return Text("touria-aim-wedding" if view.options.ending == "sudden_marriage" else "touria-aim", args)


def things(view: View, decision: Decision) -> tuple[str, ...]:
    """Return the reference entries that ``decision`` brings up for the viewer, the most important first.

    Questions during other players' turns bring up none: nobody waits for them.
    """
    if view.viewer is None or not decision.asks_for_move:
        return ()
    screen = view.places[view.viewer].screen
    return tuple(dict.fromkeys((*_met(view, screen), *named_in(ENTRIES, decision))))


def _met(view: View, screen: Screen | None) -> Iterator[str]:
    match view.phase:
        case "bonus":
            yield "thing-bonus"
            yield "thing-screen"
        case "start":
            yield "place-castle"
            if view.offers:
                yield f"tower-{view.offers[0].tower}"
            if screen is not None and screen.swords:
                yield "thing-sword"
        case "route":
            yield "thing-steps"
            yield "mine_1"
        case "copy":
            yield "thing-copying"
            yield "thing-elixir"
            yield f"place-{view.turn.destination}"
        case "execute" | "dragon" | "thief":
            yield f"place-{view.turn.destination}"
            yield "thing-die" if view.phase == "dragon" else "thing-heart"
        case "doors" | "gift":
            yield "thing-doors"
        case "after" | "end":
            yield "thing-doubling"
    if screen is not None and screen.gems.get(COLOURS[BLACK], 0):
        yield "gem-black"
