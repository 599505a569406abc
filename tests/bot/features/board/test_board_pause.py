"""A board is only updated late while another press of the same person is expected."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.features.board.rules.board_pause import shown_by
from bot.table.table import Question, Table

PAUSE = 5.0
NOW = 1_000.0
SHOWN = Question(7, NOW, 7, shown=True, owed=True)


def table(*asked: Question, **changes: object) -> Table:
    row = Table(1, 2, 3, "abraca", "en", 4, "playing", b"", 1, 0.0, NOW, revision=7)
    return replace(row, asked=dict(enumerate(asked)), **changes)


def test_it_waits_for_another_press() -> None:
    assert shown_by(table(SHOWN), frozenset({0}), NOW, PAUSE) == NOW + PAUSE


def test_never_longer_than_two_pauses_in_all() -> None:
    assert shown_by(table(SHOWN), frozenset({0}), NOW - 8, PAUSE) == NOW - 8 + 10


@pytest.mark.parametrize(
    ("row", "asked"),
    [
        (table(SHOWN), frozenset({1})),
        (table(SHOWN), None),
        (table(SHOWN), frozenset({0, 1})),
        (table(SHOWN, replace(SHOWN, shown=False)), frozenset({0})),
        (table(replace(SHOWN, shown=False)), frozenset({0})),
        (table(SHOWN, status="over"), frozenset({0})),
        (table(SHOWN, changed_at=NOW + 1), frozenset({0})),
        (table(replace(SHOWN, secret=True)), frozenset()),
        (table(), frozenset()),
    ],
    ids=[
        "somebody else is asked",
        "what the board says is not known",
        "somebody has answered",
        "somebody else is asked, too",
        "they have not pressed",
        "the game has ended",
        "something else has happened since",
        "only asked in secret",
        "nobody is asked",
    ],
)
def test_it_is_shown_at_once(row: Table, asked: frozenset[int] | None) -> None:
    assert shown_by(row, asked, NOW, PAUSE) <= NOW


def test_what_happens_in_secret_neither_shortens_nor_lengthens_it() -> None:
    before = table(SHOWN, Question(7, NOW, 7, owed=True, secret=True))
    after = replace(
        before,
        revision=8,
        asked={**before.asked, 1: Question(8, NOW + 3, 8, shown=True, owed=False, secret=True)},
    )
    assert (
        shown_by(before, frozenset({0}), NOW, PAUSE)
        == shown_by(after, frozenset({0}), NOW, PAUSE)
        == NOW + PAUSE
    )
