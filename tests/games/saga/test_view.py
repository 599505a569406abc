"""Who sees what: rules/saga#12."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.engine.game import SPECTATOR
from games.saga.components import ADVENTURES
from games.saga.model import Options
from games.saga.view import Shared
from tests.games.saga.table import SAGA, A, B, C, Table


def table() -> Table:
    hands = ["odyssey camelot star tavern ball", "mist circe", "talisman"]
    return Table(hands=hands, objectives=["saint", "tyrant", "great_lover"], courage=3)


def test_a_hand_is_seen_by_its_seat_alone() -> None:
    shown = table()
    for viewer in (A, B, C, SPECTATOR, None):
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


@pytest.mark.parametrize("viewer", [B, C, SPECTATOR, None])
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


# What is known about hidden cards.


def test_a_card_taken_back_does_not_tell_that_there_was_a_second_one() -> None:
    """rules/saga#12.known: the card taken may have been the known one."""
    shown = Table(story="camelot+", hands=["thief mist", "mist"], players=2, deck="jester star")
    shown.do(A, "play thief").do(A, "end")
    assert shown.view(B).places[A].known == ("mist",)
    shown.do(B, "adventure jester").do(B, "discard star")
    assert shown.state.hands == [["mist"], ["mist"]]
    assert shown.view(B).places[A].known == ()


def taken_from_ada(hands: str) -> Table:
    """Return a table where A found CIRCE in view of everybody, and B took one of A's cards at random."""
    shown = Table(hands=[f"serenade {hands}", "thief", ""], deck="isolde star star star clover")
    shown.do(A, "play serenade").do(A, "choose isolde").do(A, "end")
    return shown.do(B, "play thief").do(B, "choose 0")


def test_a_card_taken_at_random_may_have_been_the_known_one() -> None:
    """rules/saga#12.known: those who didn't see it only know that one of the two has it."""
    shown = taken_from_ada("mist")
    for viewer in (C, None):
        assert [place.known for place in shown.view(viewer).places] == [(), (), ()]
        assert shown.view(viewer).shared == (Shared((A, B), ("isolde",), 1),)
    assert shown.view(A).shared == shown.view(B).shared == ()
    at = {
        next(seat for seat, hand in enumerate(world.hands) if "isolde" in hand)
        for world in (SAGA.determinize(shown.state, C, shown.chance) for _ in range(40))
    }
    assert at == {A, B}


def test_the_last_card_of_a_hand_is_known_wherever_it_goes() -> None:
    """rules/saga#12: sizes of hands are public."""
    shown = taken_from_ada("")
    assert shown.view(C).places[B].known == ("isolde",)
    assert shown.view(C).shared == ()


def test_worlds_give_nobody_what_they_could_not_give() -> None:
    """rules/saga#9.discard, #12.known: a player who discards no Adventure although the card asks for one has
    none.
    """
    shown = Table(story="odyssey+ moor+", hands=["lady_lake star mist"], players=2).adventure("lady_lake", 1)
    assert shown.state.phase == "main"
    for _ in range(40):
        world = SAGA.determinize(shown.state, B, shown.chance)
        assert ADVENTURES.keys().isdisjoint(world.hands[A])


def test_worlds_keep_what_was_seen_of_the_deck() -> None:
    """rules/saga#12.known: a search looks through the deck, so matching cards aren't in anybody's hand
    afterwards.
    """
    shown = Table(hands=["tournament circe mist clover", "hydra star"], players=2).do(A, "play tournament")
    shown.do(A, "choose grendel")
    fights = {card for card, printed in ADVENTURES.items() if printed.type == "fight"} - {"grendel", "hydra"}
    elsewhere = 0
    for _ in range(40):
        world = SAGA.determinize(shown.state, A, shown.chance)
        assert fights <= set(world.deck)
        assert "hydra" in world.hands[B]
        elsewhere += fights <= set(SAGA.determinize(shown.state, B, shown.chance).deck)
    assert elsewhere < 40


def test_worlds_keep_out_of_a_new_deck_what_lay_in_hands() -> None:
    """rules/saga#5.deck, #12.known: the new deck is made of the discards, which everybody has seen."""
    shown = Table(hands=["tavern", "hydra star"], discards="circe isolde medusa", deck="moor", players=2)
    shown.do(A, "play tavern")
    for _ in range(20):
        world = SAGA.determinize(shown.state, A, shown.chance)
        assert sorted(world.hands[B]) == ["hydra", "star"]


