"""One move in progress: the state it changes, its source of chance, and its events."""

from __future__ import annotations

from games.engine.chance import Draws, NamedChance
from games.engine.event import Event
from games.engine.text import Argument, Seat, SeatName, Text
from games.touria.components import COLOURS
from games.touria.model import Currency, Holdings, State
from games.touria.telling.naming import some_gems

IN_SHORT = frozenset(
    (
        # The starting bonus, which is public in any case (rules/touria#4).
        "touria-event-bonus-gem",
        "touria-event-bonus-coin",
        "touria-event-bonus-sword",
        # Where each player went with which tower, also into the castle and through its doors.
        "touria-event-tower",
        "touria-event-sword",
        "touria-event-forced",
        "touria-event-walk",
        "touria-event-stay",
        "touria-event-fly",
        "touria-event-joins",
        "touria-event-enter",
        "touria-event-race",
        "touria-event-door",
        "touria-event-last-door",
        # Used items and fulfilled orders.
        "touria-event-use",
        "touria-event-mirror",
        "touria-event-copy-flagon",
        "touria-event-order",
        # The active player, what the table waits for, and how the game ended.
        "touria-event-last-round",
        "touria-event-turn",
        "touria-event-window",
        "touria-event-copied",
        "touria-reason-siblings",
        "touria-reason-marriage",
        "touria-reason-rounds",
        "touria-reason-shared",
    )
)
"""The events of a discreet log: rules/touria#11. They omit everything paid, won, taken, drawn or rolled."""


class Act:
    """The context of every rule: ``state`` is changed in place, ``events`` collects the events."""

    __slots__ = ("chance", "events", "state")

    def __init__(self, state: State, chance: NamedChance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []

    def here(self, purpose: str, *place: int) -> Draws:
        """Return the stream of ``purpose`` for the execution in progress in this turn."""
        state = self.state
        return self.chance.of(purpose, state.round, state.active, state.executor, *place)

    def of(self, seat: Seat) -> Holdings:
        """Return the holdings of ``seat``."""
        return self.state.holdings[seat]

    def tell(self, key: str, seat: Seat | None = None, *, reveals: bool = False, **args: Argument) -> None:
        """Log an event, if the table's log includes it (rules/touria#11); ``seat`` is named as ``player``.

        In a sudden marriage every event reveals something: at least that nobody has won by it. A discreet log
        omits events, but a move that reveals something still can't be taken back.
        """
        reveals = reveals or self.state.options.ending == "sudden_marriage"
        if seat is not None:
            args["player"] = SeatName(seat)
        text = Text(key, args)
        if self.state.options.log == "table" or key in IN_SHORT:
            self.state.story.append(text)
            self.events.append(Event(text, reveals=reveals))
        elif reveals:
            self.events.append(Event(text, audience=(), reveals=True))

    def whisper(self, seat: Seat, key: str, **args: Argument) -> None:
        """Log an event for ``seat`` alone that reveals something hidden."""
        self.events.append(Event(Text(key, args), audience=(seat,), reveals=True))

    def hand(self, seat: Seat, kind: Currency, amount: int) -> int:
        """Move up to ``amount`` from the bank to ``seat``, unlogged; return the amount. rules/touria#7.10."""
        state, own = self.state, self.state.holdings[seat]
        got = within(state, kind, amount)
        setattr(own, kind, getattr(own, kind) + got)
        setattr(state, kind, getattr(state, kind) - got)
        return got

    def receive(self, seat: Seat, kind: Currency, amount: int) -> None:
        """Move up to ``amount`` from the bank to ``seat`` and log the amount."""
        self.tell(f"touria-event-gain-{kind}", seat, count=self.hand(seat, kind, amount))

    def pay(self, seat: Seat, kind: Currency, amount: int) -> None:
        """Move ``amount`` from ``seat`` to the bank and log it."""
        if amount:
            own = self.state.holdings[seat]
            setattr(own, kind, getattr(own, kind) - amount)
            setattr(self.state, kind, getattr(self.state, kind) + amount)
            self.tell(f"touria-event-pay-{kind}", seat, count=amount)

    def pay_gems(self, seat: Seat, need: list[int]) -> None:
        """Move gems, counted by color, from ``seat`` to the bag and log it."""
        gems, bag = self.state.holdings[seat].gems, self.state.bag
        for colour, count in enumerate(need):
            gems[colour] -= count
            bag[colour] += count
            if count:
                gems_paid = some_gems(COLOURS[colour], count)
                self.tell("touria-event-pay-gems", seat, gems=gems_paid)


class SilentAct(Act):
    """An act without a log, for searches."""

    __slots__ = ()

    def tell(self, key: str, seat: Seat | None = None, *, reveals: bool = False, **args: Argument) -> None:
        """Do nothing."""

    def whisper(self, seat: Seat, key: str, **args: Argument) -> None:
        """Do nothing."""


def within(state: State, kind: Currency, amount: int) -> int:
    """Return how much of ``amount`` the bank can give; rules/touria#7.10."""
    return min(amount, available(state, kind))


def available(state: State, kind: Currency) -> int:
    """Return how much of ``kind`` the bank can give; an unlimited supply exceeds anything asked for."""
    if state.options.supply == "unlimited":
        return 1 << 20
    return getattr(state, kind)  # type: ignore[no-any-return]
