"""A trial says right away what is wrong with a game, and where: game, seed, seat and move."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.engine.chance import Chance
from games.engine.decision import Choice, Decision
from games.engine.event import Event, Outcome
from games.engine.game import AnyGame, InvalidState
from games.engine.text import Seat, Text
from games.engine.trial import Trial, try_out
from tests.games.engine import duel, garden, purses
from tests.games.engine.duel import Duel
from tests.games.engine.garden import Garden
from tests.games.engine.purses import Purses
from tests.games.properties.test_leaks import (
    CountedPurses,
    LoudPurses,
    OpenDuel,
    OpenGarden,
    TellingPurses,
)

PLACE = re.compile(r"at: \w+, walk \d+: \d seats, .*, seed [0-9a-f]{64}, (before|after) .*")


class BrokenDuel(Duel):
    """The rules fail on a move."""

    def apply(self, state: duel.State, seat: Seat, choice: Choice, chance: Chance) -> list[Event]:
        if state.played == 1 and choice == ("rock",):
            raise LookupError("no such hand")
        return super().apply(state, seat, choice, chance)


class LosingPurses(Purses):
    """Sometimes a coin gets lost."""

    def check(self, state: purses.State) -> None:
        if state.played == 2:
            raise InvalidState("a coin is missing")


class EndlessPurses(Purses):
    """There is an outcome although a question is still open."""

    def outcome(self, state: purses.State) -> Outcome | None:
        return (
            Outcome((0,), (0,) * 3, (1,) * 3, Text("over")) if state.played == 1 else super().outcome(state)
        )


class SharingGarden(Garden):
    """Copies share every list except one."""

    def copy(self, state: garden.State) -> garden.State:
        return msgspec.structs.replace(state, buried=state.buried[:])


class WrongViewer(Duel):
    def view(self, state: duel.State, viewer: Seat | None) -> duel.View:
        return msgspec.structs.replace(super().view(state, viewer), viewer=0)


class FewPlaces(Duel):
    def view(self, state: duel.State, viewer: Seat | None) -> duel.View:
        return msgspec.structs.replace(super().view(state, viewer), places=())


class TwiceTheSame(Garden):
    def decisions(self, state: Any) -> dict[Seat, Decision]:
        return {
            seat: msgspec.structs.replace(one, options=one.options[:1] * 2)
            for seat, one in super().decisions(state).items()
        }


class BadPlayer:
    def choose(self, view: Any, decision: Decision, chance: Chance) -> Choice:
        return ("spade",)


class HelplessGarden(Garden):
    computer_player = BadPlayer()


class WrongWinners(Garden):
    def outcome(self, state: Any) -> Outcome | None:
        found = super().outcome(state)
        return None if found is None else msgspec.structs.replace(found, winners=())


class SoreGarden(Garden):
    """Uses randomness outside the game's own, so that a record doesn't replay."""

    rolls = 0

    def apply(self, state: Any, seat: Seat, choice: Choice, chance: Chance) -> list[Event]:
        type(self).rolls += 1
        state.scores[seat] += type(self).rolls % 7
        return super().apply(state, seat, choice, chance)


@pytest.mark.parametrize(
    ("game", "what"),
    [
        (BrokenDuel(), "no such hand"),
        (LosingPurses(), "a coin is missing"),
        (EndlessPurses(), "if and only if nobody is asked"),
        (SharingGarden(), "made in a copy shows in the state"),
        (WrongViewer(), "has the viewer 0"),
        (FewPlaces(), "has 0 places"),
        (TwiceTheSame(), "the same id twice"),
        (HelplessGarden(), "the computer player answers"),
        (WrongWinners(), "have rank 1"),
        (SoreGarden(), "made twice with the same chance"),
        (OpenGarden(), "can tell a world from the real one: known"),
        (TellingPurses(), "tells seat"),
        (LoudPurses(), "sees the same and is told"),
        (OpenDuel(), "sees the same and is told"),
    ],
    ids=lambda value: type(value).__name__ if hasattr(value, "id") else "",
)
def test_the_first_fault_is_told_with_its_place(game: AnyGame, what: str) -> None:
    trial = Trial()
    with pytest.raises(Exception, match=re.escape(what)) as fault:
        try_out(game, trial)
    assert trial.walks < 20
    assert PLACE.fullmatch(fault.value.__notes__[-1])


def test_a_move_that_fails_is_named() -> None:
    with pytest.raises(LookupError) as fault:
        try_out(BrokenDuel(), Trial())
    assert re.fullmatch(r"on: \d: rock", fault.value.__notes__[0])


@pytest.mark.parametrize("game", [Duel(), Garden(), Purses()], ids=lambda game: game.id)
def test_a_sound_game_is_walked_through_to_its_end(game: AnyGame) -> None:
    trial = Trial()
    try_out(game, trial, 30)
    assert trial.walks == trial.ends == 30
    assert trial.moves > 100


def test_what_a_view_counts_and_nobody_was_told_is_left_to_the_property_suite() -> None:
    """Finding that takes many worlds of the same position."""
    try_out(CountedPurses(), Trial(), 10)


def run(name: str, *places: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "games.try", name],
        env={"PYTHONPATH": ":".join([*map(str, places), *sys.path])},
        capture_output=True,
        check=False,
        text=True,
    )


def test_from_the_command_line(tmp_path: Path) -> None:
    """Called with the game's module; ``tests/new_game`` tries games by their ids."""
    package = tmp_path / "small"
    package.mkdir()
    (package / "game.py").write_text("from tests.games.engine.duel import Duel\n\nGAME = Duel()\n")
    sound = run("small.game", tmp_path)
    assert sound.returncode == 0
    assert re.match(r"duel: 150 games, \d+ of them to their end, .*\nNothing wrong\.", sound.stdout)
    assert run("no_such_game").returncode != 0
