"""The privacy notice and the terms in ``docs`` match what people read under ``/help``."""

from __future__ import annotations

import pytest

from bot.features.reading.panel.reading import LEGAL_PAGES, LegalPage
from render.words import words_for
from tests.support.derived import assert_derived


@pytest.mark.parametrize("page", LEGAL_PAGES)
def test_the_page_says_what_the_help_says(page: LegalPage) -> None:
    _, _, text = words_for("en")(f"{page}-text").partition("\n")
    assert_derived(f"docs/{page}.md", page, f"\n{text.strip()}\n\n")
