"""Boxes, and the list of what to draw in each."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple, Protocol, TypeAlias

from PIL import Image

Across = Literal["left", "centre", "right"]
Down = Literal["top", "middle", "bottom"]
_BEFORE: dict[str, float] = {"left": 0, "centre": 0.5, "right": 1, "top": 0, "middle": 0.5, "bottom": 1}
"""How much of the room that is left over is before what is aligned so."""


class Size(NamedTuple):
    """A width and a height in pixels."""

    width: int
    height: int


class Box(NamedTuple):
    """A part of a picture in pixels; ``right`` and ``bottom`` are no longer in it."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        """From left to right."""
        return self.right - self.left

    @property
    def height(self) -> int:
        """From top to bottom."""
        return self.bottom - self.top

    @property
    def corner(self) -> tuple[int, int]:
        """Where it begins: left and top."""
        return self.left, self.top

    @property
    def middle(self) -> tuple[float, float]:
        """The point in its middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


def aligned(size: Size, box: Box, across: Across, down: Down) -> Box:
    """Return where something of ``size`` is if it is aligned so in ``box``."""
    left = box.left + round((box.width - size.width) * _BEFORE[across])
    top = box.top + round((box.height - size.height) * _BEFORE[down])
    return Box(left, top, left + size.width, top + size.height)


def held(size: Size, point: tuple[float, float], across: Across, down: Down) -> Box:
    """Return where something of ``size`` is if that part of it is at ``point``."""
    left = round(point[0] - size.width * _BEFORE[across])
    top = round(point[1] - size.height * _BEFORE[down])
    return Box(left, top, left + size.width, top + size.height)


class Item(Protocol):
    """What can be drawn into a box."""

    def draw(self, base: Image.Image, box: Box) -> None:
        """Draw it onto ``base``, in place."""
        ...


class Placed(NamedTuple):
    """An item of a display list and the box that it has."""

    box: Box
    item: Item


DisplayList: TypeAlias = Sequence[Placed]


class Element(ABC):
    """Something that is laid out: it knows the size that it needs before it is given a box."""

    @abstractmethod
    def size(self, width: int | None = None) -> Size:
        """Return the size that it wants; ``width`` is how much there is, where that is known."""

    def wanted_width(self) -> int:
        """Return the width that it wants; an element that knows it need not measure itself for it."""
        return self.size().width

    def wanted_height(self, width: int) -> int:
        """Return the height that it wants where it is ``width`` wide."""
        return self.size(width).height

    @abstractmethod
    def placed(self, box: Box) -> Iterator[Placed]:
        """Yield what it is made of, laid out in ``box``."""


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
