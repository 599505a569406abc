"""Public facts of Saga that no view or log line states."""

from __future__ import annotations

from games.saga.model import State
from tests.games.properties.openly import Reasons, Where


def has_played_in_order(state: State) -> bool:
    """Return whether nobody played out of order, which would hide whose chance is next."""
    challenge = state.challenge
    return challenge is None or all(len(seats) == 1 for seats in challenge.chances)


FIELDS: Reasons = {
    "challenge.answers.own": "who passes until the challenge is over has no other answer",
    "challenge.chances": "it says what each of them can follow from what was played, and is nothing else",
    "challenge.chance": Where("the circle begins with who played last", has_played_in_order),
    "challenge.difficulty": "it was frozen before everybody's eyes",
    "challenge.score": "it was frozen before everybody's eyes",
    "challenge.veiled": Where("without the option nothing is", lambda state: state.options.veil == "0"),
    "discarding.count": "the card says it",
    "discarding.kind": "the card says it",
    "discarding.owed": Where(
        "everybody can count the cards of a hand, and is told how many are paid",
        lambda state: state.discarding is not None and state.discarding.why in {"limit", "pay"},
    ),
    "facts.*.by_kind": "the cards that were played say of what one learned something",
    "facts.*.seen": "everybody saw who was shown cards",
    "finished": "it was played before everybody's eyes",
    "first": "it was rolled before everybody's eyes",
    "found_at": "it counts the Objectives that were drawn",
    "frames": "the cards say what they do, and in which order",
    "next_entry": "it counts the Adventures played so far",
    "paid": "everybody saw what paid for a card taken back",
    "put_under": "it counts the Objectives that were put under their deck",
    "sightings.#": "everybody saw who looked at an Objective",
    "sightings.*.places": "everybody saw who looked at an Objective, and who changed theirs since",
    "sightings.*.viewer": "everybody saw who looked at an Objective",
}

SIGHTS = {
    "places.*.hand.*.card": "one sees one's own hand",
    "searched": "who looks through a pile sees what is in it",
}

LINES = {
    "saga-event-swapped": "who swaps two equal ones has named them before everybody",
    "saga-event-discarded": "a card lies on its pile, also if the pile is shuffled at once",
}
