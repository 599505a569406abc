"""The shape of a private picture, which its reader chooses."""

from __future__ import annotations

from typing import Literal, TypeAlias

Shape: TypeAlias = Literal["wide", "tall"]
"""*Wide* is for a computer's screen, *tall* for a phone, where a picture is about 350 pixels wide."""

TALL_WIDTH = 1000
"""The width of a tall picture in pixels; it's about 1250 high, or more if there's more to decide."""
KEY = 34
"""The smallest type on a tall picture for anything that matters to a decision: 12 pixels high on a phone."""
LEAST = 26
"""The smallest type for anything else on a tall picture."""
