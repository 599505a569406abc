"""Nobody can repeat expensive requests as fast as they can press."""

from __future__ import annotations

import asyncio

import pytest

from bot.discord.budgets import AT_ONCE
from bot.discord.panels.custom_ids import CustomId
from bot.discord.responder import Responder
from bot.features.archive.service.game_file import MOST_MOVES
from bot.features.registry import PRESSES
from bot.services import Services
from games.registry import GAMES
from render.positions import states
from tests.protocol.evening import Evening, read, verb

BUSY = "One moment"


async def test_a_hand_is_drawn_for_so_many_presses_at_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = await evening.begin("Dev")
    most, running = 0, 0
    shows, mode = PRESSES.handlers["hand"]

    async def counted(services: Services, responder: Responder, press: CustomId) -> None:
        nonlocal most, running
        running += 1
        most = max(most, running)
        await asyncio.sleep(0.1)
        await shows(services, responder, press)
        running -= 1

    monkeypatch.setitem(PRESSES.handlers, "hand", (counted, mode))  # type: ignore[index]
    ada = evening.person("Ada")
    replies = await asyncio.gather(*(ada.press_forged(board, custom_id="test:1:1:hand:") for _ in range(50)))
    await evening.answered()
    texts = [await read(reply) for reply in replies]
    assert most == AT_ONCE
    assert sum(BUSY in text for text in texts) == 50 - AT_ONCE
    assert "table 1" in (await evening.hand("Ada", board)).text


async def test_who_presses_too_fast_is_answered_without_work(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two hundred presses by one person at once: some are handled, all are answered, and others play on."""
    board = await evening.begin("Dev")
    evening.bot.services.guards.budgets.quick = 20
    monkeypatch.setattr("bot.discord.budgets.A_SECOND", 0.001)
    ada = evening.person("Ada")
    sent = [ada.start_press(board, verb(board, "hand")) for _ in range(200)]
    await evening.playground.until(lambda: all(one.acknowledged for one in sent))
    await evening.answered()
    assert not any(one.failed for one in sent)
    here = {message.id: message for message in ada.visible("tables") if message.ephemeral}
    read = [here[one.original_id].text for one in sent if one.original_id in here and one.original_id]
    hands = [text for text in read if "table 1" in text]
    assert 0 < len(hands) <= 20
    assert any(BUSY in text for text in read)
    assert "table 1" in (await evening.hand("Dev", board)).text


async def test_an_export_is_not_made_again_and_again(evening: Evening) -> None:
    texts = [(await evening.slash("Ada", "me export")).text for _ in range(5)]
    assert BUSY not in texts[0]
    assert BUSY in texts[-1]
    assert BUSY not in (await evening.slash("Dev", "me export")).text


@pytest.mark.parametrize("game", GAMES)
def test_no_real_game_is_too_long_to_be_taken_in(game: str) -> None:
    seats = GAMES[game].seats[-1]
    assert 5 * sum(1 for _ in states(GAMES[game], seats, seed=2)) < MOST_MOVES
