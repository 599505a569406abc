"""Saga's implementation of the engine's contract, assembled from the other modules."""

from __future__ import annotations

from games.engine.base import BaseGame
from games.engine.calibration import calibrations
from games.saga.components import RULES
from games.saga.invariants import check
from games.saga.mind import worlds
from games.saga.mind.player import NewcomerPlayer, StorytellingPlayer
from games.saga.mind.policy import POLICY
from games.saga.model import Options, State
from games.saga.rules import course, discard_form, questions, refusals, scoring, turn
from games.saga.rules.challenge import recap
from games.saga.telling import coach
from games.saga.telling.advice import advice
from games.saga.telling.climax import climax
from games.saga.telling.feats import FEATS
from games.saga.telling.highlights import highlights
from games.saga.telling.plans import InterferencePlanner
from games.saga.telling.reference import CHAPTERS, ENTRIES
from games.saga.telling.score import DAILY, score
from games.saga.telling.storyline import STORYLINE
from games.saga.view import View, view


class Saga(BaseGame[State, View]):
    """Saga; ``games.engine.game.Game`` documents each part."""

    id = "saga"
    seats = range(RULES.min_players, RULES.max_players + 1)
    options_type = Options
    storyline = STORYLINE
    feats = FEATS
    entries = ENTRIES
    chapters = CHAPTERS
    hides_choices = True
    daily = DAILY
    computer_player = StorytellingPlayer()
    apprentice = NewcomerPlayer()
    planner = InterferencePlanner()
    policy = POLICY
    calibrations = calibrations("saga")

    setup = staticmethod(turn.setup)
    decisions = staticmethod(questions.decisions)
    decision = staticmethod(questions.decision)
    form = staticmethod(discard_form.form)
    filled = staticmethod(discard_form.filled)
    apply = staticmethod(course.apply)
    refusal = staticmethod(refusals.refusal)
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


GAME = Saga()
