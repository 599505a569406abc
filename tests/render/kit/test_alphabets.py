"""Every face has the letters of the languages that words are written in or prepared for."""

from __future__ import annotations

from typing import get_args

import pytest

from render.kit import faces
from render.kit.faces import Voice, runs
from render.kit.typesetting import Style, set_block

ALPHABETS = {
    "en": "æ’“”",
    "it": "àèéìòù’«»",
    "de": "äöüßẞ„“",
    "fr": "àâæçéèêëîïôœùûüÿ’«»",
    "es": "áéíñóúü¿¡«»",
    "pl": "ąćęłńóśźż„”",
    "pt-BR": "ãáàâçéêíõóôúü",
    "nl": "áéëïóöúĳ’",
    "ja": "勇者はコイン「」、。",
    "ko": "용사가성에들어갔다뷁똠펲“”‘’·《》「」",
}
"""The letters and marks of each language, in addition to English letters."""
VOICES = get_args(Voice)


@pytest.mark.parametrize("voice", VOICES)
@pytest.mark.parametrize("locale", ALPHABETS)
def test_every_letter_of_a_language_is_drawn(locale: str, voice: Voice) -> None:
    letters = ALPHABETS[locale]
    text = f"{letters} {letters.upper()} −–—…€".replace("ẞẞ", "ẞ")
    assert "".join(run.text for run in runs(text, voice)) == text


@pytest.mark.parametrize("voice", VOICES)
@pytest.mark.parametrize("locale", [locale for locale in ALPHABETS if locale not in {"ja", "ko"}])
def test_a_text_is_set_in_one_family(locale: str, voice: Voice) -> None:
    letters = "".join(filter(str.isalpha, ALPHABETS[locale]))
    for text in (f"One {letters}", f"{letters} one {letters.upper()}"):
        families = {run.face.rpartition("latin")[0] for run in runs(text, voice) if run.text != " "}
        assert len(families) == 1, families


def test_every_korean_syllable_is_drawn() -> None:
    syllables = map(chr, range(ord("가"), ord("힣") + 1))
    assert not [syllable for syllable in syllables if not faces.covers("noto-sans-kr-korean-700", syllable)]


def test_every_line_of_a_text_is_set_in_the_face_that_has_all_its_letters() -> None:
    block = set_block("Wygrywa gracz: Żaneta", Style("display", 40), 150, lines=3)
    assert len(block.lines) > 1
    assert block.style.voice == "other display"
    assert set_block("Ada vince: è così", Style("display", 40), 200, lines=3).style.voice == "display"


def test_a_name_in_another_script_does_not_change_the_face_around_it() -> None:
    assert faces.complete("Наташа wins 王小明 🦊 42", "display") == "display"
    assert faces.complete("Żaneta wins", "caps") == "other caps"
    assert faces.complete("Hiếu wins", "caps") == faces.complete("Hiếu wins", "display") == "bold"
