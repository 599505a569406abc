"""Tschak!'s implementation of the engine's contract, assembled from the other modules."""

from __future__ import annotations

from games.engine.base import BaseGame
from games.engine.calibration import calibrations
from games.engine.player import LearningPlayer
from games.towers.components import SETTINGS
from games.towers.invariants import check
from games.towers.mind import worlds
from games.towers.mind.player import EagerPlayer, PlanningPlayer
from games.towers.mind.policy import ExploringPolicy
from games.towers.model import Options, State
from games.towers.rules import course, scoring
from games.towers.telling.advice import advice
from games.towers.telling.climax import climax
from games.towers.telling.coach import aim, things
from games.towers.telling.feats import FEATS
from games.towers.telling.highlights import highlights
from games.towers.telling.plans import CardPlanner
from games.towers.telling.reference import CHAPTERS, ENTRIES
from games.towers.telling.score import score
from games.towers.telling.storyline import STORYLINE
from games.towers.view import View, recap, view


class Towers(BaseGame[State, View]):
    """Tschak!; ``games.engine.game.Game`` documents each part."""

    id = "towers"
    seats = range(min(SETTINGS), max(SETTINGS) + 1)
    options_type = Options
    storyline = STORYLINE
    feats = FEATS
    entries = ENTRIES
    chapters = CHAPTERS
    computer_player = PlanningPlayer()
    apprentice = LearningPlayer(computer_player, EagerPlayer(), grasps=65)
    planner = CardPlanner()
    policy = ExploringPolicy()
    calibrations = calibrations("towers")

    advice = staticmethod(advice)
    setup = staticmethod(course.setup)
    decisions = staticmethod(course.decisions)
    form = staticmethod(course.form)
    filled = staticmethod(course.filled)
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


GAME = Towers()
