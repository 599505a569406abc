"""What a computer player of a certain strength answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.engine.chance import Chance
from games.engine.decision import Choice, Decision
from games.engine.game import AnyGame
from games.engine.player import RandomPlayer
from games.engine.search import search
from games.engine.strength import Strength
from games.engine.text import Seat

PLAYOUTS = 100_000
"""No answer takes more worlds, however much time there is."""
_SLIPS = 3
"""One of so many answers of an apprentice is any that is allowed, in games that say nothing of it."""


def think(
    game: AnyGame,
    strength: Strength,
    state: Any,
    seat: Seat,
    chance: Chance,
    *,
    playouts: int = PLAYOUTS,
    is_time_up: Callable[[], bool] = lambda: False,
) -> Choice:
    """Return what a computer player of ``strength`` at ``seat`` answers to what it is asked.

    It knows what its seat knows. Where the time is never up, the same chance gives the same answer.

    :raises KeyError: the seat is asked nothing.
    """
    decision = game.decisions(state)[seat]
    if len(decision.options) == decision.minimum:
        return tuple(option.id for option in decision.options)
    if strength == "master" and game.policy is not None:
        return search(
            game, game.policy, state, seat, chance, playouts=playouts, is_time_up=is_time_up
        )[0].choice  # fmt: skip
    if strength == "apprentice":
        return _apprentice(game, state, seat, decision, chance)
    return game.computer_player.choose(game.view(state, seat), decision, chance)


def _apprentice(game: AnyGame, state: Any, seat: Seat, decision: Decision, chance: Chance) -> Choice:
    view = game.view(state, seat)
    if game.apprentice is not None:
        return game.apprentice.choose(view, decision, chance)
    if chance.below(_SLIPS) == 0:
        return RandomPlayer().choose(view, decision, chance)
    return game.computer_player.choose(view, decision, chance)
