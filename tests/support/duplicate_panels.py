"""Panels of sets of duplicate tables, with as much on them as possible."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.discord.panels.panel import Panel
from bot.features.deals.rules import Deal
from bot.features.duplicates.panel import SetView, announcement, end_panel, set_panel, sets_panel
from bot.features.duplicates.rules.draw import drawn, room
from bot.features.duplicates.rules.duplicate import Duplicate, Entrant, SeatResult, SetTable
from bot.features.duplicates.store import SetState
from games.engine.text import Typed
from render.words import Words

_LARGEST = 2**63 - 1
_SIZE = 6


def duplicate_panels(words: Words, name: str) -> Iterator[Panel]:
    """Yield every panel of a full set whose people are called ``name``, from its opening to its end."""
    new = Duplicate(_LARGEST, _LARGEST, "saga", _SIZE, "day", 0.0, 1e9)
    before = replace(new, announced_at=0.0, id=_LARGEST)
    people = range(room(_SIZE))
    names = {member: Typed(name) for member in people}
    entered = tuple(Entrant(_LARGEST, member, 0.0) for member in people)
    places = drawn(people, _SIZE, bytes(32))
    seated = tuple(
        replace(one, drawn_table=places[one.member].table, seat=places[one.member].seat) for one in entered
    )
    numbers = sorted({place.table for place in places.values()})
    tables = tuple(SetTable(number, _LARGEST - number, "over", is_hidden=False) for number in numbers)
    results = tuple(
        SeatResult(place.table, place.seat, member, -member, -member) for member, place in places.items()
    )
    running = replace(before, drawn_at=1e9)
    over = replace(running, ended_at=2e9)
    deal = Deal("set 1", bytes(32))
    yield sets_panel([], words, moderates=False)
    yield sets_panel([replace(before, id=_LARGEST - one) for one in range(30)], words, moderates=True)
    states = (
        SetState(before, (), (), (), {}),
        SetState(before, entered, (), (), {}),
        SetState(replace(before, ended_at=1e9), (), (), (), {}),
        SetState(running, seated, tables, (), {}),
        SetState(over, seated, tables, results, {}),
        SetState(over, seated, tables, results[:1], {}),
        SetState(over, seated, tables, (), {}),
    )
    for state in states:
        yield set_panel(SetView(state, names, 0.0), words)
        own = state.entrants[-1] if state.entrants else None
        shown = replace(deal, is_revealed=state.duplicate.ended_at is not None)
        asked = SetView(state, names, 0.0, own=own, moderates=True, deal=shown)
        yield set_panel(asked, words, words("duplicate-done-entered"))
        yield announcement(asked, words)
        if state.duplicate.ended_at is not None:
            yield end_panel(asked, words)
