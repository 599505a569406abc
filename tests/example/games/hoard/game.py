"""Let It Sleep as the engine knows it: the contract, each part where it is written."""

from __future__ import annotations

from games.engine.base import BaseGame
from games.hoard import rules, worlds
from games.hoard.invariants import check
from games.hoard.model import Options, State
from games.hoard.player import EstimatingThief
from games.hoard.view import View, view


class Hoard(BaseGame[State, View]):
    """Let It Sleep: see ``games.engine.game.Game`` for what each part promises."""

    id = "hoard"
    seats = range(3, 7)
    options_type = Options
    computer_player = EstimatingThief()

    setup = staticmethod(rules.setup)
    decisions = staticmethod(rules.decisions)
    apply = staticmethod(rules.apply)
    objection = staticmethod(rules.objection)
    view = staticmethod(view)
    recap = staticmethod(rules.recap)
    determinize = staticmethod(worlds.determinize)
    outcome = staticmethod(rules.outcome)
    check = staticmethod(check)


GAME = Hoard()
