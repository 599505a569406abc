"""Fixed positions of any game, from seeded games of its computer player, to look at and to measure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from games.engine.chance import RandomStream
from games.engine.decision import Choice, Decision
from games.engine.game import AnyGame
from games.engine.play import next_move, play
from games.engine.strength import STRENGTHS
from games.engine.text import Seat, Typed
from render.seats import SeatOccupant

PLAIN_NAMES = ("Ada", "Bruno", "Chloé", "Dev", "Eve", "Finn")
HARD_NAMES = (
    "Maximiliane von Hohenfels-Trautt",
    "王小明",
    "سارة أحمد",
    "🦊 Foxy ✨",
    "Наташа Ростова",
    "𝕱𝖎𝖓𝖓",
)
"""Names as long as Discord allows, and in scripts that the display faces don't cover."""


def occupants(names: tuple[str | None, ...], seats: int) -> list[SeatOccupant]:
    """Return ``seats`` occupants named after the first of ``names``; computer players vary in strength."""
    return [
        SeatOccupant(None, STRENGTHS[seat % len(STRENGTHS)]) if name is None else SeatOccupant(Typed(name))
        for seat, name in enumerate(names[:seats])
    ]


def states(game: AnyGame, seats: int, options: Struct | None = None, seed: int = 1) -> Iterator[Any]:
    """Yield every state of one whole game, from the deal to the end, each as a separate copy."""
    chance = RandomStream(seed.to_bytes(32, "big"))
    state = game.setup(seats, game.options_type() if options is None else options, chance)
    yield game.copy(state)
    while decisions := game.decisions(state):

        def choose(seat: Seat, decision: Decision) -> Choice:
            return game.computer_player.choose(game.view(state, seat), decision, chance)

        play(game, state, *next_move(decisions, choose), chance)
        yield game.copy(state)


def spread(everything: list[Any], count: int) -> list[Any]:
    """Return ``count`` of the states, evenly spread, including the first and the last."""
    last = len(everything) - 1
    return [everything[round(last * step / (count - 1))] for step in range(count)]
