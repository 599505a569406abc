"""Layout: painters describe how elements nest, stack and align, and their pixel positions follow.

An element knows its preferred size, is given a box, and passes parts of it on to its children. The result is
a display list: items with their boxes, in drawing order.

>>> from PIL import Image
>>> piece = Piece(Image.new("L", (30, 20)))
>>> plate = Padding.around(Row(piece, Grow(Column(piece, piece)), gap=10), 5)
>>> plate.size()
Size(width=80, height=50)
>>> [tuple(placed.box) for placed in arrange(plate, (0, 0, 120, 50))]
[(5, 15, 35, 35), (65, 5, 95, 25), (65, 25, 95, 45)]
"""

from render.kit.layout.around import Align, Blank, Grow, Padding, Pinned, Sized
from render.kit.layout.display import (
    Across,
    Box,
    DisplayList,
    Down,
    Element,
    Placed,
    Size,
    arrange,
    draw,
    paint,
)
from render.kit.layout.leaves import Draw, Lettering, Piece, Spacer, Text
from render.kit.layout.named import Named, note, noting
from render.kit.layout.several import Column, FirstFit, Grid, Row, Stack

__all__ = [
    "Across",
    "Align",
    "Blank",
    "Box",
    "Column",
    "DisplayList",
    "Down",
    "Draw",
    "Element",
    "FirstFit",
    "Grid",
    "Grow",
    "Lettering",
    "Named",
    "Padding",
    "Piece",
    "Pinned",
    "Placed",
    "Row",
    "Size",
    "Sized",
    "Spacer",
    "Stack",
    "Text",
    "arrange",
    "draw",
    "note",
    "noting",
    "paint",
]
