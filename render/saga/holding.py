"""Shared by the private pictures of both shapes: the cards in hand and why they can't be played."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine.text import Text as Because
from games.saga.cards import Type
from games.saga.components import ADVENTURES
from games.saga.rules.story import may_follow
from games.saga.view import Aim, HandCard, View
from render.saga import phrases, rows
from render.words import Words, isolate


def held(view: View) -> Sequence[HandCard]:
    """Return the cards in the viewer's own hand."""
    own = phrases.own_seat(view)
    return () if own is None else view.places[own].hand or ()


def objectives(view: View) -> list[Aim]:
    """Return the viewer's Objective, and the one they found and may keep instead."""
    own = phrases.own_seat(view)
    both = (None if own is None else view.places[own].aim, view.found)
    return [aim for aim in both if aim is not None]


def shared(cards: Sequence[HandCard]) -> Because | None:
    """Return why no card in the hand can be played, if the reason is the same for all."""
    if not cards or any(item.aid or item.goes or item.why != cards[0].why for item in cards):
        return None
    return cards[0].why


def items(view: View, names: Sequence[str], common: Because | None, words: Words) -> list[rows.Item]:
    """Return the cards to show, without a ``common`` reason for not playing them, which is said elsewhere."""
    if view.searched:
        return [rows.Item(card, "", usable=True, after=_after(card, view)) for card in view.searched]
    cards = held(view)
    is_told = common is None and not any(item.goes for item in cards)
    return [_item(item, view, names, words, is_told=is_told) for item in cards]


def works(item: HandCard) -> bool:
    """Return whether ``item`` can be played and changes something."""
    return item.why is None and not item.is_idle


def going(item: HandCard, words: Words) -> str:
    """Return the note that ``item`` may be discarded, or is chosen for that; empty if neither."""
    if item.goes is None:
        return ""
    return words("saga-picture-goes" if item.goes == "chosen" else "saga-picture-may-go")


def _item(item: HandCard, view: View, names: Sequence[str], words: Words, *, is_told: bool) -> rows.Item:
    """Return a card in hand; if it can't be used, the reason is below it only if that ``is_told``."""
    after = _after(item.card, view)
    if item.goes == "may":
        return rows.Item(item.card, "", usable=True, after=after)
    if item.goes == "chosen":
        return rows.Item(item.card, going(item, words), usable=False, after=after)
    if item.is_idle:
        return rows.Item(item.card, words("saga-picture-idle"), usable=False, after=after)
    if item.why is None:
        return rows.Item(item.card, words("saga-picture-playable"), usable=True, after=after)
    if item.aid:
        return rows.Item(item.card, words("saga-picture-can-aid"), usable=True, after=after)
    return rows.Item(item.card, words.say(item.why, names) if is_told else "", usable=False, after=after)


def _after(card: str, view: View) -> tuple[Type, ...]:
    """Return the types that ``card`` may follow at this table; empty unless it's an Adventure."""
    return may_follow(card, view.options) if card in ADVENTURES else ()


def known(view: View, names: Sequence[str], words: Words) -> str:
    """Return the viewer's knowledge of other seats: Objectives and cards."""
    told = []
    for seat, place in enumerate(view.places):
        if seat == view.viewer:
            continue
        player = isolate(names[seat])
        if place.aim is not None:
            aim = phrases.card_name(place.aim.card, words)
            told.append(words("saga-picture-known-aim", player=player, aim=aim, count=place.aim.missing))
        if place.known:
            cards = words.in_row(phrases.card_name(card, words) for card in place.known)
            told.append(words("saga-picture-known-cards", player=player, cards=cards))
    return " · ".join([*told, *phrases.deduced(view, names, words)])
