"""The random stream: SHA-256 in counter mode, reproducible in ten lines of any language.

Draw number *n* (counted from 0) takes SHA-256 of the 32 seed bytes followed by *n* as eight bytes, big end
first, and reads its first eight bytes as an unsigned number, big end first. ``below(k)`` keeps the first
such number that is less than the largest multiple of *k* under 2**64 and returns its remainder by *k*; so
every value is equally likely. Its whole state is the counter of the next draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Protocol, TypeVar

Item = TypeVar("Item")

_SPAN = 1 << 64


class Chance(Protocol):
    """The source of randomness for the rules. ``answers`` lists all its results so far."""

    answers: list[int]

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to ``bound - 1``, each equally likely."""
        ...

    def pick(self, items: Sequence[Item]) -> Item:
        """Return one of ``items``, each equally likely."""
        ...

    def shuffle(self, items: list[Item]) -> None:
        """Put ``items`` into random order, in place (Fisher-Yates from the last place down)."""
        ...


class _Draws:
    """``pick`` and ``shuffle`` in terms of ``below``, shared by every kind of chance."""

    answers: list[int]

    def below(self, bound: int) -> int:
        raise NotImplementedError

    def pick(self, items: Sequence[Item]) -> Item:
        """Return one of ``items``, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[Item]) -> None:
        """Put ``items`` into random order, in place (Fisher-Yates from the last place down)."""
        below = self.below
        for last in range(len(items) - 1, 0, -1):
            other = below(last + 1)
            items[last], items[other] = items[other], items[last]


class RandomStream(_Draws):
    """The stream of one seed; see the module's text for the exact definition.

    >>> stream = RandomStream(bytes(32))
    >>> [stream.below(6) for _ in range(5)], stream.counter
    ([0, 2, 2, 3, 4], 5)
    """

    __slots__ = ("_base", "answers", "counter", "seed")

    def __init__(self, seed: bytes, counter: int = 0) -> None:
        self.seed = seed
        self.counter = counter
        self.answers: list[int] = []
        self._base = sha256(seed)

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to ``bound - 1``, each equally likely.

        :raises ValueError: ``bound`` is not positive.
        """
        if bound < 1:
            raise ValueError(f"cannot draw below {bound}")
        limit = _SPAN - _SPAN % bound
        while True:
            block = self._base.copy()
            block.update(self.counter.to_bytes(8, "big"))
            self.counter += 1
            number = int.from_bytes(block.digest()[:8], "big")
            if number < limit:
                answer = number % bound
                self.answers.append(answer)
                return answer


class RecordedChance(_Draws):
    """Chance that repeats given answers: for replays and for tests that force a die.

    >>> RecordedChance([2, 0]).pick("abc")
    'c'
    """

    __slots__ = ("_given", "answers")

    def __init__(self, given: Sequence[int]) -> None:
        self._given = list(given)
        self.answers: list[int] = []

    def below(self, bound: int) -> int:
        """Return the next given answer.

        :raises ValueError: no answer is left, or it is not below ``bound``.
        """
        if len(self.answers) == len(self._given):
            raise ValueError("the rules drew more often than the record says")
        answer = self._given[len(self.answers)]
        if not 0 <= answer < bound:
            raise ValueError(f"the record answers {answer} where a number below {bound} was drawn")
        self.answers.append(answer)
        return answer

    @property
    def used_up(self) -> bool:
        """Whether every given answer has been drawn."""
        return len(self.answers) == len(self._given)


class QuickChance(_Draws):
    """Chance for playouts: ten times as quick as a :class:`RandomStream`, as even as a ``float`` can tell.

    Its answers are not noted, and no game is played by it: a record names a seed that anybody can follow.

    >>> QuickChance(7).pick("abc") == QuickChance(7).pick("abc")
    True
    """

    __slots__ = ("_random", "answers")

    def __init__(self, seed: int) -> None:
        self.answers: list[int] = []
        self._random = Random(seed).random

    @classmethod
    def drawn_from(cls, chance: Chance) -> QuickChance:
        """Return a quick chance whose seed ``chance`` gives."""
        return cls(chance.below(1 << 32) << 32 | chance.below(1 << 32))

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to ``bound - 1``.

        :raises ValueError: ``bound`` is not positive.
        """
        if bound < 1:
            raise ValueError(f"cannot draw below {bound}")
        return int(self._random() * bound)

    def shuffle(self, items: list[Item]) -> None:
        """Put ``items`` into random order, in place."""
        random = self._random
        for last in range(len(items) - 1, 0, -1):
            other = int(random() * (last + 1))
            items[last], items[other] = items[other], items[last]
