"""The program of a thinking process: it reads questions from its input and writes answers to its output.

It ends when its input does, so no process outlives its bot. It has no database, network or token.
"""

from __future__ import annotations

import os
import signal
import sys
import time
import traceback
from collections.abc import Mapping
from contextlib import suppress
from typing import IO

import msgspec

from bot.thinking.question import PREFIX, Answer, PartOfReview, Work, framed, to_question
from games.engine.chance import RandomStream
from games.engine.game import AnyGame
from games.engine.record import Record
from games.engine.reviewing import estimated
from games.engine.snapshot import restored
from games.engine.thinking import consider
from games.registry import GAMES

_NICENESS = 10
"""Niceness of this process if the system allows nothing better."""
_PATIENCE = 2
"""Thinking ends after this many times its budget in real time, however busy the machine is."""


def answered(question: Work, games: Mapping[str, AnyGame] = GAMES) -> Answer:
    """Return the answer to ``question``, which has a traceback if thinking failed; never raise."""
    until = time.process_time() + question.seconds
    at_the_latest = time.monotonic() + _PATIENCE * question.seconds

    def is_time_up() -> bool:
        return time.process_time() >= until or time.monotonic() >= at_the_latest

    try:
        game = games[question.game]
        if isinstance(question, PartOfReview):
            record = msgspec.json.decode(question.record, type=Record)
            return Answer(
                part=estimated(game, record, question.seed, question.extent, question.part, is_time_up)
            )
        thought = consider(
            game,
            question.strength,
            restored(game, question.snapshot),
            question.seat,
            RandomStream(question.seed),
            playouts=question.playouts,
            is_time_up=is_time_up,
        )
    except Exception:
        return Answer(None, traceback.format_exc())
    return Answer(thought)


def serve(asked: IO[bytes], told: IO[bytes]) -> None:
    """Answer questions from ``asked`` until its end."""
    while len(prefix := asked.read(PREFIX)) == PREFIX:
        length = int.from_bytes(prefix, "big")
        if len(body := asked.read(length)) < length:
            return
        told.write(framed(answered(to_question(body))))
        told.flush()


def _stand_back() -> None:
    """Give the bot, and everything else on the machine, priority over this process."""
    os.nice(_NICENESS)
    if sys.platform == "linux":
        # With mere niceness, a press would still have to wait for this process's time slice.
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def main() -> None:
    """Serve as a thinking process of a bot."""
    # Ctrl-C in a terminal is for the bot, which then ends this process.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stand_back()
    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
