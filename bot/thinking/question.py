"""The questions for a thinking process and its answers, and their format in the pipe."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import msgspec
from msgspec import Struct

from games.engine.reviewing import Extent, Part
from games.engine.strength import Strength
from games.engine.text import Seat
from games.engine.thinking import Thought


class Question(Struct, frozen=True, tag=True):
    """What would a computer player of ``strength`` answer at ``seat`` in the game state ``snapshot``?

    ``seed`` seeds the random numbers. Thinking takes at most ``seconds`` of one core and ``playouts``
    playouts.
    """

    game: str
    snapshot: bytes
    seat: Seat
    strength: Strength
    seed: bytes
    seconds: float
    playouts: int


class PartOfReview(Struct, frozen=True, tag=True):
    """How good were the positions in one ``part`` of a finished game?

    ``record`` is its record as JSON; ``seed`` seeds the random numbers. The work takes at most ``seconds`` of
    one core, or longer if that isn't enough for a few positions.
    """

    game: str
    record: bytes
    extent: Extent
    part: int
    seed: bytes
    seconds: float


Work: TypeAlias = Question | PartOfReview
"""A question for a thinking process."""


class Answer(Struct, frozen=True):
    """The result: a thought, or a part of a review.

    If there is neither, ``trace`` has the traceback, which may quote hidden things.
    """

    thought: Thought | None = None
    trace: str = ""
    part: Part | None = None


PREFIX = 4
"""Bytes of the big-endian length before each message."""

_encoder = msgspec.msgpack.Encoder()
to_question: Callable[[bytes], Work] = msgspec.msgpack.Decoder(Work).decode
to_answer: Callable[[bytes], Answer] = msgspec.msgpack.Decoder(Answer).decode


def framed(message: Work | Answer) -> bytes:
    """Return ``message`` in the format of the pipe: its length, then its encoding."""
    body = _encoder.encode(message)
    return len(body).to_bytes(PREFIX, "big") + body
