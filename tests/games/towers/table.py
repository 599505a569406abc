"""Helpers for tests of Tschak!: give players the cards you want, let them choose, and look."""

from __future__ import annotations

from typing import Any

from games.engine.chance import RandomStream
from games.engine.event import Event
from games.engine.game import Refused
from games.engine.play import play, waiting_for
from games.engine.player import RandomPlayer
from games.engine.text import Seat
from games.towers.components import CARDS, COMPONENTS, PLACES, in_order
from games.towers.game import Towers
from games.towers.model import Cards, FloorResult, LootResult, Options
from games.towers.view import View

TOWERS = Towers()
PER_HAND = {"wizard": 3, "warrior": 3, "dwarf": 3, "artifact": 1}


class Table:
    """A table in the first tower, where each seat has at least the cards named in ``hands``."""

    def __init__(self, *hands: str, **options: Any) -> None:
        self.chance = RandomStream(b"a table to test at, thirty-two b")
        self.state = TOWERS.setup(len(hands), Options(**options), self.chance)
        self.named = [names.split() for names in hands]
        self.state.dealt = deal(self.named)
        self.state.hands = [self.state.ten(seat) for seat in range(len(hands))]
        self.events: list[Event] = []
        TOWERS.check(self.state)

    def play(self, *cards: str) -> Table:
        """Let every seat, in order, choose the named cards."""
        for seat, names in enumerate(cards):
            self.choose(seat, names)
        return self

    def choose(self, seat: Seat, cards: str) -> None:
        self.events = play(TOWERS, self.state, seat, (f"play {cards}",), self.chance)

    def act(self, seat: Seat, choice: str) -> None:
        self.events = play(TOWERS, self.state, seat, (choice,), self.chance)

    def withdraw(self, seat: Seat) -> None:
        self.events = play(TOWERS, self.state, seat, ("withdraw",), self.chance)

    def refused(self, seat: Seat, *choice: str) -> str:
        """Return the key of the sentence that refuses ``choice``, and check that nothing changes."""
        before = repr(self.state)
        try:
            play(TOWERS, self.state, seat, choice, self.chance)
        except Refused as refused:
            assert repr(self.state) == before
            return refused.text.key.removeprefix("towers-refused-")
        raise AssertionError(f"{choice} was allowed")

    def go_to(self, floor: int) -> Table:
        """Continue to the start of ``floor``; earlier teams use cards that weren't given by name."""
        self.state.floor, self.state.step = floor, 0
        for seat, named in enumerate(self.named):
            for kind in list(PER_HAND)[:3] * (floor - 1):
                hand = self.state.hands[seat]
                cards = [card for card in hand if CARDS[card].type == kind]
                gone = next((card for card in cards if card not in named), cards[0])
                self.state.hands[seat] = tuple(card for card in hand if card != gone)
        for prizes in self.state.floors[: floor - 1]:
            self.state.won[0] += prizes
        return self

    def play_on(self, until_tower: int | None = None) -> Table:
        """Let everybody choose at random until ``until_tower`` starts, or to the end."""
        while (decisions := TOWERS.decisions(self.state)) and self.state.tower != until_tower:
            seat = waiting_for(decisions)[0]
            choice = RandomPlayer().choose(TOWERS.view(self.state, seat), decisions[seat], self.chance)
            self.events = play(TOWERS, self.state, seat, choice, self.chance)
        return self

    def offered(self, seat: Seat) -> list[str]:
        """Return the current choices of ``seat``."""
        options = TOWERS.decisions(self.state)[seat].options
        return [option.id.removeprefix("play ") for option in options]

    def view(self, viewer: Seat | None) -> View:
        return TOWERS.view(self.state, viewer)

    def said(self) -> list[str]:
        """Return the keys of the last choice's public events."""
        public = (event.text.key for event in self.events if event.visible_to(None))
        return [key.removeprefix("towers-event-") for key in public]

    @property
    def floor(self) -> FloorResult:
        """The floor that was resolved last."""
        assert self.state.last_floor is not None
        return self.state.last_floor

    @property
    def loot(self) -> LootResult:
        assert self.state.last_loot is not None
        return self.state.last_loot


def meet(*teams: str) -> FloorResult:
    """Play one team per seat on the third floor, and return the result."""
    table = Table(*teams).go_to(3)
    hands = []
    for seat, names in enumerate(teams):
        spare = next(card for card in table.state.ten(seat) if card not in names.split())
        hands.append(in_order([*names.split(), spare]))
    table.state.hands = hands
    return table.play(*map(canonical, teams)).floor


def last_cards(*cards: str) -> LootResult:
    """Play a third floor that leaves each seat with the named card, and return the loot."""
    table = Table(*cards).go_to(3)
    teams = []
    for seat, last in enumerate(cards):
        others = [card for card in table.state.ten(seat) if card != last]
        team = [next(card for card in others if CARDS[card].type == kind) for kind in list(PER_HAND)[:3]]
        table.state.hands[seat] = in_order([*team, last])
        teams.append(" ".join(team))
    return table.play(*teams).loot


def canonical(names: str) -> str:
    """Return card names in the order that choices use."""
    return " ".join(in_order(names.split()))


def deal(named: list[list[str]]) -> tuple[Cards, ...]:
    """Return four hands with the cards named for each seat, filled up in order."""
    left = [card for card in CARDS if not any(card in names for names in named)]
    dealt: list[list[str]] = [[] for _ in range(COMPONENTS.ring_places)]
    for place, names in zip(PLACES[len(named)], named, strict=True):
        dealt[place] = names[:]
    for hand in dealt:
        for kind, count in PER_HAND.items():
            while sum(CARDS[card].type == kind for card in hand) < count:
                card = next(card for card in left if CARDS[card].type == kind)
                left.remove(card)
                hand.append(card)
    return tuple(map(in_order, dealt))
