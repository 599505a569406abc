"""Reasons why a press does nothing, as sentences of the catalogue."""

from __future__ import annotations

from games.engine.game import Refused
from games.engine.text import Argument, Text


class OutOfDate(Refused):
    """The press belongs to an earlier state of the table; the presser gets the current one."""

    def __init__(self) -> None:
        super().__init__(Text("refused-out-of-date"))


def refused(key: str, **args: Argument) -> Refused:
    """Return the refusal with the sentence ``refused-<key>``."""
    return Refused(Text(f"refused-{key}", args))
