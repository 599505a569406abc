"""The measures that the pictures of Saga share, in pixels."""

from __future__ import annotations

from render.saga import hero

WIDTH = 1400
"""The width of the public pictures; they are as high as their story needs."""
EDGE = 46
"""The room between the edge of the picture and what lies on the table."""
FULL = WIDTH - 2 * EDGE
"""The width of what lies below the column of the Hero."""
APART = 26
"""The room between that column and what is beside it."""
BESIDE = FULL - hero.WIDTH - APART
"""The width of what is beside it."""
