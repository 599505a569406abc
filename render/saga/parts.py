"""The content of each part of the private picture, to mark parts that changed since a viewer last looked."""

from __future__ import annotations

from games.saga.rules.challenge import AID, INTERFERE
from games.saga.rules.offers import ADVENTURE, DISCARD, PAY, PLAY
from games.saga.view import View
from render.picture import Parts
from render.saga import holding

_OF_CARDS = (ADVENTURE, PLAY, INTERFERE, AID, DISCARD, PAY)


def parts(view: View) -> Parts:
    """Return the challenge, the Hero's characteristics, the progress of Objectives, and each card in hand."""
    stake = view.challenge
    found: dict[str, object] = {
        "characteristics": view.characteristics,
        **{f"card-{held.card}": True for held in holding.held(view)},
        **{f"aim-{aim.card}": [need.present for need in aim.needs] for aim in holding.objectives(view)},
    }
    if view.viewer is None:
        found["story"] = [(entry.card, entry.outcome) for entry in view.story]
        found.update({f"seat-{seat}": place.cards for seat, place in enumerate(view.places)})
    if stake is None:
        return found
    open_now = (stake.seat, stake.card, stake.step, stake.score, stake.difficulty, stake.roll)
    return {**found, "challenge": (*open_now, len(stake.plays))}


def parts_of(option: str) -> tuple[str, ...]:
    """Return the parts of the private picture that show what ``option`` is about.

    >>> parts_of("interfere talisman 2"), parts_of("pass challenge")
    (('card-talisman',), ())
    """
    verb, *about = option.split()
    return (f"card-{about[0]}",) if verb in _OF_CARDS else ()
