"""A legal game with as many moves as a file may hold: somebody changes their mind again and again."""

from __future__ import annotations

import msgspec

from bot.features.archive.rules import Shuffle, commitment, seed_of
from bot.features.archive.service.game_file import FORMAT, VERSION, GameFile, Place
from games.engine.chance import RandomStream
from games.engine.decision import Choice, Decision
from games.engine.game import AnyGame
from games.engine.play import next_move, play, waiting_for
from games.engine.record import Move, begin
from games.engine.text import Seat
from games.registry import GAMES

_SECRET = bytes(range(32))
_BEGAN = 1_700_000_000.0


def long_game(moves: int) -> bytes:
    """Return the file of a game of at least ``moves`` moves, from the first game that can be drawn out that
    far.
    """
    for game in GAMES.values():
        if (file := _drawn_out(game, moves)) is not None:
            return msgspec.json.encode(file)
    raise LookupError("no game lets anybody change their mind")


def _drawn_out(game: AnyGame, moves: int) -> GameFile | None:
    seats = game.seats[0]
    presses = list(range(1, seats + 2))
    seed = seed_of(_SECRET, presses[:-1], presses[-1])
    record, state, stream = begin(game, seats, game.options_type(), seed)
    made: list[Move] = []
    # The computer players need their own randomness: a record replays from the game's alone.
    whim = RandomStream(_SECRET)

    def make(seat: Seat, choice: Choice) -> None:
        before = len(stream.answers)
        play(game, state, seat, choice, stream)
        made.append(Move(seat, choice, tuple(stream.answers[before:])))

    def choose(seat: Seat, decision: Decision) -> Choice:
        return game.computer_player.choose(game.view(state, seat), decision, whim)

    while decisions := game.decisions(state):
        seat, choice = next_move(decisions, choose)
        make(seat, choice)
        # Until everybody has answered, a simultaneous choice can be changed.
        while len(made) < moves and waiting_for(decisions := game.decisions(state)):
            if seat not in decisions or not decisions[seat].allows(choice):
                break
            make(seat, choice)
    outcome = game.outcome(state)
    if len(made) < moves or outcome is None:
        return None
    places = tuple(Place(rank, outcome.score(seat)) for seat, rank in enumerate(outcome.ranks))
    return GameFile(
        format=FORMAT,
        version=VERSION,
        players=("Eve", "Finn", *[None] * (seats - 2)),
        record=msgspec.structs.replace(record, moves=tuple(made)),
        shuffle=Shuffle(commitment(_SECRET), _SECRET.hex(), tuple(map(str, presses))),
        results=places,
        opened_at=_BEGAN,
        times=tuple(_BEGAN + number for number in range(len(made))),
    )
