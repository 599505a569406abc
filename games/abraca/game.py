"""Abraca's implementation of the engine's contract, assembled from the other modules."""

from __future__ import annotations

from games.abraca.components import DEALS
from games.abraca.invariants import check
from games.abraca.mind import worlds
from games.abraca.mind.player import DeclaringPlayer, HopefulPlayer
from games.abraca.mind.policy import DeclaringPolicy
from games.abraca.model import Options, State
from games.abraca.rules import course, scoring
from games.abraca.telling.advice import advice
from games.abraca.telling.climax import climax
from games.abraca.telling.coach import aim, things
from games.abraca.telling.feats import FEATS
from games.abraca.telling.highlights import highlights
from games.abraca.telling.plans import SpellPlanner
from games.abraca.telling.reference import CHAPTERS, ENTRIES
from games.abraca.telling.score import score
from games.abraca.telling.storyline import STORYLINE
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
    feats = FEATS
    entries = ENTRIES
    chapters = CHAPTERS
    computer_player = DeclaringPlayer()
    apprentice = LearningPlayer(computer_player, HopefulPlayer(), grasps=45)
    planner = SpellPlanner()
    policy = DeclaringPolicy()
    calibrations = calibrations("abraca")

    setup = staticmethod(course.setup)
    decisions = staticmethod(course.decisions)
    apply = staticmethod(course.apply)
    objection = staticmethod(course.objection)
    view = staticmethod(view)
    recap = staticmethod(recap)
    climax = staticmethod(climax)
    highlights = staticmethod(highlights)
    determinize = staticmethod(worlds.determinize)
    outcome = staticmethod(scoring.outcome)
    score = staticmethod(score)
    check = staticmethod(check)
    aim = staticmethod(aim)
    things = staticmethod(things)
    advice = staticmethod(advice)

    def spectators_see_more(self, options: Options) -> bool:
        """Return whether watchers see more than the public; rules/abraca#9."""
        return options.spectators == "all"


GAME = Abraca()
