"""The feats of Saga: telling the story alone, failing at nothing, and cancelling cards."""

from __future__ import annotations

from games.engine.climax import seat_in
from games.engine.feats import Ending, Feat
from games.engine.text import Seat

_ADVENTURE = "saga-event-adventure"
_WON = {"saga-event-won", "saga-event-won-by-test"}
_LOST = {"saga-event-lost", "saga-event-lost-by-test"}
_OWN, _TRIED = 3, 4
"""Minimum numbers of Adventures: to win for *having told the story*, to try for *having failed at none*."""


def _tells_the_story(end: Ending, seat: Seat) -> bool:
    own, _ = _ended(end, seat)
    return end.is_won_by(seat) and own >= _OWN and 2 * own > sum(_ended(end, one)[0] for one in _seats(end))


def _never_fails(end: Ending, seat: Seat) -> bool:
    won, lost = _ended(end, seat)
    return won >= _TRIED and not lost


def _foils(end: Ending, seat: Seat) -> bool:
    return end.is_won_by(seat) and end.count(seat, "event-cancelled") > 0


def _seats(end: Ending) -> range:
    return range(len(end.ranks))


def _ended(end: Ending, seat: Seat) -> tuple[int, int]:
    """Return how many Adventures of ``seat`` were won and lost when they were played."""
    won, lost, teller = 0, 0, None
    for event in end.events:
        if event.text.key == _ADVENTURE:
            teller = seat_in(event.text)
        elif event.text.key in _WON | _LOST:
            won += teller == seat and event.text.key in _WON
            lost += teller == seat and event.text.key in _LOST
            teller = None
    return won, lost


FEATS = (
    Feat("storyteller", _tells_the_story, times=3),
    Feat("unfailing", _never_fails),
    Feat("spell-breaker", _foils, times=3),
)
