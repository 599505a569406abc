"""The short sentences that pictures, alternative texts and the text form of a position share."""

from __future__ import annotations

import re
from collections.abc import Sequence

from games.engine.text import Seat
from games.saga.components import HEROES
from games.saga.model import Entry
from games.saga.view import Need, View
from render.words import Words, isolate

MINUS = "−"


def card_name(card: str, words: Words) -> str:
    """Return the name of ``card``."""
    return words(f"saga-card-{card}")


def card_text(card: str, words: Words) -> str:
    """Return the text of ``card``, which is not an Objective."""
    return words(f"saga-card-{card}-text")


def printed(card: str, words: Words) -> str:
    """Return the text of ``card`` with no line breaks before signed numbers."""
    return re.sub(r" (?=[+−]\d)", "\u00a0", card_text(card, words))


def deduced(view: View, names: Sequence[str], words: Words) -> list[str]:
    """Return sentences on others' cards that the viewer can narrow down without being certain."""
    told = []
    for seat, held in enumerate(view.places):
        if held.maybe:
            aims = words.either(card_name(card, words) for card in held.maybe)
            told.append(words("saga-picture-known-maybe", player=isolate(names[seat]), aim=aims))
    for shared in view.shared:
        seats = [isolate(names[seat]) for seat in shared.seats]
        cards = words.listed(card_name(card, words) for card in shared.cards)
        if shared.least < len(shared.cards):
            key, count, players = "saga-picture-known-least", len(seats), words.listed(seats)
        else:
            key, count = "saga-picture-known-shared", len(shared.cards)
            players = words.either(seats) if count == 1 else words.listed(seats)
        told.append(words(key, count=count, players=players, cards=cards, least=shared.least))
    return told


def asked(view: View) -> tuple[Seat, ...]:
    """Return the seats that the table waits for; none while anybody may answer."""
    if view.phase in {"mulligan", "window", "over"}:
        return ()
    return view.choosing or (view.active,)


def _question(view: View) -> str:
    """Return the kind of the table's current question."""
    if view.phase in {"mulligan", "window"}:
        stage = "mulligan" if view.challenge is None else view.challenge.stage
        return {"mulligan": "mulligan", "die": "after"}.get(stage, "before")
    key = {"choice": "choice", "discard": "discard", "retrieve": "retrieve"}.get(view.phase, "main")
    if key == "main" and not view.trial_done and not view.attempted_trial:
        return "trial"
    if key in {"choice", "retrieve"} and view.source is None:
        return "main" if key == "retrieve" else "choice-plain"
    return key


def turn(view: View, names: Sequence[str], words: Words) -> str:
    """Return the table's current question, addressed to the viewer if it's theirs to answer."""
    if view.phase == "over":
        return victory(view, names, words)
    key = _question(view)
    source = "" if view.source is None else card_name(view.source, words)
    seats = asked(view)
    if view.viewer in seats:
        return words(f"saga-picture-own-{key}", card=source)
    players = words.listed([isolate(names[seat]) for seat in seats])
    return words(f"saga-picture-turn-{key}", player=players, count=len(seats), card=source)


def headline(view: View, names: Sequence[str], words: Words) -> str:
    """Return the table's current question in the few words that fit the board."""
    seats = asked(view)
    players = words.listed([isolate(names[seat]) for seat in seats])
    key = _question(view).removesuffix("-plain")
    return words(f"saga-picture-headline-{key}", player=players, count=len(seats))


def waits(view: View, words: Words) -> str:
    """Return the round and the type that the next Adventure must follow, as one line."""
    follows = (
        words("saga-picture-follows-any")
        if view.free_link
        else words("saga-picture-follows", type=words(f"saga-type-{view.anchor_type}"))
    )
    return words("saga-picture-round", round=view.round, follows=follows)


def standing(view: View, words: Words) -> str:
    """Return the state of the open challenge as one line, or an empty string if none is open."""
    challenge = view.challenge
    if challenge is None:
        return ""
    name = card_name(challenge.card, words)
    if challenge.score is None or challenge.difficulty is None:
        key = "saga-picture-standing-pay" if challenge.stage == "pay" else "saga-picture-standing-open"
        return words(key, card=name, due=challenge.due)
    return words(
        "saga-picture-standing" if challenge.die is None else "saga-picture-standing-rolled",
        card=name,
        score=challenge.score,
        die=challenge.die or 0,
        difficulty=to_beat(challenge.difficulty, challenge.dice_due, words),
    )


def to_beat(difficulty: int, dice: int, words: Words, parts: str = "") -> str:
    """Return the Difficulty, such as ``4 + a die`` with one die still to be rolled, or its ``parts``."""
    if parts and not dice:
        return parts
    return words("saga-picture-to-beat", difficulty=difficulty, dice=dice)


def anchor_of(view: View, entry: int | None, words: Words) -> str:
    """Return the name of the card that entry number ``entry`` of the story was linked to."""
    linked: Entry | None = next((other for other in view.story if other.number == entry), None)
    if linked is None or linked.link is None:
        return card_name(view.hero, words)
    before = next((other for other in view.story if other.number == linked.link), None)
    return words("saga-picture-gone") if before is None else card_name(before.card, words)


def need(wanted: Need, objective: str, words: Words) -> str:
    """Return the subject of one requirement of an Objective."""
    if wanted.characteristic is None:
        return words(f"saga-picture-count-{objective}")
    return words(f"saga-characteristic-{wanted.characteristic}")


def attempt(card: str, player: str, words: Words) -> str:
    """Return who attempts which challenge, as one line."""
    if card in HEROES:
        return words("saga-picture-attempt-trial", player=player, hero=card_name(card, words))
    return words("saga-picture-attempt", player=player, challenge=words(f"saga-card-{card}-challenge"))


def victory(view: View, names: Sequence[str], words: Words) -> str:
    """Return the winners as one line."""
    winners = [isolate(names[seat]) for seat in view.winners]
    return words("saga-picture-winners", players=words.listed(winners), count=len(winners))


def reason(view: View, words: Words) -> str:
    """Return how the game was won."""
    return words(f"saga-picture-how-{view.how or 'none'}")


def is_seated(view: View) -> bool:
    """Return whether the viewer of ``view`` sits at the table."""
    return view.viewer is not None and 0 <= view.viewer < len(view.places)


def own_seat(view: View) -> Seat | None:
    """Return the viewer's seat, or ``None`` for a spectator."""
    return view.viewer if is_seated(view) else None
