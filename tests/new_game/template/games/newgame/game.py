"""New Game's implementation of the engine's contract, assembled from the other modules."""

from __future__ import annotations

from games.engine.base import BaseGame
from games.newgame.invariants import check
from games.newgame.mind import worlds
from games.newgame.mind.player import HighestFirst
from games.newgame.model import Options, State
from games.newgame.rules import course
from games.newgame.view import View, look


class NewGame(BaseGame[State, View]):
    """New Game: see ``games.engine.game.Game`` for what each part promises."""

    id = "newgame"
    seats = range(3, 7)
    options_type = Options
    computer_player = HighestFirst()

    setup = staticmethod(course.setup)
    decisions = staticmethod(course.decisions)
    apply = staticmethod(course.apply)
    look = staticmethod(look)
    determinize = staticmethod(worlds.determinize)
    outcome = staticmethod(course.outcome)
    check = staticmethod(check)


GAME = NewGame()
