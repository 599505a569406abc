"""What a tour of Abraca has to reach."""

from __future__ import annotations

from games.abraca.components import COMPONENTS, NUMBERS
from games.abraca.model import State
from games.abraca.rules.course import END
from games.engine.storyline import event_keys
from tests.render.tours import Course


def _on_the_brink(state: State) -> None:
    """Leave everybody one point short, so that two may reach the target in the same round."""
    state.points = [COMPONENTS.target_points - 1] * len(state.points)


def _with_little_life(state: State) -> None:
    """In addition, leave everybody one life, so a failure ends the round and ties the others."""
    _on_the_brink(state)
    state.life = [1] * len(state.life)


COURSE = Course(
    walks=65,
    moves=400,
    ids=frozenset({END, *(f"cast {number}" for number in NUMBERS)}),
    head_starts=(_on_the_brink, _with_little_life),
    rare=event_keys("abraca", "all-used", "survivor", "eliminated"),
)
