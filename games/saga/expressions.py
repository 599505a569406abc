"""The whole-number expressions and conditions of the cards, rules/saga#8, compiled once at load.

>>> from games.saga.situation import Situation
>>> difficulty = Expression("die + lost(any)")
>>> difficulty.dice
1
>>> difficulty.value(Situation([1, 1, 1, 1, 1], players=3), (4,))
4
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Sequence
from typing import TypeAlias

from games.saga.situation import ANY, CHARACTERISTICS, TYPES, Situation

Compiled: TypeAlias = Callable[[Situation, Sequence[int]], int]

_TOKEN = re.compile(r"\s*(?:(?P<int>\d+)|(?P<name>[a-z]+)|(?P<op>>=|<=|==|[-+*(),<>]))")
_COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "==": operator.eq,
    ">": operator.gt,
    "<": operator.lt,
}


class Expression:
    """A whole number that depends on the situation; ``source`` is its text on the card.

    ``dice``: the number of dice rolled for one evaluation; ``names``: the characteristics that it names.

    :raises ValueError: ``source`` is not an expression of rules/saga#8.
    """

    __slots__ = ("_compiled", "dice", "names", "source")

    def __init__(self, source: str) -> None:
        parser = _Parser(source)
        self._compiled = parser.expression()
        parser.expect_end()
        self.source = source
        self.dice = parser.dice
        self.names = frozenset(parser.names)

    def value(self, situation: Situation, dice: Sequence[int] = ()) -> int:
        """Return the value in ``situation``, with the rolled ``dice`` from left to right."""
        return self._compiled(situation, dice)

    def __repr__(self) -> str:
        return f"Expression({self.source!r})"


class Condition:
    """A comparison of two expressions without dice.

    :raises ValueError: ``source`` is not a condition of rules/saga#8, or it rolls a die.
    """

    __slots__ = ("_left", "_right", "_test", "source")

    def __init__(self, source: str) -> None:
        parser = _Parser(source)
        self._left = parser.expression()
        self._test = parser.comparison()
        self._right = parser.expression()
        parser.expect_end()
        if parser.dice:
            raise ValueError(f"{source!r} rolls a die in a condition")
        self.source = source

    def holds(self, situation: Situation) -> bool:
        """Return whether the condition is true in ``situation``."""
        return self._test(self._left(situation, ()), self._right(situation, ()))

    def __repr__(self) -> str:
        return f"Condition({self.source!r})"


class _Parser:
    """A recursive-descent parser for the grammar of rules/saga#8, with one method per line of it."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.symbols = self._symbols(source)
        self.next = 0
        self.dice = 0
        self.names: set[str] = set()

    def _symbols(self, source: str) -> list[str]:
        symbols: list[str] = []
        place = 0
        text = source.rstrip()
        while place < len(text):
            match = _TOKEN.match(text, place)
            if match is None:
                raise ValueError(f"{source!r} cannot be read from {text[place:]!r} on")
            symbols.append(match[0].strip())
            place = match.end()
        return symbols

    def _peek(self) -> str:
        return self.symbols[self.next] if self.next < len(self.symbols) else ""

    def _take(self) -> str:
        symbol = self._peek()
        self.next += 1
        return symbol

    def _expect(self, wanted: str) -> None:
        if (symbol := self._take()) != wanted:
            raise ValueError(f"{self.source!r} has {symbol or 'its end'!r} where {wanted!r} belongs")

    def expect_end(self) -> None:
        if self._peek():
            raise ValueError(f"{self.source!r} goes on with {self._peek()!r} after its end")

    def comparison(self) -> Callable[[int, int], bool]:
        symbol = self._take()
        if symbol not in _COMPARISONS:
            raise ValueError(f"{self.source!r} compares nothing")
        return _COMPARISONS[symbol]

    def expression(self) -> Compiled:
        value = self._term()
        while self._peek() in {"+", "-"}:
            value = _binary(operator.add if self._take() == "+" else operator.sub, value, self._term())
        return value

    def _term(self) -> Compiled:
        value = self._unary()
        while self._peek() == "*":
            self._take()
            value = _binary(operator.mul, value, self._unary())
        return value

    def _unary(self) -> Compiled:
        if self._peek() != "-":
            return self._atom()
        self._take()
        value = self._unary()
        return lambda situation, dice: -value(situation, dice)

    def _atom(self) -> Compiled:
        symbol = self._take()
        if symbol.isdigit():
            number = int(symbol)
            return lambda situation, dice: number
        if symbol == "(":
            value = self.expression()
            self._expect(")")
            return value
        if symbol in CHARACTERISTICS:
            self.names.add(symbol)
            index = CHARACTERISTICS.index(symbol)
            return lambda situation, dice: situation.characteristics[index]
        if symbol == "die":
            place = self.dice
            self.dice += 1
            return lambda situation, dice: dice[place]
        if symbol in _WORDS:
            return _WORDS[symbol]
        return self._call(symbol)

    def _call(self, name: str) -> Compiled:
        if name not in {"min", "max", "won", "lost", "inplay", "hand"}:
            raise ValueError(f"{self.source!r} has {name or 'its end'!r} where a value belongs")
        self._expect("(")
        if name in {"min", "max"}:
            values = [self.expression()]
            while self._peek() == ",":
                self._take()
                values.append(self.expression())
            self._expect(")")
            choose = min if name == "min" else max
            return lambda situation, dice: choose(value(situation, dice) for value in values)
        of = self._take()
        self._expect(")")
        return self._hand(of) if name == "hand" else self._count(name, of)

    def _hand(self, whose: str) -> Compiled:
        if whose not in {"you", "left", "right"}:
            raise ValueError(f"{self.source!r} asks for the hand of {whose!r}")
        place = ("you", "left", "right").index(whose)
        return lambda situation, dice: situation.hands[place]

    def _count(self, name: str, of: str) -> Compiled:
        if of != "any" and of not in TYPES:
            raise ValueError(f"{self.source!r} counts {of!r}, which is no type")
        index = ANY if of == "any" else TYPES.index(of)
        if name == "won":
            return lambda situation, dice: situation.won[index]
        if name == "lost":
            return lambda situation, dice: situation.lost[index]
        return lambda situation, dice: situation.won[index] + situation.lost[index]


_WORDS: dict[str, Compiled] = {
    "highest": lambda situation, dice: max(situation.characteristics),
    "lowest": lambda situation, dice: min(situation.characteristics),
    "players": lambda situation, dice: situation.players,
}


def _binary(combine: Callable[[int, int], int], left: Compiled, right: Compiled) -> Compiled:
    return lambda situation, dice: combine(left(situation, dice), right(situation, dice))
