"""What each part of the private picture tells: a part that tells something else is new to who comes back."""

from __future__ import annotations

from games.saga.view import View
from render.picture import Parts
from render.saga import holding


def parts(view: View) -> Parts:
    """Return what is at stake, what the Hero is worth, how far the Objectives are, and each card in hand."""
    stake = view.challenge
    found: Parts = {
        "characteristics": view.characteristics,
        **{f"card-{held.card}": True for held in holding.held(view)},
        **{f"aim-{aim.card}": [need.present for need in aim.needs] for aim in holding.objectives(view)},
    }
    if stake is None:
        return found
    open_now = (stake.seat, stake.card, stake.step, stake.score, stake.difficulty, stake.roll)
    return {**found, "challenge": (*open_now, len(stake.plays))}
