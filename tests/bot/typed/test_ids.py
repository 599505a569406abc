"""Custom ids: everything written can be read back, and nothing else can."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord.panels.custom_ids import CustomId, parse

presses = st.builds(
    CustomId,
    table=st.integers(0, 10**18 - 1),
    revision=st.integers(0, 10**18 - 1),
    verb=st.from_regex(r"[a-z-]{1,20}", fullmatch=True),
    argument=st.text(max_size=36),
)


@given(presses)
def test_a_press_survives_its_id(press: CustomId) -> None:
    assert parse(press.custom_id("k3f9")) == ("k3f9", press)
    assert len(press.custom_id("k3f9")) <= 100


@given(st.text(max_size=120))
def test_any_text_is_a_press_or_nothing(text: str) -> None:
    read = parse(text)
    assert read is None or parse(read[1].custom_id(read[0])) == read


@given(st.from_regex(r"[a-z0-9]{3,5}:\d{0,20}:\d{0,20}:[a-z-]{0,22}:.*", fullmatch=True))
def test_what_looks_like_a_press(text: str) -> None:
    read = parse(text)
    if read is not None:
        _, press = read
        assert 0 <= press.table < 1 << 63, "it fits into a column of the database"
        assert 0 <= press.revision < 1 << 63


def test_an_argument_that_is_too_long() -> None:
    with pytest.raises(ValueError, match="101 characters"):
        CustomId(1, 1, "pick", "x" * 87).custom_id("k3f9")
