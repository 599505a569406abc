"""Positions of Let It Sleep, set up by hand."""

from __future__ import annotations

from games.engine.chance import RecordedChance
from games.engine.event import Event
from games.engine.play import play
from games.engine.text import Seat
from games.hoard.game import GAME
from games.hoard.model import Options, State


def bragging(*cards: int, options: Options | None = None) -> State:
    """Return the first night with one thief per card in ``cards``, all of them laid; seat 0 speaks."""
    state = GAME.setup(len(cards), options or Options(), RecordedChance([0]))
    for seat, card in enumerate(cards):
        do(state, seat, f"take {card}")
    return state


def do(state: State, seat: Seat, option: str) -> list[Event]:
    """Let ``seat`` choose one of its options; return the events."""
    return play(GAME, state, seat, (option,), RecordedChance(()))


def offered(state: State, seat: Seat) -> list[str]:
    """Return the options of ``seat``."""
    return [option.id for option in GAME.decisions(state)[seat].options]
