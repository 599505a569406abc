"""The policy of a game without its own, and a base for others: its computer player plays on to the end."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from games.engine.chance import Chance, NamedChance
from games.engine.decision import Choice, Decision
from games.engine.game import AnyGame
from games.engine.play import held_back, waiting_for
from games.engine.policy import choices_of
from games.engine.text import Seat

_CANDIDATES = 3
"""The number of answers to try."""


class PlainPolicy:
    """Plays ``game`` with its computer player; ``Policy`` documents each method."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def believe(self, world: Any, seat: Seat, chance: Chance) -> float:
        """Return 0.0: nothing can be inferred."""
        return 0.0

    def waiting(self, world: Any) -> Sequence[Seat]:
        """Return the seats that owe an answer, or else those whose veil can be lifted."""
        decisions = self._game.decisions(world)
        return waiting_for(decisions) or [seat for seat, _ in held_back(decisions)]

    def candidates(self, world: Any, seat: Seat) -> Sequence[Choice]:
        """Return the first few answers, each with as few options as allowed."""
        offered = choices_of(self._asked(world, seat))
        least = max(1, offered.minimum)
        starts = range(len(offered.ids) - least + 1)
        return [offered.ids[start : start + least] for start in starts][:_CANDIDATES]

    def answer(self, world: Any, seat: Seat, chance: Chance) -> Choice:
        """Return the answer of the computer player."""
        decision = self._asked(world, seat)
        if decision.given is not None and decision.veil is not None:
            return decision.veil.choice
        return self._game.computer_player.choose(self._game.view(world, seat), decision, chance)

    def make(self, world: Any, seat: Seat, choice: Choice, chance: NamedChance) -> None:
        """Make a choice in place."""
        self._game.apply(world, seat, choice, chance)

    def values(self, world: Any) -> Sequence[float]:
        """Return the winners' shares; as long as nobody has won, they're all equal."""
        outcome = self._game.outcome(world)
        seats = len(self._game.view(world, None).places)
        if outcome is None:
            return [1 / seats] * seats
        return [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats)]

    def horizon(self, world: Any) -> Hashable:
        """Return a constant: a playout goes on to the end."""
        return None

    def _asked(self, world: Any, seat: Seat) -> Decision:
        decision = self._game.decision(world, seat)
        if decision is None:
            raise KeyError(seat)
        return decision
