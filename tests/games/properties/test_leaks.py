"""The properties detect what they exist for: leaking games are caught in every sample of walks.

Each game here is one of the small ones with a single fault; without it, all properties are satisfied.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from games.engine.chance import Chance
from games.engine.event import Event
from games.engine.text import Seat, SeatName, Text
from tests.games.engine import duel, garden, purses
from tests.games.engine.duel import Duel
from tests.games.engine.garden import Garden
from tests.games.engine.purses import Purses
from tests.games.properties import test_hidden_fields as hidden_fields
from tests.games.properties import test_secrecy as secrecy
from tests.games.properties.corpus import Corpus, corpus_of

SAMPLES, WALKS = 6, 20
"""Number of samples, and of walks in each; no walk is used twice."""


class LoudPurses(Purses):
    """Everybody is told what chance has just dealt to one seat."""

    def drawn(self, seat: Seat, value: int) -> list[Event]:
        return [Event(Text("purses-drew", {"player": SeatName(seat), "value": value}))]


class CountedPurses(Purses):
    """The view has a fact that no event told: the total value of all purses."""

    class Counted(purses.View, frozen=True):
        total: int = 0

    view_type = Counted

    def view(self, state: purses.State, viewer: Seat | None) -> purses.View:
        seen = super().view(state, viewer)
        return self.Counted(
            viewer, seen.places, seen.played, seen.answer, seen.mine, sum(map(sum, state.purses))
        )

    def determinize(self, state: purses.State, viewer: Seat | None, chance: Chance) -> purses.State:
        """Draw worlds with the same total, so that only its origin gives it away."""
        while True:
            world = super().determinize(state, viewer, chance)
            if sum(map(sum, world.purses)) == sum(map(sum, state.purses)):
                return world


class RealPurses(Purses):
    """In a sampled world, others have their real coins."""

    def determinize(self, state: purses.State, viewer: Seat | None, chance: Chance) -> purses.State:
        world = super().determinize(state, viewer, chance)
        world.purses = [purse[:] for purse in state.purses]
        return world


class KnownAnswers(Purses):
    """In a sampled world, exactly those who really answered have answered."""

    def determinize(self, state: purses.State, viewer: Seat | None, chance: Chance) -> purses.State:
        world = super().determinize(state, viewer, chance)
        world.answers = [
            real if real is None or seat == viewer else chance.pick(purses.ANSWERS)
            for seat, real in enumerate(state.answers)
        ]
        return world


class OpenDuel(Duel):
    """Everybody is told a secret choice."""

    def apply(self, state: duel.State, seat: Seat, choice: tuple[str, ...], chance: Chance) -> list[Event]:
        told = Event(Text("duel-chose", {"player": SeatName(seat), "hand": choice[0]}))
        return [told, *super().apply(state, seat, choice, chance)]


class QuietGarden(Garden):
    """What is dug up isn't marked as a reveal, so it could be taken back."""

    def apply(self, state: garden.State, seat: Seat, choice: tuple[str, ...], chance: Chance) -> list[Event]:
        return [Event(event.text, event.audience) for event in super().apply(state, seat, choice, chance)]


class OpenGarden(Garden):
    """Everybody sees what anybody has seen."""

    def _knows(self, state: garden.State, place: int, viewer: Seat | None) -> bool:
        return state.dug[place] or any(state.seen[place])

    def determinize(self, state: garden.State, viewer: Seat | None, chance: Chance) -> garden.State:
        return Garden().determinize(state, viewer, chance)


class TellingPurses(Purses):
    """A refusal says what another player has in the purse."""

    def refusal(self, state: purses.State, seat: Seat, choice: tuple[str, ...]) -> Text:
        return Text("purses-refused", {"richest": max(map(sum, state.purses))})


CAUGHT: list[tuple[type, Callable[[Corpus], None]]] = [
    (LoudPurses, secrecy.test_a_move_tells_and_shows_the_same_in_every_world),
    (CountedPurses, secrecy.test_a_move_tells_and_shows_the_same_in_every_world),
    (OpenDuel, secrecy.test_a_move_tells_and_shows_the_same_in_every_world),
    (RealPurses, hidden_fields.test_no_hidden_field_is_the_same_in_all_worlds),
    (KnownAnswers, hidden_fields.test_no_hidden_field_is_the_same_in_all_worlds),
    (OpenGarden, secrecy.test_views_and_questions_are_the_same_in_every_world),
    (TellingPurses, secrecy.test_a_refusal_tells_nothing),
    (QuietGarden, secrecy.test_who_may_take_back_a_move_has_learned_nothing_from_it),
]


@pytest.mark.parametrize("sample", range(SAMPLES))
@pytest.mark.parametrize(
    ("leaking", "of"), CAUGHT, ids=[f"{leaking.__name__}-{of.__name__}" for leaking, of in CAUGHT]
)
def test_what_leaks_is_caught(leaking: type, of: Callable[[Corpus], None], sample: int) -> None:
    corpus = corpus_of(leaking(), sample * WALKS, WALKS)
    assert not corpus.faults
    with pytest.raises(AssertionError) as caught:
        of(corpus)
    assert_place_is_told(caught.value, leaking.id)


def assert_place_is_told(error: BaseException, game: str) -> None:
    """Check that the error names the move and the walk, so that one can go there."""
    report = "\n".join([str(error), *getattr(error, "__notes__", [])])
    assert re.search(rf"{game}, walk \d+: \d seats, .*, seed [0-9a-f]{{64}}, (after|before) ", report)


def test_without_the_fault_nothing_is_caught() -> None:
    for game in (Duel(), Garden(), Purses()):
        for sample in range(SAMPLES):
            corpus = corpus_of(game, sample * WALKS, WALKS)
            for of in {of for _, of in CAUGHT}:
                of(corpus)


def test_the_small_games_have_what_is_counted() -> None:
    """Otherwise properties that only check certain moves would check nothing."""
    assert corpus_of(Garden(), 0, WALKS).counts["free"] > 5
    assert corpus_of(Purses(), 0, WALKS).counts["discreet"] > 5
    assert corpus_of(Purses(), 0, WALKS).counts["untold"] > 5


def test_a_property_that_meets_nothing_fails() -> None:
    corpus = corpus_of(Garden(), 0, WALKS)
    with pytest.raises(AssertionError, match="free: met 0 times"):
        corpus.met("free", 0)
