"""The climaxes of Abraca: the rounds that somebody wins."""

from __future__ import annotations

from collections.abc import Sequence

from games.abraca.telling.summary import summary
from games.engine.climax import Climax, last_but, number_in, public, seat_in
from games.engine.event import Event
from games.engine.storyline import event_keys

_WON = event_keys("abraca", "attack", "all-used", "survivor")
_POINTS, _HIT, _TOLD_POINTS = "abraca-event-points", "abraca-event-hit", "abraca-told-points"
_AFTERMATH = event_keys("abraca", "points", "near", "round")


def climax(events: Sequence[Event]) -> Climax | None:
    """Return the won round that ``events`` end with, or None if they end with anything else.

    Its facts are the number of the ``round``, of the ``spell`` that decided it (0: a spell that failed did),
    and the ``points`` that the winner scores.
    """
    seen = public(events, "abraca")
    at = last_but(seen, _AFTERMATH)
    if at < 0 or seen[at].text.key not in _WON:
        return None
    won = seen[at].text
    told = tuple(one.text for one in summary(seen[at:]) if one.text.key in (won.key, _TOLD_POINTS))
    winner = seat_in(won)
    points = [
        number_in(one.text, "points")
        for one in seen[at:]
        if one.text.key == _POINTS and seat_in(one.text) == winner
    ]
    facts = {"round": number_in(won, "round"), "spell": _spell(seen[:at]), "points": sum(points)}
    return Climax(won.key.removeprefix("abraca-event-"), (winner,), told, facts)


def _spell(events: Sequence[Event]) -> int:
    """Return the number of the last spell if it worked, or else 0."""
    cast = next((event.text for event in reversed(events) if "spell" in event.text.args), None)
    return number_in(cast, "number") if cast is not None and cast.key == _HIT else 0
