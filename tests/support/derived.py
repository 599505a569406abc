"""Generated parts of pages: they stand between two comments on the page, and are rewritten on request."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).parents[2]


def assert_derived(page: str, part: str, text: str) -> None:
    """Assert that ``part`` of ``page`` contains ``text``; with ``UPDATE_DOCS=1``, write it there."""
    file = ROOT / page
    begin, end = f"<!-- {part}: begin -->\n", f"<!-- {part}: end -->\n"
    before, rest = file.read_text(encoding="utf-8").split(begin)
    found, after = rest.split(end)
    if os.environ.get("UPDATE_DOCS"):
        file.write_text(before + begin + text + end + after, encoding="utf-8")
    else:
        assert found == text, f"{page} is out of date: UPDATE_DOCS=1 in front of this test writes it anew"
