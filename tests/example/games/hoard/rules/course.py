"""The course of Let It Sleep: moves and their effects; rules/hoard#3 to #5."""

from __future__ import annotations

from collections.abc import Mapping

from games.engine.chance import NamedChance
from games.engine.decision import Choice, Decision, Option
from games.engine.event import Event, Outcome, ranked
from games.engine.text import Argument, Seat, SeatName, Text
from games.hoard.model import REWARD, Night, Options, State

TAKE, NAME, WAKE = "take ", "name ", "wake"


def setup(seats: int, options: Options, chance: NamedChance) -> State:
    """Return the starting state for ``seats`` thieves; the first to speak is drawn at random."""
    return State(
        options, chance.of("first").below(seats), [None] * seats, [[] for _ in range(seats)], [0] * seats
    )


def decisions(state: State) -> Mapping[Seat, Decision]:
    """Return the choices: everybody takes coins at once, then the seat whose turn it is speaks."""
    if state.over:
        return {}
    if None in state.laid:
        return {seat: _reaching(state, seat) for seat in range(len(state.laid))}
    return {state.active: _speaking(state)}


def _reaching(state: State, seat: Seat) -> Decision:
    options = [
        Option(f"{TAKE}{card}", Text("hoard-option-take", {"count": card})) for card in state.cards(seat)
    ]
    laid = state.laid[seat]
    given = None if laid is None else (f"{TAKE}{laid}",)
    return Decision(Text("hoard-prompt-take"), tuple(options), given=given)


def _speaking(state: State) -> Decision:
    numbers = range(state.named + 1, state.most + 1)
    options = [Option(f"{NAME}{count}", Text("hoard-option-name", {"count": count})) for count in numbers]
    if state.thief is None:
        return Decision(Text("hoard-prompt-first"), tuple(options))
    told: dict[str, Argument] = {"player": SeatName(state.thief), "count": state.named}
    options.insert(0, Option(WAKE, Text("hoard-option-wake"), Text("hoard-option-wake-hint", told)))
    return Decision(Text("hoard-prompt-next", told), tuple(options))


def objection(state: State, seat: Seat, choice: Choice) -> Text | None:
    """Refuse a number that is too low, with the reason; rules/hoard#4.2."""
    low = [f"{NAME}{count}" for count in range(1, state.named + 1)]
    if seat in decisions(state) and len(choice) == 1 and choice[0] in low:
        return Text("hoard-refused-higher", {"count": state.named})
    return None


def apply(state: State, seat: Seat, choice: Choice, chance: NamedChance) -> list[Event]:
    """Make one move, and return the events."""
    said = choice[0]
    if said.startswith(TAKE):
        return _take(state, seat, int(said.removeprefix(TAKE)))
    if said == WAKE:
        return _wake(state, seat)
    state.named, state.thief = int(said.removeprefix(NAME)), seat
    state.active = (seat + 1) % len(state.laid)
    return [Event(Text("hoard-event-names", {"player": SeatName(seat), "count": state.named}))]


def _take(state: State, seat: Seat, card: int) -> list[Event]:
    """Lay a card face down, or replace it with another; rules/hoard#3.1."""
    before, state.laid[seat], state.ended = state.laid[seat], card, None
    return [Event(Text("hoard-event-takes", {"player": SeatName(seat)}))] if before is None else []


def _wake(state: State, doubter: Seat) -> list[Event]:
    """Turn all cards over and end the night; rules/hoard#5."""
    assert state.thief is not None, "the first to speak has nobody to doubt"
    cards = tuple(card for card in state.laid if card is not None)
    total, thief = sum(cards), state.thief
    caught, right = (doubter, thief) if total >= state.named else (thief, doubter)
    events = [Event(Text("hoard-event-wakes", {"player": SeatName(doubter)}))]
    for seat, card in enumerate(cards):
        shown: dict[str, Argument] = {"player": SeatName(seat), "count": card}
        events.append(Event(Text("hoard-event-shows", shown), reveals=True))
        state.open[seat].append(card)
        state.coins[seat] += 0 if seat == caught else card
    state.coins[right] += REWARD
    told: dict[str, Argument] = {"player": SeatName(caught), "total": total, "count": state.named}
    events.append(Event(Text("hoard-event-caught", told)))
    events.append(Event(Text("hoard-event-right", {"player": SeatName(right), "count": REWARD})))
    state.ended = Night(state.night, cards, total, state.named, thief, doubter, caught)
    state.laid, state.named, state.thief, state.active = [None] * len(cards), 0, None, caught
    if not state.over:
        state.night += 1
        events.append(Event(Text("hoard-event-night", {"night": state.night})))
    return events


def recap(state: State) -> Night | None:
    """Return the previous night, until somebody reaches into the hoard again."""
    return state.ended


def outcome(state: State) -> Outcome | None:
    """Return who has the most coins after the last night; rules/hoard#3.3."""
    return ranked(state.coins, Text("hoard-over")) if state.over else None
