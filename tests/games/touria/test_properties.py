"""What every game is held to, asked of Touria."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.properties import test_course, test_secrecy
from tests.games.touria.table import TOURIA

MOST_MOVES = 30_000
"""Random players waste coins for a long time before one of them happens to be ready for the castle."""

WHOLE_GAMES = (
    test_course.test_a_game_ends_with_an_outcome_and_not_before,
    test_course.test_a_fixture_is_the_state_that_was_there,
    test_secrecy.test_a_refusal_tells_nothing,
)
MOMENTS = (
    test_course.test_a_record_makes_the_same_game_again,
    test_course.test_states_and_views_survive_json,
    test_course.test_every_listed_pick_can_be_carried_out,
    test_course.test_an_unlisted_move_is_refused_and_changes_nothing,
    test_course.test_copies_are_independent,
    test_course.test_the_fallback_player_answers_from_its_view_alone,
    test_secrecy.test_views_and_questions_are_the_same_in_every_world,
    test_secrecy.test_events_tell_no_more_than_the_views_after_them,
    test_secrecy.test_who_may_take_back_a_move_has_learned_nothing_from_it,
)


@pytest.fixture(autouse=True, scope="module")
def _long_games() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(test_course, "MOST_MOVES", MOST_MOVES)
        yield


def holds(what: Any, data: st.DataObject) -> None:
    what.hypothesis.inner_test(TOURIA, data)


@pytest.mark.parametrize("what", WHOLE_GAMES, ids=lambda what: what.__name__)
@settings(max_examples=8)
@given(data=st.data())
def test_whole_games(what: Any, data: st.DataObject) -> None:
    holds(what, data)


@pytest.mark.parametrize("what", MOMENTS, ids=lambda what: what.__name__)
@settings(max_examples=40)
@given(data=st.data())
def test_moments(what: Any, data: st.DataObject) -> None:
    holds(what, data)


_PLAY_ONE = """
import msgspec
from games.engine.chance import RandomStream
from games.engine.record import begin
from games.touria.game import Touria
from tests.games.properties.walks import Walk
game = Touria()
walk = Walk(game, 4, *begin(game, 4, game.options_type(), bytes(32)), RandomStream(b"rest"))
for number, _ in enumerate(walk.go_on()):
    print(msgspec.json.encode([game.view(walk.state, viewer) for viewer in walk.viewers]).decode())
    if number == 300:
        break
"""


def test_nothing_depends_on_the_order_of_hashes() -> None:
    runs = [
        subprocess.run(
            [sys.executable, "-c", _PLAY_ONE],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert runs[0] == runs[1]
    assert len(runs[0]) > 500
