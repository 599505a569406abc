"""The computer players of Saga, which follow their Objective from the view of their seat alone."""

from __future__ import annotations

from games.engine.chance import Chance
from games.engine.decision import Choice, Decision
from games.engine.text import Seat
from games.saga.cards import Mod, Plain, Story
from games.saga.components import ADVENTURES, PLAIN_EFFECTS
from games.saga.mind.answering import card_worth, choices, mains
from games.saga.mind.interfering import best_interference
from games.saga.mind.outlook import Outlook
from games.saga.rules.challenge import PASS
from games.saga.rules.offers import CHOOSE, WISH
from games.saga.rules.turn import KEEP, REDRAW
from games.saga.view import View


class StorytellingPlayer:
    """Plays the Adventures that bring its Objective closest, and interferes with Tests if that helps it."""

    def choose(self, view: View, decision: Decision, chance: Chance) -> Choice:
        """Return the best answer; ``chance`` only breaks ties in a choice for an effect."""
        if decision.given is not None:
            return decision.given
        offered = _offered(decision)
        outlook = Outlook.of_view(view, _seat(view))
        if view.phase == "window":
            answer = best_interference(outlook, offered) or PASS
        elif view.phase == "main":
            answer = max(mains(outlook, offered, _missing(view), ahead=True))[1]
        elif decision.maximum > 1:
            return _least(decision, outlook, offered)
        else:
            answer = _else(view, outlook, offered, chance)
        return (answer,)


class NewcomerPlayer:
    """Plays like somebody at their first table.

    It follows its Objective, but is unsure which card serves it best, and doesn't plan the next Adventure. It
    rarely interferes with its own Tests, and never with those of others.
    """

    def choose(self, view: View, decision: Decision, chance: Chance) -> Choice:
        """Return an answer that looks good to a beginner."""
        if decision.given is not None:
            return decision.given
        offered = _offered(decision)
        outlook = Outlook.of_view(view, _seat(view))
        if view.phase == "window":
            own = outlook.contest is not None and outlook.contest.seat == outlook.seat
            wakes = own and chance.below(_WAKES) == 0
            answer = (best_interference(outlook, offered) if wakes else None) or PASS
        elif view.phase == "main":
            found = mains(outlook, offered, _missing(view))
            unsure = [(gain + _UNSURE * chance.below(_STEPS) / _STEPS, name) for gain, name in found]
            answer = max(unsure)[1]
        elif view.phase in ("discard", "retrieve"):
            # A newcomer doesn't know yet which cards it will need.
            answer = chance.pick(offered)
        else:
            answer = _else(view, outlook, offered, chance)
        return (answer,)


_WAKES = 3
"""A newcomer notices one in this many chances to help its own Adventure."""
_UNSURE = 6.0
"""The most by which it overrates an answer, in logits."""
_STEPS = 1_000


def _seat(view: View) -> Seat:
    seat = view.viewer
    if seat is None or not 0 <= seat < len(view.places):
        raise ValueError("only a seat has cards to play")
    return seat


def _offered(decision: Decision) -> list[str]:
    return [option.id for option in decision.options if not option.id.startswith(f"{WISH} ")]


def _missing(view: View) -> int:
    aim = view.places[_seat(view)].aim
    return 0 if aim is None else aim.missing


def _else(view: View, outlook: Outlook, offered: list[str], chance: Chance) -> str:
    """Return an answer to a question outside windows and the main phase."""
    if view.phase == "mulligan":
        return REDRAW if REDRAW in offered else KEEP
    if view.phase == "choice":
        return _choice(view, outlook, offered, chance)
    return min(offered, key=lambda name: card_worth(outlook, name.split(" ")[1]))


def _least(decision: Decision, outlook: Outlook, offered: list[str]) -> Choice:
    """Return the cards worth least, as many as may be picked at once."""
    ordered = sorted(offered, key=lambda name: card_worth(outlook, name.split(" ")[1]))
    return decision.in_order(ordered[: decision.maximum])


def _choice(view: View, outlook: Outlook, offered: list[str], chance: Chance) -> str:
    values = [name.removeprefix(f"{CHOOSE} ") for name in offered]
    if view.found is not None:
        own = view.places[outlook.seat].aim
        return offered[0] if own is not None and own.missing <= view.found.missing else offered[1]
    found = choices(outlook, asking_effect(view), values)
    most = max(found)[0]
    return chance.pick([name for worth, name in found if worth == most])


def asking_effect(view: View) -> Plain | None:
    """Return the effect of the source that asks; a challenge asks for its Reward or its Failure."""
    if view.source is None:
        return None
    if view.source in ADVENTURES:
        adventure = ADVENTURES[view.source]
        won = view.challenge is not None and view.challenge.won
        effects = adventure.reward if won else adventure.failure
    else:
        effects = PLAIN_EFFECTS[view.source]
    return next((effect for effect in effects if isinstance(effect, Mod | Story)), None)
