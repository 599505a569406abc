"""Positions written out by hand, so that no change of rules or players changes the golden pictures."""

from __future__ import annotations

from typing import Any

from games.engine.text import SeatName, Text
from games.saga.components import ADVENTURES
from games.saga.model import AidGiven, Entry, Finished, Options, Play, RollResult, Throw
from games.saga.view import Aim, ChallengeSeen, HandCard, Need, Place, PlaySeen, View

TALE = (
    "odyssey", "grendel", "camelot", "moor", "knighthood", "isolde", "merlin", "underworld", "sword_stone",
    "scheherazade", "roncesvalles", "puss_boots", "leprechaun", "golden_fleece", "penelope", "musketeers",
    "cleopatra", "silk_road", "royal_wedding", "windmills", "phoenix", "crusade", "friday", "treasure",
    "hydra", "lady_lake", "dulcinea", "sancho",
)  # fmt: skip
"""Adventures in the order they were played; every third one failed."""

HAND = ("pilgrimage", "ball", "fury", "fairy_blade", "musketeers", "talisman", "library")

INITIATIVE = ((Throw(0, 5), Throw(1, 5)), (Throw(0, 2), Throw(1, 6)))
"""Two seats that tied for the first turn and rolled again."""

AIM = Aim("merchant_prince", (Need("wealth", 4, 2), Need("fame", 4, 4), Need(None, 4, 3)))

PLAYS = (
    PlaySeen(1, "mist", None, (), live=False, final=False, carried=False),
    PlaySeen(0, "talisman", 0, (), live=True, final=False, carried=False),
    PlaySeen(2, "storm", None, (4,), live=True, final=True, carried=False),
    PlaySeen(1, "fairy_blade", None, (), live=True, final=True, carried=False),
)


def entries(count: int, seats: int, *, is_open: bool) -> tuple[Entry, ...]:
    """Return the first ``count`` Adventures of the tale; the last one is still open."""
    told: list[Entry] = []
    anchor: int | None = None
    for number, card in enumerate(TALE[:count]):
        failed = number % 3 == 2
        outcome = None if is_open and number == count - 1 else "lost" if failed else "won"
        told.append(Entry(number, card, number % seats, anchor, outcome))
        anchor = number if outcome == "won" else anchor
    return tuple(told)


def challenge(story: tuple[Entry, ...], **changes: Any) -> ChallengeSeen:
    """Return the challenge of the last Adventure of ``story``, in window C."""
    fields: dict[str, Any] = {
        "seat": story[-1].seat,
        "card": story[-1].card,
        "trial": False,
        "entry": story[-1].number,
        "step": 0,
        "step_count": len(ADVENTURES[story[-1].card].steps),
        "stage": "die",
        "score": 5,
        "difficulty": 8,
        "changes": (4, -3, -2),
        "frozen": True,
        "difficulty_dice": (),
        "rolled_dice": changes.get("difficulty_dice", ()),
        "dice_due": 0,
        "roll": 4,
        "die": 4,
        "plays": PLAYS,
        "aids": (AidGiven(0, "star"),),
        "steps": (),
        "due": 0,
        "reward_times": 1,
        "failure_times": 1,
        "won": None,
    }
    return ChallengeSeen(**{**fields, **changes})


def hand(cards: tuple[str, ...] = HAND) -> tuple[HandCard, ...]:
    """Return ``cards`` in hand: some can be played, some can be discarded to help, the rest can't be used."""
    reasons = (None, Text("saga-refused-turn", {"player": SeatName(1)}), Text("saga-refused-only"))
    return tuple(HandCard(card, reasons[index % 3], aid=index % 3 == 2) for index, card in enumerate(cards))


def finished(card: str, *, won: bool) -> Finished:
    """Return a challenge that ended with a Test."""
    plays = (Play(1, "clover", roll=(5,)), Play(0, "black_cat", roll=(3,)))
    test = RollResult(0, 2, 3, 3, 5, (), plays, (True, True), (), won)
    return Finished(turn=7, seat=1, card=card, trial=False, won=won, times=1, steps=(test,))


def view(viewer: int | None = None, seats: int = 4, told: int = 9, **changes: Any) -> View:
    """Return a position in the middle of a challenge, as ``viewer`` sees it."""
    phase = changes.get("phase", "window")
    story = entries(told, seats, is_open=phase == "window")
    anchor = next((entry for entry in reversed(story) if entry.outcome == "won"), None)
    won = changes.get("winners", ())
    places = tuple(
        Place(
            cards=(5, 6, 4, 7, 5, 3)[seat],
            hand=hand() if seat == viewer else None,
            known=("circe",) if viewer == 0 and seat == 1 else (),
            aim=AIM if seat == viewer or seat in won else None,
        )
        for seat in range(seats)
    )
    fields: dict[str, Any] = {
        "viewer": viewer,
        "options": Options(),
        "phase": phase,
        "round": 4,
        "rounds": 30,
        "turn": 13,
        "active": 1,
        "hero": "ivanhoe",
        "trial_done": True,
        "trial_fails": 0,
        "attempted_trial": False,
        "characteristics": (4, 3, 2, 5, 1),
        "story": story,
        "anchor": None if anchor is None else anchor.number,
        "anchor_type": "journey" if anchor is None else ADVENTURES[anchor.card].type,
        "adventures_left": 0,
        "free_link": False,
        "retrieved": False,
        "deck": 38,
        "objective_deck": 12,
        "discard_adventure": ("circe", "enkidu"),
        "discard_interference": ("star", "tavern"),
        "places": places,
        "shared": (),
        "challenge": challenge(story) if phase == "window" else None,
        "finished": finished(story[-1].card, won=True) if story and phase != "window" else None,
        "choosing": (),
        "source": None,
        "found": None,
        "searched": (),
        "answer": None,
        "wish": None if viewer is None else "auto",
        "initiative": (),
        "winners": (),
        "how": None,
    }
    return View(**{**fields, **changes})
