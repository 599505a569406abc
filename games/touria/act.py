"""One move being carried out: the state it changes, the chance it asks, and what it tells."""

from __future__ import annotations

from games.engine.chance import Chance
from games.engine.event import Event
from games.engine.text import Argument, Seat, SeatName, Text
from games.touria.model import Currency, Holdings, State
from games.touria.naming import gem

_BANK: tuple[Currency, ...] = ("hearts", "coins", "swords")


class Act:
    """What every rule is given: ``state`` is changed in place, ``events`` collects what happened."""

    __slots__ = ("chance", "events", "state")

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []

    def of(self, seat: Seat) -> Holdings:
        """Return what ``seat`` owns."""
        return self.state.holdings[seat]

    def tell(self, key: str, seat: Seat | None = None, *, reveals: bool = False, **args: Argument) -> None:
        """Tell everybody; ``seat`` is named as ``player``.

        In a sudden marriage whatever is told reveals something: at least that nobody has won by it.
        """
        reveals = reveals or self.state.options.ending == "sudden_marriage"
        if seat is not None:
            args["player"] = SeatName(seat)
        text = Text(key, args)
        self.state.story.append(text)
        self.events.append(Event(text, reveals=reveals))

    def detail(self, key: str, seat: Seat, **args: Argument) -> None:
        """Tell everybody what a discreet log leaves out: gems, hearts and coins; section 11."""
        if self.state.options.log == "table":
            self.tell(key, seat, reveals=False, **args)

    def whisper(self, seat: Seat, key: str, **args: Argument) -> None:
        """Tell ``seat`` alone something that was hidden."""
        self.events.append(Event(Text(key, args), audience=(seat,), reveals=True))

    def receive(self, seat: Seat, kind: Currency, amount: int) -> int:
        """Move up to ``amount`` from the bank to ``seat`` and return how much it was; section 7.10."""
        state, own = self.state, self.state.holdings[seat]
        got = min(amount, available(state, kind))
        setattr(own, kind, getattr(own, kind) + got)
        setattr(state, kind, getattr(state, kind) - got)
        self.detail(f"touria-event-gain-{kind}", seat, count=got)
        return got

    def pay(self, seat: Seat, kind: Currency, amount: int) -> None:
        """Move ``amount`` from ``seat`` to the bank."""
        if amount:
            own = self.state.holdings[seat]
            setattr(own, kind, getattr(own, kind) - amount)
            setattr(self.state, kind, getattr(self.state, kind) + amount)
            self.detail(f"touria-event-pay-{kind}", seat, count=amount)

    def pay_gems(self, seat: Seat, need: list[int]) -> None:
        """Move gems counted by colour from ``seat`` to the bag."""
        gems, bag = self.state.holdings[seat].gems, self.state.bag
        for colour, count in enumerate(need):
            gems[colour] -= count
            bag[colour] += count
            for _ in range(count):
                self.detail("touria-event-pay-gem", seat, gem=gem(colour))


def available(state: State, kind: Currency) -> int:
    """Return how much of ``kind`` the bank can give; without limit it is more than anybody ever asks for."""
    if state.options.supply == "unlimited":
        return 1 << 20
    return getattr(state, kind)  # type: ignore[no-any-return]
