"""Custom ids: what is written is read again, and nothing else is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.panels.custom_ids import CustomId, parse

presses = st.builds(
    CustomId,
    table=st.integers(0, 10**18 - 1),
    revision=st.integers(0, 10**18 - 1),
    verb=st.from_regex(r"[a-z-]{1,20}", fullmatch=True),
    argument=st.text(max_size=38),
)


@given(presses)
def test_a_press_survives_its_id(press: CustomId) -> None:
    assert parse(press.custom_id()) == press
    assert len(press.custom_id()) <= 100


@given(st.text(max_size=120))
def test_any_text_is_a_press_or_nothing(text: str) -> None:
    press = parse(text)
    assert press is None or parse(press.custom_id()) == press


@given(st.from_regex(r"t1:\d{0,20}:\d{0,20}:[a-z-]{0,22}:.*", fullmatch=True))
def test_what_looks_like_a_press(text: str) -> None:
    press = parse(text)
    if press is not None:
        assert 0 <= press.table < 1 << 63, "it fits into a column of the database"
        assert 0 <= press.revision < 1 << 63


def test_an_argument_that_is_too_long() -> None:
    with pytest.raises(ValueError, match="101 characters"):
        CustomId(1, 1, "pick", "x" * 89).custom_id()
