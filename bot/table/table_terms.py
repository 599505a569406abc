"""The terms of a table, declared once for lobbies, tables, rematches and presets."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from games.engine.strength import USUAL, Strength

TimeoutPolicy = Literal["ask", "wait", "turn", "absence", "wanted", "end"]
"""The reaction if somebody runs out of time: players vote, the seat gets more time, a stand-in plays this
turn or until the person is back, others may take the seat, or the game ends, which only ladders want."""

Decider = Literal["majority", "anybody", "host"]
"""The people who decide in a vote: more than half of the others, any of them, or the host."""

USUAL_EXTENSIONS = 1
"""Number of times per game that each person may take more time, unless agreed otherwise."""

USUAL_SILENT_DAYS = 7
"""Number of silent days after which the others decide, unless agreed otherwise."""

Hints = Literal["alone", "all", "none"]
"""The people who may ask for hints: people playing alone against computers; everybody, and then the game
isn't rated; nobody."""


AnswerPace = Literal["quick", "strict"]
"""The speed of answers for a seat that has no choice or prefers not to be asked: within seconds, or as late
as somebody with a choice might."""

WhenForced = Literal["auto", "ask", "bluff"]
"""The bot's treatment of a seat without a choice at a quick table: it answers within seconds; it asks and
waits all the same; or it answers as late as a person might."""


PlanScope = Literal["all", "turns", "none"]
"""The choices that players may plan in advance: any; only those of their own turns; none."""


class Terms(Struct, frozen=True, kw_only=True):
    """The terms of a table, as its lobby agrees on them and as presets store them.

    ``options`` are those of the game. ``clock`` names a preset of seat clocks, ``timeout_policy`` says what
    happens when one runs out, ``decider`` who decides a vote, ``extensions`` how often each person may take
    more time without asking. ``starts_full``: the game begins when every seat is taken. ``least_in_time`` is
    the least number of turns in a hundred that people who sit down must have answered in time; 0: no limit.
    ``stand_ins`` is the strength of computers that play for people, or fill seats at the start; ``hints``
    says who may ask for hints. ``board_marks``: the board marks what the last change has changed. After
    ``silent_days`` days without a sign of life from somebody who is asked, the others decide; 0: they never
    do. ``pace`` says when the bot answers for people who have nothing to decide, ``plans`` which choices
    people may plan in advance. ``from_queue``: people who wait in the queue are offered the free seats.
    """

    options: dict[str, bool | str] = {}
    clock: str = "none"
    timeout_policy: TimeoutPolicy = "ask"
    decider: Decider = "majority"
    starts_full: bool = False
    extensions: int = USUAL_EXTENSIONS
    least_in_time: int = 0
    stand_ins: Strength = USUAL
    hints: Hints = "alone"
    board_marks: bool = False
    silent_days: int = USUAL_SILENT_DAYS
    pace: AnswerPace = "quick"
    plans: PlanScope = "all"
    from_queue: bool = True


def terms_of(agreed: Terms) -> dict[str, Any]:
    """Return only the terms of ``agreed``, by name."""
    return {name: getattr(agreed, name) for name in Terms.__struct_fields__}
