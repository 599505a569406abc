"""Look at notices in tests."""

from __future__ import annotations

from math import inf

from bot.features.notices.rules.notice import Notice
from bot.features.notices.store import NoticeStore

_ALL = 100_000


async def standing(notices: NoticeStore) -> list[Notice]:
    """Return all open notices, whether due or already sent, the earliest due first."""
    return await notices.open_at(await notices.tables(0, _ALL), (), inf)
