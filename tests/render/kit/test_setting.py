"""Typesetting: everything fits its box, nothing is cut, no letter turns into a box."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from games.engine.strength import STRENGTHS, Strength
from render.kit import faces, shields, typesetting
from render.kit.badges import badged
from render.kit.theme import INK, PARCHMENT
from render.kit.typesetting import Style, crested, draw_block, measure, set_block
from render.words import words_for

BOLD = Style("bold", 30)

SCRIPTS = {
    "latin": "Ada Łukasz Zoë Nguyễn İpek",
    "greek": "Πηνελόπη",
    "cyrillic": "Наташа Ђорђе",
    "arabic": "سارة أحمد",
    "hebrew": "שרה",
    "devanagari": "देवनागरी",
    "thai": "สมชาย",
    "japanese": "さくら カタカナ 日本",
    "chinese": "王小明 陈",
    "korean": "김민준",
    "emoji": "🦊✨👩‍🚀👍🏽",
    "symbols": "★ ♡ ✦ ⓐ",
}


def letters(block: typesetting.Block) -> str:
    return "".join("".join(block.lines).replace("-", "").split())


@given(st.text(st.characters(codec="utf-8", categories=("L", "N", "P", "Zs")), max_size=60))
def test_text_always_fits(text: str) -> None:
    block = set_block(text, BOLD, width=160, lines=2, height=64)
    assert block.style.size == 5 or block.width <= 160
    assert len(block.lines) <= 2


@given(st.text("abcdefghij ÀÉÌÒÙ", min_size=1, max_size=80))
def test_no_letter_is_lost(text: str) -> None:
    block = set_block(text, BOLD, width=150, lines=3)
    assert letters(block) == "".join(text.split())


def test_short_text_keeps_its_size_on_one_line() -> None:
    assert set_block("Ada", BOLD, 200, lines=2) == typesetting.Block(("Ada",), BOLD)


def test_text_rather_shrinks_on_one_line_than_wraps() -> None:
    block = set_block("Maximiliane", BOLD, 130, lines=2)
    assert len(block.lines) == 1
    assert 22 <= block.style.size < 30


def test_words_rather_wrap_than_part() -> None:
    assert set_block("Clockwork Heron", BOLD, 112, lines=2).lines == ("Clockwork", "Heron")


def test_a_word_parts_only_where_nothing_else_helps() -> None:
    block = set_block("Pellegrinaggio", BOLD, 120, lines=2, language="it")
    assert block.lines == ("Pellegri-", "naggio")
    assert block.style.size == 30


def test_a_word_without_a_language_shrinks_and_is_not_parted() -> None:
    block = set_block("Pellegrinaggio", BOLD, 120, lines=2)
    assert block.lines == ("Pellegrinaggio",)
    assert block.style.size < 22


def test_a_name_is_never_parted() -> None:
    told = words_for("it")("picture-winner", player=crested(0, "Pellegrinaggio"))
    block = set_block(told, BOLD, 120, lines=5, language="it")
    assert any(line.strip("\u2068\u2069").endswith("Pellegrinaggio") for line in block.lines)


def test_the_word_after_a_name_may_be_parted() -> None:
    told = f"{crested(0, 'Ada')} Pellegrinaggio"
    assert set_block(told, BOLD, 120, lines=3, language="it").lines[-2:] == ("Pellegri-", "naggio")


def test_japanese_wraps_without_spaces() -> None:
    block = set_block("さくらさくらさくらさくら", BOLD, 200, lines=2)
    assert len(block.lines) == 2
    assert block.style.size >= 22


@pytest.mark.parametrize("script", SCRIPTS)
def test_every_script_has_faces(script: str) -> None:
    assert all(letter.isspace() or faces.has_face(letter) for letter in SCRIPTS[script])


@pytest.mark.parametrize("voice", ["display", "caps", "text", "bold"])
@pytest.mark.parametrize("script", SCRIPTS)
def test_no_letter_is_drawn_as_a_box(script: str, voice: faces.Voice) -> None:
    for run in faces.runs(SCRIPTS[script], voice):
        font = faces.font(run.face, 30)
        missing = bytes(font.getmask("\U0010fffe"))
        for letter in run.text:
            if not letter.isspace() and unicodedata.combining(letter) == 0 and letter != "\u200d":
                assert bytes(font.getmask(letter)) != missing, f"{run.face} has no {letter!r}"


def test_unknown_letters_have_no_face() -> None:
    assert not faces.has_face("𒐫")
    assert faces.runs("a𒐫b", "bold")[0].text == "ab"


def test_styled_letters_become_ordinary_ones() -> None:
    assert faces.plain("𝕬𝖉𝖆 𝓫") == "Ada b"
    assert faces.plain("Citta\u0300") == "Città"


def test_marks_of_direction_are_not_drawn() -> None:
    assert faces.plain("\u2068Ada\u2069\u200f") == "Ada"
    assert measure("\u2068Ada\u2069", BOLD) == measure("Ada", BOLD)


def test_right_to_left_words_stay_together() -> None:
    assert [run.text for run in faces.runs("سارة أحمد", "bold")] == ["سارة أحمد"]


def test_headlines_have_digits_that_cannot_be_taken_for_letters() -> None:
    assert {run.face for run in faces.runs("18", "display")} == {"alegreya-sans-latin-700"}


def test_a_crest_takes_room_in_a_sentence() -> None:
    assert measure(crested(0, "Ada"), BOLD) > measure("Ada", BOLD) + shields.shield(0, 24).width


def test_drawing_stays_in_its_box() -> None:
    base = Image.new("RGB", (240, 120), PARCHMENT)
    style = Style("bold", 40, INK)
    block = set_block("Maximiliane von Hohenfels-Trautt", style, 200, lines=2, height=80)
    draw_block(base, block, (20, 20, 220, 100))
    ink = base.convert("L").point([255 if value < 120 else 0 for value in range(256)]).getbbox()
    assert ink is not None
    assert ink[0] >= 18
    assert ink[2] <= 222
    assert ink[1] >= 18
    assert ink[3] <= 104


@pytest.mark.parametrize("strength", [None, *STRENGTHS])
def test_a_name_that_is_too_long_for_the_smallest_type_is_cut(strength: Strength | None) -> None:
    name = badged("Maximiliane von Hohenfels-Trautt", strength)
    assert set_block(name, BOLD, 2000, cut=True).lines == (name,)
    block = set_block(name, BOLD, 200, smallest=26, cut=True)
    assert block.style.size == 26
    assert block.width <= 200
    assert block.lines[0].startswith("Maximili")
    assert block.lines[0].endswith("…" if strength is None else f"…{name[-2:]}")
