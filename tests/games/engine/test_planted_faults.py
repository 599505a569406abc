"""A trial finds each of these faults, planted in a sound game, within seconds, and says how to fix it."""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping, Sequence
from pathlib import Path

import msgspec
import pytest

from games.engine import trial_words
from games.engine.chance import Chance
from games.engine.decision import Choice, Decision
from games.engine.event import Event
from games.engine.game import AnyGame
from games.engine.reference import Entry
from games.engine.storyline import Storyline, event_keys
from games.engine.text import Seat, Text
from games.engine.trial import Trial, try_out
from games.engine.trial_words import unsaid, untranslated
from tests.games.engine import duel, garden, purses
from tests.games.engine.duel import HANDS, Duel
from tests.games.engine.garden import Garden
from tests.games.engine.purses import Purses
from tests.games.engine.rock import RockPolicy
from tests.games.properties.test_leaks import QuietGarden


class FrozenGarden(Garden):
    """Worlds are copies of the real state."""

    def determinize(self, state: garden.State, viewer: Seat | None, chance: Chance) -> garden.State:
        return self.copy(state)


class FollowingGarden(Garden):
    """Hidden things are shuffled in their real order, without sorting them first."""

    def determinize(self, state: garden.State, viewer: Seat | None, chance: Chance) -> garden.State:
        world = self.copy(state)
        hidden = [place for place in range(garden.PLACES) if not self._knows(state, place, viewer)]
        things = [world.buried[place] for place in hidden]
        chance.shuffle(things)
        for place, thing in zip(hidden, things, strict=True):
            world.buried[place] = thing
        return world


class KeepingPurses(Purses):
    """In a sampled world, others have given their real answers."""

    def determinize(self, state: purses.State, viewer: Seat | None, chance: Chance) -> purses.State:
        world = super().determinize(state, viewer, chance)
        world.answers = state.answers[:]
        return world


class Policy(RockPolicy):
    """A policy in which a test plants a fault."""


class Offering(Policy):
    def candidates(self, world: duel.State, seat: Seat) -> Sequence[Choice]:
        return [("rock",), ("well",)]


class Answering(Policy):
    def answer(self, world: duel.State, seat: Seat, chance: Chance) -> Choice:
        return ("well",)


class Peeking(Policy):
    """A policy that answers with whatever beats a seat that has already chosen."""

    def answer(self, world: duel.State, seat: Seat, chance: Chance) -> Choice:
        return next(((hand,) for hand in world.chosen if hand is not None), ("rock",))


class Generous(Policy):
    def values(self, world: duel.State) -> Sequence[float]:
        return [1.0] * len(world.wins)


class Short(Policy):
    def values(self, world: duel.State) -> Sequence[float]:
        return [1.0]


class Absent(Policy):
    def waiting(self, world: duel.State) -> Sequence[Seat]:
        return super().waiting(world)[1:]


class Making(Policy):
    """A policy that makes a different move from the one it's told to make."""

    def make(self, world: duel.State, seat: Seat, choice: Choice, chance: Chance) -> None:
        super().make(world, seat, (HANDS[HANDS.index(choice[0]) - 1],), chance)


class Listed(Policy):
    def horizon(self, world: duel.State) -> Hashable:
        return [world.played]  # type: ignore[return-value]


def with_policy(planted: Policy) -> AnyGame:
    """Return a duel whose master has this policy."""

    class Planted(Duel):
        policy = planted

    return Planted()


class AimedAtWatchers(Duel):
    def aim(self, view: duel.View) -> Text | None:
        return Text("duel-aim")


class StrangeThings(Duel):
    def things(self, view: duel.View, decision: Decision) -> Sequence[str]:
        return ("hammer",)


class StrangeExplained(StrangeThings):
    entries = (Entry("hammer", "hand", Text("duel-hammer"), (Text("duel-hammer"),), "1", 1),)

    def explained(self, view: duel.View, decision: Decision) -> Sequence[str]:
        return ("anvil",)


class DiceOfItsOwn(Garden):
    """A policy that rolls its own dice."""

    rolled = 0

    def apply(self, state: garden.State, seat: Seat, choice: Choice, chance: Chance) -> list[Event]:
        type(self).rolled += 1
        state.scores[seat] += self.rolled % 2
        return super().apply(state, seat, choice, chance)


class TellingDuel(Duel):
    """Everybody can read which hand was chosen in secret."""

    def apply(self, state: duel.State, seat: Seat, choice: Choice, chance: Chance) -> list[Event]:
        events = super().apply(state, seat, choice, chance)
        return [msgspec.structs.replace(one, text=Text(one.text.key, {"hand": choice[0]})) for one in events]


