"""The leaves of a layout: words, pieces, drawings and space."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PIL import Image

from render.kit import typesetting
from render.kit.layout.display import Across, Box, Down, Element, Placed, Size, aligned
from render.kit.shapes import lay
from render.kit.theme import SMALLEST
from render.kit.typesetting import Align as TextAlign
from render.kit.typesetting import Block, Style


@dataclass(frozen=True, slots=True)
class Lettering:
    """A text after typesetting."""

    text: str
    block: Block
    align: TextAlign

    def draw(self, base: Image.Image, box: Box) -> None:
        """Draw the lines, centered vertically in ``box``."""
        typesetting.draw_block(base, self.block, box, self.align)


@dataclass(frozen=True, slots=True)
class Text(Element):
    """Words that fit any box, in up to ``lines`` lines; see ``typesetting.set_block`` for ``cut``."""

    text: str
    style: Style
    align: TextAlign = "left"
    lines: int = 1
    smallest: int = SMALLEST
    language: str | None = None
    down: Down = "middle"
    cut: bool = False

    def size(self, width: int | None = None) -> Size:
        """Return the size of one line, or of the lines that ``width`` breaks it into."""
        wanted = typesetting.measure(self.text, self.style)
        if width is None or wanted <= width:
            return Size(wanted, Block((self.text,), self.style).leading)
        block = self._set(width, None)
        return Size(block.width, block.height)

    def placed(self, box: Box) -> Iterator[Placed]:
        """Yield the text, set for ``box``."""
        block = self._set(box.width, box.height)
        if self.down != "middle":
            box = aligned(Size(box.width, block.height), box, "left", self.down)
        yield Placed(box, Lettering(self.text, block, self.align))

    def _set(self, width: int, height: int | None) -> Block:
        return typesetting.set_block(
            self.text, self.style, width, self.lines, self.smallest, height, self.language, self.cut
        )


@dataclass(frozen=True, slots=True)
class Piece(Element):
    """A drawn piece in its own size; ``margin`` holds its shadow and takes no space in the layout."""

    image: Image.Image
    margin: int = 0
    across: Across = "centre"
    down: Down = "middle"

    def size(self, width: int | None = None) -> Size:
        """Return the size of the picture without its margin."""
        return Size(self.image.width - 2 * self.margin, self.image.height - 2 * self.margin)

    def placed(self, box: Box) -> Iterator[Placed]:
        """Yield the piece, aligned in ``box``."""
        yield Placed(aligned(self.size(), box, self.across, self.down), self)

    def draw(self, base: Image.Image, box: Box) -> None:
        """Draw the picture so that its content, inside the margin, starts at the corner of ``box``."""
        lay(base, self.image, (box.left - self.margin, box.top - self.margin))


@dataclass(frozen=True, slots=True)
class Draw(Element):
    """A function that draws into the box it's given."""

    draw_into: Callable[[Image.Image, Box], None]
    width: int = 0
    height: int = 0

    def size(self, width: int | None = None) -> Size:
        """Return the size given to the element."""
        return Size(self.width, self.height)

    def placed(self, box: Box) -> Iterator[Placed]:
        """Yield the drawing, as large as ``box``."""
        yield Placed(box, self)

    def draw(self, base: Image.Image, box: Box) -> None:
        """Call the function."""
        self.draw_into(base, box)


@dataclass(frozen=True, slots=True)
class Spacer(Element):
    """Empty space."""

    width: int = 0
    height: int = 0

    def size(self, width: int | None = None) -> Size:
        """Return the size of the space."""
        return Size(self.width, self.height)

    def placed(self, box: Box) -> Iterator[Placed]:
        """Yield nothing."""
        return iter(())
