"""Let It Sleep's implementation of the engine's contract, assembled from the other modules."""

from __future__ import annotations

from functools import cached_property

from games.engine.base import BaseGame
from games.hoard.invariants import check
from games.hoard.mind import worlds
from games.hoard.mind.player import EstimatingThief
from games.hoard.mind.policy import NightlyPolicy
from games.hoard.model import Options, State
from games.hoard.rules import course
from games.hoard.telling.coach import aim
from games.hoard.telling.reference import CHAPTERS, ENTRIES
from games.hoard.telling.storyline import STORYLINE
from games.hoard.view import View, look


class Hoard(BaseGame[State, View]):
    """Let It Sleep: see ``games.engine.game.Game`` for what each part promises."""

    id = "hoard"
    seats = range(3, 7)
    options_type = Options
    computer_player = EstimatingThief()
    storyline = STORYLINE
    entries = ENTRIES
    chapters = CHAPTERS

    setup = staticmethod(course.setup)
    decisions = staticmethod(course.decisions)
    apply = staticmethod(course.apply)
    objection = staticmethod(course.objection)
    look = staticmethod(look)
    recap = staticmethod(course.recap)
    determinize = staticmethod(worlds.determinize)
    outcome = staticmethod(course.outcome)
    check = staticmethod(check)
    aim = staticmethod(aim)

    @cached_property
    def policy(self) -> NightlyPolicy:
        """The policy of the master."""
        return NightlyPolicy(self)


GAME = Hoard()
