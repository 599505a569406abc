"""Make failed tests explain themselves: how two structs differ, and which options a refused move had."""

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
    """Return the differences between two structs, or between two states or views as JSON."""
    if op != "==":
        return None
    pairs = _data(left), _data(right)
    if None in pairs:
        return None
    found = [f"{path or 'the whole'}: {one!r} and {other!r}" for path, (one, other) in differences(*pairs)]
    more = [f"and {len(found) - _SHOWN} more"] if len(found) > _SHOWN else []
    return [f"two of {type(left).__name__} differ in", *found[:_SHOWN], *more]


def _data(value: object) -> Any:
    """Return ``value`` as JSON data; ``None`` if it's neither a struct nor JSON text."""
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
    """If a test's move is refused, add the offered options to the error; outside tests that could reveal a
    secret.
    """
    try:
        return (yield)
    except Refused as refused:
        if (offer := _offer(refused)) is not None:
            refused.add_note(offer)
        raise


def _offer(refused: Refused) -> str | None:
    """Return which seat was refused which move, and what it was offered; ``None`` if ``play`` refused
    nothing.
    """
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
