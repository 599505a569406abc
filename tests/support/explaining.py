"""Failed tests name what differs between two structs, and what was offered when a move was refused."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from games.engine.game import Refused
from games.engine.trial_hidden import differences, plain

_SHOWN = 12
"""The most differences to list."""


def pytest_assertrepr_compare(op: str, left: object, right: object) -> list[str] | None:
    """Return where two structs differ, or two states and views as JSON."""
    if op != "==":
        return None
    pairs = _data(left), _data(right)
    if None in pairs:
        return None
    found = [f"{path or 'the whole'}: {one!r} and {other!r}" for path, (one, other) in differences(*pairs)]
    more = [f"and {len(found) - _SHOWN} more"] if len(found) > _SHOWN else []
    return [f"two of {type(left).__name__} differ in", *found[:_SHOWN], *more]


def _data(value: object) -> Any:
    """Return ``value`` as JSON data; ``None`` if it's neither a struct nor written JSON."""
    if isinstance(value, Struct):
        return plain(value)
    if isinstance(value, bytes):
        try:
            return msgspec.json.decode(value)
        except msgspec.DecodeError:
            return None
    return None


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Note what was offered if a move of a test is refused; outside tests, that could be a secret."""
    try:
        return (yield)
    except Refused as refused:
        if (offer := _offer(refused)) is not None:
            refused.add_note(offer)
        raise


def _offer(refused: Refused) -> str | None:
    """Return who was refused what, and what they were offered; ``None`` if ``play`` refused nothing."""
    step = refused.__traceback__
    while step is not None:
        frame = step.tb_frame
        if frame.f_code.co_name == "play" and frame.f_globals["__name__"] == "games.engine.play":
            seat, choice, decision = (frame.f_locals[name] for name in ("seat", "choice", "decision"))
            if decision is None:
                return f"seat {seat} picked {choice}, and isn't asked"
            ids = [option.id for option in decision.options]
            least, most = decision.minimum, decision.maximum
            return f"seat {seat} picked {choice}; offered are {least} to {most} of {ids}"
        step = step.tb_next
    return None
