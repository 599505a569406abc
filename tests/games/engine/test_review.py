"""Reviews: what turned a game, luck and skill told apart, and that chances and shares add up."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine.chance import RandomStream
from games.engine.game import AnyGame
from games.engine.record import Record
from games.engine.review import Mark, Review, Weighed, Weighing, summed_up
from games.engine.reviewing import FEWEST, POSITIONS, Extent, review
from games.engine.text import Text
from games.engine.walks import Walk
from games.registry import GAMES
from tests.games.engine.garden import Garden

SEATS = 3


def answer(name: str, *chances: float) -> Weighed:
    return Weighed((Text(name),), chances)


def weighing(step: int, seat: int, chosen: Weighed, *others: Weighed) -> Weighing:
    """Return a question to which ``others`` could have been answered."""
    next_best = max(others, key=lambda one: one.chances[seat])
    best = max(chosen, next_best, key=lambda one: one.chances[seat])
    return Weighing(step, seat, chosen, best, next_best)


BEGINNING, END = Mark(0, (0.5, 0.5)), Mark(9, (1.0, 0.0))


def test_what_cost_most_is_told_in_the_order_of_the_game() -> None:
    good = answer("good", 0.6, 0.4)
    asked = [
        weighing(1, 0, answer("bad", 0.3, 0.7), good),
        weighing(2, 1, answer("slip", 0.61, 0.39), good),
        weighing(3, 1, answer("worse", 0.9, 0.1), good),
        weighing(4, 0, answer("best", 0.8, 0.2), good),
        weighing(5, 0, answer("poor", 0.5, 0.5), good),
        weighing(6, 0, answer("worst", 0.0, 1.0), good),
    ]
    found = summed_up([BEGINNING, END], asked, 6)
    assert [(one.step, one.seat, one.made[0].key) for one in found.turning_points] == [
        (1, 0, "bad"), (3, 1, "worse"), (6, 0, "worst"),
    ]  # fmt: skip
    assert {one.better[0].key for one in found.turning_points} == {"good"}
    assert (found.turning_points[1].chance, found.turning_points[1].better_chance) == (0.1, 0.4)
    best, none = found.best_moves
    assert best is not None
    assert (best.step, best.made[0].key, best.chance, best.next_chance) == (4, "best", 0.8, 0.6)
    assert none is None, "nothing that the other seat did stood out"


def test_what_the_others_gave_away_is_not_luck() -> None:
    asked = [weighing(1, 1, answer("bad", 0.9, 0.1), answer("good", 0.6, 0.4))]
    first, second = summed_up([BEGINNING, END], asked, 1).shares
    assert (first.own, first.others, first.luck) == pytest.approx((0, 0.3, 0.2))
    assert (second.own, second.others, second.luck) == pytest.approx((-0.3, 0, -0.2))


def test_questions_that_were_not_looked_at_are_like_the_others() -> None:
    asked = [weighing(1, 1, answer("bad", 0.7, 0.3), answer("good", 0.6, 0.4))]
    assert summed_up([BEGINNING, END], asked, 3).shares[1].own == pytest.approx(-0.3)


def test_a_game_without_questions() -> None:
    found = summed_up([BEGINNING, END], [], 0)
    assert found.turning_points == ()
    assert found.best_moves == (None, None)
    assert [share.luck for share in found.shares] == [0.5, -0.5]


chances = st.tuples(*(st.integers(1, 1000) for _ in range(SEATS))).map(
    lambda parts: tuple(part / sum(parts) for part in parts)
)
answers = st.builds(lambda there: Weighed((Text("x"),), there), chances)
asked = st.builds(weighing, st.integers(0, 99), st.integers(0, SEATS - 1), answers, answers, answers)
marked = st.builds(Mark, st.integers(0, 99), chances)


@given(st.lists(marked, min_size=2, max_size=9), st.lists(asked, max_size=20), st.integers(0, 40))
def test_shares_add_up(marks: list[Mark], weighings: list[Weighing], more: int) -> None:
    holds(summed_up(marks, weighings, len(weighings) + more if weighings else 0))


def holds(found: Review) -> None:
    """What is true of every review."""
    for mark in found.marks:
        assert sum(mark.chances) == pytest.approx(1)
    for seat, share in enumerate(found.shares):
        assert share.began + share.own + share.others + share.luck == pytest.approx(share.ended)
        assert (share.began, share.ended) == (found.marks[0].chances[seat], found.marks[-1].chances[seat])
    assert sum(share.luck for share in found.shares) == pytest.approx(0, abs=1e-6)
    assert sum(share.own + share.others for share in found.shares) == pytest.approx(0, abs=1e-6)
    points = found.turning_points
    assert len(points) <= 3
    assert [one.step for one in points] == sorted(one.step for one in points)
    assert all(one.better_chance > one.chance for one in points)
    for best in found.best_moves:
        assert best is None or best.chance > best.next_chance


# Estimated from games


def finished(game: AnyGame, number: int) -> Record:
    walk = Walk.begin(game, number)
    for _ in walk.go_on():
        pass
    return walk.record()


@pytest.mark.parametrize("game", [*GAMES.values(), Garden()], ids=lambda game: game.id)
def test_every_game_can_be_reviewed(game: AnyGame) -> None:
    record = finished(game, 2)
    found = review(game, record, RandomStream(b"review"), Extent(rounds=2), lambda: True)
    holds(found)
    assert len(found.marks[0].chances) == record.seats
    assert found.marks[0].step == 0
    assert found.marks[-1].chances == pytest.approx(found.marks[-1].chances)
    assert 0 < found.weighed <= FEWEST < found.questions


def test_the_same_chance_gives_the_same_review_of_the_whole_game() -> None:
    game = GAMES["abraca"]
    record = finished(game, 2)
    found = review(game, record, RandomStream(b"review"), Extent(rounds=4))
    assert found == review(game, record, RandomStream(b"review"), Extent(rounds=4))
    assert found.weighed == min(POSITIONS, found.questions)
    holds(found)
    steps = [mark.step for mark in found.marks]
    assert steps == sorted(steps)


def test_parts_make_one_review() -> None:
    game = GAMES["abraca"]
    record = finished(game, 2)
    whole = review(game, record, RandomStream(b"review"), Extent(positions=20, rounds=2))
    found = review(game, record, RandomStream(b"review"), Extent(positions=20, rounds=2, parts=3))
    holds(found)
    assert [mark.step for mark in found.marks] == [mark.step for mark in whole.marks]
    assert (found.questions, found.weighed) == (whole.questions, whole.weighed)
