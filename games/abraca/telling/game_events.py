"""The events of the log, and who may see them."""

from __future__ import annotations

from games.abraca.components import COMPONENTS
from games.abraca.model import Declaration, RoundResult, State
from games.engine.event import Event
from games.engine.text import Argument, Seat, SeatName, Text, listed


def declared(declaration: Declaration, state: State) -> list[Event]:
    """Events: a declaration, just applied to ``state``."""
    seat, number = declaration.seat, declaration.spell
    named: dict[str, Argument] = {
        "player": SeatName(seat),
        "number": number,
        "spell": Text(f"abraca-spell-{number}"),
    }
    events = [Event(Text(f"abraca-event-{declaration.result}", named), reveals=True)]
    if declaration.roll is not None:
        events.append(Event(Text("abraca-event-roll", {"roll": declaration.roll})))
    for change in declaration.changes:
        amount = abs(change.after - change.before)
        gain = "abraca-event-gain" if amount else "abraca-event-full"
        key = "abraca-event-loss" if change.after < change.before else gain
        life: dict[str, Argument] = {
            "player": SeatName(change.seat),
            "amount": amount,
            "before": change.before,
            "after": change.after,
        }
        events.append(Event(Text(key, life)))
    if declaration.took_secret:
        secret = state.secrets[seat][-1]
        known: dict[str, Argument] = {"number": secret, "spell": Text(f"abraca-spell-{secret}")}
        events.append(Event(Text("abraca-event-secret", {"player": SeatName(seat), "count": 1})))
        worth = "winner" if state.options.last_standing else "living"
        told = Text(f"abraca-event-secret-own-{worth}", known)
        events.append(Event(told, audience=(seat,), reveals=True))
    return events


def eliminated(seat: Seat) -> Event:
    """Event: ``seat`` is out until the round ends, with its stones open."""
    return Event(Text("abraca-event-eliminated", {"player": SeatName(seat)}), reveals=True)


def turn_ended(seat: Seat) -> Event:
    """Event: ``seat`` ends its turn.

    It counts as a revelation although it shows nothing: rules/abraca#13 allows no undo, not even of this.
    """
    return Event(Text("abraca-event-end", {"player": SeatName(seat)}), reveals=True)


def refilled(seat: Seat, count: int) -> Event:
    """Event: ``seat`` drew ``count`` stones; the others see for themselves which."""
    return Event(Text("abraca-event-refill", {"player": SeatName(seat), "count": count}), reveals=True)


def round_ended(result: RoundResult) -> list[Event]:
    """Events: why the round ended, and its points."""
    ended: dict[str, Argument] = {
        "round": result.number,
        "player": SeatName(result.active if result.winner is None else result.winner),
    }
    events = [Event(Text(f"abraca-event-{result.end.replace('_', '-')}", ended), reveals=True)]
    for seat, points in enumerate(result.points):
        if points:
            scored: dict[str, Argument] = {
                "player": SeatName(seat),
                "points": points,
                "total": result.totals[seat],
            }
            events.append(Event(Text("abraca-event-points", scored)))
    target = COMPONENTS.target_points
    if max(result.totals) < target:
        near = [SeatName(seat) for seat, total in enumerate(result.totals) if total == target - 1]
        if near:
            told: dict[str, Argument] = {"count": len(near), "players": listed(near)}
            events.append(Event(Text("abraca-event-near", told)))
    return events


def round_began(number: int, seat: Seat) -> Event:
    """Event: round ``number`` was dealt, and ``seat`` begins."""
    begun: dict[str, Argument] = {
        "round": number,
        "player": SeatName(seat),
        "lives": COMPONENTS.start_life,
        "stones": COMPONENTS.hand_size,
    }
    return Event(Text("abraca-event-round", begun))
