"""Buttons side by side: at most five, in rows of about the same length."""

from __future__ import annotations

import pytest

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.panel import Button, Panel, RenderedPanel, Row


@pytest.mark.parametrize(
    ("count", "sizes"), [(0, []), (1, [1]), (5, [5]), (6, [3, 3]), (8, [4, 4]), (11, [4, 4, 3])]
)
def test_buttons_flow_into_rows_of_about_the_same_length(count: int, sizes: list[int]) -> None:
    buttons = [Button("x", CustomId(1, number, "hand")) for number in range(count)]
    parts = ["words", Row(buttons)]
    [container] = RenderedPanel(Panel(parts), parts, "k3f9").layout().to_components()
    _, *rows = container["components"]
    assert [len(row["components"]) for row in rows] == sizes
