"""A process that thinks: it reads questions from its input and writes answers to its output, one by one.

It ends when its input does, so none outlives its bot. It has no database, no network and no token.
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
"""How far this process stands back where the system cannot do better, or forbids it."""
_PATIENCE = 2
"""Thinking ends after so many times its budget in any case, however busy the machine is."""


def answered(question: Work, games: Mapping[str, AnyGame] = GAMES) -> Answer:
    """Return what came of thinking about ``question``; it raises nothing."""
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
    """Answer what is ``asked`` until there is nothing more."""
    while len(prefix := asked.read(PREFIX)) == PREFIX:
        length = int.from_bytes(prefix, "big")
        if len(body := asked.read(length)) < length:
            return
        told.write(framed(answered(to_question(body))))
        told.flush()


def _stand_back() -> None:
    """Let the system run the bot, and everything else, before this process."""
    os.nice(_NICENESS)
    if sys.platform == "linux":
        # A press that comes in waits for the slice of a nice process, and not for that of an idle one.
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def main() -> None:
    """Serve as the process of a bot."""
    # Ctrl-C in a terminal is for the bot alone, which then ends this process.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stand_back()
    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
