"""The highlights of a game of Touria: who reached the castle when, and how many doors were opened."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine.climax import public, seat_in
from games.engine.event import Event
from games.engine.highlights import Highlights
from games.engine.outline import chapters
from games.engine.text import Argument, Seat, SeatName, Text
from games.touria.components import DOORS
from games.touria.telling.storyline import STORYLINE
from games.touria.view import View

_ENTER, _DOOR, _MARRIAGE = "touria-event-enter", "touria-event-door", "touria-reason-marriage"


def highlights(events: Sequence[Event], view: View) -> Highlights | None:
    """Return when the winner came into the castle, or who was overtaken there, and the doors opened."""
    if not view.winners:
        return None
    opened = sum(door.open for door in view.doors)
    if opened:
        figure = Text("touria-figure-doors", {"opened": opened, "doors": len(DOORS)})
    else:
        figure = Text("touria-figure-rounds", {"count": view.round})
    return Highlights(_turning_point(public(events, "touria"), view.winners), figure)


def _turning_point(events: Sequence[Event], winners: Sequence[Seat]) -> Text | None:
    """Return the event that decided the game; None if nobody reached the castle in time."""
    entered: list[Seat] = []
    told: dict[str, Argument] = {}
    found = None
    for event, number in zip(events, chapters(events, STORYLINE), strict=True):
        text, when = event.text, Text("touria-chapter", {"number": number})
        if text.key == _MARRIAGE:
            return Text("touria-highlight-marriage", {"when": when, "player": SeatName(seat_in(text))})
        if text.key == _ENTER:
            entered.append(seat_in(text))
            told = {"when": when, "player": SeatName(entered[-1])}
        if text.key == _ENTER and len(entered) == 1:
            found = Text("touria-highlight-first", told)
        elif text.key == _ENTER and entered[-1] in winners:
            found = Text("touria-highlight-follows", {**told, "other": SeatName(entered[0])})
    return found
