"""The names of things, and the events of the log."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal, TypeAlias

from games.engine.event import Event
from games.engine.text import Argument, Seat, SeatName, Text, in_row
from games.towers.components import CARDS, MONSTERS, TREASURES
from games.towers.model import Cards, FloorResult, Line, LootResult, Team

_Way: TypeAlias = Literal["fined", "left"]
"""Why a seat takes a card without a comparison: for a forbidden team, or because it's the only one left."""


@cache
def card(name: str) -> Text:
    """Return the name of a card."""
    found = CARDS[name]
    if not found.value:
        return Text(f"towers-card-{name}")
    named: dict[str, Argument] = {"type": type_name(found.type), "value": found.value}
    if found.weapon == "none":
        return Text("towers-card-plain", named)
    return Text("towers-card-armed", {**named, "weapon": Text(f"towers-weapon-{found.weapon}")})


@cache
def cards(names: Cards) -> Text:
    """Return the names of one to three cards in a row."""
    if len(names) == 1:
        return card(names[0])
    return Text("towers-cards", {"first": card(names[0]), "others": cards(names[1:])})


@cache
def added(names: Cards) -> Text:
    """Return the names of one to three cards as terms of a sum."""
    if len(names) == 1:
        return card(names[0])
    return Text("towers-cards-plus", {"first": card(names[0]), "others": added(names[1:])})


@cache
def type_name(kind: str) -> Text:
    """Return the name of a type of cards."""
    return Text(f"towers-type-{kind}")


@cache
def monster(name: str) -> Text:
    """Return the name of a monster with its skulls."""
    found = MONSTERS[name]
    if found.kind == "troglodyte":
        return Text("towers-monster-troglodyte")
    return Text("towers-creature", {"name": Text(f"towers-monster-{name}"), "skulls": found.skulls})


@cache
def treasure(name: str) -> Text:
    """Return the name of a treasure with its points."""
    found = TREASURES[name]
    return Text(f"towers-treasure-{found.kind}", {"points": found.points})


@cache
def prompt(floor: int, wanted: int) -> Text:
    """Return the prompt of a step that takes ``wanted`` cards."""
    return Text("towers-prompt", {"floor": floor, "count": wanted})


def tower_began(tower: int, floors: Sequence[tuple[str, str]]) -> list[Event]:
    """Events: ``tower`` begins; the monster and treasure of each floor."""
    events = [Event(Text("towers-event-tower", {"tower": tower}), reveals=True)]
    for floor, (danger, prize) in enumerate(floors, start=1):
        lies: dict[str, Argument] = {"floor": floor, "monster": monster(danger), "treasure": treasure(prize)}
        events.append(Event(Text("towers-event-floor", lies), reveals=True))
    return events


def showed(seat: Seat, shown: Cards) -> Event:
    """Event: ``seat`` revealed ``shown``."""
    return Event(Text("towers-event-shows", {"player": SeatName(seat), "cards": cards(shown)}), reveals=True)


def swapped(seat: Seat, one: str, other: str) -> Event:
    """Event: ``seat`` amended a forbidden team by showing ``other`` instead of ``one``."""
    named: dict[str, Argument] = {"player": SeatName(seat), "out": card(one), "in": card(other)}
    return Event(Text("towers-event-swaps", named), reveals=True)


def floor_resolved(result: FloorResult) -> list[Event]:
    """Events: the value of every team with its sum, and who takes treasure and monster."""
    events = [Event(_sum(seat, team)) for seat, team in enumerate(result.teams)]
    prize: dict[str, Argument] = {
        "floor": result.floor,
        "player": SeatName(result.strongest),
        "what": treasure(result.treasure),
    }
    danger: dict[str, Argument] = {"player": SeatName(result.weakest), "what": monster(result.monster)}
    if result.strongest_by is None:
        way: _Way = "fined" if result.strongest == result.fined else "left"
        events.append(Event(Text(f"towers-event-{way}-treasure", prize)))
    elif result.strongest_by == "value":
        events.append(Event(Text("towers-event-treasure", prize)))
    else:
        events.append(
            Event(Text("towers-event-treasure-tie", {**prize, "by": _decider(result.strongest_by)}))
        )
    if result.weakest_by is None:
        manner: _Way = "fined" if result.weakest == result.fined else "left"
        events.append(Event(Text(f"towers-event-{manner}-monster", danger)))
    elif result.weakest_by == "value":
        events.append(Event(Text("towers-event-monster", danger)))
    else:
        events.append(Event(Text("towers-event-monster-tie", {**danger, "by": _decider(result.weakest_by)})))
    return events


def looted(result: LootResult) -> list[Event]:
    """Events: every last card with the coins it won."""
    return [
        Event(
            Text("towers-event-loot", {"player": SeatName(seat), "card": card(last), "coins": coins}),
            reveals=True,
        )
        for seat, (last, coins) in enumerate(zip(result.cards, result.coins, strict=True))
    ]


def passed() -> Event:
    """Event: every hand was passed to the left."""
    return Event(Text("towers-event-pass"), reveals=True)


def elixir_used(seat: Seat, removed: str) -> Event:
    """Event: the elixir of ``seat`` removed a monster."""
    return Event(Text("towers-event-elixir", {"player": SeatName(seat), "monster": monster(removed)}))


def scored(totals: Sequence[int]) -> Event:
    """Event: the totals, given by seat and listed from the highest to the lowest."""
    ranked = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    told = [Text("towers-told-sum", {"player": SeatName(seat), "total": totals[seat]}) for seat in ranked]
    return Event(Text("towers-event-final", {"points": in_row(told)}), reveals=True)


def _decider(by: str) -> Text:
    return Text(f"towers-by-{by}")


def _sum(seat: Seat, team: Team) -> Text:
    """Return the sum of a complete team: two or three terms, as an artifact adds none."""
    terms = [_term(line) for line in team.lines if line.times]
    named: dict[str, Argument] = {"player": SeatName(seat), "total": team.value}
    if len(terms) == 2:
        return Text("towers-event-sum-two", {**named, "first": terms[0], "second": terms[1]})
    return Text("towers-event-sum-three", {**named, "first": terms[0], "second": terms[1], "third": terms[2]})


def _term(line: Line) -> Argument:
    is_doubled = line.times == 2
    if CARDS[line.card].is_chameleon:
        key = "towers-term-copied-doubled" if is_doubled else "towers-term-copied"
        return Text(key, {"value": line.value})
    return Text("towers-term-doubled", {"value": line.value}) if is_doubled else line.value
