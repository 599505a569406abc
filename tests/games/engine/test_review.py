"""Reviews: turning points, luck and skill told apart, and how far two reviews of a game agree."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine.game import AnyGame
from games.engine.places import Place
from games.engine.record import Record
from games.engine.review import (
    FEWEST_WEIGHED,
    FEWEST_WORLDS,
    Estimate,
    Mark,
    Review,
    Weighing,
    summed_up,
)
from games.engine.reviewing import FEWEST, Extent, estimated, review
from games.engine.text import Seat, Text
from games.engine.walks import Walk
from games.registry import GAMES
from tests.bench.reviews import count, played
from tests.games.engine.garden import Garden

SEATS = 3
SEED = bytes(32)
BEGINNING, END = Mark(0, (0.5, 0.5)), Mark(9, (1.0, 0.0))


def weighing(
    step: int, seat: Seat, cost: float, error: float = 0.005, *, turn: int = 0, chance: float = 0.5
) -> Weighing:
    """Return a question where another answer promised ``cost`` more, or less if negative."""
    return Weighing(
        step=step,
        seat=seat,
        place=Place(turn or step),
        made=(Text(f"made-{step}"),),
        other=(Text(f"other-{step}"),),
        chance=chance,
        cost=max(0.0, cost),
        noise=error if cost > 0 else 0.0,
        gain=cost,
        error=error,
        worlds=100,
    )


def test_what_cost_most_is_told_in_the_order_of_the_game() -> None:
    asked = [weighing(step, step % 2, cost) for step, cost in enumerate((0.3, 0.04, 0.4, -0.2, 0.1, 0.2), 1)]
    found = summed_up([BEGINNING, END], asked, (3, 3))
    assert [(one.step, one.seat) for one in found.turning_points] == [(1, 1), (3, 1), (6, 0)]
    first = found.turning_points[0]
    assert (first.chance, first.better_chance) == pytest.approx((0.5, 0.8))
    best, none = found.best_moves
    assert best is not None
    assert (best.place.turn, best.chance, best.next_chance) == pytest.approx((4, 0.5, 0.3))
    assert none is None, "nothing that the other seat did stood out"


def test_one_turning_point_a_turn() -> None:
    asked = [weighing(step, 0, 0.1 + step / 100, turn=step // 3 + 1) for step in range(1, 9)]
    found = summed_up([BEGINNING, END], asked, (8, 0))
    assert [one.step for one in found.turning_points] == [2, 5, 8]


def test_what_is_not_sure_is_not_told() -> None:
    unsure = [weighing(1, 0, 0.2, 0.1), weighing(2, 0, -0.2, 0.1), weighing(3, 0, 0.02, 0.001)]
    few = weighing(4, 0, 0.3)
    few = Weighing(
        **{name: getattr(few, name) for name in few.__struct_fields__} | {"worlds": FEWEST_WORLDS - 1}
    )
    found = summed_up([BEGINNING, END], [*unsure, few], (4, 0))
    assert not found.turning_points
    assert found.best_moves == (None, None)


def test_a_loss_below_two_standard_errors_counts_as_nothing() -> None:
    small = [weighing(step, 0, 0.01 if step == 1 else -0.1, 0.006) for step in range(1, 11)]
    large = [weighing(step, 0, 0.02 if step == 1 else -0.1, 0.006) for step in range(1, 11)]
    for asked, is_nothing in ((small, True), (large, False)):
        kept = summed_up([BEGINNING, END], asked, (10, 0)).shares[0].kept
        assert kept is not None
        assert (kept.value == 1) == is_nothing


def test_too_few_questions_say_nothing() -> None:
    asked = [weighing(step, 0, 0.2) for step in range(FEWEST_WEIGHED - 1)]
    all_asked = summed_up([BEGINNING, END], asked, (len(asked), 0)).shares
    assert all(share.answers is not None for share in all_asked)
    few = summed_up([BEGINNING, END], asked, (len(asked) + 1, 0)).shares
    assert few[0].kept is None
    assert all(share.answers is None and share.luck is None for share in few)


def test_questions_that_were_not_weighed_make_it_less_sure() -> None:
    asked = [weighing(step, 0, 0.05 if step % 2 else -0.1) for step in range(20)]
    widths = []
    for questions in (20, 40, 200):
        kept = summed_up([BEGINNING, END], asked, (questions, 0)).shares[0].kept
        assert kept is not None
        widths.append(kept.high - kept.low)
    assert widths == sorted(widths)


def test_a_share_is_told_if_it_is_known_closely_or_surely_not_even() -> None:
    assert not Estimate(0.6, 0.4, 0.8).tells(0.5)
    assert Estimate(0.6, 0.4, 0.8).tells(0.25)
    assert Estimate(0.5, 0.46, 0.54).tells(0.5)


def test_a_game_without_questions() -> None:
    found = summed_up([BEGINNING, END], [], (0, 0))
    assert found.turning_points == ()
    assert found.best_moves == (None, None)
    assert [share.luck for share in found.shares] == [Estimate(0.5, 0.5, 0.5), Estimate(-0.5, -0.5, -0.5)]


chances = st.tuples(*(st.integers(1, 1000) for _ in range(SEATS))).map(
    lambda parts: tuple(part / sum(parts) for part in parts)
)
asked = st.builds(
    weighing,
    st.integers(0, 99),
    st.integers(0, SEATS - 1),
    st.floats(-1, 1),
    st.floats(0, 1),
    chance=st.floats(0, 1),
)
marked = st.builds(Mark, st.integers(0, 99), chances)


@given(st.lists(marked, min_size=2, max_size=9), st.lists(asked, max_size=40), st.integers(0, 5_000))
def test_shares_add_up(marks: list[Mark], weighings: list[Weighing], more: int) -> None:
    counts = [sum(one.seat == seat for one in weighings) + more for seat in range(SEATS)]
    holds(summed_up(marks, weighings, counts))


def holds(found: Review) -> None:
    """Check what is true of every review."""
    for mark in found.marks:
        assert sum(mark.chances) == pytest.approx(1)
    by_answers = [share.answers for share in found.shares if share.answers is not None]
    assert len(by_answers) in {0, len(found.shares)}
    if by_answers:
        assert sum(one.value for one in by_answers) == pytest.approx(1)
    for seat, share in enumerate(found.shares):
        assert share.ended == found.marks[-1].chances[seat]
        for one in (share.kept, share.answers):
            assert one is None or 0 <= one.low <= one.value <= one.high <= 1
        if share.answers is not None and share.luck is not None:
            assert share.answers.value + share.luck.value == pytest.approx(share.ended)
            assert -1 <= share.luck.low <= share.luck.value <= share.luck.high <= 1
    points = found.turning_points
    assert len(points) <= 3
    assert len({one.place.turn for one in points}) == len(points)
    assert [one.step for one in points] == sorted(one.step for one in points)
    assert all(one.better_chance >= one.chance for one in points)
    for best in found.best_moves:
        assert best is None or best.chance >= best.next_chance


# Estimated from games


def finished(game: AnyGame, number: int) -> Record:
    walk = Walk.begin(game, number)
    for _ in walk.go_on():
        pass
    return walk.record()


@pytest.mark.parametrize("game", [*GAMES.values(), Garden()], ids=lambda game: game.id)
def test_every_game_can_be_reviewed(game: AnyGame) -> None:
    record = finished(game, 2)
    found = review(game, record, SEED, Extent(rounds=2), lambda: True)
    holds(found)
    assert len(found.marks[0].chances) == record.seats
    assert found.marks[0].step == 0
    assert 0 < found.weighed <= FEWEST < found.questions


def test_the_same_seed_gives_the_same_review_in_any_parts() -> None:
    game = GAMES["abraca"]
    record = finished(game, 2)
    few = Extent(positions=10, rounds=20)
    found = review(game, record, SEED, few)
    assert found == review(game, record, SEED, few)
    assert found == review(game, record, SEED, Extent(positions=10, rounds=20, parts=3))
    assert 10 - record.seats < found.weighed <= 10
    holds(found)
    steps = [mark.step for mark in found.marks]
    assert steps == sorted(steps)


def test_positions_are_shared_out_to_all_seats() -> None:
    game = GAMES["abraca"]
    record = finished(game, 2)
    part = estimated(game, record, SEED, Extent(positions=3 * record.seats, rounds=1), 0)
    assert min(part.questions) >= 3
    looked_at = [sum(one.seat == seat for one in part.weighings) for seat in range(record.seats)]
    assert looked_at == [3] * record.seats
    other = estimated(game, record, b"other", Extent(positions=3 * record.seats, rounds=1), 0)
    assert [one.step for one in part.weighings] == [one.step for one in other.weighings]


@pytest.mark.parametrize("number", range(2))
def test_a_master_looks_more_skilful_and_two_reviews_agree(number: int) -> None:
    found = Counter[str]()
    game = GAMES["towers"]
    count(game, played(game, number), Extent(positions=24, rounds=48), (b"one", b"two"), found)
    assert found["shares said"] == 4
    assert not found["random looks better"]
    assert not found["random is estimated higher"]
    assert found["agree"] == found["shares"]
    assert not found["contradicted"]
