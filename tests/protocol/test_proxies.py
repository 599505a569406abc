"""A 403, 404 or 408 without Discord's own code comes from a proxy: the bot forgets nothing and retries
slowly.
"""

from __future__ import annotations

import asyncio

import pytest

from tests.protocol.evening import Evening
from tests.protocol.test_publisher import revision_shown
from tests.support.phrases import phrase

BUSY = 0.6
"""Seconds in which a tight loop would send hundreds of requests."""


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.table.worker.FIRST_PAUSE", 0.05)
    monkeypatch.setattr("bot.features.notices.delivery.notice_scheduler.RETRY", 0.05)
    monkeypatch.setattr("bot.features.notices.delivery.notice_scheduler.UNREACHABLE_AGAIN", 0.05)


def asked_since(evening: Evening, first: int) -> int:
    """Return how many requests about channel messages were made after the first ``first``."""
    since = list(evening.playground.requests.entries)[first:]
    return sum(request.path.startswith("/channels/") for request in since)


@pytest.mark.parametrize("status", [404, 403, 408])
async def test_a_board_that_a_proxy_does_not_find_is_edited_later(
    evening: Evening, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    board = await evening.begin("Dev")
    evening.playground.faults.fail_next(1000, status=status, match="PATCH /api/v10/channels")
    first = len(evening.playground.requests.entries)
    asked = await evening.asked()
    await evening.pick(asked, await evening.hand(asked), "cast 8")
    await asyncio.sleep(BUSY)
    assert 0 < asked_since(evening, first) < 20, "it is asked with pauses between"
    assert not evening.bot.services.publisher.is_denied(1)
    evening.playground.faults.clear()
    await evening.calm()
    assert evening.boards() == [board], "the board is where it was"
    assert not board.deleted
    assert await revision_shown(evening, board)
    assert not [line for line in caplog.records if line.levelname == "ERROR"], "it is no mistake of ours"


async def test_a_post_that_a_proxy_does_not_find_is_made_later(evening: Evening) -> None:
    evening.playground.faults.fail_next(1000, status=404, match="POST /api/v10/channels")
    first = len(evening.playground.requests.entries)
    await evening.slash("Ada", "table new", game="abraca")
    await asyncio.sleep(BUSY)
    assert 0 < asked_since(evening, first) < 20
    evening.playground.faults.clear()
    await evening.calm()
    [board] = evening.boards()
    assert (await evening.table()).message == board.id


@pytest.mark.parametrize("status", [404, 403])
async def test_an_old_board_that_a_proxy_does_not_find_is_removed_later(
    evening: Evening, status: int
) -> None:
    await evening.begin("Dev")
    evening.playground.faults.fail_next(1000, status=status, match="DELETE /api/v10/channels")
    shown = await evening.slash("Dev", "table show", "lounge", table=1)
    await evening.person("Dev").press(await evening.turn("Dev", shown, "more"), phrase("button-here"))
    await evening.playground.until(lambda: evening.boards("lounge"))
    await asyncio.sleep(BUSY)
    assert len(evening.boards("tables")) == 1
    evening.playground.faults.clear()
    await evening.calm()
    assert evening.boards("tables") == []


@pytest.mark.parametrize("status", [404, 403])
async def test_a_notice_that_a_proxy_does_not_find_is_removed_later(evening: Evening, status: int) -> None:
    await evening.begin("Dev")
    [notice] = evening.notices()
    evening.playground.faults.fail_next(1000, status=status, match="DELETE /api/v10/channels")
    asked = await evening.asked()
    panel = await evening.hand(asked)
    await evening.pick(asked, panel, "cast 8")
    await asyncio.sleep(BUSY)
    assert not notice.deleted
    evening.playground.faults.clear()
    await evening.playground.until(lambda: notice.deleted)


async def test_direct_messages_that_a_proxy_does_not_find_are_no_closed_door(evening: Evening) -> None:
    bruno = evening.person("Bruno")
    await evening.wish(bruno.id, delivery="direct")
    evening.playground.faults.fail_next(1000, status=404, match="/users/@me/channels")
    await evening.begin("Bruno")
    while await evening.asked() != "Bruno":
        await evening.move(await evening.asked())
    await asyncio.sleep(BUSY)
    assert not (await evening.bot.services.stores.people.person(bruno.id)).shut_out
    assert not evening.notices(), "and no mention stands in for it"
    evening.playground.faults.clear()
    await evening.playground.until(bruno.dms)
    await evening.calm()
    assert len(bruno.dms()) == 1
