"""Chance: random streams, reproducible in ten lines of any language.

Draw number *n* of a stream (counted from 0) is the SHA-256 of the 32 bytes of its seed, followed by *n* as
eight bytes, big-endian. Its first eight bytes are read as an unsigned big-endian number. ``below(k)`` keeps
the first such number that is less than the largest multiple of *k* under 2**64 and returns its remainder by
*k*; so every value is equally likely.

A game draws from named streams. A name says what is drawn and where in the game (``deal 2``, ``die 3 5``).
The seed of its stream is the HMAC-SHA256 of the name, keyed with the seed of the game. So two games with the
same seed draw the same results at the same place in the game, however they were played before.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping, Sequence
from hashlib import sha256
from random import Random
from typing import Protocol, TypeVar

Item = TypeVar("Item")

_SPAN = 1 << 64


class Draws(Protocol):
    """One random stream. ``answers`` lists all its results so far."""

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


class NamedChance(Protocol):
    """The randomness for the rules: a stream for each purpose and place in the game.

    ``answers`` lists the results of all its streams, in the order in which they were drawn.
    """

    answers: list[int]

    def of(self, purpose: str, *place: str | int) -> Draws:
        """Return the stream of this name. Drawing from it never changes what another stream gives."""
        ...


class Chance(Draws, NamedChance, Protocol):
    """Randomness for players, worlds and playouts, which draw with names and without."""


class _Drawing:
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


class RandomStream(_Drawing):
    """The stream of one seed; see the module's text for the exact definition.

    It serves as named chance where names don't matter: every name is this stream.

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

    def of(self, purpose: str, *place: str | int) -> RandomStream:
        """Return this stream."""
        return self

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


class NamedStreams:
    """The named streams of the game with this seed; ``counters`` says how far each has been drawn from.

    >>> streams = NamedStreams(bytes(32))
    >>> [streams.of("die", 1).below(6) for _ in range(3)], streams.of("die", 2).below(6)
    ([5, 4, 1], 4)
    >>> streams.counters, streams.answers
    ({'die 1': 3, 'die 2': 1}, [5, 4, 1, 4])
    >>> NamedStreams(bytes(32)).of("die", 2).below(6)
    4
    """

    __slots__ = ("_counters", "_opened", "answers", "seed")

    def __init__(self, seed: bytes, counters: Mapping[str, int] | None = None) -> None:
        self.seed = seed
        self.answers: list[int] = []
        self._counters = counters or {}
        self._opened: dict[str, RandomStream] = {}

    def of(self, purpose: str, *place: str | int) -> Draws:
        """Return the stream of this name, where it was left."""
        name = " ".join([purpose, *map(str, place)])
        stream = self._opened.get(name)
        if stream is None:
            stream = RandomStream(stream_seed(self.seed, name), self._counters.get(name, 0))
            stream.answers = self.answers
            self._opened[name] = stream
        return stream

    @property
    def counters(self) -> dict[str, int]:
        """The number of the next draw of each stream that has been drawn from."""
        return {**self._counters, **{name: opened.counter for name, opened in self._opened.items()}}


def stream_seed(seed: bytes, name: str) -> bytes:
    """Return the seed of the stream ``name`` in the game of ``seed``."""
    return hmac.digest(seed, name.encode(), sha256)


class RecordedChance(_Drawing):
    """Chance that repeats given answers: for replays and for tests that force a die.

    >>> RecordedChance([2, 0]).pick("abc")
    'c'
    """

    __slots__ = ("_given", "answers")

    def __init__(self, given: Sequence[int]) -> None:
        self._given = list(given)
        self.answers: list[int] = []

    def of(self, purpose: str, *place: str | int) -> RecordedChance:
        """Return these answers: a record has them in the order in which they were drawn."""
        return self

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


class QuickChance(_Drawing):
    """Chance for playouts: ten times as quick as a :class:`RandomStream`, as even as a ``float`` allows.

    Its answers aren't recorded, and no real game uses it: a record names a seed that anybody can check.

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

    def of(self, purpose: str, *place: str | int) -> QuickChance:
        """Return this chance: names don't matter in playouts."""
        return self

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
