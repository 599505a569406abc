"""The random stream matches its description, and is fair."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine.chance import Chance, QuickChance, RandomStream, RecordedChance

SEEDS = st.binary(min_size=32, max_size=32)
BOUNDS = st.lists(st.integers(1, 2**63 + 12345), min_size=1, max_size=20)


def draws_by_definition(seed: bytes, bounds: list[int]) -> Iterator[int]:
    """A second implementation of the definition in the module's docstring, written from that text alone."""
    counter = 0
    for bound in bounds:
        while True:
            block = hashlib.sha256(seed + counter.to_bytes(8, "big")).digest()
            counter += 1
            number = int.from_bytes(block[:8], "big")
            if number < 2**64 // bound * bound:
                yield number % bound
                break


@given(SEEDS, BOUNDS)
def test_draws_are_those_of_the_definition(seed: bytes, bounds: list[int]) -> None:
    stream = RandomStream(seed)
    assert [stream.below(bound) for bound in bounds] == list(draws_by_definition(seed, bounds))
    assert stream.answers == list(draws_by_definition(seed, bounds))


@given(SEEDS, BOUNDS, BOUNDS)
def test_the_counter_is_the_whole_state(seed: bytes, first: list[int], then: list[int]) -> None:
    stream = RandomStream(seed)
    for bound in first:
        stream.below(bound)
    resumed = RandomStream(seed, stream.counter)
    assert [resumed.below(bound) for bound in then] == [stream.below(bound) for bound in then]


def test_numbers_that_would_favour_small_answers_are_drawn_again() -> None:
    bound = 2**63 + 1
    stream = RandomStream(bytes(32))
    for _ in range(40):
        stream.below(bound)
    assert 60 < stream.counter < 110, "about half of all numbers are above the only multiple that fits"


@pytest.mark.parametrize("bound", [2, 3, 6, 36])
@pytest.mark.parametrize("stream", [RandomStream(b"fair" * 8), QuickChance(1)], ids=["stream", "quick"])
def test_every_answer_is_equally_likely(bound: int, stream: Chance) -> None:
    draws = 6000
    counts = Counter(stream.below(bound) for _ in range(draws))
    expected = draws / bound
    chi_square = sum((counts[answer] - expected) ** 2 / expected for answer in range(bound))
    freedom = bound - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5 + 4


@pytest.mark.parametrize("stream", [RandomStream(b"deck" * 8), QuickChance(1)], ids=["stream", "quick"])
def test_every_order_is_equally_likely(stream: Chance) -> None:
    counts: Counter[str] = Counter()
    for _ in range(6000):
        letters = list("abcd")
        stream.shuffle(letters)
        counts["".join(letters)] += 1
    orders = ["".join(order) for order in permutations("abcd")]
    chi_square = sum((counts[order] - 250) ** 2 / 250 for order in orders)
    assert chi_square < 23 + 4 * 46**0.5 + 4


def test_shuffle_is_fisher_yates_from_the_last_place_down() -> None:
    letters = list("abcd")
    RecordedChance([0, 2, 1]).shuffle(letters)
    assert letters == ["d", "b", "c", "a"]


@pytest.mark.parametrize("bound", [0, -1])
def test_a_bound_that_leaves_no_answer_is_an_error(bound: int) -> None:
    with pytest.raises(ValueError, match="below"):
        QuickChance(1).below(bound)
    with pytest.raises(ValueError, match="cannot draw"):
        RandomStream(bytes(32)).below(bound)


class TestRecordedChance:
    def test_repeats_what_a_stream_answered(self) -> None:
        stream = RandomStream(b"x" * 32)
        first = [stream.below(bound) for bound in (6, 36, 2)]
        recorded = RecordedChance(stream.answers)
        assert [recorded.below(bound) for bound in (6, 36, 2)] == first
        assert recorded.used_up

    def test_says_when_the_rules_draw_more_often(self) -> None:
        with pytest.raises(ValueError, match="more often"):
            RecordedChance([]).below(2)

    def test_says_when_an_answer_is_out_of_bounds(self) -> None:
        with pytest.raises(ValueError, match="below 2"):
            RecordedChance([2]).below(2)

    def test_knows_that_answers_are_left(self) -> None:
        recorded = RecordedChance([0, 1])
        recorded.below(2)
        assert not recorded.used_up
