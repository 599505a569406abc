"""Boxes, and display lists of items to draw into them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple, Protocol, TypeAlias

from PIL import Image

Across = Literal["left", "centre", "right"]
Down = Literal["top", "middle", "bottom"]
_BEFORE: dict[str, float] = {"left": 0, "centre": 0.5, "right": 1, "top": 0, "middle": 0.5, "bottom": 1}
"""The share of the leftover space that comes before an element with this alignment."""


class Size(NamedTuple):
    """A width and a height in pixels."""

    width: int
    height: int


class Box(NamedTuple):
    """A part of a picture in pixels; ``right`` and ``bottom`` are exclusive."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        """The width in pixels."""
        return self.right - self.left

    @property
    def height(self) -> int:
        """The height in pixels."""
        return self.bottom - self.top

    @property
    def corner(self) -> tuple[int, int]:
        """The left and top edges."""
        return self.left, self.top

    @property
    def middle(self) -> tuple[float, float]:
        """The point in the middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


def aligned(size: Size, box: Box, across: Across, down: Down) -> Box:
    """Return the box of something of ``size`` with this alignment in ``box``."""
    left = box.left + round((box.width - size.width) * _BEFORE[across])
    top = box.top + round((box.height - size.height) * _BEFORE[down])
    return Box(left, top, left + size.width, top + size.height)


def held(size: Size, point: tuple[float, float], across: Across, down: Down) -> Box:
    """Return the box of something of ``size`` with the side or middle named by the alignment at ``point``."""
    left = round(point[0] - size.width * _BEFORE[across])
    top = round(point[1] - size.height * _BEFORE[down])
    return Box(left, top, left + size.width, top + size.height)


class Item(Protocol):
    """Something that can be drawn into a box."""

    def draw(self, base: Image.Image, box: Box) -> None:
        """Draw the item onto ``base``, in place."""
        ...


class Placed(NamedTuple):
    """An item of a display list and its box."""

    box: Box
    item: Item


DisplayList: TypeAlias = Sequence[Placed]


class Element(ABC):
    """A node of the layout: it knows its preferred size before it's given a box."""

    @abstractmethod
    def size(self, width: int | None = None) -> Size:
        """Return the preferred size; ``width`` is the available width, if known."""

    def wanted_width(self) -> int:
        """Return the preferred width; overridden by elements that can skip measuring their height."""
        return self.size().width

    def wanted_height(self, width: int) -> int:
        """Return the preferred height at the given width."""
        return self.size(width).height

    @abstractmethod
    def placed(self, box: Box) -> Iterator[Placed]:
        """Yield the items that the element consists of, laid out in ``box``."""


def arrange(element: Element, box: tuple[int, int, int, int]) -> tuple[Placed, ...]:
    """Return the display list of ``element`` in ``box`` (left, top, right, bottom)."""
    return tuple(element.placed(Box(*box)))


def paint(base: Image.Image, display: DisplayList) -> None:
    """Draw a display list onto ``base``, in place."""
    for box, item in display:
        item.draw(base, box)


def draw(base: Image.Image, element: Element, box: tuple[int, int, int, int] | None = None) -> None:
    """Lay ``element`` out in ``box``, or on all of ``base``, and draw it there."""
    paint(base, arrange(element, box or (0, 0, *base.size)))
