"""Hyphenation: words are split by the rules of their language."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise

import pytest

from render.kit.hyphenation import as_name, outside_names, places


def parted(word: str, language: str) -> str:
    cuts = (0, *places(word, language), len(word))
    return "-".join(word[start:end] for start, end in pairwise(cuts))


@pytest.mark.parametrize(
    ("word", "language", "expected"),
    [
        ("hyphenation", "en", "hy-phen-a-tion"),
        ("adventurer", "en", "ad-ven-turer"),
        ("paintbrush", "en", "paint-brush"),
        ("colour", "en", "col-our"),
        ("thieves", "en", "thieves"),
        ("Scheherazade", "en", "Sche-her-a-zade"),
        ("avventuriero", "it", "av-ven-tu-rie-ro"),
        ("Pellegrinaggio", "it", "Pel-le-gri-nag-gio"),
        ("maledizione", "it", "ma-le-di-zio-ne"),
        ("conoscenza", "it", "co-no-scen-za"),
        ("acqua", "it", "ac-qua"),
    ],
)
def test_a_word_is_parted_as_its_language_has_it(word: str, language: str, expected: str) -> None:
    assert parted(word, language) == expected


def test_the_same_letters_are_parted_otherwise_in_another_language() -> None:
    assert parted("maledizione", "en") != parted("maledizione", "it")


def test_marks_around_a_word_stay_with_it() -> None:
    assert parted("«hyphenation»,", "en") == "«hy-phen-a-tion»,"
    assert parted("dell’avventura", "it") == "dell’av-ven-tu-ra"


def test_a_language_without_a_dictionary_parts_nothing() -> None:
    assert places("Pellegrinaggio", "xx") == ()


def test_numbers_and_marks_alone_are_not_parted() -> None:
    assert places("123456", "en") == places("……", "it") == ()


def test_names_are_known_by_their_marks_also_one_inside_the_other() -> None:
    told = ["before ", as_name("Ada"), as_name("Anna "), as_name(as_name("Eva ") + "Maria "), "after"]
    free = [piece for piece, is_free in outside_names(" ".join(told).split(" ")) if is_free]
    assert "before" in free
    assert "after" in free
    assert not {"Anna", "Maria"} & {piece.strip("\u2068\u2069") for piece in free}


def test_no_dictionary_is_read_before_a_word_has_to_be_parted() -> None:
    code = "import sys, render.kit.typesetting; sys.exit('pyphen' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
