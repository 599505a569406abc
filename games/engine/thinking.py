"""How computer players of each strength answer."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from games.engine.chance import Chance
from games.engine.decision import Choice, Decision
from games.engine.game import AnyGame
from games.engine.player import LearningPlayer, RandomPlayer
from games.engine.search import Finding, search
from games.engine.strength import Strength
from games.engine.text import Seat

PLAYOUTS = 100_000
"""The most worlds for one answer, however much time there is."""
_GRASPS = 67
"""How many of 100 answers of an apprentice are the companion's, in games without their own apprentice."""


class Thought(Struct, frozen=True):
    """A computer player's answer and its findings.

    ``findings`` are the results of a search, best first; empty if there was none: there was only one answer
    or no time, or the strength doesn't search. ``incident`` is the traceback of an error in the search, if
    any; then ``choice`` is the companion's. It may quote hidden information, so it's stored with incidents
    and never logged.
    """

    choice: Choice
    findings: tuple[Finding, ...] = ()
    incident: str | None = None


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
    """Return the answer of :func:`consider`.

    :raises KeyError: the seat has no open question.
    """
    return consider(
        game, strength, state, seat, chance, playouts=playouts, is_time_up=is_time_up
    ).choice  # fmt: skip


def consider(
    game: AnyGame,
    strength: Strength,
    state: Any,
    seat: Seat,
    chance: Chance,
    *,
    playouts: int = PLAYOUTS,
    is_time_up: Callable[[], bool] = lambda: False,
) -> Thought:
    """Return the answer of a computer player of ``strength`` at ``seat``, and the reasons for it.

    It knows what its seat knows. Unless time runs out, the same chance gives the same thought. If a search
    fails because no state explains what the seat sees, the companion answers.

    :raises KeyError: the seat has no open question.
    """
    decision = game.decision(state, seat)
    if decision is None:
        raise KeyError(seat)
    if len(decision.options) == decision.minimum:
        return Thought(tuple(option.id for option in decision.options))
    if strength == "apprentice":
        return Thought(_apprentice(game, state, seat, decision, chance))
    incident = None
    if strength == "master":
        try:
            found = search(
                game, game.policy, state, seat, chance, playouts=playouts, is_time_up=is_time_up
            )  # fmt: skip
            if found:
                return Thought(_allowed(decision, found[0].choice), tuple(found))
        except Exception:
            incident = traceback.format_exc()
    return Thought(game.computer_player.choose(game.view(state, seat), decision, chance), (), incident)


def _allowed(decision: Decision, choice: Choice) -> Choice:
    if not decision.allows(choice):
        raise ValueError(f"the search answers {choice}, which is not offered")
    return choice


def _apprentice(game: AnyGame, state: Any, seat: Seat, decision: Decision, chance: Chance) -> Choice:
    apprentice = game.apprentice or LearningPlayer(game.computer_player, RandomPlayer(), grasps=_GRASPS)
    return apprentice.choose(game.view(state, seat), decision, chance)
