"""Lessons in incomplete languages: nobody can choose them yet, but translators can see them."""

from __future__ import annotations

import pytest

from render.words import Words, languages
from tests.bot.discord.test_panels import NAMES, check_panel
from tests.support.lesson_panels import lesson_panels
from tests.support.render_pools import PlainRenderPool

BEGUN = [locale for locale, language in languages().items() if not language.is_offered]


@pytest.mark.parametrize("locale", BEGUN)
async def test_lessons_are_within_the_limits(locale: str) -> None:
    for panel in lesson_panels(Words(locale), NAMES["wide"] or ""):
        await check_panel(panel, PlainRenderPool())


@pytest.mark.parametrize("locale", ["ja", "ko"])
def test_a_whole_lesson_is_told(locale: str) -> None:
    words = Words(locale)
    told = " ".join(str(panel.parts) for panel in lesson_panels(words, "Ada"))
    steps = [key for key in words.keys if key.startswith("towers-lesson-") and "-wrong" not in key]
    assert len(steps) > 10
    assert all(words(key) in told for key in steps if not key.endswith("-done"))
