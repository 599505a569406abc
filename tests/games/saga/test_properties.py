"""Saga keeps what every game of the house keeps: the shared properties, as they are."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.games.properties.test_course import (  # noqa: F401
    test_a_fixture_is_the_state_that_was_there,
    test_a_game_ends_with_an_outcome_and_not_before,
    test_a_record_makes_the_same_game_again,
    test_an_unlisted_move_is_refused_and_changes_nothing,
    test_copies_are_independent,
    test_every_listed_pick_can_be_carried_out,
    test_states_and_views_survive_json,
    test_the_fallback_player_answers_from_its_view_alone,
)
from tests.games.properties.test_secrecy import (  # noqa: F401
    test_a_refusal_tells_nothing,
    test_events_tell_no_more_than_the_views_after_them,
    test_views_and_questions_are_the_same_in_every_world,
    test_who_may_take_back_a_move_has_learned_nothing_from_it,
)

_PLAY_ONE = """
import msgspec
from games.engine.chance import RandomStream
from games.engine.play import play_out
from games.saga.game import Saga
saga = Saga()
chance = RandomStream(bytes(32))
state = saga.setup(4, saga.options_type(), chance)
play_out(saga, state, dict.fromkeys(range(4), saga.fallback), chance)
print(msgspec.json.encode([state, *(saga.view(state, viewer) for viewer in (0, 1, None))]).decode())
"""


def test_computer_players_depend_on_no_order_of_hashes() -> None:
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
