"""What a game inherits: types, copies, and refusals that are the same in all games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec import Struct

from games.engine.base import BaseGame, NoOptions
from games.engine.chance import Chance, RandomStream
from games.engine.decision import Choice, Decision, Option
from games.engine.event import Event, Outcome, lost
from games.engine.game import SPECTATOR
from games.engine.play import play_out
from games.engine.refusals import OVER
from games.engine.text import Seat, SeatName, Text
from games.engine.view import TableView
from tests.games.engine.garden import Garden, Options
from tests.games.engine.garden import State as GardenState


class Pile(Struct):
    stones: list[int]
    asked: list[Seat]
    discreet: bool = False


class Place(Struct, frozen=True):
    stones: int


class PileView(Struct, frozen=True):
    viewer: Seat | None
    places: tuple[Place, ...]


class Taking(BaseGame[Pile, PileView]):
    """Everybody with a question takes a stone, until none is left."""

    id = "taking"
    seats = range(2, 4)

    def setup(self, seats: int, options: Any, chance: Chance) -> Pile:
        return Pile([2] * seats, [0])

    def decisions(self, state: Pile) -> Mapping[Seat, Decision]:
        question = Decision(Text("prompt"), (Option("take", Text("label")),), discreet=state.discreet)
        return {seat: question for seat in state.asked if any(state.stones)}

    def apply(self, state: Pile, seat: Seat, choice: Choice, chance: Chance) -> list[Event]:
        state.stones[seat] -= 1
        state.asked = [(seat + 1) % len(state.stones)]
        return []

    def objection(self, state: Pile, seat: Seat, choice: Choice) -> Text | None:
        return Text("greedy") if choice == ("take", "take") else None

    def view(self, state: Pile, viewer: Seat | None) -> PileView:
        return PileView(viewer, tuple(map(Place, state.stones)))

    def determinize(self, state: Pile, viewer: Seat | None, chance: Chance) -> Pile:
        return self.copy(state)

    def outcome(self, state: Pile) -> Outcome | None:
        return None if any(state.stones) else Outcome((0,), (0, 0), (1, 1), Text("over"))

    def check(self, state: Pile) -> None:
        assert min(state.stones) >= 0


GAME = Taking()


def pile(asked: list[Seat], discreet: bool = False) -> Pile:
    return Pile([2, 2, 2], asked, discreet)


@pytest.mark.parametrize(
    ("state", "seat", "choice", "why"),
    [
        (Pile([0, 0, 0], [0]), 0, "take", OVER),
        (Pile([0, 0, 0], [0]), 7, "take", OVER),
        (pile([0]), 3, "take", Text("refused-not-seated")),
        (pile([0]), SPECTATOR, "take", Text("refused-not-seated")),
        (pile([0]), 1, "take", Text("refused-turn", {"player": SeatName(0)})),
        (pile([0]), 0, "give", Text("refused-not-offered")),
        (pile([0, 2]), 1, "take", Text("refused-not-asked-now")),
        (pile([0, 2]), 2, "give", Text("refused-not-offered")),
    ],
)
def test_everybody_is_refused_in_the_words_of_all_games(
    state: Pile, seat: Seat, choice: str, why: Text
) -> None:
    assert GAME.refusal(state, seat, (choice,)) == why


def test_nobody_reads_who_is_asked_in_secret() -> None:
    assert GAME.refusal(pile([0], discreet=True), 1, ("take",)) == Text("refused-not-asked-now")


def test_the_objection_of_the_game_comes_first_but_only_for_who_plays() -> None:
    greedy = ("take", "take")
    assert GAME.refusal(pile([0]), 0, greedy) == GAME.refusal(pile([0]), 1, greedy) == Text("greedy")
    assert GAME.refusal(pile([0]), 5, greedy) == Text("refused-not-seated")
    assert GAME.refusal(Pile([0, 0], [0]), 0, greedy) == OVER


def test_types_are_named_once_and_the_rest_has_defaults() -> None:
    assert (GAME.state_type, GAME.view_type) == (Pile, PileView)
    assert (GAME.version, GAME.upgrades, GAME.options_type) == (1, {}, NoOptions)
    assert not GAME.spectators_see_more(NoOptions())
    assert GAME.recap(pile([0])) is None
    state = GAME.setup(3, NoOptions(), RandomStream(b""))
    players = dict.fromkeys(range(3), GAME.computer_player)
    assert play_out(GAME, state, players, RandomStream(b"")) == 6


def test_a_copy_is_made_from_the_hints() -> None:
    state = pile([0])
    copy = GAME.copy(state)
    copy.stones[0] = 0
    assert state == pile([0])


def test_a_game_that_changes_another_one_keeps_its_types() -> None:
    class Counted(PileView, frozen=True):
        total: int = 0

    class Counting(Taking):
        view_type = Counted

    assert (Counting.state_type, Counting.view_type) == (Pile, Counted)
    assert Counting().copy(pile([0])) == pile([0])


def test_a_state_that_cannot_be_copied_is_an_error_as_soon_as_its_game_is_written() -> None:
    with pytest.raises(TypeError, match=r"Loose\.anything: nothing says how to copy"):

        class Unfinished(BaseGame[Loose, PileView]):
            pass


class Loose(Struct):
    anything: list[Any]


def test_a_view_is_filled_in_with_what_follows_from_the_rest() -> None:
    class Seen(TableView[NoOptions, None], frozen=True, kw_only=True):
        places: tuple[Struct, ...]

    class Losing(Garden):
        view = BaseGame.view  # type: ignore[assignment]

        def look(self, state: GardenState, viewer: Seat | None) -> Seen:  # type: ignore[override]
            return Seen(places=tuple(NoOptions() for _ in state.at))

        def outcome(self, state: GardenState) -> Outcome | None:
            return None if super().outcome(state) is None else lost(3, (1,), Text("garden-over"))

    game, chance = Losing(), RandomStream(b"")
    state = game.setup(3, Options(), chance)
    view = game.view(state, 2)
    assert (view.viewer, view.active, view.winners, view.loser) == (2, 0, (), None)  # type: ignore[attr-defined]
    for seat in (0, 1, 2):
        for _ in range(4):
            game.apply(state, seat, ("step",), chance)
    view = game.view(state, None)
    assert (view.viewer, view.active, view.winners, view.loser) == (None, None, (0, 2), 1)  # type: ignore[attr-defined]
