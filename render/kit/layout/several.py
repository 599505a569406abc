"""Elements with several children: side by side, one below the other, stacked, or in a grid."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence

from render.kit.layout.around import Grow
from render.kit.layout.display import Across, Box, Element, Placed, Size, aligned


class _Several(Element):
    """An element with any number of children."""

    __slots__ = ("_measured_heights", "_sizes", "_width", "children", "gap")

    def __init__(self, *children: Element, gap: int = 0) -> None:
        self.children = children
        self.gap = gap
        self._sizes: dict[int | None, Size] = {}
        self._measured_heights: dict[int, int] = {}
        self._width: int | None = None

    def size(self, width: int | None = None) -> Size:
        """Return the preferred size, cached: parents at every level ask more than once."""
        if width not in self._sizes:
            self._sizes[width] = self._measured(width)
        return self._sizes[width]

    def wanted_width(self) -> int:
        """Return the preferred width, measured once."""
        if self._width is None:
            self._width = self._measured_width()
        return self._width

    def wanted_height(self, width: int) -> int:
        """Return the preferred height at the given width, measured once."""
        if width not in self._measured_heights:
            self._measured_heights[width] = self._measured_height(width)
        return self._measured_heights[width]

    @abstractmethod
    def _measured(self, width: int | None) -> Size:
        """Measure the children."""

    def _measured_width(self) -> int:
        """Measure the preferred width; by default the widest child's."""
        return max((child.wanted_width() for child in self.children), default=0)

    def _measured_height(self, width: int) -> int:
        """Measure the preferred height; by default the highest child's."""
        return max((child.wanted_height(width) for child in self.children), default=0)

    @property
    def _gaps(self) -> int:
        return self.gap * max(0, len(self.children) - 1)


class Row(_Several):
    """Elements side by side, each as high as the row and as wide as it wants; growing ones share the rest."""

    def _measured(self, width: int | None) -> Size:
        """Return the total width and the height of the highest child."""
        if width is not None:
            return Size(self.wanted_width(), self.wanted_height(width))
        sizes = [child.size(child.wanted_width()) for child in self.children]
        return Size(self.wanted_width(), max((size.height for size in sizes), default=0))

    def _measured_width(self) -> int:
        return sum(child.wanted_width() for child in self.children) + self._gaps

    def _measured_height(self, width: int) -> int:
        widths = self._widths(width)
        return max(
            (child.wanted_height(room) for child, room in zip(self.children, widths, strict=True)), default=0
        )

    def _widths(self, width: int) -> list[int]:
        """Return the width of each child in a row of ``width`` pixels."""
        wanted = [0 if isinstance(child, Grow) else child.wanted_width() for child in self.children]
        return _shared(self.children, wanted, width, self._gaps)

    def placed(self, box: Box) -> Iterator[Placed]:
        """Yield the children's items, from left to right."""
        left = box.left
        for child, width in zip(self.children, self._widths(box.width), strict=True):
            yield from child.placed(Box(left, box.top, left + width, box.bottom))
            left += width + self.gap


class Column(_Several):
    """Elements one below the other, each as wide as the column; growing ones share the leftover height."""

    def _measured(self, width: int | None) -> Size:
        """Return the width of the widest child and the total height."""
        sizes = [child.size(width) for child in self.children]
        return Size(
            max((size.width for size in sizes), default=0), sum(size.height for size in sizes) + self._gaps
        )

    def _measured_height(self, width: int) -> int:
        return sum(child.wanted_height(width) for child in self.children) + self._gaps

    def placed(self, box: Box) -> Iterator[Placed]:
        """Yield the children's items, from the top down."""
        wanted = [0 if isinstance(child, Grow) else child.wanted_height(box.width) for child in self.children]
        top = box.top
        heights = _shared(self.children, wanted, box.height, self._gaps)
        for child, height in zip(self.children, heights, strict=True):
            yield from child.placed(Box(box.left, top, box.right, top + height))
            top += height + self.gap


