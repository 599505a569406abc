"""Saga in words: alternative texts, and the whole position as text."""

from __future__ import annotations

from collections.abc import Sequence

from games.saga.components import ADVENTURES
from games.saga.situation import CHARACTERISTICS
from games.saga.view import Aim, Place, View
from render.kit.alt import crest_name, fit, strengths
from render.saga import phrases
from render.saga.challenge import Plate, plate_of
from render.saga.holding import going, shared, works
from render.saga.plays import Play
from render.saga.sums import verdict
from render.seats import SeatOccupant, seat_names
from render.words import Words, isolate

_ON_THE_CARD = "saga-refused-own-turn"
"""The reasons why a card can't be played now that its own text gives, too."""


def board(view: View, occupants: Sequence[SeatOccupant], words: Words) -> str:
    """Return the alternative text of the public picture."""
    names = seat_names(occupants, words)
    return fit(
        [
            words("saga-alt-board", turn=phrases.turn(view, names, words)),
            *_challenge(view, names, words),
            _characteristics(view, words),
            _next(view, words),
            *_newest(view, names, words),
            *_seats(view, names, words),
            *_known(view, names, words),
            _piles(view, words),
            *strengths(occupants, words),
        ]
    )


def hand(view: View, occupants: Sequence[SeatOccupant], words: Words) -> str:
    """Return the alternative text of the private picture."""
    names = seat_names(occupants, words)
    return fit(
        [
            words("saga-alt-hand"),
            _won(view, names, words)
            if view.phase == "over"
            else words("saga-alt-turn", turn=phrases.turn(view, names, words)),
            *_own(view, names, words, full=False),
            *_known(view, names, words),
            _characteristics(view, words),
        ]
    )


def result(view: View, occupants: Sequence[SeatOccupant], words: Words) -> str:
    """Return the alternative text of the final result."""
    names = seat_names(occupants, words)
    return fit(
        [
            _won(view, names, words),
            *_known(view, names, words),
            _characteristics(view, words),
            *_newest(view, names, words),
        ]
    )


def describe(view: View, occupants: Sequence[SeatOccupant], words: Words) -> str:
    """Return the whole position as lines of plain text."""
    names = seat_names(occupants, words)
    lines = [words("saga-alt-board", turn=phrases.turn(view, names, words))]
    if view.phase == "over":
        lines = [_won(view, names, words)]
    lines += [_next(view, words), *_challenge(view, names, words)]
    lines += _own(view, names, words, full=True)
    lines += _known(view, names, words)
    lines.append(_characteristics(view, words))
    lines += _story(view, names, words)
    lines += _seats(view, names, words)
    lines.append(_piles(view, words))
    return "\n".join(lines)


def _won(view: View, names: Sequence[str], words: Words) -> str:
    return words(
        "saga-alt-result", winners=phrases.victory(view, names, words), how=phrases.reason(view, words)
    )


def _characteristics(view: View, words: Words) -> str:
    values = words.in_row(
        f"{words(f'saga-characteristic-{name}')} {value}"
        for name, value in zip(CHARACTERISTICS, view.characteristics, strict=True)
    )
    hero = phrases.card_name(view.hero, words)
    trial = "saga-alt-trial-passed" if view.trial_done else "saga-alt-trial-due"
    told = words("saga-alt-hero", hero=hero, values=values)
    return f"{told} {words(trial, hero=hero, fails=view.trial_fails)}"


def _next(view: View, words: Words) -> str:
    """Return the round, and the type that the next Adventure must follow."""
    if view.free_link:
        return words("saga-alt-next-any", round=view.round)
    return words("saga-alt-next", round=view.round, kind=view.anchor_type)


def _challenge(view: View, names: Sequence[str], words: Words) -> list[str]:
    """Return the open or latest challenge, in the words of its plate."""
    plate = plate_of(view, names, words)
    if plate.throws:
        thrown = words.apart(
            words("saga-alt-throw", player=isolate(names[seat]), dice=words.in_row(map(str, dice)))
            for seat, dice in plate.throws
        )
        return [words("saga-alt-initiative", list=thrown)]
    if view.challenge is None and view.finished is None:
        return []
    lines = [words("saga-alt-challenge", title=plate.title, caption=plate.caption)]
    if plate.earlier:
        lines.append(words("saga-alt-earlier", list=plate.earlier))
    lines.append(words("saga-alt-stands", what=_stands(plate, words)))
    if plate.plays:
        played = words.apart(_chip(chip, names, words) for chip in plate.plays)
        lines.append(words("saga-alt-plays", list=played))
    return lines


def _stands(plate: Plate, words: Words) -> str:
    numbers = plate.sum
    if numbers is None:
        return plate.note
    told = words(
        "saga-alt-sum" if numbers.total is None else "saga-alt-sum-rolled",
        die=numbers.die or 0,
        score=numbers.score,
        what=numbers.what,
        total=numbers.total or 0,
        difficulty=phrases.to_beat(numbers.difficulty, numbers.due, words, numbers.parts),
        rolled=0 if numbers.rolled is None or numbers.rolled == numbers.die else numbers.rolled,
    )
    return words.apart(part for part in (told, verdict(numbers, words)) if part)


def _chip(chip: Play, names: Sequence[str], words: Words) -> str:
    played = {"player": isolate(names[chip.seat]), "card": phrases.card_name(chip.card, words)}
    if chip.aid:
        return words("saga-alt-aid", **played)
    if not chip.live:
        return words("saga-alt-play-cancelled", **played)
    return words("saga-alt-play", **played, effect=words(f"saga-picture-effect-{chip.card}"))


