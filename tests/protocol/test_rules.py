"""``/rules``: an illustrated page, chapters in a menu, and a search."""

from __future__ import annotations

import pytest

from bot.features.reading.panel.rules import rule_pages
from games.registry import GAMES
from playground import Message
from render.words import words_for
from tests.protocol.evening import Evening, verb
from tests.support.features import PAGES
from tests.support.phrases import phrase


def menu(panel: Message, wanted: str = "page") -> tuple[str, list[str]]:
    """Return the id and choices of the first menu with the verb ``wanted``."""
    found = next(menu for menu in panel.selects if menu.custom_id.split(":")[3] == wanted)
    return found.custom_id, [option.label for option in found.options]


async def choose(evening: Evening, panel: Message, label: str, wanted: str = "page") -> Message:
    """Let Ada choose in a menu; return the answer."""
    reply = await evening.person("Ada").select(panel, menu(panel, wanted)[0], label)
    return await reply.result()


async def search(evening: Evening, panel: Message, typed: str) -> Message:
    """Let Ada search for a word; return the answer."""
    opened = await evening.person("Ada").press(panel, verb(panel, "rules-search"))
    assert opened.modal is not None
    reply = await evening.person("Ada").submit(opened.modal, {"typed": typed})
    return await reply.result()


@pytest.mark.parametrize("game", PAGES)
async def test_the_drawn_page_comes_first_and_the_chapters_by_a_menu(evening: Evening, game: str) -> None:
    first = await evening.slash("Ada", "rules", game=game)
    words = words_for("en")
    [alt] = first.alt_texts
    assert first.ephemeral
    assert first.text.startswith(words("rules-learn")), "whoever is new learns faster by playing"
    assert words(f"{game}-page-aim") in alt
    pages = rule_pages(GAMES[game], words)
    assert menu(first)[1] == ["First page", *dict.fromkeys(page.title for page in pages)]
    chapter = await choose(evening, first, pages[-1].title)
    assert chapter.text.startswith(f"### {pages[-1].title}")
    assert not chapter.alt_texts
    assert words("rules-learn") not in chapter.text
    back = await choose(evening, chapter, "First page")
    assert len(back.alt_texts) == 1


async def test_pages_turn_in_place_from_the_first_to_the_last(evening: Evening) -> None:
    panel = await evening.slash("Ada", "rules", game="abraca")
    pages = rule_pages(GAMES["abraca"], words_for("en"))
    for page in pages:
        panel = await (await evening.person("Ada").press(panel, phrase("button-on"))).result()
        assert page.title in panel.text
        assert f"Page {page.number} of {len(pages)}" in panel.text
    assert [button.disabled for button in panel.buttons if button.label == phrase("button-on")] == [True]
    assert "complete rules, section by section: 11" in panel.text


async def test_a_word_is_found_with_its_chapter_and_what_is_called_so(evening: Evening) -> None:
    await evening.wish(evening.person("Ada").id, language="it")
    first = await evening.slash("Ada", "rules", game="touria")
    found = await search(evening, first, "FRÁT oraf")
    assert phrase("rules-not-found", "it") in found.text
    assert "FRÁT oraf" in found.text
    found = await search(evening, found, "oràf")
    assert "Orafo" in found.text
    assert menu(found, "entry")[1] == ["Orafo"]
    title = next(chapter for chapter in menu(found)[1] if f"**{chapter}**" in found.text)
    chapter = await choose(evening, found, title)
    assert chapter.text.startswith(f"### {title}")
    found = await search(evening, chapter, "orafo")
    assert (await choose(evening, found, "Orafo", "entry")).text.startswith("### Orafo")


@pytest.mark.parametrize("typed", ["…", "@everyone **x** ||y||", "zzqq", "=" * 60])
async def test_a_word_that_is_nowhere_is_answered_with_a_sentence(evening: Evening, typed: str) -> None:
    first = await evening.slash("Ada", "rules", game="saga")
    found = await search(evening, first, typed)
    assert phrase("rules-not-found") in found.text
    assert "**x**" not in found.text
    assert rule_pages(GAMES["touria"], words_for("en"))[-1].title in menu(found)[1], (
        "the chapters are offered"
    )


async def test_buttons_that_were_forged_are_refused(evening: Evening) -> None:
    board = await evening.open_table()
    for ask in ("page:chess=1", "page:abraca=x", "page:abraca=99999999", "page:abraca=1=nothing"):
        assert "button" in await evening.forge("Ada", board, f"test:1:1:{ask}")
