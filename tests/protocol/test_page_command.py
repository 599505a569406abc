"""``tavolata page`` makes a page of a finished game while the bot is running, or says in one sentence why
not.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.host.paging import make_page
from tests.protocol.course import play_out
from tests.protocol.evening import Evening
from tests.support.phrases import phrase


@pytest.fixture
def here(evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Evening:
    """An evening whose database the command can find, in a folder of its own."""
    monkeypatch.setattr("bot.host.paging.load_config", lambda: evening.settings)
    monkeypatch.chdir(tmp_path)
    return evening


def pages_in(folder: Path) -> list[Path]:
    return list(folder.glob("*.html"))


async def page(given: str, language: str | None = None, address: str | None = None) -> str | None:
    return await asyncio.to_thread(make_page, given, None, language, address)


async def test_a_page_is_made_from_a_table_or_its_file(here: Evening, tmp_path: Path) -> None:
    await here.begin("Bruno", game="abraca")
    await play_out(here)
    assert await page("1") is None
    made = (tmp_path / "table-1.html").read_text(encoding="utf-8")
    assert '<html lang="en" dir="ltr">' in made
    assert "Bruno" in made
    assert len(made) < 5_000_000
    (tmp_path / "game.json").write_bytes(await here.bot.services.tables.archive.export(1))
    assert await page("game.json", "it", "https://example.org/games/") is None
    other = (tmp_path / "game.html").read_text(encoding="utf-8")
    assert '<html lang="it"' in other
    assert 'property="og:image" content="https://example.org/games/game.jpg"' in other
    assert (tmp_path / "game.jpg").read_bytes().startswith(b"\xff\xd8")


async def test_one_sentence_says_why_there_is_no_page(here: Evening, tmp_path: Path) -> None:
    await here.begin("Bruno", game="abraca")
    assert "no table 7" in str(await page("7"))
    assert phrase("refused-not-over-yet") in str(await page("1"))
    assert "No such file" in str(await page("nothing.json"))
    (tmp_path / "other.json").write_text("{}", encoding="utf-8")
    assert str(await page("other.json")).startswith("There is no page.")
    assert "These are the languages: en" in str(await page("1", "xx"))
    assert not pages_in(tmp_path)


async def test_names_are_shown_as_they_are_and_do_nothing(here: Evening, tmp_path: Path) -> None:
    await here.begin("Bruno", game="abraca")
    await play_out(here)
    data = await here.bot.services.tables.archive.export(1)
    hostile = data.replace(b'"Bruno"', b'"<img src=x onerror=1>$title"')
    (tmp_path / "hostile.json").write_bytes(hostile)
    assert await page("hostile.json") is None
    made = (tmp_path / "hostile.html").read_text(encoding="utf-8")
    assert "&lt;img src=x onerror=1&gt;$title" in made
    assert "<img src=x" not in made
