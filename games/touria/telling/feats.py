"""The feats of Touria: a wedding, the right door at once, and a quick way there."""

from __future__ import annotations

from games.engine.feats import Ending, Feat
from games.engine.text import Seat

_LOOKS, _QUICK = 2, 10


def _marries(end: Ending, seat: Seat) -> bool:
    return end.count(seat, "reason-marriage") > 0


def _knows_the_door(end: Ending, seat: Seat) -> bool:
    looked, opened = end.count(seat, "event-look"), end.count(seat, "event-door")
    return end.count(seat, "reason-siblings") > 0 and looked >= _LOOKS and opened == 1


def _hurries(end: Ending, seat: Seat) -> bool:
    return end.is_won_by(seat) and end.count(seat, "event-turn") <= _QUICK


FEATS = (
    Feat("wedding", _marries),
    Feat("seer", _knows_the_door),
    Feat("shortcut", _hurries),
)
