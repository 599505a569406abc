"""The highlights of a game of Tschak!: the floor that decided it, and by how much it was won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

from games.engine.climax import number_in, public, seat_in
from games.engine.event import Event
from games.engine.highlights import Highlights, Standing, turning_point
from games.engine.storyline import event_keys
from games.engine.text import Argument, Text
from games.towers.components import MONSTERS, TREASURES
from games.towers.rules.scoring import sheet
from games.towers.telling.game_events import monster, treasure
from games.towers.view import View

TREASURE = event_keys("towers", "treasure", "treasure-tie", "fined-treasure", "left-treasure")
MONSTER = event_keys("towers", "monster", "monster-tie", "fined-monster", "left-monster")
_TOWER, _LOOT = "towers-event-tower", "towers-event-loot"


def highlights(events: Sequence[Event], view: View) -> Highlights | None:
    """Return the floor with which the winner took the lead for good, and the lead at the end.

    Piles are open at the end, so their worth after each floor may be shown.
    """
    if not view.winners:
        return None
    totals = [place.sheet.total for place in view.places if place.sheet is not None]
    others = [total for seat, total in enumerate(totals) if seat not in view.winners]
    most = totals[view.winners[0]]
    margin = most - max(others, default=most)
    figure = Text("towers-figure-margin", {"points": margin}) if margin else _total(most)
    return Highlights(turning_point(list(standings(events, len(totals))), view.winners), figure)


def _total(points: int) -> Text:
    return Text("towers-figure-total", {"points": points})


def standings(events: Sequence[Event], seats: int) -> Iterator[Standing]:
    """Yield what everybody's coins and cards were worth after each floor; loot belongs to the top one."""
    gold, won = [0] * seats, [Counter[str]() for _ in range(seats)]
    tower, floor = 1, 0
    for event in public(events, "towers"):
        text = event.text
        if text.key in TREASURE or text.key == _TOWER:
            if floor:
                yield _standing(tower, floor, gold, won)
            floor = 0
        if text.key == _TOWER:
            tower = number_in(text, "tower")
        elif text.key in TREASURE:
            floor = number_in(text, "floor")
            won[seat_in(text)][_name(text.args["what"])] += 1
        elif text.key in MONSTER:
            won[seat_in(text)][_name(text.args["what"])] += 1
        elif text.key == _LOOT:
            gold[seat_in(text)] += number_in(text, "coins")
    if floor:
        yield _standing(tower, floor, gold, won)


def _standing(tower: int, floor: int, gold: Sequence[int], won: Sequence[Counter[str]]) -> Standing:
    cards = [_cards(counted) for counted in won]
    scores = tuple(sheet(coins, own, len(gold)).total for coins, own in zip(gold, cards, strict=True))
    return Standing(Text("towers-chapter-part", {"number": tower, "part": floor}), scores)


def _cards(named: Counter[str]) -> tuple[str, ...]:
    """Return cards with these names: neither the log nor the score distinguishes cards of the same name."""
    return tuple(card for name, count in named.items() for card in _called()[name][:count])


def _name(what: Argument) -> str:
    return repr(what)


@cache
def _called() -> dict[str, list[str]]:
    """Return the ids of the cards that can be won, by their names in the log."""
    found: dict[str, list[str]] = {}
    for card in TREASURES:
        found.setdefault(_name(treasure(card)), []).append(card)
    for card in MONSTERS:
        found.setdefault(_name(monster(card)), []).append(card)
    return found
