"""Reminders after a third and two thirds of the time that a league game gets in its season."""

from __future__ import annotations

from msgspec.structs import replace

from bot.features.notices.rules.standing_notices import Listeners, standing_notices
from bot.table.situation import Situation
from games.registry import GAMES
from tests.support.started import started

SHARE = 30.0


def _at(now: float, asked_at: float = 0.0, *, secret: bool = False, share: float | None = SHARE) -> Situation:
    """Return a game that started at 0; its question has been open since ``asked_at``."""
    at = started(GAMES["abraca"], (3, 4), clock="day").at
    asked = {seat: replace(one, at=asked_at, secret=secret) for seat, one in at.table.asked.items()}
    return replace(at, now=now, table=replace(at.table, asked=asked, share=share, started_at=0.0))


def _due(at: Situation) -> list[tuple[str, float]]:
    found = standing_notices(at, Listeners()).values()
    return [(one.kind, one.due_at) for one in found if one.kind in ("third", "thirds")]


def test_both_come_to_somebody_who_does_not_answer() -> None:
    assert _due(_at(0)) == [("third", 10), ("thirds", 20)]
    assert len({one.person for one in standing_notices(_at(0), Listeners()).values()}) == 1


def test_an_answer_ends_them_and_a_later_question_has_only_the_later_one() -> None:
    assert _due(_at(12, asked_at=12)) == [("thirds", 20)]
    assert _due(_at(25, asked_at=25)) == []


def test_a_bot_that_was_off_sends_one() -> None:
    assert _due(_at(15)) == [("third", 10), ("thirds", 20)]
    assert _due(_at(21)) == [("thirds", 20)]


def test_nobody_hears_of_a_secret_question_or_of_a_game_outside_leagues() -> None:
    assert _due(_at(0, secret=True)) == []
    assert _due(_at(0, share=None)) == []
