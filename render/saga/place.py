"""Where things are on the public picture, in pixels; it is 1400 wide and as high as its story needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.kit.table import FRAME
from render.saga import tiles

WIDTH = 1400
LEFT, RIGHT = 46, WIDTH - 46
COLUMN = 300
"""The width of the column of the Hero."""
STORY = LEFT + COLUMN + 26
"""Where the rows beside the Hero begin."""
BESIDE, BELOW = 6, 8
"""How many cards lie in a row beside the column of the Hero, and in a row below it."""
ROWS_BESIDE = 3
_GAP_BELOW = 26
"""More room above whatever comes first below the column, for what hangs out of it."""
TOP = 152
PITCH = 246
RAISED = 22
"""How much higher failed cards lie."""
THREAD = tiles.HEIGHT + 13
"""How far below the upper edge of a row its thread runs."""
PANEL = 434
"""The height of the plate of the challenge with one row of what was played on it."""
PLATE = 104


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything is.

    ``spots`` are the upper left corners of the cards, ``rows`` the left edge, the width and the top of each
    row, ``panel`` the left edge, the top and the width of what lies between story and seats, ``column`` how
    far down the column of the Hero may reach.
    """

    spots: tuple[tuple[int, int], ...]
    rows: tuple[tuple[int, int, int], ...]
    panel: tuple[int, int, int]
    column: int
    plates: int
    height: int


def layout(cards: int, plate: int = PLATE, panel: int = PANEL) -> Layout:
    """Return where ``cards`` cards of the story lie, and what is below them.

    ``plate`` is the height of the plates of the seats, ``panel`` that of what lies between story and seats.
    """
    counts = _rows(cards)
    shown = max(2, len(counts))
    rows = []
    for row in range(shown):
        left = STORY if row < ROWS_BESIDE else LEFT
        top = TOP + row * PITCH + (_GAP_BELOW if row >= ROWS_BESIDE else 0)
        rows.append((left, RIGHT - left, top))
    spots = []
    for count, (left, width, top), number in zip(counts, rows, range(shown), strict=False):
        columns = BESIDE if number < ROWS_BESIDE else BELOW
        step = (width - tiles.WIDTH) / (columns - 1)
        spots += [(round(left + column * step), top) for column in range(count)]
    beside = shown < ROWS_BESIDE
    left = STORY if beside else LEFT
    top = rows[-1][2] + PITCH - 4 + (_GAP_BELOW if shown == ROWS_BESIDE else 0)
    plates = top + panel + 16
    column = plates - 20 if beside else rows[ROWS_BESIDE - 1][2] + PITCH
    bottom = plates + plate + FRAME + 18
    return Layout(tuple(spots), tuple(rows), (left, top, RIGHT - left), column, plates, bottom)


def _rows(cards: int) -> Sequence[int]:
    counts: list[int] = []
    left = cards
    while left > 0:
        room = BESIDE if len(counts) < ROWS_BESIDE else BELOW
        counts.append(min(room, left))
        left -= room
    return counts
