"""Named parts of a picture that words can point at, recorded during layout."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from render.kit.layout.display import Box, Element, Placed, Size

Regions = list[tuple[str, Box]]

_noted: ContextVar[Regions | None] = ContextVar("regions", default=None)


@contextmanager
def noting() -> Iterator[Regions]:
    """Collect the named parts of everything laid out inside the context."""
    regions: Regions = []
    token = _noted.set(regions)
    try:
        yield regions
    finally:
        _noted.reset(token)


def note(name: str, box: tuple[int, int, int, int]) -> None:
    """Record that the part called ``name`` occupies ``box`` of the picture."""
    regions = _noted.get()
    if regions is not None:
        regions.append((name, Box(*box)))


@dataclass(frozen=True, slots=True)
class Named(Element):
    """An element that has a name."""

    child: Element
    name: str

    def size(self, width: int | None = None) -> Size:
        """Return the size of the wrapped element."""
        return self.child.size(width)

    def wanted_width(self) -> int:
        """Return the width that the wrapped element wants."""
        return self.child.wanted_width()

    def wanted_height(self, width: int) -> int:
        """Return the height that the wrapped element wants."""
        return self.child.wanted_height(width)

    def placed(self, box: Box) -> Iterator[Placed]:
        """Yield the parts of the wrapped element, which fills the box."""
        note(self.name, box)
        return self.child.placed(box)
