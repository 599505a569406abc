"""Who sees what: section 12."""

from __future__ import annotations

import pytest

from games.engine.game import WATCHER
from games.saga.model import Options
from tests.games.saga.table import SAGA, A, B, C, Table


def table() -> Table:
    hands = ["odyssey camelot star tavern ball", "mist circe", "talisman"]
    return Table(hands=hands, objectives=["saint", "tyrant", "great_lover"], courage=3)


def test_a_hand_is_seen_by_its_seat_alone() -> None:
    shown = table()
    for viewer in (A, B, C, WATCHER, None):
        for seat, place in enumerate(shown.view(viewer).places):
            assert (place.hand is not None) == (seat == viewer)
            assert (place.aim is not None) == (seat == viewer)
            assert place.cards == len(shown.state.hands[seat])


def test_a_hand_says_why_a_card_cannot_be_played() -> None:
    shown = table()
    hand = shown.view(A).places[A].hand
    assert hand is not None
    why = {held.card: None if held.why is None else held.why.key for held in hand}
    assert why == {
        "odyssey": None,
        "camelot": "saga-refused-link",
        "star": "saga-refused-needs-challenge",
        "tavern": None,
        "ball": "saga-refused-nothing-fits",
    }
    other = shown.view(B).places[B].hand
    assert other is not None
    assert {held.why.key for held in other if held.why is not None} == {"saga-refused-turn"}
    shown.do(A, "adventure odyssey")
    other = shown.view(B).places[B].hand
    assert other is not None
    assert [held.why is None for held in other] == [True, False]


def test_an_objective_says_what_is_missing() -> None:
    shown = Table(story="isolde- cleopatra+", objectives=["great_lover"], players=4, courage=5, wealth=2)
    aim = shown.view(A).places[A].aim
    assert aim is not None
    assert [(need.characteristic, need.required, need.present) for need in aim.needs] == [
        ("wealth", 4, 2),
        ("courage", 4, 5),
        (None, 3, 2),
    ]
    assert aim.missing == 3


def test_open_objectives_are_open_to_all() -> None:
    shown = Table(options=Options(objectives_open=True))
    assert all(place.aim is not None for place in shown.view(None).places)


def test_only_winners_show_their_objectives() -> None:
    shown = Table(
        story="isolde- cleopatra+", hands=["tavern"], objectives=["great_lover", "saint"], courage=4, wealth=4
    )
    shown.do(A, "play tavern")
    places = shown.view(None).places
    assert [place.aim is not None for place in places] == [True, False, False]
    assert all(place.hand is None for place in places)


def test_the_open_challenge_shows_what_is_on_it_as_it_stands() -> None:
    hands = ["moor", "mist", "talisman"]
    shown = Table(story="odyssey+", hands=hands, courage=3).do(A, "adventure moor").do(A, "pass")
    shown.do(B, "interfere mist").do(C, "interfere talisman 0")
    seen = shown.challenge
    assert (seen.card, seen.stage, seen.score, seen.difficulty, seen.frozen) == ("moor", "score", 3, 5, False)
    assert [(play.seat, play.card, play.target, play.live) for play in seen.plays] == [
        (B, "mist", None, False),
        (C, "talisman", 0, True),
    ]
    shown.passes(2)
    seen = shown.challenge
    assert (seen.frozen, seen.roll, seen.die, seen.stage) == (True, 2, 2, "die")


def test_difficulty_dice_that_are_still_to_come_are_announced() -> None:
    shown = Table("quixote", "camelot+ empire-", ["exile"]).do(A, "adventure exile")
    assert (shown.challenge.difficulty, shown.challenge.dice_due) == (1, 1)
    shown.passes(4)
    assert (shown.challenge.difficulty, shown.challenge.dice_due) == (5, 0)


@pytest.mark.parametrize("viewer", [B, C, WATCHER, None])
def test_nobody_sees_who_has_passed_or_wishes_what(viewer: int | None) -> None:
    shown = Table(story="odyssey+", hands=["moor"]).do(A, "adventure moor")
    before = shown.view(viewer)
    shown.do(A, "wish bluff").do(A, "pass")
    assert shown.view(viewer) == before
    assert shown.events == []


def test_worlds_keep_what_is_known_and_move_what_is_not() -> None:
    shown = Table(hands=["thief", "circe star mist", "clover"])
    shown.do(A, "play thief").do(A, "choose 1")
    (taken,) = shown.state.hands[A]
    decks = set()
    for _ in range(8):
        world = SAGA.determinize(shown.state, B, shown.chance)
        SAGA.check(world)
        assert world.hands[A] == [taken]
        assert world.hands[B] == shown.state.hands[B]
        decks.add(tuple(world.deck))
    assert len(decks) == 8


def test_worlds_keep_an_objective_that_was_looked_at() -> None:
    shown = Table(hands=["mirror"], objectives=["saint", "tyrant"], players=2).do(A, "play mirror")
    worlds = [SAGA.determinize(shown.state, A, shown.chance) for _ in range(8)]
    assert {world.objectives[B] for world in worlds} == {"tyrant"}
    assert len({SAGA.determinize(shown.state, B, shown.chance).objectives[A] for _ in range(20)}) > 3


def test_nobody_has_already_won_in_a_world() -> None:
    shown = Table(story="isolde- cleopatra+", objectives=["saint", "tyrant"], courage=4, wealth=4)
    for _ in range(30):
        world = SAGA.determinize(shown.state, A, shown.chance)
        assert not {"great_lover"} & set(world.objectives[1:])
