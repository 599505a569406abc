"""Named parts of a picture: where something stands that words point at, found while it is laid out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from render.kit.layout import Box, Element, Placed, Size

Regions = list[tuple[str, Box]]

_noted: ContextVar[Regions | None] = ContextVar("regions", default=None)


@contextmanager
def noting() -> Iterator[Regions]:
    """Return the named parts of all that is laid out as long as the context lasts."""
    regions: Regions = []
    token = _noted.set(regions)
    try:
        yield regions
    finally:
        _noted.reset(token)


def note(name: str, box: tuple[int, int, int, int]) -> None:
    """Note that the part called ``name`` stands in ``box`` of the picture."""
    regions = _noted.get()
    if regions is not None:
        regions.append((name, Box(*box)))


@dataclass(frozen=True, slots=True)
class Named(Element):
    """An element that has a name."""

    child: Element
    name: str

    def size(self, width: int | None = None) -> Size:
        """Return the size of what is inside."""
        return self.child.size(width)

    def wanted_width(self) -> int:
        """Return the width that is wanted inside."""
        return self.child.wanted_width()

    def wanted_height(self, width: int) -> int:
        """Return the height that is wanted inside."""
        return self.child.wanted_height(width)

    def placed(self, box: Box) -> Iterator[Placed]:
        """Yield what is inside, in the whole box."""
        note(self.name, box)
        return self.child.placed(box)
