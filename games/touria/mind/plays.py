"""Every possible play of an action, with every tool, and its gain.

This is the only list of plays at a place. Prompts, hints, forecasts, computer players and searches all use
it, so none of them misses a play that another knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import comb

from games.engine.text import Seat
from games.touria.components import BLACK, COLOURED, COLOURS, COMPONENTS, GEMS
from games.touria.mind.judgement import Judge
from games.touria.model import Currency, State
from games.touria.rules import items, payments
from games.touria.rules.act import within
from games.touria.rules.execution import SWAPS, begun_anew
from games.touria.rules.items import MIRROR
from games.touria.rules.mines import is_bag_empty

_REWARDS = COMPONENTS.rewards
IMPOSSIBLE = -1e9
"""The gain of an impossible play."""
Found = tuple[float, str]
"""A gain, and its play: one answer, or several successive ones (``a, b, c``)."""
NOTHING: Found = (IMPOSSIBLE, "")


class Plays:
    """The plays of one seat with its current holdings; all gains are differences of ``Judge.value``.

    Luck is averaged over what the seat can't see, so the bag counts as if it held all gems that the seat sees
    nowhere else.
    """

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.judge = Judge(state, seat)
        self.own = state.holdings[seat]
        self.base = self.judge.value()
        self._gem_gains: list[float] = []

    def ways_at(self, place: str) -> Iterable[Found]:
        """Return every play at ``place``, with every tool, and its gain.

        Prompts, hints, computer players and searches all call this.
        """
        return _PLAYS[place](self)

    def gem_gains(self) -> list[float]:
        """Return the value of one more gem of each color."""
        if not self._gem_gains:
            gems, judge = self.own.gems, self.judge
            for colour in range(len(COLOURS)):
                gems[colour] += 1
                self._gem_gains.append(judge.value() - self.base)
                gems[colour] -= 1
        return self._gem_gains

    def having(self, kind: Currency, amount: int) -> float:
        """Return the value of having ``amount`` more of ``kind``."""
        own = self.own
        before: int = getattr(own, kind)
        setattr(own, kind, before + amount)
        gain = self.judge.value() - self.base
        setattr(own, kind, before)
        return gain

    def without(self, name: str) -> float:
        """Return the value lost by giving the item ``name``."""
        owned = self.own.items
        index = owned.index(name)
        del owned[index]
        loss = self.base - self.judge.value()
        owned.insert(index, name)
        return loss

    def with_item(self, name: str) -> float:
        """Return the value of taking the item ``name``."""
        self.own.items.append(name)
        gain = self.judge.value() - self.base
        self.own.items.pop()
        return gain

    def _paying(self, table: State, name: str, need: Sequence[int]) -> float:
        """Return the gain of the payment ``name`` with the gems ``need``, with the paint of ``table``."""
        gems = self.own.gems
        real = payments.unpainted(need, table.turn.paint)
        kind, amount = payments.won(table, name)
        for colour, count in enumerate(real):
            gems[colour] -= count
        gain = self.having(kind, within(table, kind, amount))
        for colour, count in enumerate(real):
            gems[colour] += count
        return gain

    def payments(self, table: State) -> list[Found]:
        """Return the plays that pay gems on ``table``, unpainted or painted by a brush."""
        seat = self.seat
        found = [
            (self._paying(table, name, need), name)
            for name, need in payments.payable(table)
            if payments.affordable(table, seat, need)
        ]
        if self._may_use("paintbrush"):
            for way in payments.brushes(table, seat):
                index = self.put_down(way)
                found += [(gain, f"{way}, {play}") for gain, play in self.paintings(table)]
                self.take_back(way, index)
        return found

    def paintings(self, table: State) -> list[Found]:
        """Return the plays that begin with painting a gem, once a brush is on the pile."""
        paint, found = table.turn.paint, list[Found]()
        for source, target in payments.paintings(table, self.seat):
            table.turn.paint = [*paint, (source, target)]
            begin = f"paint {COLOURS[source]} {COLOURS[target]}"
            found += [(gain, f"{begin}, {play}") for gain, play in self.payments(table)]
        table.turn.paint = paint
        return found

    def put_down(self, way: str) -> int:
        """Put an item on the pile temporarily, and return its index among the items."""
        index = self.own.items.index(way)
        del self.own.items[index]
        self.state.discard.append(way)
        return index

    def take_back(self, way: str, index: int) -> None:
        """Undo ``put_down``."""
        self.state.discard.pop()
        self.own.items.insert(index, way)

    def _table(self, place: str) -> State:
        """Return the state in which an execution at ``place`` continues or starts."""
        state = self.state
        goes_on = state.phase in ("arrival", "execute") and state.turn.destination == place
        return state if goes_on else begun_anew(state, place)

    def _sword_master(self) -> Iterator[Found]:
        got = within(self.state, "swords", _REWARDS.swords)
        if got > 0:
            yield self.having("swords", got), "execute"

    def _trader(self) -> list[Found]:
        return self._trades(self._table("trader"))

    def _trades(self, table: State) -> list[Found]:
        """Return the plays at the trader: the scale, directly or by the mirror, comes before an order."""
        found = self.payments(table)
        if table.turn.paint:
            return found
        if table.turn.scaled:
            found.append((self.judge.value() - self.base, "stop"))
        got = within(table, "coins", _REWARDS.scale)
        if got <= 0 or not self._may_use("scale"):
            return found
        scaled = table.turn.scaled
        for way in items.ways(table, self.seat, "scale"):
            index = self.put_down(way)
            self._move(table, "coins", got)
            table.turn.scaled = True
            found += [(gain, f"{way}, {play}") for gain, play in self._trades(table)]
            self._move(table, "coins", -got)
            table.turn.scaled = scaled
            self.take_back(way, index)
        return found

    def _forest_fairy(self) -> Iterator[Found]:
        for name in self.state.display:
            yield self.with_item(name), f"take {name}"

    def _fountain_fairy(self) -> Iterator[Found]:
        gems = self.own.gems
        if gems[BLACK]:
            gems[BLACK] -= 1
            gain = self.judge.value() - self.base
            gems[BLACK] += 1
            yield gain, "execute"

    def _thief(self) -> Iterator[Found]:
        if is_bag_empty(self.state):
            return
        gains, unseen = self.gem_gains(), self.unseen()
        total, coloured = sum(unseen), sum(unseen[colour] for colour in COLOURED)
        if not coloured:
            return
        expected, left, drawn = 0.0, 1.0, min(_REWARDS.thief_draw, total)
        worse = total
        for colour in sorted(COLOURED, key=gains.__getitem__, reverse=True):
            worse -= unseen[colour]
            without = comb(worse, drawn) / comb(total, drawn)
            expected += (left - without) * gains[colour]
            left = without
        # After only black gems, the first colored one drawn is kept.
        expected += left * sum([unseen[colour] * gains[colour] for colour in COLOURED]) / coloured
        yield expected, "execute"

    def unseen(self) -> list[int]:
        """Return the gems, by color, that the seat sees nowhere."""
        left = [count - held for count, held in zip(GEMS, self.own.gems, strict=True)]
        for held in self.state.mines:
            for colour in held:
                left[colour] -= 1
        return left

    def _dragon(self) -> Iterator[Found]:
        yield self.fights(self.own.swords), "execute"

    def fights(self, swords: int) -> float:
        """Return the value of rolling the dragon's die, given the swords left for rolling again."""
        own, held = self.own, self.own.swords
        strict = self.state.options.dragon_reroll == "only_without_match"
        pays: list[float] = []
        matches = [strict and count > 0 for count in own.gems]
        again, stops = IMPOSSIBLE, 0.0
        for left in range(swords + 1):
            own.swords = left
            before, stops = stops, self.judge.value() - self.base
            # From the first sword on, each changes the seat's value by the same amount, whatever else it
            # owns.
            pays = self.dragon_gains() if left < 2 else [gain + stops - before for gain in pays]
            again = sum(
                [
                    max(gain, stops, IMPOSSIBLE if match else again)
                    for gain, match in zip(pays, matches, strict=True)
                ]
            ) / len(pays)
        own.swords = held
        return again

    def dragon_gains(self) -> list[float]:
        """Return the value of paying for each face of the die, with a brush if necessary."""
        table = begun_anew(self.state, "dragon")
        table.phase = "dragon"
        found = []
        for colour in range(len(COLOURS)):
            table.die = colour
            found.append(max(self.payments(table), default=NOTHING)[0] if _has_heart(table) else IMPOSSIBLE)
        return found

    def matches(self) -> int:
        """Return how many faces of the die the seat can pay for, with a brush if necessary."""
        return sum(gain > IMPOSSIBLE for gain in self.dragon_gains())

    def _goldsmith(self) -> list[Found]:
        return self.payments(self._table("goldsmith"))

    def _tournament(self) -> list[Found]:
        table = self._table("tournament")
        turn = table.turn
        if turn.swaps:
            return self._swaps(table, turn.swaps, turn.swap_cost)
        found = self._swaps(table, 1, 1)
        as_swords = table.options.helmet == "as_swords"
        if self._may_use("helmet") and (self.own.swords or as_swords):
            for way in items.ways(table, self.seat, "helmet"):
                index = self.put_down(way)
                plays = self._swaps(table, SWAPS, 0 if as_swords else 1)
                plays += [(self.judge.value() - self.base, "stop")] if plays else []
                found += [(gain, f"{way}, {play}") for gain, play in plays]
                self.take_back(way, index)
        return found

    def _swaps(self, table: State, left: int, price: int) -> list[Found]:
        """Return the plays of at most ``left`` swaps, each for ``price`` swords."""
        own, found = self.own, list[Found]()
        if own.swords < price:
            return found
        for kind, amount, name in _PRIZES:
            got = within(table, kind, amount)
            if got <= 0:
                continue
            self._move(table, kind, got)
            own.swords -= price
            gain = self.judge.value() - self.base
            if left > 1:
                found.append((gain, f"{name}, stop"))
                found += [(more, f"{name}, {play}") for more, play in self._swaps(table, left - 1, price)]
            else:
                found.append((gain, name))
            own.swords += price
            self._move(table, kind, -got)
        return found

    def _move(self, table: State, kind: Currency, amount: int) -> None:
        """Move ``amount`` of ``kind`` from the bank to the seat temporarily."""
        setattr(self.own, kind, getattr(self.own, kind) + amount)
        setattr(table, kind, getattr(table, kind) - amount)

    def _may_use(self, name: str) -> bool:
        owned = self.own.items
        return name in owned or MIRROR in owned


def answers(plays: Iterable[Found]) -> list[Found]:
    """Return the first answers of the plays."""
    return [(gain, play.partition(", ")[0]) for gain, play in plays]


def _has_heart(table: State) -> bool:
    return within(table, "hearts", 1) > 0


_PRIZES: tuple[tuple[Currency, int, str], ...] = (
    ("hearts", _REWARDS.swap_hearts, "swap heart"),
    ("coins", _REWARDS.swap_coins, "swap coins"),
)
_PLAYS = {
    "sword_master": Plays._sword_master,
    "trader": Plays._trader,
    "forest_fairy": Plays._forest_fairy,
    "fountain_fairy": Plays._fountain_fairy,
    "thief": Plays._thief,
    "dragon": Plays._dragon,
    "goldsmith": Plays._goldsmith,
    "tournament": Plays._tournament,
}
