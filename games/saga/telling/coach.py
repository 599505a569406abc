"""The coach for newcomers to Saga: the aim, how far they are, and what's new; rules/saga#11."""

from __future__ import annotations

from collections.abc import Iterator

from games.engine.decision import Decision
from games.engine.reference import named_in
from games.engine.text import Text
from games.saga.components import HEROES, RULES
from games.saga.telling.game_events import card_name
from games.saga.telling.reference import ENTRIES
from games.saga.view import Aim, Need, View


def aim(view: View) -> Text | None:
    """Return how the viewer wins and how far they are; None without a seat."""
    if view.viewer is None or view.viewer < 0:
        return None
    own = view.places[view.viewer].aim
    if own is None:
        return None
    first, second, count = (_need(own, need) for need in own.needs)
    return Text(
        "saga-aim",
        {"objective": card_name(own.card), "first": first, "second": second, "count": count},
    )


def _need(own: Aim, need: Need) -> Text:
    what = need.characteristic
    name = Text(f"saga-picture-count-{own.card}" if what is None else f"saga-characteristic-{what}")
    return Text("saga-aim-need", {"what": name, "present": need.present, "required": need.required})


def things(view: View, decision: Decision) -> tuple[str, ...]:
    """Return the reference entries that ``decision`` brings up for the viewer, the most important first.

    A wish can be changed at any time and nobody waits for it, so it brings up none.
    """
    if not decision.asks_for_move:
        return ()
    return tuple(dict.fromkeys((*_met(view), *named_in(ENTRIES, decision))))


def _met(view: View) -> Iterator[str]:
    match view.phase:
        case "mulligan":
            yield "rule-hand"
            yield "rule-objectives"
        case "main":
            yield "rule-story" if view.trial_done else "rule-trial"
            yield f"type-{HEROES[view.hero].type}" if view.trial_done else view.hero
            if view.discard_adventure:
                yield "rule-retrieve"
        case "window":
            yield "rule-test"
            yield "rule-interfering"
            yield "rule-difficulty"
            yield "rule-intent"
    if sum(entry.outcome == "won" for entry in view.story) >= RULES.hero_goal - 1:
        yield "rule-goal"
