"""Splits lines that don't fit one message into pages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from render.tags import untagged


def length(line: str) -> int:
    """Return the length of ``line`` without its tags for emojis."""
    return len(untagged(line))


def page_of(
    lines: Iterable[str], *, letters: int, most: int | None = None, size_of: Callable[[str], int] = length
) -> list[str]:
    """Return as many of the first ``lines`` as fit a page, at least one; the rest isn't consumed."""
    page: list[str] = []
    size = 0
    for line in lines:
        added = size_of(line)
        if page and size + added > letters:
            break
        page.append(line)
        size += added + 1
        if len(page) == most:
            break
    return page


def pages_of(lines: Sequence[str], *, letters: int, most: int | None = None) -> list[list[str]]:
    """Return ``lines`` in pages of at most ``letters`` characters and ``most`` lines; at least one page."""
    pages: list[list[str]] = []
    done = 0
    while not pages or done < len(lines):
        pages.append(page_of(lines[done:], letters=letters, most=most))
        done += len(pages[-1])
    return pages
