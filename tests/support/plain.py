"""Switch off what most tests don't need: pictures and application emojis."""

from __future__ import annotations

from functools import cache

import pytest

from bot.discord import emojis
from tests.support.render_pools import PlainRenderPool

_EMOJI_NAME, _EMOJI_FILE = cache(emojis._name), cache(emojis._file)


def declare_marks(config: pytest.Config) -> None:
    """Declare the marks of tests that need them."""
    config.addinivalue_line("markers", "pictures: draws every picture for real")
    config.addinivalue_line("markers", "emojis: uploads the emojis of the application")


@pytest.fixture(autouse=True)
def plain_pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Don't draw pictures, unless the test is marked ``pictures``."""
    if "pictures" not in request.keywords:
        monkeypatch.setattr("bot.app.RenderPool", PlainRenderPool)


@pytest.fixture(autouse=True)
def plain_letters(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Don't upload emojis, unless the test is marked ``emojis``; then each is drawn once for all tests."""
    if request.node.get_closest_marker("emojis") is None:
        monkeypatch.setattr("bot.discord.emojis.drawings", lambda sets: ())
    monkeypatch.setattr("bot.discord.emojis._name", _EMOJI_NAME)
    monkeypatch.setattr("bot.discord.emojis._file", _EMOJI_FILE)
