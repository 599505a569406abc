"""Helpers for tests of Touria: set up a position, play, and look."""

from __future__ import annotations

import re
from typing import Any

from games.engine.chance import RandomStream
from games.engine.decision import Decision
from games.engine.event import Event
from games.engine.game import Refused
from games.engine.play import play
from games.engine.text import Seat
from games.touria.components import COLOURS
from games.touria.game import Touria
from games.touria.model import Holdings, Options, State, Turn
from games.touria.rules import course
from games.touria.rules.board import MINE_NUMBER, TOWERS, all_sides, shown
from games.touria.view import View

TOURIA = Touria()
LETTERS = "Bbrgyp"
_SIDES = {2: ("south", "north"), 3: ("south", "west", "north"), 4: ("south", "west", "north", "east")}


class Script(RandomStream):
    """Chance that first gives the test's answers: gems by letter, the die as ``die r``, or a number."""

    def __init__(self) -> None:
        super().__init__(b"loaded bag, otherwise all honest")
        self.state: State | None = None
        self.script: list[str | int] = []

    def below(self, bound: int) -> int:
        if not self.script or self.state is None:
            return super().below(bound)
        said = self.script.pop(0)
        if isinstance(said, int):
            return said
        if said.startswith("die "):
            assert bound == len(COLOURS), "the die was not rolled"
            return LETTERS.index(said[-1])
        bag = self.state.bag
        colour = LETTERS.index(said)
        assert bag[colour], f"no {said} in the bag"
        assert bound in (sum(bag), sum(bag) - bag[0]), "no gem was drawn"
        return sum(bag[:colour]) - (0 if bound == sum(bag) else bag[0])


