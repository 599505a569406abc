"""When many pictures are queued, a private answer shows words first, and then its picture."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from bot.discord import responder
from playground import Message
from render.encode import Encoded
from render.picture import Picture
from tests.protocol.evening import Evening, verb
from tests.support.phrases import phrase
from tests.support.render_pools import BrokenRenderPool, PlainRenderPool


class BusyRenderPool(PlainRenderPool):
    """Draws nothing new until ``may_draw``; claims a queue of ``wait`` seconds."""

    def __init__(self) -> None:
        super().__init__()
        self.wait = 2.1
        self.may_draw = asyncio.Event()
        self.asked: list[str] = []
        self.pool = PlainRenderPool()

    async def render(self, picture: Picture) -> Encoded:
        self.asked.append(picture.name)
        await self.may_draw.wait()
        return await self.pool.render(picture)


def follows(message: Message) -> bool:
    return not message.attachments and phrase("picture-follows") in message.text


def busy(evening: Evening, pool: BusyRenderPool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evening.bot.services.panel_renderer, "_render_pool", pool)
    monkeypatch.setattr(responder, "_KEPT_PICTURE", 0.0)


Ask = Callable[[Evening], Coroutine[Any, Any, Message]]


async def rules(evening: Evening) -> Message:
    return await evening.slash("Ada", "rules", game="abraca")


async def hand(evening: Evening) -> Message:
    return await evening.hand("Ada")


@pytest.mark.parametrize("ask", [rules, hand])
async def test_words_go_first(evening: Evening, ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    await evening.begin("Dev")
    pool = BusyRenderPool()
    busy(evening, pool, monkeypatch)
    panel = await ask(evening)
    assert follows(panel)
    assert panel.buttons, "it can be pressed at once"
    pool.may_draw.set()
    await evening.calm()
    assert panel.attachments
    assert phrase("picture-follows") not in panel.text


async def test_a_picture_that_fails_in_the_end_is_said_to_have_failed(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = BusyRenderPool()
    pool.pool = BrokenRenderPool()
    busy(evening, pool, monkeypatch)
    panel = await rules(evening)
    assert follows(panel)
    pool.may_draw.set()
    await evening.calm()
    assert phrase("picture-failed") in panel.text


async def test_a_short_queue_and_a_kept_picture_need_no_words(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = BusyRenderPool()
    busy(evening, pool, monkeypatch)
    pool.may_draw.set()
    assert (await rules(evening)).attachments, "it was kept"
    pool.may_draw.clear()
    pool.wait = 1.9
    reply = await evening.person("Ada").slash("tables", "rules", game="abraca")
    await evening.playground.until(lambda: pool.asked == ["rules", "rules"])
    assert not [message for message in evening.person("Ada").visible("tables") if follows(message)]
    pool.may_draw.set()
    assert (await reply.result()).attachments


async def test_the_board_of_a_channel_waits_for_its_picture(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = await evening.open_table()
    pool = BusyRenderPool()
    busy(evening, pool, monkeypatch)
    await evening.person("Dev").press(board, verb(board, "join"))
    await evening.playground.until(lambda: pool.asked == ["lobby"])
    assert not follows(board), "it is edited once"
    pool.may_draw.set()
    await evening.calm()
    assert board.attachments
    assert "Dev" in board.text
