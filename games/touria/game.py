"""Touria's implementation of the engine's contract, assembled from the other modules."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine.base import BaseGame
from games.engine.calibration import calibrations
from games.engine.player import LearningPlayer
from games.engine.text import Seat
from games.touria.invariants import check
from games.touria.mind import worlds
from games.touria.mind.player import LookingPlayer, NewcomerPlayer
from games.touria.mind.policy import POLICY
from games.touria.model import Options, State
from games.touria.rules import course, scoring, walk
from games.touria.rules.seating import clockwise
from games.touria.telling import coach
from games.touria.telling.advice import advice
from games.touria.telling.climax import climax
from games.touria.telling.feats import FEATS
from games.touria.telling.highlights import highlights
from games.touria.telling.plans import CopyPlanner
from games.touria.telling.recap import recap
from games.touria.telling.reference import CHAPTERS, ENTRIES
from games.touria.telling.score import score
from games.touria.telling.storyline import STORYLINE
from games.touria.view import View, view


class Touria(BaseGame[State, View]):
    """Touria; ``games.engine.game.Game`` documents each part."""

    id = "touria"
    seats = range(2, 5)
    options_type = Options
    storyline = STORYLINE
    feats = FEATS
    entries = ENTRIES
    chapters = CHAPTERS
    hides_choices = True
    computer_player = LookingPlayer()
    apprentice = LearningPlayer(computer_player, NewcomerPlayer(), grasps=30)
    planner = CopyPlanner()
    policy = POLICY
    calibrations = calibrations("touria")

    setup = staticmethod(course.setup)
    decisions = staticmethod(course.decisions)
    decision = staticmethod(course.decision)
    form = staticmethod(walk.form)
    filled = staticmethod(walk.filled)
    apply = staticmethod(course.apply)
    refusal = staticmethod(course.refusal)
    view = staticmethod(view)
    recap = staticmethod(recap)
    climax = staticmethod(climax)
    highlights = staticmethod(highlights)
    determinize = staticmethod(worlds.determinize)
    outcome = staticmethod(scoring.outcome)
    score = staticmethod(score)
    check = staticmethod(check)
    aim = staticmethod(coach.aim)
    things = staticmethod(coach.things)
    advice = staticmethod(advice)

    def turn_order(self, state: State, first: Seat) -> Sequence[Seat]:
        """Return the seats clockwise; see ``games.engine.order``."""
        return clockwise(state.sides, first)


GAME = Touria()