class OfferingTwoOfOne(Duel):
    def decisions(self, state: duel.State) -> Mapping[Seat, Decision]:
        found = super().decisions(state)
        return {seat: msgspec.structs.replace(one, minimum=5, maximum=4) for seat, one in found.items()}


PLANTED: list[tuple[AnyGame, str]] = [
    (FrozenGarden(), "determinize never varies known"),
    (FollowingGarden(), "follows what that seat doesn't know"),
    (QuietGarden(), "mark the event that shows it with reveals=True (events: garden-digs)"),
    (with_policy(Offering()), "('well',) for seat"),
    (with_policy(Answering()), "which is offered ['rock', 'paper', 'scissors']"),
    (with_policy(Peeking()), "looks at what seat"),
    (with_policy(Generous()), "add up to 1"),
    (with_policy(Short()), "one chance for each seat"),
    (with_policy(Absent()), "the policy waits for seats"),
    (with_policy(Making()), "make leads elsewhere than apply"),
    (with_policy(Listed()), "unhashable type"),
    (AimedAtWatchers(), "who only watches has an aim"),
    (StrangeThings(), "things names ['hammer']"),
    (StrangeExplained(), "explained names ['anvil']"),
    (DiceOfItsOwn(), "take chance only from the stream"),
    (TellingDuel(), "with another value: hand is"),
    (OfferingTwoOfOne(), "must pick 5 to 4"),
]


@pytest.mark.parametrize(("game", "what"), PLANTED, ids=[type(game).__name__ for game, _ in PLANTED])
def test_a_planted_fault_is_found_and_named(game: AnyGame, what: str) -> None:
    with pytest.raises(Exception, match=re.escape(what)):
        try_out(game, Trial())


def test_what_is_never_varied_is_listed() -> None:
    """Only the author knows whether a viewer may know it."""
    trial = Trial()
    try_out(KeepingPurses(), trial)
    assert trial.hidden.constant() == ["answer"]


ENGLISH = """
duel-name = Duel
duel-tagline = Rock, paper, scissors.
duel-players = 2–4 players
duel-option-long = Length
duel-option-long-help = How long?
duel-option-long-true = Long
duel-option-long-false = Short
duel-rules-1 =
    ### Everything

    In two paragraphs.
duel-prompt = Which hand?
duel-rock = Rock
duel-paper = Paper
duel-scissors = Scissors
duel-answered = { $player } has chosen.
duel-shows = { $count ->
    [one] { $player }: { $hand }
   *[other] { $player }: { $hand }
}
duel-over = It is over.
"""


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A catalogue in two languages; the second lacks a message."""
    for locale in ("en", "it"):
        (tmp_path / "words" / locale).mkdir(parents=True)
        text = ENGLISH if locale == "en" else ENGLISH.replace("duel-over = It is over.\n", "")
        (tmp_path / "words" / locale / "duel.ftl").write_text(text.replace("$count", "$hand"))
    monkeypatch.setattr(trial_words, "data_folder", lambda: tmp_path)
    trial_words.messages.cache_clear()
    yield tmp_path  # type: ignore[misc]
    trial_words.messages.cache_clear()


def lacking(words: Path, game: AnyGame, before: str = "", after: str = "") -> list[str]:
    file = words / "words" / "en" / "duel.ftl"
    text = file.read_text()
    assert before in text
    file.write_text(text.replace(before, after))
    trial = Trial()
    try_out(game, trial, 6)
    return list(unsaid(game, trial.said.values()))


def test_words_that_are_all_there_lack_nothing(words: Path) -> None:
    assert lacking(words, Duel()) == []
    assert untranslated(Duel()) == {"it": ["duel-over"]}


@pytest.mark.parametrize(
    ("before", "after", "what"),
    [
        ("duel-shows =", "duel-show =", "no message duel-shows, which is said with $hand, $player"),
        ("duel-over = It is over.\n", "", "no message duel-over, which is said with nothing"),
        ("duel-tagline", "duel-tag", "no message duel-tagline"),
        ("{ $player } has", "{ $name } has", "a place for $name, and gets $player"),
        ("[one] { $player }", "[one] { $who }", "a place for $who"),
    ],
)
def test_missing_words_are_named(words: Path, before: str, after: str, what: str) -> None:
    [found] = lacking(words, Duel(), before, after)
    assert what in found


def test_a_storyline_names_messages_that_there_are(words: Path) -> None:
    class Told(Duel):
        storyline = Storyline(game="duel", turns=event_keys("duel", "shown"))

    assert "data/words/en/duel.ftl has no message duel-event-shown" in lacking(words, Told())
