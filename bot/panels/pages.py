"""Lines that do not fit one message, in pages that do."""

from __future__ import annotations

from collections.abc import Sequence


def pages_of(lines: Sequence[str], *, letters: int, most: int | None = None) -> list[list[str]]:
    """Return ``lines`` in pages of at most ``letters`` characters and ``most`` lines; at least one page."""
    pages: list[list[str]] = [[]]
    size = 0
    for line in lines:
        full = most is not None and len(pages[-1]) == most
        if pages[-1] and (full or size + len(line) > letters):
            pages.append([])
            size = 0
        pages[-1].append(line)
        size += len(line) + 1
    return pages
