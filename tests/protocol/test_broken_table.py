"""A table that can't be read or processed doesn't keep people at other tables from being notified."""

from __future__ import annotations

import pytest

from bot.features.notices.delivery import closed_channels, notice_reconciler
from bot.features.notices.rules.notice import Notice
from bot.features.people.rules.people import Person
from tests.bot.table.test_items import failures
from tests.protocol.evening import Evening
from tests.protocol.test_closed_channel import close, from_hand


async def test_owed_notices_of_other_tables_are_found(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin("Dev")
    await evening.begin("Dev", channel="lounge")
    standing = notice_reconciler.standing_notices
    looked_at = []

    def failing(at, listeners):  # type: ignore[no-untyped-def]
        looked_at.append(at.table.id)
        if at.table.id == 1:
            raise ZeroDivisionError
        return standing(at, listeners)

    monkeypatch.setattr(notice_reconciler, "standing_notices", failing)
    before = failures("notices")
    assert await evening.bot.notices._sweep._reconciler.reconcile(evening.playground.clock.now()) == 0
    assert looked_at == [1, 2]
    assert failures("notices") == before + 1


async def test_a_table_in_a_closed_channel_that_fails_keeps_no_notice_back(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin("Dev")
    close(evening, "denied")
    await from_hand(evening, await evening.asked())
    assert (await evening.table()).closed is not None

    def failing(notice: Notice, person: Person) -> bool:
        raise ZeroDivisionError

    monkeypatch.setattr(closed_channels, "was_told", failing)
    before = failures("notices")
    evening.bot.notices.wake(1)
    await evening.begin("Dev", channel="lounge")
    assert evening.notices("lounge")
    assert failures("notices") > before
