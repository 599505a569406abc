"""Which messages of a language are missing, outdated or unreviewed."""

from __future__ import annotations

from pathlib import Path

import pytest

import render.words
from tests.words import review
from tests.words.review import Progress, note_reviewed, note_translated, progress


@pytest.fixture(autouse=True)
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Words in two languages, without a record."""
    monkeypatch.setattr(render.words, "FOLDERS", [tmp_path])
    monkeypatch.setattr(review, "RECORDS", tmp_path / "records")
    write(tmp_path, "en", "one = One\ntwo = Two\nthree = Three\n")
    write(tmp_path, "de", "one = Eins\n# A note.\ntwo = Zwei\n-term = Ding\n")
    return tmp_path


def write(folder: Path, locale: str, text: str) -> None:
    (folder / locale).mkdir(exist_ok=True)
    (folder / locale / "all.ftl").write_text(text, encoding="utf-8")


def test_what_nobody_recorded_is_unreviewed() -> None:
    assert progress("de") == Progress({"three"}, set(), {"one", "two", "-term"})


def test_a_translation_falls_behind_when_only_its_english_changes(words: Path) -> None:
    assert note_translated("de") == 3
    assert note_translated("de") == 0
    write(words, "en", "one = One, finally\ntwo = Two\nthree = Three\n")
    assert progress("de") == Progress({"three"}, {"one"}, {"two", "-term"})
    write(words, "de", "one = Endlich eins\ntwo = Zwei\n-term = Ding\n")
    assert progress("de") == Progress({"three"}, set(), {"one", "two", "-term"})
    assert note_translated("de") == 1
    write(words, "en", "one = One\ntwo = Two\nthree = Three\n")
    assert progress("de").behind == {"one"}


def test_a_review_counts_until_either_text_changes(words: Path) -> None:
    assert note_reviewed("de", ["all.ftl"]) == 3
    assert progress("de") == Progress({"three"}, set(), set())
    write(words, "en", "one = One\ntwo = Two, now\nthree = Three\n")
    write(words, "de", "one = Ein\ntwo = Zwei\n-term = Ding\n")
    assert progress("de") == Progress({"three"}, {"two"}, {"one"})
    note_translated("de")
    assert progress("de") == Progress({"three"}, {"two"}, {"one"}), "changing it is not reviewing it"
    note_reviewed("de", [])
    assert progress("de") == Progress({"three"}, set(), set())


def test_comments_and_line_breaks_do_not_count_and_removed_messages_are_forgotten(words: Path) -> None:
    note_reviewed("de", [])
    write(words, "de", "one =\n    Eins\n# Another note.\n-term = Ding\n")
    assert progress("de") == Progress({"two", "three"}, set(), set())
    write(words, "de", "one = Eins!\n-term = Ding\n")
    note_reviewed("de", [])
    assert "two" not in review.record_of("de").all


def test_a_file_that_is_not_there_cannot_be_reviewed() -> None:
    with pytest.raises(ValueError, match="de has no al"):
        note_reviewed("de", ["al.ftl"])
