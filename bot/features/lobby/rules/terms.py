"""The terms a lobby agrees on: options, clock, how the game begins, and who may sit down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from bot.features.absence.rules.silence import SILENT_DAYS
from bot.features.clocks.rules.clocks import clock_text, is_clock
from bot.features.clocks.rules.extensions import MOST_EXTENSIONS
from bot.features.computers.rules.strengths import read_strength, strength_text
from bot.features.reliability.rules.reliability import LEAST
from bot.table.action import LOBBY, Request, action, nothing
from bot.table.actor import HOST_AND_MODERATORS, Actor
from bot.table.refusals import refused
from bot.table.situation import Situation, TableStep, line
from bot.table.table_terms import AnswerPace, Decider, Hints, Terms, TimeoutPolicy, terms_of
from bot.typed.ids import number_in
from games.engine.printed import as_printed
from games.engine.strength import Strength
from games.engine.text import Text

START_AHEAD = 30 * 86_400.0
"""Maximum seconds ahead for the start of a game."""


def _read_option(request: Request) -> tuple[str, bool | str]:
    """Return the option and value in ``name=value``; ``true`` and ``false`` are the two booleans."""
    name, _, value = request.argument.partition("=")
    return name, {"true": True, "false": False}.get(value, value)


@action("set", HOST_AND_MODERATORS, LOBBY, read=_read_option, place="options", reply="options")
def set_option(at: Situation, _: Actor, setting: tuple[str, bool | str]) -> TableStep:
    """Set one option of the game before it starts."""
    name, value = setting
    try:
        options = msgspec.convert({**at.table.options, name: value}, at.game.options_type)
    except msgspec.ValidationError:
        raise refused("no-such-option") from None
    builtins = msgspec.to_builtins(options)
    if name not in builtins:
        raise refused("no-such-option")
    return agreed(at, options=builtins)


@action("as-printed", HOST_AND_MODERATORS, LOBBY, read=nothing, place="options", reply="options")
def restore_printed(at: Situation, _: Actor, __: None) -> TableStep:
    """Play by the printed rules: restore every option that they settle."""
    return agreed(at, options=as_printed(at.game.options_type, at.table.options))


def _only(request: Request) -> str:
    return request.picked[0] if len(request.picked) == 1 else ""


@action("clock", HOST_AND_MODERATORS, LOBBY, read=_only, place="options", reply="options")
def set_clock(at: Situation, _: Actor, clock: str) -> TableStep:
    """Choose the clock."""
    if not is_clock(clock):
        raise refused("no-such-option")
    return agreed(at, clock=clock)


@action("when-out", HOST_AND_MODERATORS, LOBBY, read=_only, place="options", reply="options")
def set_timeout_policy(at: Situation, _: Actor, picked: str) -> TableStep:
    """Choose what happens if someone runs out of time."""
    return agreed(at, timeout_policy=_offered(picked, TimeoutPolicy))


@action("decider", HOST_AND_MODERATORS, LOBBY, read=_only, place="options", reply="options")
def set_decider(at: Situation, _: Actor, picked: str) -> TableStep:
    """Choose who decides when someone runs out of time."""
    return agreed(at, decider=_offered(picked, Decider))


def _read_switch(request: Request) -> bool:
    """Return whether a press turns something on.

    :raises Refused: it neither turns it on nor off.
    """
    if request.argument not in {"true", "false"}:
        raise refused("no-such-option")
    return request.argument == "true"


@action("starts-full", HOST_AND_MODERATORS, LOBBY, read=_read_switch, place="options", reply="options")
def set_starts_full(at: Situation, _: Actor, starts_full: bool) -> TableStep:
    """Choose whether the game starts by itself when every seat is taken."""
    return agreed(at, starts_full=starts_full)


@action("board-marks", HOST_AND_MODERATORS, LOBBY, read=_read_switch, place="options", reply="options")
def set_board_marks(at: Situation, _: Actor, board_marks: bool) -> TableStep:
    """Choose whether the board marks for everyone what the last change has changed."""
    return agreed(at, board_marks=board_marks)


class StartTime(Struct, frozen=True):
    """The set starting time of a game; with ``is_filled``, computer players then take the free seats."""

    at: float
    is_filled: bool


def _read_start_time(request: Request) -> StartTime | None:
    """Return the time from the form; ``None``: no set time.

    :raises Refused: the form has something else.
    """
    match request.picked:
        case [moment, ("true" | "false") as is_filled] if (seconds := number_in(moment)) is not None:
            return StartTime(float(seconds), is_filled == "true")
        case []:
            return None
        case _:
            raise refused("no-such-option")


@action(
    "starts-at", HOST_AND_MODERATORS, LOBBY,
    read=_read_start_time, place="options", reply="options",
)  # fmt: skip
def set_start_time(at: Situation, actor: Actor, time: StartTime | None) -> TableStep:
    """Set or clear a time at which the game starts by itself."""
    if time is None:
        return agreed(at, starts_at=None, starts_by=None, missed_start=None)
    if time.at <= at.now:
        raise refused("start-past")
    if time.at > at.now + START_AHEAD:
        raise refused("start-too-far")
    if time.is_filled and not at.settings.computers:
        raise refused("computers-not-allowed")
    return agreed(
        at,
        starts_at=time.at,
        starts_by=actor.interaction,
        starts_filled=time.is_filled,
        missed_start=None,
    )


def _read_extensions(request: Request) -> int:
    return _one_of(range(MOST_EXTENSIONS + 1), request)


@action(
    "extensions", HOST_AND_MODERATORS, LOBBY,
    read=_read_extensions, place="options", reply="options",
)  # fmt: skip
def set_extensions(at: Situation, _: Actor, count: int) -> TableStep:
    """Choose how often each person may take more time without asking."""
    return agreed(at, extensions=count)


def _read_least(request: Request) -> int:
    return _one_of(LEAST, request)


@action(
    "least-in-time", HOST_AND_MODERATORS, LOBBY,
    read=_read_least, place="options", reply="options",
)  # fmt: skip
def set_least_in_time(at: Situation, _: Actor, least: int) -> TableStep:
    """Choose how reliable people must be to sit down."""
    return agreed(at, least_in_time=least)


def _read_silent_days(request: Request) -> int:
    return _one_of(SILENT_DAYS, request)


@action(
    "silent-days", HOST_AND_MODERATORS, LOBBY,
    read=_read_silent_days, place="options", reply="options",
)  # fmt: skip
def set_silent_days(at: Situation, _: Actor, days: int) -> TableStep:
    """Choose after how many silent days of somebody who is asked the others decide."""
    return agreed(at, silent_days=days)


@action("stand-ins", HOST_AND_MODERATORS, LOBBY, read=read_strength, place="options", reply="options")
def set_stand_ins(at: Situation, _: Actor, strength: Strength) -> TableStep:
    """Choose how strong stand-ins are."""
    return agreed(at, stand_ins=strength)


@action("hints", HOST_AND_MODERATORS, LOBBY, read=_only, place="options", reply="options")
def set_hints(at: Situation, _: Actor, picked: str) -> TableStep:
    """Choose who may ask what a master would do."""
    return agreed(at, hints=_offered(picked, Hints))


@action("pace", HOST_AND_MODERATORS, LOBBY, read=_only, place="options", reply="options")
def set_pace(at: Situation, _: Actor, picked: str) -> TableStep:
    """Choose when the bot answers for people who have nothing to decide."""
    return agreed(at, pace=_offered(picked, AnswerPace))


def _offered(picked: str, choices: Any) -> Any:
    """Return ``picked`` as one of the ``choices``, a literal.

    :raises Refused: it isn't among them.
    """
    try:
        return msgspec.convert(picked, choices)
    except msgspec.ValidationError:
        raise refused("no-such-option") from None


def _one_of(offered: Sequence[int], request: Request) -> int:
    """Return the number that was picked from the ``offered`` ones.

    :raises Refused: none, or another one.
    """
    picked = request.picked[0] if len(request.picked) == 1 else ""
    if picked not in {str(number) for number in offered}:
        raise refused("no-such-option")
    return int(picked)


def agree_on(at: Situation, actor: Actor, terms: Terms) -> TableStep:
    """Return the step that agrees on all ``terms`` at once, as for a preset.

    :raises Refused: ``actor`` may not set options, or not now.
    """
    set_option.expect(at.table, actor)
    return agreed(at, **terms_of(terms))


def agreed(at: Situation, **terms: Any) -> TableStep:
    """Return the step that agrees on ``terms``, with a log line for each difference."""
    before = at.table
    after = at.after(**terms)
    lines = [
        line(
            "log-option",
            option=Text(f"{before.game}-option-{name}"),
            value=Text(f"{before.game}-option-{name}-{str(value).lower()}"),
        )
        for name, value in after.options.items()
        if value != before.options.get(name)
    ]
    if (before.clock, before.timeout_policy) != (after.clock, after.timeout_policy):
        policy = Text(f"when-out-{after.timeout_policy}")
        lines.append(line("log-clock", clock=clock_text(after.clock), verdict=policy))
    if before.decider != after.decider:
        lines.append(line("log-decider", decider=Text(f"decider-{after.decider}")))
    if before.extensions != after.extensions:
        lines.append(line("log-extensions", count=after.extensions))
    if before.least_in_time != after.least_in_time:
        lines.append(line("log-least-in-time", percent=after.least_in_time))
    if before.silent_days != after.silent_days:
        lines.append(line("log-silent-days", count=after.silent_days))
    if before.pace != after.pace:
        lines.append(line(f"log-pace-{after.pace}"))
    if before.stand_ins != after.stand_ins:
        lines.append(line("log-stand-ins", strength=strength_text(after.stand_ins)))
    if before.hints != after.hints:
        lines.append(line("log-hints", hints=Text(f"hints-{after.hints}")))
    if before.board_marks != after.board_marks:
        lines.append(line("log-board-marks" if after.board_marks else "log-board-plain"))
    if before.starts_full != after.starts_full:
        lines.append(line("log-starts-full" if after.starts_full else "log-starts-pressed"))
    if (before.starts_at, before.starts_filled) != (after.starts_at, after.starts_filled):
        lines.append(line("log-start-unset" if after.starts_at is None else "log-start-set"))
    return TableStep(after if lines else before, None, tuple(lines))
