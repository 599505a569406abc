"""The short sentences that pictures, alternative texts and the text form of a position share."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine.event import Event
from games.engine.text import Text
from games.touria.mind.balance import to_castle
from games.touria.telling.summary import summary
from games.touria.view import Place, Screen, View
from render.kit.phrases import victory
from render.words import Words, isolate


def is_seated(view: View) -> bool:
    """Return whether the viewer plays at this table."""
    return view.viewer is not None and 0 <= view.viewer < len(view.places)


def may_choose(view: View) -> bool:
    """Return whether the viewer must choose a tower now."""
    return view.viewer == view.active and view.phase == "start"


def in_course(view: View) -> bool:
    """Return whether the viewer is in mid-turn, is copying a turn, or could gain by copying one."""
    if view.winners or view.phase in ("bonus", "start"):
        return False
    return view.viewer in (view.active, view.executor) or bool(view.prospects)


_EXECUTED = frozenset(("bonus", "execute", "dragon", "thief", "copy"))
"""The phases in which the table waits for the acting seat, active or copying."""


def actor(view: View) -> int:
    """Return the seat that the table waits for."""
    return view.executor if view.phase in _EXECUTED else view.active


def turn(view: View, names: Sequence[str], words: Words) -> str:
    """Return whose turn it is and what that seat does now, addressed to the viewer if it is theirs."""
    if view.winners:
        return victory(view.winners, names, words)
    seat = actor(view)
    joins = view.phase == "execute" and seat != view.active
    step = "asking" if view.phase == "copy" else "copy" if joins else view.phase
    if view.viewer == seat:
        return words(f"touria-picture-your-{step}")
    return words(
        "touria-picture-turn", player=isolate(names[seat]), what=words(f"touria-picture-phase-{step}")
    )


def told(story: Sequence[Text], names: Sequence[str], words: Words) -> list[str]:
    """Return every sentence of ``story``."""
    return [words.say(text, [isolate(name) for name in names]) for text in story]


def happened(view: View) -> tuple[Text, ...]:
    """Return a summary of this turn so far, or of the last one.

    Until the player acts, this is the last turn's result followed by the new turn's automatic events.
    """
    now, before = (
        tuple(text for text in story if text.key != "touria-event-turn")
        for story in (view.story, view.last_story)
    )
    return (*_in_short(before), *now) if view.recap is not None else _in_short(now or before)


def _in_short(story: Sequence[Text]) -> tuple[Text, ...]:
    return tuple(event.text for event in summary([Event(text) for text in story]))


def hearts(hearts: int, items: Sequence[str]) -> int:
    """Return the hearts that count for the castle; the rose counts as one."""
    return hearts + ("rose" in items)


def missing(view: View, screen: Screen, words: Words) -> str:
    """Return the conditions for the castle that ``screen`` still lacks, or that it lacks none."""
    counted = hearts(screen.hearts, screen.items)
    return words.say(to_castle(counted, screen.coins, screen.gems["black"], view.target), ())


def reason(view: View, words: Words) -> str:
    """Return how the game was won, as one line."""
    for number, door in enumerate(view.doors, 1):
        if door.open and door.dweller == "siblings":
            return words("touria-picture-result-siblings", door=number)
    return words("touria-picture-result-plain")


def ranking(view: View) -> list[int]:
    """Return the seats, winners first, then by progress in or toward the castle."""

    def merit(seat: int) -> tuple[bool, bool, int, int]:
        place = view.places[seat]
        screen = place.screen
        near = (
            0
            if screen is None
            else min(view.target, hearts(screen.hearts, screen.items)) + min(view.target, screen.coins)
        )
        return seat in view.winners, place.chapel, place.doors_found, near

    return sorted(range(len(view.places)), key=merit, reverse=True)


def inside(place: Place, words: Words) -> str:
    """Return a text saying that a seat is in the castle, and how many doors it has opened there."""
    text = words("touria-picture-inside")
    if not place.doors_found:
        return text
    return f"{text} · {words('touria-picture-found', count=place.doors_found)}"
