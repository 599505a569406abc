"""Every relative link, anchor and file name in the project's Markdown files leads somewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from urllib.parse import unquote

import pytest

ROOT = Path(__file__).parents[1]
OVERLAYS = (ROOT / "tests" / "example", ROOT / "tests" / "new_game" / "template")
"""Folders whose files are copied over the project; their links are valid in the place they're copied to."""
PLACES = (ROOT, ROOT / "tests", *OVERLAYS)
"""Folders that a file name on a page may be relative to."""
SOURCES = ("bot", "data", "deploy", "docs", "games", "playground", "render", "tests")

_FENCE = re.compile(r"^ *```.*?^ *```", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`[^`]*`")
_LINK = re.compile(r"\[(?:[^\[\]]|\[[^\]]*\])*\]\(\s*<?([^)\s>]+)")
_REFERENCE = re.compile(r"^\[[^\]]+\]:\s*(\S+)", re.MULTILINE)
_IMAGE = re.compile(r"<(?:img|a)\b[^>]*\b(?:src|href)=\"([^\"]+)\"")
_HEADING = re.compile(r"^#+ +(.+?) *#*$", re.MULTILINE)
_ANCHOR = re.compile(r"<a (?:id|name)=\"([^\"]+)\"")
_NAMED = re.compile(r"`((?:bot|data|deploy|docs|games|render|tests)/[\w./-]+)`")
_EXTERNAL = re.compile(r"[a-z][a-z0-9+.-]*:")


def pages() -> list[Path]:
    """Return all Markdown files of the project."""
    nested = (page for folder in SOURCES for page in (ROOT / folder).rglob("*.md"))
    return sorted([*ROOT.glob("*.md"), *nested])


def name_of(page: Path) -> str:
    """Return the path of ``page`` in the project."""
    return page.relative_to(ROOT).as_posix()


def links(text: str) -> Iterator[str]:
    """Yield the targets of all links in ``text`` that lead to the project itself.

    >>> list(links("[a](b.md#c), `[no](x)`, [d](https://e.org) ![f](g.png)"))
    ['b.md#c', 'g.png']
    """
    prose = _CODE.sub("`", _FENCE.sub("", text))
    for pattern in (_LINK, _REFERENCE, _IMAGE):
        yield from (target for target in pattern.findall(prose) if not _EXTERNAL.match(target))


def slug(heading: str) -> str:
    """Return the anchor that GitHub gives ``heading``.

    >>> slug("What `bot/table` decides"), slug("Where to find…")
    ('what-bottable-decides', 'where-to-find')
    """
    plain = re.sub(r"<[^>]+>", "", re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)).strip().lower()
    return re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")


@cache
def anchors(page: Path) -> frozenset[str]:
    """Return all anchors of ``page``: explicit ones, and those of its headings."""
    text = _FENCE.sub("", page.read_text(encoding="utf-8"))
    found: set[str] = set(_ANCHOR.findall(text))
    times: dict[str, int] = {}
    for heading in map(slug, _HEADING.findall(text)):
        count = times.get(heading, 0)
        times[heading] = count + 1
        found.add(f"{heading}-{count}" if count else heading)
    return frozenset(found)


def broken(page: Path, text: str) -> list[str]:
    """Return the links in ``text``, written on ``page``, that lead nowhere."""
    overlay = next((folder for folder in OVERLAYS if folder in page.parents), None)
    place = page if overlay is None else ROOT / page.relative_to(overlay)
    found = []
    for link in links(text):
        path, _, anchor = unquote(link).partition("#")
        target = (place.parent / path).resolve() if path else page
        is_page = target.suffix == ".md" and target.is_file()
        if not target.exists() or (anchor and not (is_page and anchor in anchors(target))):
            found.append(link)
    return found


@pytest.mark.parametrize("page", pages(), ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    assert not broken(page, page.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "link",
    ["docs/no-such-page.md", "CONTRIBUTING.md#no-such-heading", "#no-such-heading", "docs/rules/saga.md#0.0"],
)
def test_a_broken_link_is_noticed(link: str) -> None:
    assert broken(ROOT / "README.md", f"Read [this\npage]({link}).") == [link]


@pytest.mark.parametrize("link", ["docs", "CONTRIBUTING.md#how-to-cite-a-rule", "docs/rules/saga.md#1"])
def test_a_sound_link_is_accepted(link: str) -> None:
    assert not broken(ROOT / "README.md", f"[this]({link})")


@pytest.mark.parametrize("page", pages(), ids=name_of)
def test_every_file_that_a_page_names_exists(page: Path) -> None:
    names = _NAMED.findall(page.read_text(encoding="utf-8"))
    assert not [name for name in names if not any((root / name).exists() for root in PLACES)]


def test_every_decision_is_in_the_index_under_its_title() -> None:
    folder = ROOT / "docs" / "decisions"
    index = (folder / "README.md").read_text(encoding="utf-8")
    rows = []
    for number, page in enumerate(sorted(folder.glob("[0-9]*.md")), start=1):
        head, _, date, *_ = page.read_text(encoding="utf-8").splitlines()
        title = head.removeprefix(f"# {number}. ")
        rows.append(f"| {number} | [{title}]({page.name}) | {date.removeprefix('Date: ')} |")
        assert page.name.startswith(f"{number:03}-")
    assert rows == [line for line in index.splitlines() if re.match(r"\| \d", line)]
