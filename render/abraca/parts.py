"""The content of each part of the private picture, to mark parts that changed since a viewer last looked."""

from __future__ import annotations

from games.abraca.rules.course import CAST
from games.abraca.view import View
from render.abraca import phrases
from render.picture import Parts


def parts(view: View) -> Parts:
    """Return the content of each seat's plate, and for each spell how many of its stones are out of play."""
    own, others = phrases.own_seat(view), phrases.others(view)
    seats = {f"seat-{seat}": _standing(view, seat) for seat in others}
    spells = {
        f"spell-{spell}": (view.round, used, aside)
        for spell, used, aside in zip(phrases.SPELLS, view.used, view.set_aside, strict=True)
    }
    return {**seats, **spells, **({} if own is None else {"own": _standing(view, own)})}


def _standing(view: View, seat: int) -> tuple[object, ...]:
    place = view.places[seat]
    lying = [stone.number for stone in place.stones]
    return view.round, place.points, place.life, lying, len(place.secrets), place.eliminated


def parts_of(option: str) -> tuple[str, ...]:
    """Return the parts of the private picture that show what ``option`` is about.

    >>> parts_of("cast 6")
    ('spell-6',)
    """
    return (f"spell-{option.removeprefix(CAST)}",) if option.startswith(CAST) else ()
