"""How long a game took, and what is usual for games of its kind."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.features.lobby.rules.pace import FEWEST, Usual, about, pace_of, usual
from bot.table.change import TableChange
from bot.table.rows import Pace
from games.engine.chance import RandomStream
from games.engine.play import waiting_for
from games.registry import GAMES
from render.words import words_for
from tests.support.started import Started, started

GAME = GAMES["abraca"]
DAY = 86_400.0


def finished(table: Started) -> TableChange:
    """Play a game to its end, one minute per move; return its last step."""
    stream = RandomStream(bytes(32))
    while True:
        table.at = replace(table.at, now=table.at.now + 60)
        [seat, *_] = waiting_for(table.at.decisions)
        view = GAME.view(table.at.state, seat)
        change = table.pick(seat, *GAME.computer_player.choose(view, table.at.decisions[seat], stream))
        if table.at.table.status == "over":
            return change
        assert change.pace is None, "only the end of a game tells how it went"


def test_the_end_of_a_game_tells_how_it_went() -> None:
    table = started(GAME, (3, 4, 5), clock="relaxed")
    table.at = replace(table.at, now=100.0)
    change = finished(table)
    minutes = len(table.record.moves)
    assert change.pace == Pace(1, "abraca", 3, "relaxed", 100.0 + 60 * minutes, people=3, undone=0)


def test_what_is_taken_back_is_counted() -> None:
    game = GAMES["touria"]
    table, stream = started(game, (3, 4)), RandomStream(bytes(32))
    for _ in range(200):
        [seat, *_] = waiting_for(table.at.decisions)
        view = game.view(table.at.state, seat)
        table.pick(seat, *game.computer_player.choose(view, table.at.decisions[seat], stream))
        if table.at.table.undoable and table.at.table.undoable[-1] == seat:
            break
    else:
        pytest.fail("no move could be taken back")
    table.act("take-back", seat, table.at.table.own_revision(seat))
    assert table.at.table.undone == 1


def test_of_games_whose_beginning_nobody_noted_and_of_abandoned_ones_nothing_is_told() -> None:
    table = started(GAME, (3, 4, 5))
    assert pace_of(replace(table.at.table, started_at=None)) is None
    assert pace_of(replace(table.at.table, seats=[])) is None


def pace(seconds: float = DAY, presses: int = 10, people: int = 3, undone: int = 0) -> Pace:
    return Pace(1, "abraca", 3, "relaxed", seconds, people, undone, presses)


def test_the_median_is_told_and_what_most_games_had() -> None:
    paces = [pace(DAY, 10), pace(2 * DAY, 20, people=2, undone=1), pace(90 * DAY, 900, people=1, undone=3)]
    assert usual(paces, here=True) == Usual(3, True, 2 * DAY, 20, undo=True, computers=True, rated=True)
    assert usual(paces[: FEWEST - 1], here=True) is None, "nothing rather than a guess"


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (0, "one minute"),
        (600, "10 minutes"),
        (7 * 3_600, "7 hours"),
        (47 * 3_600, "2 days"),
        (6.4 * DAY, "6 days"),
    ],
)
def test_a_time_is_told_roughly(seconds: float, said: str) -> None:
    assert words_for("en").say(about(seconds)) == said
