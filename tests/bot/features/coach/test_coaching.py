"""The coach: who has one, what it explains, and that everybody reads the aim."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.features.coach.rules import coached
from bot.features.people.rules.people import Preferences
from bot.table.perspective import Perspective, perspective
from games.engine.game import SPECTATOR
from games.registry import GAMES
from tests.support.features import AIMS, COACHES
from tests.support.started import started


def seen(game: str, viewer: int | None = None) -> Perspective:
    """Return a view of a game that has just started, by default that of a seat with a question."""
    at = started(GAMES[game], (5, 6, 7)).at
    asked = next(seat for seat, decision in at.decisions.items() if decision.asks_for_move)
    return perspective(at.table, at.game, at.state, (), asked if viewer is None else viewer)


@pytest.mark.parametrize("game", COACHES)
def test_a_newcomer_is_told_the_aim_and_of_two_new_things_at_a_time_until_all_are_known(game: str) -> None:
    table = seen(game)
    known: set[str] = set()
    met = list(GAMES[game].things(table.view, table.decision))
    assert met
    told: list[str] = []
    while new := coached(table, GAMES[game], Preferences(), known).new:
        assert len(new) <= 2
        told += [entry.id for entry in new]
        known |= {entry.id for entry in new}
    assert told == met, "all of them, the most needed first, and each once"
    assert coached(table, GAMES[game], Preferences(), known).is_on


@pytest.mark.parametrize("game", AIMS)
def test_whoever_has_no_coach_still_reads_the_aim(game: str) -> None:
    table = seen(game)
    for preferences, explained in ((Preferences(), None), (Preferences(coach=False), ())):
        told = coached(table, GAMES[game], preferences, explained)
        assert told.aim is not None
        assert not told.new
        assert not told.is_on


@pytest.mark.parametrize("game", COACHES)
def test_a_hand_without_its_aim_keeps_the_coach(game: str) -> None:
    told = coached(seen(game), GAMES[game], Preferences(aim=False), ())
    assert told.aim is None
    assert told.new


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_taught_who_does_not_play_or_has_answered(game: str) -> None:
    watching = coached(seen(game, SPECTATOR), GAMES[game], Preferences(), ())
    assert (watching.aim, watching.new, watching.is_on) == (None, (), False)
    table = seen(game)
    assert table.decision is not None
    given = replace(table, decision=replace(table.decision, given=(table.decision.options[0].id,)))
    assert not coached(given, GAMES[game], Preferences(), ()).new