def _shared(children: Sequence[Element], wanted: list[int], room: int, gaps: int) -> list[int]:
    """Return the space of each child: what it wants, or its share of what the others leave."""
    shares = [child.share if isinstance(child, Grow) else 0 for child in children]
    if not any(shares):
        return wanted
    left = max(0, room - gaps - sum(size for size, share in zip(wanted, shares, strict=True) if not share))
    given = _divided(left, shares)
    return [part if share else size for part, share, size in zip(given, shares, wanted, strict=True)]


def _divided(room: int, shares: Sequence[int]) -> list[int]:
    """Return ``room`` divided in proportion to ``shares``, without losing a pixel."""
    total, seen, start = sum(shares), 0, 0
    parts = []
    for share in shares:
        seen += share
        end = room * seen // total
        parts.append(end - start)
        start = end
    return parts


class Stack(_Several):
    """Elements on top of each other, each in the whole box; the last one is on top."""

    def _measured(self, width: int | None) -> Size:
        """Return the largest width and height."""
        sizes = [child.size(width) for child in self.children]
        return Size(
            max((size.width for size in sizes), default=0), max((size.height for size in sizes), default=0)
        )

    def placed(self, box: Box) -> Iterator[Placed]:
        """Yield the children's items, the lowest child first."""
        for child in self.children:
            yield from child.placed(box)


class FirstFit(_Several):
    """Alternatives in order of preference: shows the first that fits the box, or else the last."""

    def _fitting(self, width: int | None, height: int | None) -> Element:
        for child in self.children:
            size = child.size(width)
            if (width is None or size.width <= width) and (height is None or size.height <= height):
                return child
        return self.children[-1]

    def _measured(self, width: int | None) -> Size:
        """Return the size of the first alternative that fits ``width``."""
        return self._fitting(width, None).size(width)

    def _measured_width(self) -> int:
        return self.size().width

    def _measured_height(self, width: int) -> int:
        return self.size(width).height

    def placed(self, box: Box) -> Iterator[Placed]:
        """Yield the items of the first alternative that fits."""
        return self._fitting(box.width, box.height).placed(box)


class Grid(_Several):
    """Elements of equal width in rows of up to ``columns``; ``last`` aligns a row that isn't full.

    A row is as high as its highest element wants; if ``even``, all rows are equally high.
    """

    __slots__ = ("columns", "even", "last")

    def __init__(
        self,
        *children: Element,
        columns: int,
        gap: int = 0,
        even: bool = False,
        last: Across = "centre",
    ) -> None:
        super().__init__(*children, gap=gap)
        self.columns = max(1, min(columns, len(children)))
        self.even = even
        self.last = last

    @property
    def _rows(self) -> list[tuple[Element, ...]]:
        step = self.columns
        return [self.children[start : start + step] for start in range(0, len(self.children), step)]

    def _cell(self, width: int) -> int:
        return max(0, (width - (self.columns - 1) * self.gap) // self.columns)

    def _heights(self, cell: int) -> list[int]:
        heights = [max(child.wanted_height(cell) for child in row) for row in self._rows]
        return [max(heights)] * len(heights) if self.even and heights else heights

    def _measured(self, width: int | None) -> Size:
        """Return the total size of all columns and rows."""
        wanted = self.wanted_width()
        return Size(wanted, self.wanted_height(wanted if width is None else width))

    def _measured_width(self) -> int:
        widest = max((child.wanted_width() for child in self.children), default=0)
        return self.columns * widest + (self.columns - 1) * self.gap

    def _measured_height(self, width: int) -> int:
        heights = self._heights(self._cell(width))
        return sum(heights) + self.gap * max(0, len(heights) - 1)

    def placed(self, box: Box) -> Iterator[Placed]:
        """Yield the children's items, row by row; even rows fill the box."""
        cell, rows = self._cell(box.width), self._rows
        if self.even and rows:
            heights = [max(0, (box.height - (len(rows) - 1) * self.gap) // len(rows))] * len(rows)
        else:
            heights = self._heights(cell)
        top = box.top
        for row, height in zip(rows, heights, strict=True):
            span = len(row) * cell + (len(row) - 1) * self.gap
            left = aligned(Size(span, height), box, self.last, "top").left
            for child in row:
                yield from child.placed(Box(left, top, left + cell, top + height))
                left += cell + self.gap
            top += height + self.gap
