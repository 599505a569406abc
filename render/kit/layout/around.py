"""Wrappers of one element: padding, another size, a place in a larger box or on a map; or nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from render.kit.layout.display import Across, Box, Down, Element, Placed, Size, aligned, held


@dataclass(frozen=True, slots=True)
class _Around(Element):
    """An element around one other."""

    child: Element

    def size(self, width: int | None = None) -> Size:
        """Return the size of the child."""
        return self.child.size(width)

    def wanted_width(self) -> int:
        """Return the width that the child wants."""
        return self.child.wanted_width()

    def wanted_height(self, width: int) -> int:
        """Return the height that the child wants."""
        return self.child.wanted_height(width)

    def placed(self, box: Box) -> Iterator[Placed]:
        """Yield the child's items, laid out in the whole box."""
        return self.child.placed(box)


@dataclass(frozen=True, slots=True)
class Grow(_Around):
    """In a row or a column: an element that takes its ``share`` of the space the others leave."""

    share: int = 1


@dataclass(frozen=True, slots=True)
class Blank(_Around):
    """Takes the space of an element without drawing it: it's drawn earlier, later, or not at all."""

    def placed(self, box: Box) -> Iterator[Placed]:
        """Yield nothing."""
        return iter(())


@dataclass(frozen=True, slots=True)
class Sized(_Around):
    """An element with a fixed width, height or both instead of its own."""

    width: int | None = None
    height: int | None = None

    def size(self, width: int | None = None) -> Size:
        """Return the fixed size, with any missing dimension taken from the child."""
        if self.width is not None and self.height is not None:
            return Size(self.width, self.height)
        own = self.child.size(width if self.width is None else self.width)
        return Size(
            own.width if self.width is None else self.width,
            own.height if self.height is None else self.height,
        )

    def wanted_width(self) -> int:
        """Return the fixed width, or the child's."""
        return self.child.wanted_width() if self.width is None else self.width

    def wanted_height(self, width: int) -> int:
        """Return the fixed height, or the child's."""
        if self.height is not None:
            return self.height
        return self.child.wanted_height(width if self.width is None else self.width)


@dataclass(frozen=True, slots=True)
class Padding(_Around):
    """Space around an element; if negative, the element extends beyond its box."""

    left: int = 0
    top: int = 0
    right: int = 0
    bottom: int = 0

    @classmethod
    def around(cls, child: Element, by: int) -> Padding:
        """Return ``child`` with the same space on every side."""
        return cls(child, by, by, by, by)

    def size(self, width: int | None = None) -> Size:
        """Return the size of the child plus the space around it."""
        aside = self.left + self.right
        inner = self.child.size(None if width is None else width - aside)
        return Size(inner.width + aside, inner.height + self.top + self.bottom)

    def wanted_width(self) -> int:
        """Return the width that the child wants plus the space beside it."""
        return self.child.wanted_width() + self.left + self.right

    def wanted_height(self, width: int) -> int:
        """Return the height that the child wants plus the space above and below it."""
        return self.child.wanted_height(width - self.left - self.right) + self.top + self.bottom

    def placed(self, box: Box) -> Iterator[Placed]:
        """Yield the child's items, laid out inside the padding."""
        return self.child.placed(
            Box(box.left + self.left, box.top + self.top, box.right - self.right, box.bottom - self.bottom)
        )


@dataclass(frozen=True, slots=True)
class Align(_Around):
    """An element no larger than necessary, aligned in its box."""

    across: Across = "centre"
    down: Down = "middle"

    def placed(self, box: Box) -> Iterator[Placed]:
        """Yield the child's items, in a box of the size it wants."""
        width, height = self.child.size(box.width)
        size = Size(min(width, box.width), min(height, box.height))
        return self.child.placed(aligned(size, box, self.across, self.down))


@dataclass(frozen=True, slots=True)
class Pinned(_Around):
    """An element at a point of a map: its middle, or the given side, is at the point.

    ``x`` and ``y`` count from the corner of the box, which is the whole map.
    """

    x: float
    y: float
    across: Across = "centre"
    down: Down = "middle"

    def placed(self, box: Box) -> Iterator[Placed]:
        """Yield the child's items, in a box of the size it wants."""
        point = (box.left + self.x, box.top + self.y)
        return self.child.placed(held(self.child.size(), point, self.across, self.down))
