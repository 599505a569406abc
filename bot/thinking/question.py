"""What a thinking process is asked, and how it is written for the pipe."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec import Struct

from games.engine.strength import Strength
from games.engine.text import Seat
from games.engine.thinking import Thought


class Question(Struct, frozen=True):
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


class Answer(Struct, frozen=True):
    """What came of it; ``trace`` is there where there is no thought, and may quote hidden things."""

    thought: Thought | None
    trace: str = ""


PREFIX = 4
"""Bytes before each message that say how long it is, the first one counting most."""

_encoder = msgspec.msgpack.Encoder()
to_question: Callable[[bytes], Question] = msgspec.msgpack.Decoder(Question).decode
to_answer: Callable[[bytes], Answer] = msgspec.msgpack.Decoder(Answer).decode


def framed(message: Question | Answer) -> bytes:
    """Return ``message`` as it goes through a pipe: its length, then itself."""
    body = _encoder.encode(message)
    return len(body).to_bytes(PREFIX, "big") + body