class Table:
    """A table with seats named by their sides; each has 3 coins and an elixir by default."""

    def __init__(self, seats: int = 2, active: str = "south", group: str = "castle", **options: Any) -> None:
        self.chance = Script()
        self.state = course.setup(seats, Options(**options), self.chance)
        self.chance.state = self.state
        self.events: list[Event] = []
        state = self.state
        state.sides = _SIDES[seats]
        state.start = state.active = state.executor = self.seat(active)
        state.phase = "start"
        state.group = group
        state.turn = Turn(group)
        for mine in MINE_NUMBER:
            self.mine(mine, "br")

    def seat(self, side: str) -> Seat:
        return self.state.sides.index(side)

    def of(self, side: str) -> Holdings:
        return self.state.holdings[self.seat(side)]

    def own(self, side: str, text: str) -> Table:
        """Set ``side``'s holdings to ``text``, such as ``h3 c2 s1 2b1B boots``; gems and items are added."""
        state, own = self.state, self.of(side)
        kinds = {"h": "hearts", "c": "coins", "s": "swords"}
        for word in text.split():
            if match := re.fullmatch(r"([hcs])(\d+)", word):
                kind, amount = kinds[match[1]], int(match[2])
                setattr(state, kind, getattr(state, kind) + getattr(own, kind) - amount)
                setattr(own, kind, amount)
            elif match := re.fullmatch(r"e(\d+)", word):
                state.gone += own.elixirs - int(match[1])
                own.elixirs = int(match[1])
            elif re.fullmatch(r"(\d+[Bbrgyp])+", word):
                for number, letter in re.findall(r"(\d+)([Bbrgyp])", word):
                    own.gems[LETTERS.index(letter)] += int(number)
                    state.bag[LETTERS.index(letter)] -= int(number)
            else:
                self._take_item(word)
                own.items.append(word)
        TOURIA.check(state)
        return self

    def _take_item(self, name: str) -> None:
        for place in (self.state.pile, self.state.display, self.state.discard):
            if name in place:
                place.remove(name)
        if len(self.state.display) < 2 and self.state.pile:
            self.state.display.append(self.state.pile.pop(0))

    def mine(self, mine: str, gems: str) -> Table:
        held = self.state.mines[MINE_NUMBER[mine]]
        for colour in held:
            self.state.bag[colour] += 1
        self.state.mines[MINE_NUMBER[mine]] = sorted(LETTERS.index(letter) for letter in gems)
        for letter in gems:
            self.state.bag[LETTERS.index(letter)] -= 1
        return self

    def mine_of(self, mine: str) -> str:
        return "".join(LETTERS[colour] for colour in self.state.mines[MINE_NUMBER[mine]])

    def bag(self, text: str) -> Table:
        """Leave exactly these gems in the bag; the others are out of the game."""
        for colour, letter in enumerate(LETTERS):
            found = re.search(rf"(\d+){letter}", text)
            wanted = int(found[1]) if found else 0
            self.state.out[colour] += self.state.bag[colour] - wanted
            self.state.bag[colour] = wanted
        return self

    def items(self, display: str, pile: str, discard: str) -> Table:
        """Lay out the items, with the top of the discard pile last; the last seat gets all items not
        named.
        """
        named = f"{display} {pile} {discard}".split()
        owned = [name for own in self.state.holdings for name in own.items]
        everything = [*self.state.display, *self.state.pile, *self.state.discard]
        rest = [name for name in everything if name not in named and name not in owned]
        self.state.display, self.state.discard = display.split(), discard.split()
        self.state.pile = pile.split()
        self.state.holdings[-1].items += rest
        TOURIA.check(self.state)
        return self

    def discard(self, *names: str) -> Table:
        for name in names:
            self._take_item(name)
            self.state.discard.append(name)
        return self

    def tower(self, name: str, side: str, action: str) -> Table:
        """Turn a tower until ``side`` sees ``action`` there."""
        number = TOWERS.index(name)
        self.state.towers[number] = next(turns for turns in range(4) if shown(number, turns, side) == action)
        return self

    def orders(self, *stacks: str) -> Table:
        for stack, text in zip(self.state.orders, stacks, strict=True):
            first = text.split()
            stack[:] = [*first, *(name for name in stack if name not in first)]
        return self

    def script(self, *answers: str | int) -> Table:
        self.chance.script += answers
        return self

    def do(self, *moves: str, by: str | None = None) -> Table:
        """Make moves, each by the seat with the question, or by ``by``."""
        for move in moves:
            seat = self.state.executor if by is None else self.seat(by)
            choice = tuple(move.split(" + "))
            self.events = play(TOURIA, self.state, seat, choice, self.chance)
        return self

    def copies(self, **answers: str) -> Table:
        """Answer questions about copying, by side; sides not named pass.

        The first in order answers last, so that all answers are in before the first takes effect.
        """
        seats = self.state.seats
        for step in reversed(range(1, seats)):
            seat = (self.state.active + step) % seats
            if self.state.answers[seat]:
                side = self.state.sides[seat]
                self.do(answers.get(side, "pass"), by=side)
        return self

    def refused(self, move: str, by: str | None = None) -> str:
        """Return the key of the sentence that refuses ``move``, and check that nothing changes."""
        before = repr(self.state)
        seat = self.state.executor if by is None else self.seat(by)
        try:
            play(TOURIA, self.state, seat, tuple(move.split(" + ")), self.chance)
        except Refused as refused:
            assert repr(self.state) == before
            return refused.text.key.removeprefix("touria-refused-")
        raise AssertionError(f"{move} was allowed")

    def decision(self, by: str | None = None) -> Decision:
        seat = self.state.executor if by is None else self.seat(by)
        return TOURIA.decisions(self.state)[seat]

    def offered(self, by: str | None = None) -> list[str]:
        return [option.id for option in self.decision(by).options]

    def view(self, side: str | None) -> View:
        return TOURIA.view(self.state, None if side is None else self.seat(side))

    def facing(self, side: str) -> list[str]:
        return [shown(number, turns, side) for number, turns in enumerate(self.state.towers)]

    def sides_of(self, tower: str) -> tuple[str, ...]:
        number = TOWERS.index(tower)
        return all_sides(number, self.state.towers[number])

    @property
    def active(self) -> str:
        return self.state.sides[self.state.active]

    @property
    def phase(self) -> str:
        return self.state.phase


def gems(own: Holdings) -> str:
    """Return gems as ``2b1B``, or ``-``."""
    return "".join(f"{count}{LETTERS[colour]}" for colour, count in enumerate(own.gems) if count) or "-"
