"""Helpers for tests of Abraca: set up a position in one line, declare, and look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from games.abraca.components import COMPONENTS
from games.abraca.game import Abraca
from games.abraca.model import Options, RoundResult
from games.abraca.view import Place, View
from games.engine.chance import RandomStream
from games.engine.event import Event
from games.engine.game import Refused
from games.engine.play import play
from games.engine.text import Seat
from tests.games.abraca.notation import read

ABRACA = Abraca()
Item = TypeVar("Item")


class LoadedDie(RandomStream):
    """Chance whose die shows what the test wants; everything else is random."""

    def __init__(self) -> None:
        super().__init__(b"loaded die, otherwise all honest")
        self.rolls: list[int] = []

    def pick(self, items: Sequence[Item]) -> Item:
        if items == COMPONENTS.die and self.rolls:
            return items[items.index(self.rolls.pop(0))]  # type: ignore[arg-type]
        return super().pick(items)


class Table:
    """A table in a given position; the active player makes the moves."""

    def __init__(self, position: str, **options: Any) -> None:
        self.state = read(position, Options(**options))
        self.chance = LoadedDie()
        self.events: list[Event] = []
        ABRACA.check(self.state)

    def cast(self, number: int, roll: int | None = None) -> Table:
        self.chance.rolls = [] if roll is None else [roll]
        self._play(f"cast {number}")
        assert not self.chance.rolls, "the die was not rolled"
        return self

    def end(self) -> Table:
        self._play("end")
        return self

    def _play(self, move: str) -> None:
        self.events = play(ABRACA, self.state, self.state.active, (move,), self.chance)

    def refused(self, move: str, seat: Seat | None = None) -> str:
        """Return the key of the sentence that refuses ``move``, and check that nothing changes."""
        before = repr(self.state)
        try:
            play(ABRACA, self.state, self.state.active if seat is None else seat, (move,), self.chance)
        except Refused as refused:
            assert repr(self.state) == before
            return refused.text.key
        raise AssertionError(f"{move} was allowed")

    def offered(self) -> str:
        """Return the active player's options as in ``345end12``: numbers in order, traps after the end.

        ``test_option_hints`` checks where spells that are sure to fail are listed.
        """
        (decision,) = ABRACA.decisions(self.state).values()
        numbers, traps, end = [], "", ""
        for option in decision.options:
            if option.id == "end":
                end = "end"
            elif option.hint is not None and option.hint.key == "abraca-option-lower-hint":
                traps += option.id.removeprefix("cast ")
            else:
                numbers.append(option.id.removeprefix("cast "))
        return "".join(sorted(numbers)) + end + traps

    def view(self, viewer: Seat | None) -> View:
        return ABRACA.view(self.state, viewer)

    def said(self) -> list[str]:
        """Return the keys of the last move's public events."""
        public = (event.text.key for event in self.events if event.visible_to(None))
        return [key.removeprefix("abraca-event-") for key in public]

    @property
    def life(self) -> list[int]:
        return self.state.life

    @property
    def result(self) -> RoundResult:
        """The last finished round."""
        return self.state.rounds[-1]

    @property
    def goes_on(self) -> bool:
        """Whether the position's round is still going on."""
        return not self.state.rounds


def hand(table: Table, seat: Seat) -> str:
    """Return the stones in front of ``seat``, oldest first."""
    return "".join(map(str, table.state.hands[seat]))


def denied(table: Table, seat: Seat) -> list[tuple[int, ...]]:
    """Return, for each of ``seat``'s stones, the numbers that it is known not to be."""
    return [stone.denied for stone in table.view(seat).places[seat].stones]


def seen(place: Place) -> str:
    """Return the stones of ``place`` as the viewer sees them: a number, or ``-`` for a back."""
    return "".join("-" if stone.number is None else str(stone.number) for stone in place.stones)
