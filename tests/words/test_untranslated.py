"""Words that a language lacks are shown in English; no test fails if their file says it is incomplete."""

from __future__ import annotations

from pathlib import Path

import pytest

import render.words
from render.words import MissingWords, Words
from tests.words import test_catalogue as catalogue


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game's words in English, and some of them in Italian."""
    english = (
        "skull-name = Skull\nskull-roses = { $count } roses\n"
        "skull-one = A { -skull-rose }\n-skull-rose = rose\n"
    )
    for locale, text in (("en", english), ("it", "skull-name = Teschio\n")):
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "skull.ftl").write_text(text)
    monkeypatch.setattr(render.words, "FOLDERS", [tmp_path])
    monkeypatch.setattr(catalogue, "WORDS", tmp_path)
    caches = (catalogue.entries, catalogue.messages, catalogue.untranslated, render.words._words)
    for cached in caches:
        cached.cache_clear()
    yield tmp_path  # type: ignore[misc]
    for cached in caches:
        cached.cache_clear()


@pytest.mark.usefixtures("words")
def test_a_message_that_a_language_lacks_is_said_in_english() -> None:
    italian = Words("it")
    assert italian("skull-name") == "Teschio"
    assert italian("skull-roses", count=2) == "2 roses"
    assert italian("skull-one") == "A rose"
    assert italian.has("skull-roses")
    with pytest.raises(MissingWords, match="it: skull-thorns"):
        italian("skull-thorns")


def test_a_file_that_says_so_may_lack_messages(words: Path) -> None:
    with pytest.raises(AssertionError, match="if you don't speak the language"):
        catalogue.test_every_language_holds_the_same_messages("it", "skull.ftl")
    assert not catalogue.untranslated("it")
    file = words / "it" / "skull.ftl"
    file.write_text(f"{catalogue.INCOMPLETE}\n{file.read_text()}")
    catalogue.untranslated.cache_clear()
    catalogue.test_every_language_holds_the_same_messages("it", "skull.ftl")
    assert catalogue.untranslated("it") == {"skull-roses", "skull-one"}


def test_a_file_may_be_missing(words: Path) -> None:
    (words / "it" / "skull.ftl").unlink()
    catalogue.test_every_language_holds_the_same_messages("it", "skull.ftl")
    assert catalogue.untranslated("it") == {"skull-name", "skull-roses", "skull-one"}
