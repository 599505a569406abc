"""The highlights of a game of Abraca: when its winner took the lead, and how many spells worked."""

from __future__ import annotations

from collections.abc import Sequence

from games.abraca.view import View
from games.engine.climax import public, seat_in
from games.engine.event import Event
from games.engine.highlights import Highlights, Standing, turning_point
from games.engine.storyline import event_keys
from games.engine.text import Text

_CASTS = event_keys("abraca", "hit", "miss", "lower")
_HIT = "abraca-event-hit"


def highlights(events: Sequence[Event], view: View) -> Highlights | None:
    """Return the round that decided the game, and how many of their spells the winners got right."""
    if not view.winners:
        return None
    standings = [Standing(Text("abraca-chapter", {"number": one.number}), one.totals) for one in view.rounds]
    casts = [one.text.key for one in public(events, "abraca") if _is_cast_by(one, view.winners)]
    told: dict[str, int] = {"right": casts.count(_HIT), "count": len(casts)}
    figure = (
        Text("abraca-figure-spells", {**told})
        if casts
        else Text("abraca-figure-rounds", {"count": len(standings)})
    )
    return Highlights(turning_point(standings, view.winners), figure)


def _is_cast_by(event: Event, seats: Sequence[int]) -> bool:
    return event.text.key in _CASTS and seat_in(event.text) in seats
