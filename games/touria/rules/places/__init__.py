"""The actions of the places, one module each: answers, what they do, and their words. rules/touria#7."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from games.engine.decision import Option
from games.engine.text import Seat, Text
from games.touria.model import State
from games.touria.rules.act import Act
from games.touria.rules.wording import executing


@dataclass(frozen=True, slots=True)
class Place:
    """The action of a place. An execution is a chain of answers.

    ``ids`` returns the answers of the seat that start or continue the action, ``option`` one of them in
    words. ``do`` applies one and returns whether the execution is over. ``prompt`` asks to go on.
    """

    ids: Callable[[State, Seat], list[str]]
    option: Callable[[State, Seat, str], Option]
    do: Callable[[Act, Seat, str], bool]
    prompt: Callable[[State, Seat], Text] = executing
