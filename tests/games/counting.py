"""Numbers of hints, prompts and options that tests recompute: how many, and what they have to be."""

from __future__ import annotations

import os
from fractions import Fraction


def questions(few: int) -> int:
    """Return ``few``, or as many as ``TAVOLATA_QUESTIONS`` in the environment says."""
    return int(os.environ.get("TAVOLATA_QUESTIONS", few))


def is_told(said: object, chance: Fraction) -> bool:
    """Return whether ``said`` is ``chance`` in percent: rounded, and 0 and 100 only where that is certain."""
    assert isinstance(said, int)
    if chance in (0, 1):
        return said == 100 * chance
    # A half may be rounded either way.
    return 0 < said < 100 and (abs(said - 100 * float(chance)) < 0.5001 or said in (1, 99))
