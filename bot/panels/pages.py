"""Lines that do not fit one message, in pages that do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def page_of(lines: Iterable[str], *, letters: int, most: int | None = None) -> list[str]:
    """Return as many of the first ``lines`` as fit a page, one at least; no more are asked for than that."""
    page: list[str] = []
    size = 0
    for line in lines:
        if page and size + len(line) > letters:
            break
        page.append(line)
        size += len(line) + 1
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
