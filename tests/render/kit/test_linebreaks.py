"""Line breaks in languages with and without spaces."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.kit.linebreaks import breakable
from render.kit.typesetting import Style, set_block

BODY = Style("text", 30)
JAPANESE = "「勇者よ、城へ行ってください！」と女王は言った。コインは２０枚（銀貨）。"
KOREAN = "용사가 《붉은 성》에 들어갔다. 그리고 「낡은 문(門)」을 열었다. (여우🦊는 밖에 남았다!)"


def test_no_japanese_line_begins_or_ends_with_a_mark_that_belongs_to_the_other_side() -> None:
    for width in range(60, 400, 7):
        lines = set_block(JAPANESE, BODY, width, lines=40).lines
        assert "".join(lines) == JAPANESE
        assert not {line[0] for line in lines} & set("、。！」）っァー")
        assert not {line[-1] for line in lines} & set("「（２")


def test_no_korean_word_is_cut() -> None:
    words = KOREAN.split()
    for width in range(220, 500, 7):
        lines = set_block(KOREAN, BODY, width, lines=20).lines
        assert len(lines) > 1
        assert [word for line in lines for word in line.split()] == words


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("王小明赢了。", ["王", "小", "明", "赢", "了。"]),
        ("《탑》의 카드", ["《탑》의 ", "카드"]),
        ("한자(漢字)를 🦊가", ["한자(漢", "字)를 ", "🦊가"]),
        ("“다음”을, 3층으로!", ["“다음”을, ", "3층으로!"]),
        ("カードを", ["カー", "ド", "を"]),
        ("20枚", ["20枚"]),
        ("🦊✨", ["🦊", "✨"]),
        ("👩‍🚀👍🏽", ["👩‍🚀", "👍🏽"]),
        ("well-known thing", ["well-", "known ", "thing"]),
        ("か\u3099い", ["か\u3099", "い"]),
    ],
)
def test_a_line_ends_where_typesetters_let_it(text: str, pieces: list[str]) -> None:
    assert [*breakable(text)] == pieces


@given(st.text(st.characters(codec="utf-8", categories=("L", "N", "P", "S", "Mn", "Zs")), max_size=40))
def test_nothing_is_lost_and_no_accent_is_left_alone(text: str) -> None:
    pieces = breakable(text)
    assert "".join(pieces) == text
    inner = [piece[0] for piece in pieces[1:] if piece]
    assert not [
        letter for letter in inner if unicodedata.east_asian_width(letter) == "W" and letter in "、。ー"
    ]
