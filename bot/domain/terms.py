"""What a lobby agrees on besides options and clock: more time without asking, and who may sit down."""

from __future__ import annotations

from collections.abc import Sequence

from bot.domain.action import LOBBY, Request, action
from bot.domain.actor import HOST_AND_MODERATORS, Actor
from bot.domain.extensions import MOST_EXTENSIONS
from bot.domain.lobby import agreed
from bot.domain.refusals import refused
from bot.domain.reliability import LEAST
from bot.domain.situation import Situation, TableStep


def _read_extensions(request: Request) -> int:
    return _one_of(range(MOST_EXTENSIONS + 1), request)


@action(
    "extensions", HOST_AND_MODERATORS, LOBBY,
    read=_read_extensions, place="options", reply="options",
)  # fmt: skip
def set_extensions(at: Situation, _: Actor, count: int) -> TableStep:
    """Agree on how many times in the game each person may take more time without asking."""
    return agreed(at, extensions=count)


def _read_least(request: Request) -> int:
    return _one_of(LEAST, request)


@action(
    "least-in-time", HOST_AND_MODERATORS, LOBBY,
    read=_read_least, place="options", reply="options",
)  # fmt: skip
def set_least_in_time(at: Situation, _: Actor, least: int) -> TableStep:
    """Agree on how many of their turns somebody has to have answered in time who sits down."""
    return agreed(at, least_in_time=least)


def _one_of(offered: Sequence[int], request: Request) -> int:
    """Return which of the numbers that were ``offered`` was picked.

    :raises Refused: none, or another one.
    """
    picked = request.picked[0] if len(request.picked) == 1 else ""
    if picked not in {str(number) for number in offered}:
        raise refused("no-such-option")
    return int(picked)
