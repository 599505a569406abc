"""Which notices share a message, and which need no message of their own."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.features.notices.rules.notice import Notice
from bot.features.notices.rules.notice_groups import overtaken, told_with


def notice(number: int, kind: Any, **more: Any) -> Notice:
    return replace(Notice(number, 1, 5, 0, kind, 7, 10.0, "due"), **more)


def test_questions_put_at_different_times_are_told_in_one_message() -> None:
    first, second = notice(1, "turn"), notice(2, "turn", revision=9, seat=1, person=8)
    assert told_with(first) == told_with(second)
    assert told_with(first) != told_with(notice(3, "vote"))
    assert told_with(first) != told_with(notice(4, "turn", table=2))


def test_who_hears_that_time_is_up_need_not_hear_of_the_question() -> None:
    turn, last, secret = notice(1, "turn"), notice(2, "last"), notice(3, "secret")
    others = [notice(4, "turn", person=8, seat=1), notice(5, "turn", table=2), notice(6, "vote")]
    asked = [turn, last, secret, *others]
    assert overtaken([*asked, notice(9, "time")], 10.0) == {1, 2}
    assert overtaken([*asked, notice(9, "time", state="sent")], 0.0) == {1, 2}
    assert not overtaken([*asked, notice(9, "time", due_at=20.0)], 10.0)
    assert not overtaken(asked, 10.0)
    told = replace(turn, state="sent")
    assert not overtaken([told, notice(9, "time")], 10.0), "what was told stays"
