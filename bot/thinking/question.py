"""What a thinking process is asked, and how it is written for the pipe."""

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
    """What would a computer player of ``strength`` answer at ``seat`` of a game that stands at ``snapshot``?

    ``seed`` is where its chance comes from. It thinks for at most ``seconds`` of one core, and plays on in at
    most ``playouts`` worlds.
    """

    game: str
    snapshot: bytes
    seat: Seat
    strength: Strength
    seed: bytes
    seconds: float
    playouts: int


class PartOfReview(Struct, frozen=True, tag=True):
    """What do the positions of one ``part`` of a game that is over come to?

    ``record`` is its record as JSON, ``seed`` where chance comes from. It takes at most ``seconds`` of one
    core, and longer only where a few positions could not be looked at in that time.
    """

    game: str
    record: bytes
    extent: Extent
    part: int
    seed: bytes
    seconds: float


Work: TypeAlias = Question | PartOfReview
"""What a process can be asked."""


class Answer(Struct, frozen=True):
    """What came of it: a thought, or a part of a review.

    ``trace`` is there where there is neither, and may quote hidden things.
    """

    thought: Thought | None = None
    trace: str = ""
    part: Part | None = None


PREFIX = 4
"""Bytes before each message that say how long it is, the first one counting most."""

_encoder = msgspec.msgpack.Encoder()
to_question: Callable[[bytes], Work] = msgspec.msgpack.Decoder(Work).decode
to_answer: Callable[[bytes], Answer] = msgspec.msgpack.Decoder(Answer).decode


def framed(message: Work | Answer) -> bytes:
    """Return ``message`` as it goes through a pipe: its length, then itself."""
    body = _encoder.encode(message)
    return len(body).to_bytes(PREFIX, "big") + body
