"""The work of one delivery round: notices sorted by what to do with them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from typing import TypeAlias

from bot.features.notices.rules.notice import Notice
from bot.features.notices.rules.notice_groups import Place, Together, overtaken, place_of, replaced
from bot.features.people.rules.people import Person

Due: TypeAlias = tuple[Notice, Person]
"""A notice that is due in its channel, with its person and their effective delivery."""


class NoticeRound:
    """Sorts the notices of one round: due, ended, for digests, or still shown in a channel."""

    def __init__(self, notices: Sequence[Notice], changed: Collection[int], now: float) -> None:
        self._notices = notices
        self.changed = changed
        self.readers = Counter(place_of(notice) for notice in notices if notice.message is not None)
        self.outdated = replaced(notices, now)
        self.overtaken = overtaken(notices, now)
        self.listed: dict[int, list[Notice]] = defaultdict(list)
        self.due: dict[Together, list[Due]] = defaultdict(list)
        self.ended: dict[int, list[Notice]] = defaultdict(list)
        self.handled: set[int] = set()
        """Notices whose message in the channel has changed in this round."""
        self.has_told = self.is_cut = False

    def standing(self) -> dict[Place, list[Notice]]:
        """Return the notices of changed tables that remain in the channel, by their message.

        The mention of a secret question isn't edited: it stays the same until the question ends.
        """
        found: dict[Place, list[Notice]] = defaultdict(list)
        gone = self.handled | {notice.id for ended in self.ended.values() for notice in ended}
        for notice in self._notices:
            is_told = notice.table in self.changed and notice.message is not None and notice.kind != "secret"
            if is_told and notice.state == "sent" and notice.id not in gone:
                found[place_of(notice)].append(notice)
        return found
