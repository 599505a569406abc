"""Public facts of Touria that no view or log line states (rules/touria#11)."""

from __future__ import annotations

from tests.games.properties.openly import Reasons, Where

_BEFORE_DOUBLING = ("bonus", "start", "fly", "route", "mine", "arrival", "after")

FIELDS: Reasons = {
    "before.items": Where(
        "where items lie open, everybody remembers", lambda state: state.options.items_visible
    ),
    "turn.doubled": Where(
        "nobody has done it twice before it was done once", lambda state: state.phase in _BEFORE_DOUBLING
    ),
    "turn.executions": Where(
        "nothing was done before the first execution, and one thing when it ended",
        lambda state: state.phase in _BEFORE_DOUBLING,
    ),
    "turn.gained": "everybody sees an item leave the fairy's display",
    "turn.spent": "everybody sees an item put on the pile",
    "gone": "everybody sees elixirs go out of the game",
}

SIGHTS = {
    "die": "everybody sees its face",
    "display": "the fairy's items lie open",
    "doors": "who opens a door, or looks behind it, sees who lives there",
    "drawn": "who draws gems from the bag sees them",
    "journey": "the group goes over the board",
    "mines": "gems lie open in the mines",
    "orders": "the topmost order of each stack lies open",
    "places.*.looked": "everybody sees behind which doors somebody looks",
    "places.*.items": "in the castle the screen falls",
    "places.*.screen": "one looks behind one's own screen, and in the castle it falls",
    "turn.paint": "everybody sees which colour is painted",
    "turn.path": "the group goes over the board",
    "turn.used": "the group goes over the board",
}
