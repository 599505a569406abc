"""What the shared tests draw of Touria."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec

from games.engine.climax import Climax, Fact
from games.engine.game import SPECTATOR
from games.engine.text import SeatName, Text
from games.touria.game import Touria
from games.touria.model import Options
from games.touria.view import View
from render.positions import HARD_NAMES, states
from render.touria import goods, phrases
from render.words import Words
from tests.games.touria.table import Table
from tests.render.samples import Sample
from tests.render.touria.positions import GOODS, PROSPECTS, ROUTES, choosing_a_way, view


def _climax(kind: str, seat: int, **facts: Fact) -> Climax:
    event = "touria-event-enter" if kind == "castle" else "touria-climax-dragon-told"
    return Climax(kind, (seat,), (Text(event, {"player": SeatName(seat), "count": 3}),), facts)


GOLDENS = {
    "board-4-en": Sample(view(phase="arrival")),
    "board-3-it": Sample(view(seats=3, chapel=None), HARD_NAMES, "it"),
    "board-2-en": Sample(view(seats=2, chapel=None)),
    "screen-4-en": Sample(view(0)),
    "screen-3-it": Sample(view(1, 3, "arrival", None), HARD_NAMES, "it"),
    "turn-4-en": Sample(view(0, phase="arrival", chapel=None)),
    "way-4-it": Sample(choosing_a_way(), locale="it"),
    "castle-4-it": Sample(view(3), locale="it"),
    "tall-4-en": Sample(view(0), shape="tall"),
    "tall-3-it": Sample(view(1, 3, "arrival", None), HARD_NAMES, "it", shape="tall"),
    "tall-way-4-it": Sample(choosing_a_way(), locale="it", shape="tall"),
    "tall-castle-4-en": Sample(view(3), shape="tall"),
    "result-4-en": Sample(view(phase="over", winners=(3,))),
    "climax-4-en": Sample(view(seats=4), climax=_climax("castle", 0, hearts=7, coins=7)),
    "climax-4-it": Sample(view(seats=4), HARD_NAMES, "it", climax=_climax("dragon", 2, rolls=3, gem="red")),
}


def _owning(before: View, **changes: Any) -> View:
    """Return ``before`` with ``changes`` to what the first seat has behind its screen."""
    screen = msgspec.structs.replace(GOODS, **changes)
    rich = msgspec.structs.replace(before.places[0], screen=screen)
    return msgspec.structs.replace(before, places=(rich, *before.places[1:]))


def _showing(before: View, seat: int, count: int) -> View:
    """Return ``before`` with ``count`` of ``seat``'s items face up."""
    shown = msgspec.structs.replace(before.places[seat], items=tuple(goods.ITEMS)[:count])
    return msgspec.structs.replace(before, places=(*before.places[:seat], shown, *before.places[seat + 1 :]))


_FLOWN = msgspec.structs.replace(view().journey, flown=True)

CHANGES = {
    "a gem more in a mine": (view(), msgspec.structs.replace(view(), mines=(*view().mines[:5], ("red",)))),
    "a heart on the own picture": (view(0), _owning(view(0), hearts=4)),
    "the newest journey": (view(), msgspec.structs.replace(view(), journey=None)),
    "whether the group flew": (view(), msgspec.structs.replace(view(), journey=_FLOWN)),
    "a route less": (choosing_a_way(), msgspec.structs.replace(choosing_a_way(), prospects=ROUTES[:1])),
    "what an answer brings": (
        view(0, phase="arrival", chapel=None),
        msgspec.structs.replace(view(0, phase="arrival", chapel=None), prospects=PROSPECTS[1:]),
    ),
    "an item that all may see": (_showing(view(), 0, 1), _showing(view(), 0, 2)),
}


ELSEWHERE = {"wide": ("tower-",), "tall": ("tower-", "place-", "mine-", "doors")}
"""Towers make room for the list of choices, and in the tall shape the island does, too."""


@cache
def _played(seats: int) -> tuple[Any, ...]:
    return tuple(states(Touria(), seats, Options(round_limit="15"), seed=2))


def _may_copy(seats: int) -> View:
    """Return the view of a seat that is asked about copying and has several possibilities."""
    table = (
        Table(seats).own("south", "c1 1b").own("north", "2b1r2y1g flagon frog").tower("sw", "south", "wizard")
    )
    return table.do("tower sw", "fly goldsmith", "sell blue", "done").view("north")


def moments(seats: int) -> Iterator[Any]:
    """Yield a moment of each phase of a whole game, a seat in the castle, and a seat with every item."""
    game = Touria()
    last = {state.phase: state for state in _played(seats)}
    for phase in ("bonus", "start", "fly", "route", "arrival", "dragon", "thief", "copy", "over"):
        if phase in last:
            yield game.view(last[phase], None)
            yield game.view(last[phase], last[phase].executor)
    yield game.view(last["start"], SPECTATOR)
    yield _may_copy(seats)
    yield view(seats - 1, seats, chapel=seats - 1)
    yield _owning(view(0, seats, chapel=None), items=tuple(goods.ITEMS))
    yield choosing_a_way(seats=seats)
    yield view(0, seats, "arrival", chapel=None)
    for seat in range(seats):
        for count in (2, 9):
            yield _showing(view(seats=seats, chapel=None), seat, count)


def climaxes(seats: int, _: Words) -> Iterator[Climax]:
    """Yield every seat's climaxes, including an entry that costs nothing."""
    for seat in range(seats):
        yield _climax("castle", seat, hearts=7, coins=7)
        yield _climax("dragon", seat, rolls=12, gem="purple")
    yield _climax("castle", 0)


def matters(view: View, names: Sequence[str], words: Words) -> Iterator[str]:
    """Yield the texts for whose turn it is, the choices, and what the castle asks for."""
    yield phrases.turn(view, names, words)
    own = view.places[view.viewer or 0]
    if own.chapel or own.screen is None:
        return
    yield words("touria-picture-of", target=view.target)
    if phrases.in_course(view):
        yield from (words.say(prospect.label) for prospect in view.prospects[:1])
    else:
        yield from (words(f"touria-space-{offer.action}") for offer in view.offers)
