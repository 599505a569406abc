"""Faults that a trial finds in a game."""

from __future__ import annotations

from games.engine.text import Seat


class Fault(Exception):
    """A broken invariant, described in one sentence."""


def expect(holds: bool, otherwise: str) -> None:
    """Check that a condition ``holds``.

    :raises Fault: it doesn't; ``otherwise`` is the message.
    """
    if not holds:
        raise Fault(otherwise)


def name_of(viewer: Seat | None) -> str:
    """Return the name of ``viewer`` in the message of a fault."""
    return "the channel" if viewer is None else "who only watches" if viewer < 0 else f"seat {viewer}"
