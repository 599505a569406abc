"""Abraca's implementation of the engine's contract, assembled from the other modules."""

from __future__ import annotations

from games.abraca import rules, scoring, worlds
from games.abraca.advice import advice
from games.abraca.coach import aim, things
from games.abraca.components import DEALS
from games.abraca.invariants import check
from games.abraca.model import Options, State
from games.abraca.player import DeclaringPlayer, HopefulPlayer
from games.abraca.policy import DeclaringPolicy
from games.abraca.reference import CHAPTERS, ENTRIES
from games.abraca.storyline import STORYLINE
from games.abraca.view import View, recap, view
from games.engine.base import BaseGame
from games.engine.calibration import calibrations
from games.engine.player import LearningPlayer


class Abraca(BaseGame[State, View]):
    """Abraca...what?; ``games.engine.game.Game`` documents each part."""

    id = "abraca"
    seats = range(min(DEALS), max(DEALS) + 1)
    options_type = Options
    storyline = STORYLINE
    entries = ENTRIES
    chapters = CHAPTERS
    computer_player = DeclaringPlayer()
    apprentice = LearningPlayer(computer_player, HopefulPlayer(), grasps=45)
    policy = DeclaringPolicy()
    calibrations = calibrations("abraca")

    setup = staticmethod(rules.setup)
    decisions = staticmethod(rules.decisions)
    apply = staticmethod(rules.apply)
    objection = staticmethod(rules.objection)
    view = staticmethod(view)
    recap = staticmethod(recap)
    determinize = staticmethod(worlds.determinize)
    outcome = staticmethod(scoring.outcome)
    check = staticmethod(check)
    aim = staticmethod(aim)
    things = staticmethod(things)
    advice = staticmethod(advice)

    def spectators_see_more(self, options: Options) -> bool:
        """Return whether watchers see more than the public; rules/abraca#9."""
        return options.spectators == "all"


GAME = Abraca()
