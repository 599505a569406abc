"""The computer players of before there was a search: what masters are held against besides companions."""

from __future__ import annotations

from typing import Any

from games.engine.chance import Chance
from games.engine.decision import Choice, Decision
from games.engine.game import AnyGame, Player
from games.engine.text import Seat
from tests.bench.first_players.abraca import DeducingPlayer
from tests.bench.first_players.touria import LookingPlayer

FIRST: dict[str, Player[Any]] = {"abraca": DeducingPlayer(), "touria": LookingPlayer()}
"""By game; in the others, companions play as well as they did."""


def first_player(game: AnyGame, state: Any, seat: Seat, decision: Decision, chance: Chance) -> Choice:
    """Answer as the first computer player of ``game`` did."""
    return FIRST.get(game.id, game.computer_player).choose(game.view(state, seat), decision, chance)
