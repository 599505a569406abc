"""Decisive moments from whole games, with the names that make them longest."""

from __future__ import annotations

from functools import cache

from games.engine.chance import RandomStream
from games.engine.decision import Choice, Decision
from games.engine.event import Event
from games.engine.play import next_move, play
from games.engine.storyline import folded
from games.engine.text import Seat, Text
from games.registry import GAMES
from render.words import Words

_GAMES = 3


@cache
def decided(game_id: str, seats: int) -> list[tuple[Text, ...]]:
    """Return the sentences of each kind of moment, from some games between computer players."""
    found: dict[tuple[str, ...], tuple[Text, ...]] = {}
    for number in range(_GAMES):
        for line in folded(_log(game_id, seats, number), GAMES[game_id].storyline):
            if line.is_moment:
                told = tuple(event.text for event in line.told)
                found.setdefault(tuple(text.key for text in told), told)
    return list(found.values())


def _log(game_id: str, seats: int, number: int) -> list[Event]:
    """Return the public log of one game."""
    game, chance = GAMES[game_id], RandomStream(bytes([number]) * 32)
    state = game.setup(seats, game.options_type(), chance)

    def choose(seat: Seat, decision: Decision) -> Choice:
        return game.computer_player.choose(game.view(state, seat), decision, chance)

    events: list[Event] = []
    while asked := game.decisions(state):
        events += play(game, state, *next_move(asked, choose), chance)
    return [event for event in events if event.visible_to(None)]


def longest(game_id: str, seats: int, names: tuple[str, ...], words: Words) -> tuple[Text, ...]:
    """Return the longest moment with ``names``."""
    return max(
        decided(game_id, seats), key=lambda moment: sum(len(words.say(text, names)) for text in moment)
    )
