"""Which notices an unread ping makes unnecessary."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec.structs import replace

from bot.features.notices.rules.notice import ASKING, SILENT, Notice, NoticeKind
from bot.features.notices.rules.unread_pings import COVERS, may_show, pings
from games.registry import GAMES
from tests.support.started import lobby

NOW = 1_000_000.0


def due(kind: NoticeKind = "turn", *, told: int = 0, told_at: float | None = None) -> Notice:
    return Notice(1, 1, 1, 0, kind, 10, NOW, "due", told=told, told_at=told_at)


@pytest.mark.parametrize(
    ("unread_at", "expected"),
    [(None, True), (NOW, False), (NOW - COVERS + 1, False), (NOW - COVERS, True), (NOW + 60, True)],
)
def test_an_unread_ping_covers_questions_for_some_hours(unread_at: float | None, expected: bool) -> None:
    assert pings(due(), unread_at, NOW) == expected, "a clock that was set back silences nobody"


@pytest.mark.parametrize("kind", get_args(NoticeKind))
def test_only_what_asks_is_covered(kind: NoticeKind) -> None:
    assert pings(due(kind), NOW - 60, NOW) == (kind not in ASKING | SILENT)


def test_a_reminder_pings_in_any_case() -> None:
    assert pings(due(told=1), NOW - 60, NOW)


@pytest.mark.parametrize("kind", ["turn", "time", "offer"])
def test_a_mention_after_its_direct_message_pings_nobody(kind: NoticeKind) -> None:
    assert not pings(due(kind, told_at=NOW - 1), None, NOW)


@pytest.mark.parametrize(
    ("kind", "pace", "expected"),
    [("turn", "quick", True), ("secret", "quick", False), ("turn", "strict", False)],
)
def test_no_mention_shows_for_whom_the_bot_may_have_answered(
    kind: NoticeKind, pace: str, expected: bool
) -> None:
    table = replace(lobby(GAMES["towers"], (10, 11)).table, pace=pace)
    assert may_show(due(kind), table) == expected
