"""The work that waits for the next delivery round, and the notices that couldn't be sent."""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from bot.features.notices.delivery.notice_reconciler import NoticeReconciler
from bot.features.notices.rules.notice import Notice
from bot.features.notices.store import NoticeStore

_log = logging.getLogger(__name__)

AT_ONCE = 2_000
"""The number of tables checked in one round after the start, to limit memory."""


@dataclass
class Backlog:
    """The tables and people whose notices the next round checks.

    ``tables`` have changed, ``people`` have changed their settings, and ``told_again`` are people with open
    notices that may be sent again.
    """

    tables: set[int] = field(default_factory=set)
    people: set[int] = field(default_factory=set)
    told_again: set[int] = field(default_factory=set)

    def taken(self) -> Backlog:
        """Empty this backlog, and return one with everything that was in it."""
        taken = Backlog(self.tables, self.people, self.told_again)
        self.tables, self.people, self.told_again = set(), set(), set()
        return taken

    def put_back(self, taken: Backlog) -> None:
        """Add what was ``taken`` again, because it wasn't finished."""
        self.tables |= taken.tables
        self.people |= taken.people
        self.told_again |= taken.told_again


class FailedTries:
    """The notices that the last try failed to send, and until when channels aren't tried again for them."""

    def __init__(self) -> None:
        self._by_table: dict[int, set[int]] = defaultdict(set)
        self._refused: dict[tuple[int, int], float] = {}

    def note(self, notice: Notice) -> None:
        """Note that ``notice`` couldn't be sent."""
        self._by_table[notice.table].add(notice.id)

    def refuse(self, notice: Notice, channel: int, until: float) -> None:
        """Note that ``channel`` refused ``notice``, which isn't tried there again before ``until``."""
        self._refused[notice.id, channel] = until
        self.note(notice)

    def refused_until(self, notice: Notice, channel: int) -> float:
        """Return when ``notice`` may be tried in ``channel`` again; 0 if it wasn't refused there."""
        return self._refused.get((notice.id, channel), 0.0)

    def forgive(self, table: int) -> bool:
        """Allow another try for the unsent notices of ``table``; return whether there are any."""
        unsent = self._by_table.pop(table, set())
        self._refused = {key: until for key, until in self._refused.items() if key[0] not in unsent}
        return bool(unsent)

    def forgive_channels(self) -> None:
        """Allow another try in every channel: a permission may have been given."""
        self._refused.clear()

    def keep(self, open_notices: Collection[Notice]) -> None:
        """Forget everything about notices that aren't among ``open_notices``."""
        known = {notice.id for notice in open_notices}
        self._refused = {key: until for key, until in self._refused.items() if key[0] in known}
        kept = {table: unsent & known for table, unsent in self._by_table.items()}
        self._by_table = defaultdict(set, {table: unsent for table, unsent in kept.items() if unsent})


class Sweep:
    """Checks all tables with open notices once after the start, some of them in each round."""

    def __init__(self, notices: NoticeStore, reconciler: NoticeReconciler, now: Callable[[], float]) -> None:
        self._notices = notices
        self._reconciler = reconciler
        self._now = now
        self._seen_to: int | None = 0
        """The last table checked, ``None`` once all are."""

    @property
    def is_done(self) -> bool:
        """Whether all tables have been checked."""
        return self._seen_to is None

    def begin_anew(self) -> None:
        """Check all tables again."""
        self._seen_to = 0

    async def next(self, others: int) -> set[int]:
        """Return the next tables that weren't checked yet, and count them as checked.

        Return none if the round already checks ``AT_ONCE`` ``others``.
        """
        if self._seen_to is None or others >= AT_ONCE:
            return set()
        seen_to = self._seen_to
        if not seen_to and (mended := await self._reconciler.reconcile(self._now())):
            _log.info("%d missing notices were added", mended)
        found = await self._notices.tables(seen_to, AT_ONCE)
        if self._seen_to == seen_to:
            # Otherwise the sweep has begun anew meanwhile.
            self._seen_to = found[-1] if len(found) == AT_ONCE else None
        return set(found)
