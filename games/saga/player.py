"""The computer players of Saga: they follow their Objective with what their seat sees."""

from __future__ import annotations

from games.engine.chance import Chance
from games.engine.decision import Choice, Decision
from games.engine.text import Seat
from games.saga.answering import card_worth, choices, mains
from games.saga.cards import Mod, Plain, Story
from games.saga.challenge import PASS
from games.saga.components import ADVENTURES, PLAIN_EFFECTS
from games.saga.interfering import best_interference
from games.saga.offers import CHOOSE, WISH
from games.saga.outlook import Outlook
from games.saga.turn import KEEP, REDRAW
from games.saga.view import View


class StorytellingPlayer:
    """Plays the Adventures that bring its Objective closest, and bends the Tests that matter to it."""

    def choose(self, view: View, decision: Decision, chance: Chance) -> Choice:
        """Return an answer; ``chance`` is used only to pick among players when nothing tells them apart."""
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

    It follows its Objective, but is unsure which card serves it better, and does not reckon how likely it is
    to fail. It saves its Interferences, and never spoils what somebody else tries.
    """

    def choose(self, view: View, decision: Decision, chance: Chance) -> Choice:
        """Return an answer that looks good to somebody who sees half of it."""
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
            # Which card will be missed shows later.
            answer = chance.pick(offered)
        else:
            answer = _else(view, outlook, offered, chance)
        return (answer,)


_WAKES = 3
"""Of so many chances to help its own Adventure, a newcomer sees one."""
_UNSURE = 6.0
"""By so much, in logits, it may misjudge what a card brings."""
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
    """Return as many of the cards that are worth least as may be picked at once."""
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