def _newest(view: View, names: Sequence[str], words: Words) -> list[str]:
    """Return the length of the story, and its newest Adventures."""
    won = sum(entry.outcome == "won" for entry in view.story)
    lost = sum(entry.outcome == "lost" for entry in view.story)
    lines = [words("saga-alt-story", count=len(view.story), won=won, lost=lost)]
    if view.story:
        newest = [
            _entry(view, index, names, words) for index in range(max(0, len(view.story) - 4), len(view.story))
        ]
        lines.append(words("saga-alt-newest", list=words.apart(newest)))
    return lines


def _story(view: View, names: Sequence[str], words: Words) -> list[str]:
    if not view.story:
        return []
    told = words.apart(_entry(view, index, names, words) for index in range(len(view.story)))
    return [words("saga-alt-whole-story", list=told)]


def _entry(view: View, index: int, names: Sequence[str], words: Words) -> str:
    entry = view.story[index]
    return words(
        f"saga-alt-entry-{entry.outcome or 'open'}",
        card=phrases.card_name(entry.card, words),
        type=words(f"saga-type-{ADVENTURES[entry.card].type}"),
        player=isolate(names[entry.seat]),
    )


def _seats(view: View, names: Sequence[str], words: Words) -> list[str]:
    return [
        words("saga-alt-seat", player=isolate(names[seat]), crest=crest_name(seat, words), cards=place.cards)
        for seat, place in enumerate(view.places)
    ]


def _piles(view: View, words: Words) -> str:
    told = words(
        "saga-alt-piles",
        deck=view.deck,
        adventures=len(view.discard_adventure),
        interferences=len(view.discard_interference),
    )
    if view.discard_adventure:
        top = phrases.card_name(view.discard_adventure[-1], words)
        told = f"{told} {words('saga-alt-top', card=top)}"
    return told


def _own(view: View, names: Sequence[str], words: Words, *, full: bool) -> list[str]:
    """Return the viewer's Objective and hand; if ``full``, with the complete text of the cards."""
    own = phrases.own_seat(view)
    if own is None:
        return []
    place = view.places[own]
    lines = [] if place.aim is None else [words("saga-alt-own-aim", aim=_aim(place.aim, words))]
    if view.found is not None:
        lines.append(words("saga-alt-found-aim", aim=_aim(view.found, words)))
    if view.searched:
        found = words.in_row(phrases.card_name(card, words) for card in view.searched)
        lines.append(words("saga-alt-searched", list=found))
    return [*lines, *_cards(place, names, words, full=full)]


def _cards(place: Place, names: Sequence[str], words: Words, *, full: bool) -> list[str]:
    held = place.hand or ()
    if not full and any(item.goes for item in held):
        lists = (
            ("saga-alt-goes", [item for item in held if item.goes == "chosen"]),
            ("saga-alt-may-go", [item for item in held if item.goes == "may"]),
            ("saga-alt-others", [item for item in held if item.goes is None]),
        )
        return [
            words(key, list=words.in_row(phrases.card_name(item.card, words) for item in items))
            for key, items in lists
            if items
        ]
    if not full:
        usable = [phrases.card_name(item.card, words) for item in held if works(item)]
        others = [phrases.card_name(item.card, words) for item in held if not works(item)]
        lines = (
            [words("saga-alt-playable", list=words.in_row(usable))]
            if usable
            else [words("saga-alt-none-playable")]
        )
        return lines + ([words("saga-alt-others", list=words.in_row(others))] if others else [])
    common = shared(held)
    lines = [] if common is None else [words.say(common, names)]
    for item in held:
        card, text = phrases.card_name(item.card, words), phrases.card_text(item.card, words)
        if common is not None or (item.why is not None and item.why.key == _ON_THE_CARD):
            lines.append(words("saga-alt-card-plain", card=card, text=text))
            continue
        if item.goes is not None:
            lines.append(words("saga-alt-card", card=card, text=text, why=going(item, words)))
            continue
        if item.is_idle:
            lines.append(words("saga-alt-card", card=card, text=text, why=words("saga-picture-idle")))
            continue
        why = words("saga-picture-playable") if item.why is None else words.say(item.why, names)
        if item.aid:
            why = f"{why} {words('saga-picture-can-aid')}"
        lines.append(words("saga-alt-card", card=card, text=text, why=why))
    return lines


def _aim(aim: Aim, words: Words) -> str:
    needs = words.in_row(
        words(
            "saga-alt-need",
            what=phrases.need(wanted, aim.card, words),
            present=wanted.present,
            required=wanted.required,
        )
        for wanted in aim.needs
    )
    return words("saga-alt-aim", name=phrases.card_name(aim.card, words), needs=needs)


def _known(view: View, names: Sequence[str], words: Words) -> list[str]:
    """Return the viewer's knowledge about the other seats."""
    lines = []
    for seat, place in enumerate(view.places):
        if seat == view.viewer:
            continue
        if place.aim is not None:
            aim = _aim(place.aim, words)
            lines.append(words("saga-alt-known-aim", player=isolate(names[seat]), aim=aim))
        if place.known:
            held = words.in_row(phrases.card_name(card, words) for card in place.known)
            lines.append(words("saga-alt-known-cards", player=isolate(names[seat]), cards=held))
    return lines + [words("saga-alt-deduced", what=what) for what in phrases.deduced(view, names, words)]
