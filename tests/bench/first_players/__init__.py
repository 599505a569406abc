"""The computer players from before the search, which masters are measured against in addition to
companions.
"""

from __future__ import annotations

from typing import Any

from games.engine.chance import Chance
from games.engine.decision import Choice, Decision
from games.engine.game import AnyGame, Player
from games.engine.text import Seat
from tests.bench.first_players.abraca import DeducingPlayer
from tests.bench.first_players.touria import LookingPlayer

FIRST: dict[str, Player[Any]] = {"abraca": DeducingPlayer(), "touria": LookingPlayer()}
"""By game; for the others, companions play about as well as the first players did."""


def first_player(game: AnyGame, state: Any, seat: Seat, decision: Decision, chance: Chance) -> Choice:
    """Answer like the first computer player of ``game``."""
    return FIRST.get(game.id, game.computer_player).choose(game.view(state, seat), decision, chance)