def test_who_saw_an_objective_before_it_was_perhaps_exchanged_knows_where_it_may_be() -> None:
    """rules/saga#12: which Objective was kept is hidden; the other lies under the deck."""
    shown = Table(hands=["mirror", "destiny"], objectives=["saint", "tyrant"], players=2)
    shown.do(A, "play mirror").do(A, "end").do(B, "play destiny")
    for answer in ("keep", "change"):
        after = Table(hands=["mirror", "destiny"], objectives=["saint", "tyrant"], players=2)
        after.do(A, "play mirror").do(A, "end").do(B, "play destiny").do(B, f"choose {answer}")
        assert after.view(A).places[B].aim is None
        assert after.view(A).places[B].maybe == ("tyrant",)
        worlds = [SAGA.determinize(after.state, A, after.chance) for _ in range(30)]
        assert {world.objectives[B] == "tyrant" for world in worlds} == {True, False}
        for world in worlds:
            assert "tyrant" in {world.objectives[B], world.objective_deck[0]}


# Secrets of others vary between worlds.


def in_first_hands() -> Table:
    shown = Table(hands=["star mist clover talisman odyssey", "exile grendel mist", "camelot"])
    shown.state.phase = "mulligan"
    return shown.do(A, "mulligan")


def in_window() -> Table:
    shown = Table(story="odyssey+", hands=["moor star", "mist", "clover"], courage=3)
    return shown.do(A, "adventure moor").do(B, "pass").do(C, "wish done")


def in_window_under_a_veil() -> Table:
    shown = Table(story="odyssey+", hands=["moor star", "mist"], courage=3, options=Options(veil="20"))
    return shown.do(A, "adventure moor").do(A, "pass").do(B, "pass").do(C, "pass")


def cut_in() -> Table:
    hands = ["moor mist", "star", "talisman clover"]
    shown = Table(story="odyssey+", hands=hands, courage=3).do(A, "adventure moor")
    return shown.do(A, "interfere mist").do(B, "pass").do(C, "interfere talisman 0")


def discarding() -> Table:
    return (
        Table(hands=["sandstorm", "circe star", "mist medusa"]).do(A, "play sandstorm").do(B, "discard star")
    )


def swapping() -> Table:
    shown = Table(hands=["changeling", "star", "mist"], might=2, fame=3)
    return shown.do(A, "play changeling").do(A, "choose fame")


@pytest.mark.parametrize(
    ("table_of", "viewer", "secrets"),
    [
        (in_first_hands, B, [lambda state: state.mulligans[A], lambda state: state.wishes[C]]),
        (in_first_hands, None, [lambda state: state.mulligans[A], lambda state: state.wishes[A]]),
        (
            in_window,
            A,
            [
                lambda state: state.challenge.answers[B],
                lambda state: state.challenge.answers[C],
                lambda state: state.challenge.resting[B],
                lambda state: state.challenge.resting[C],
                lambda state: state.wishes[C],
            ],
        ),
        (in_window, None, [lambda state: state.challenge.answers[A], lambda state: state.wishes[A]]),
        (
            in_window_under_a_veil,
            B,
            [lambda state: state.challenge.veiled, lambda state: state.challenge.answers[A]],
        ),
        (in_window_under_a_veil, A, [lambda state: state.challenge.answers[B]]),
        (cut_in, A, [lambda state: state.challenge.chance]),
        (swapping, B, [lambda state: state.picked]),
        (discarding, C, [lambda state: state.discarding.picks[0], lambda state: state.wishes[B]]),
        (discarding, A, [lambda state: state.wishes[B], lambda state: tuple(state.hands[C])]),
    ],
)
def test_no_secret_of_others_is_the_same_in_every_world(
    table_of: Callable[[], Table], viewer: int | None, secrets: list[Callable[[Any], object]]
) -> None:
    """rules/saga#12: passes, intents and preferences are hidden, and so is who could take a mulligan."""
    shown = table_of()
    worlds = [SAGA.determinize(shown.state, viewer, shown.chance) for _ in range(100)]
    for world in worlds:
        SAGA.check(world)
        assert SAGA.view(world, viewer) == shown.view(viewer)
    for secret in secrets:
        assert len({repr(secret(world)) for world in worlds}) > 1


def test_where_the_chance_is_after_a_card_out_of_order_is_known_as_far_as_ones_own_pass_tells() -> None:
    """rules/saga#7.2, #12: the chance stays where it was, and nobody knows who has passed."""
    shown = cut_in()
    at = {
        viewer: {SAGA.determinize(shown.state, viewer, shown.chance).challenge.chance for _ in range(60)}  # type: ignore[union-attr]
        for viewer in (A, B, C)
    }
    assert at == {A: {A, B, C}, B: {A, C}, C: {B, C}}


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
