"""What a layout ends in: words, pieces, drawings, and room."""

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
    """A text as it was set."""

    text: str
    block: Block
    align: TextAlign

    def draw(self, base: Image.Image, box: Box) -> None:
        """Draw the lines in the middle of the height of ``box``."""
        typesetting.draw_block(base, self.block, box, self.align)


@dataclass(frozen=True, slots=True)
class Text(Element):
    """Words that fit whatever box they get, in up to ``lines`` lines; see ``typesetting.set_block``."""

    text: str
    style: Style
    align: TextAlign = "left"
    lines: int = 1
    smallest: int = SMALLEST
    language: str | None = None
    down: Down = "middle"

    def size(self, width: int | None = None) -> Size:
        """Return the size of one line, or of the lines that ``width`` breaks it into."""
        wanted = typesetting.measure(self.text, self.style)
        if width is None or wanted <= width:
            return Size(wanted, Block((self.text,), self.style).leading)
        block = typesetting.set_block(
            self.text, self.style, width, self.lines, self.smallest, None, self.language
        )
        return Size(block.width, block.height)

    def placed(self, box: Box) -> Iterator[Placed]:
        """Yield the text, set for ``box``."""
        block = typesetting.set_block(
            self.text, self.style, box.width, self.lines, self.smallest, box.height, self.language
        )
        if self.down != "middle":
            box = aligned(Size(box.width, block.height), box, "left", self.down)
        yield Placed(box, Lettering(self.text, block, self.align))


@dataclass(frozen=True, slots=True)
class Piece(Element):
    """A drawn piece, in its own size; ``margin`` is what it has round it for its shadow and takes no room."""

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
        """Draw the picture with the content inside its margin aligned to the corner of ``box``."""
        lay(base, self.image, (box.left - self.margin, box.top - self.margin))


@dataclass(frozen=True, slots=True)
class Draw(Element):
    """Whatever a function draws into the box that it is given."""

    draw_into: Callable[[Image.Image, Box], None]
    width: int = 0
    height: int = 0

    def size(self, width: int | None = None) -> Size:
        """Return the size that it was said to want."""
        return Size(self.width, self.height)

    def placed(self, box: Box) -> Iterator[Placed]:
        """Yield the drawing, as large as ``box``."""
        yield Placed(box, self)

    def draw(self, base: Image.Image, box: Box) -> None:
        """Let the function draw."""
        self.draw_into(base, box)


@dataclass(frozen=True, slots=True)
class Spacer(Element):
    """Room with nothing in it."""

    width: int = 0
    height: int = 0

    def size(self, width: int | None = None) -> Size:
        """Return the size of the room."""
        return Size(self.width, self.height)

    def placed(self, box: Box) -> Iterator[Placed]:
        """Yield nothing."""
        return iter(())
