"""The first start at a terminal asks for the token, checks it, and stores it readable by its owner only."""

from __future__ import annotations

import stat
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from dotenv import dotenv_values

from bot.host.application import invitation
from playground import Playground
from tests.bot.host.terminal import ROOT, Terminal


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground(rate_limits=False, token="right") as running:
        yield running


async def test_a_token_is_checked_and_kept_and_the_bot_starts(playground: Playground, tmp_path: Path) -> None:
    env = tmp_path / ".env"
    env.write_text("LOG_LEVEL=INFO\nDISCORD_TOKEN=\nTHINKING_TIME=0\n")
    env.chmod(0o644)
    async with Terminal(tmp_path, DISCORD_API_URL=f"{playground.url}/api/v10") as terminal:
        await terminal.until("Paste the token here")
        terminal.type("wrong")
        await terminal.until("doesn't accept this token")
        await terminal.until("Paste the token here")
        assert dotenv_values(env)["DISCORD_TOKEN"] == ""
        terminal.type(" right ")
        said = await terminal.until("connected as")
    assert invitation(playground.world.application_id) in said
    assert "right" not in said, "the token was shown"
    assert dotenv_values(env) == {"LOG_LEVEL": "INFO", "DISCORD_TOKEN": "right", "THINKING_TIME": "0"}
    assert stat.S_IMODE(env.stat().st_mode) == 0o600


async def test_enter_leads_to_the_local_discord_and_writes_nothing(tmp_path: Path) -> None:
    async with Terminal(tmp_path) as terminal:
        await terminal.until("Paste the token here")
        terminal.type("")
        await terminal.until("Open http://127.0.0.1:")
    assert not (tmp_path / ".env").exists()


async def test_nobody_is_asked_for_a_local_start(tmp_path: Path) -> None:
    async with Terminal(tmp_path, "--local", DISCORD_TOKEN="some") as terminal:
        assert "token" not in await terminal.until("Open http://127.0.0.1:")


async def test_the_end_of_input_ends_it_without_a_traceback(tmp_path: Path) -> None:
    async with Terminal(tmp_path) as terminal:
        await terminal.until("Paste the token here")
        terminal.type("\x04", end="")
        assert await terminal.ended() == 1
    assert "Traceback" not in terminal.said


@pytest.mark.parametrize("threads", [False, True])
def test_the_readme_gives_the_same_permissions(threads: bool) -> None:
    asked = parse_qs(urlsplit(invitation("APP_ID", threads=threads)).query)
    assert f"permissions={asked['permissions'][0]}" in (ROOT / "README.md").read_text("utf-8")
    assert asked["scope"] == ["bot applications.commands"]
