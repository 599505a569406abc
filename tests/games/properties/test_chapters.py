"""The chapters of ``/rules`` and the complete rules match: each covers sections that the other has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.features.reading.panel.rules import rule_pages
from games.engine.game import AnyGame
from games.registry import GAMES
from render.words import locales, words_for

RULES = Path(__file__).parents[3] / "docs" / "rules"
_HEADING = re.compile(r'^(##+) <a id="([^"]+)"></a>', re.MULTILINE)

with_chapters = pytest.mark.parametrize(
    "game", [game for game in GAMES.values() if game.chapters], ids=lambda game: game.id
)


def sections(game: AnyGame) -> list[tuple[str, str]]:
    """Return the level and the anchor of every numbered section of the complete rules."""
    return _HEADING.findall((RULES / f"{game.id}.md").read_text("utf-8"))


def test_every_game_of_the_house_has_chapters() -> None:
    assert {page.stem for page in RULES.glob("*.md")} <= {game.id for game in GAMES.values() if game.chapters}


@with_chapters
def test_every_section_is_told_in_a_chapter_and_chapters_cite_sections_that_exist(game: AnyGame) -> None:
    cited = {anchor for chapter in game.chapters for anchor in chapter}
    there = sections(game)
    assert cited <= {anchor for _, anchor in there}
    assert {anchor for level, anchor in there if level == "##"} <= {one.partition(".")[0] for one in cited}
    assert all(game.chapters), "no chapter is without a section"


@with_chapters
@pytest.mark.parametrize("locale", locales())
def test_every_language_has_the_same_chapters_in_the_same_order(game: AnyGame, locale: str) -> None:
    pages = rule_pages(game, words_for(locale))
    chapters = [page for page in pages if page.part == 1]
    assert [page.sections for page in chapters] == list(game.chapters), (
        f"{game.id} has a chapter for each ### heading of its rules, then one for the examples of its entries"
        f" and one for departures from print, if any: {[page.title for page in chapters]}"
    )
    assert len({page.title for page in chapters}) == len(chapters)
    assert [page.source for page in chapters] == [
        page.source for page in rule_pages(game, words_for("en")) if page.part == 1
    ]
    assert all(page.text for page in pages)


@with_chapters
@pytest.mark.parametrize("locale", locales())
def test_the_drawn_page_tells_each_part_in_two_short_sentences(game: AnyGame, locale: str) -> None:
    words = words_for(locale)
    for part in ("aim", "turn", "end"):
        said = words(f"{game.id}-page-{part}")
        assert len(said) <= 110, said
        assert 2 <= len(re.findall(r"[.!](?:\s|$)", said)) <= 3, said
