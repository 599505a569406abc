"""Touria in words: alternative texts, and the whole position as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.engine.text import Argument, Text, apart, in_row, listed
from games.touria.components import COLOURS, COMPONENTS
from games.touria.mind.balance import in_words, so_far
from games.touria.mind.forecast import Prospect
from games.touria.rules.board import SIDES
from games.touria.telling.naming import (
    GOODS,
    dweller,
    gem,
    goods,
    item,
    some_gems,
    space,
    the_item,
    to_space,
    tower,
)
from games.touria.view import Offer, Screen, View
from render.kit.alt import crest_name, fit, strengths
from render.kit.phrases import victory
from render.seats import SeatOccupant, seat_names
from render.touria import phrases
from render.words import Words, isolate, told_together

_MINES = tuple(space.id for space in COMPONENTS.spaces if space.kind == "mine")


def board(view: View, occupants: Sequence[SeatOccupant], words: Words) -> str:
    """Return the alternative text of the public board."""
    return fit([*_board(view, seat_names(occupants, words), words), *strengths(occupants, words)])


def screen(view: View, own: Screen, occupants: Sequence[SeatOccupant], words: Words) -> str:
    """Return the alternative text of the private picture."""
    names = seat_names(occupants, words)
    return fit(
        [
            words("touria-alt-screen"),
            *_own(view, own, words),
            *_situation(view, names, words),
            *_course(view, words),
            *_offers(view, words),
            *_table(view, words),
        ]
    )


def watched(view: View, occupants: Sequence[SeatOccupant], words: Words) -> str:
    """Return the alternative text of a spectator's picture."""
    return fit([words("touria-alt-watch"), *_board(view, seat_names(occupants, words), words)])


def result(view: View, occupants: Sequence[SeatOccupant], words: Words) -> str:
    """Return the alternative text of the final result."""
    names = seat_names(occupants, words)
    return fit(_result(view, names, words))


def describe(view: View, occupants: Sequence[SeatOccupant], words: Words) -> str:
    """Return the whole position as lines of plain text."""
    names = seat_names(occupants, words)
    lines = [words("touria-alt-board", round=view.round)]
    lines += _result(view, names, words) if view.winners else _situation(view, names, words)
    seat = view.viewer
    if seat is not None and phrases.is_seated(view):
        own = view.places[seat].screen
        if own is not None:
            lines += _own(view, own, words)
        lines += [*_course(view, words), *_offers(view, words)]
    lines += [*_table(view, words), *_towers(view, words)]
    if not view.winners:
        lines += _seats(view, names, words)
    lines += _story(view, names, words)
    return "\n".join(lines)


def _board(view: View, names: Sequence[str], words: Words) -> list[str]:
    return [
        words("touria-alt-board", round=view.round),
        *_situation(view, names, words),
        *_story(view, names, words),
        _facing(view, words),
        *_table(view, words),
        *_seats(view, names, words),
    ]


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else f"{text}."


def _listed(parts: Sequence[Text]) -> Argument:
    return listed(parts) if parts else Text("touria-list-nothing")


def _gems(counts: Mapping[str, int]) -> list[Text]:
    """Return gems with their numbers, as phrases of their own."""
    return [some_gems(colour, counts[colour]) for colour in COLOURS if counts.get(colour)]


def _colours(held: Sequence[str]) -> Argument:
    """Return gems by their colors alone."""
    return in_row([gem(COLOURS.index(colour)) for colour in held]) if held else Text("touria-yield-nothing")


def _goods(screen: Screen) -> Argument:
    """Return everything that somebody has."""
    kinds = (*GOODS, "elixirs")
    found = [goods(kind, getattr(screen, kind)) for kind in kinds if getattr(screen, kind)]
    return _listed([*found, *_gems(screen.gems), *map(the_item, screen.items)])


def _situation(view: View, names: Sequence[str], words: Words) -> list[str]:
    lines = [
        _sentence(phrases.turn(view, names, words)),
        words.say(Text("touria-alt-group", {"space": to_space(view.group)})),
    ]
    if view.turn.destination and view.turn.destination != view.group:
        lines.append(words.say(Text("touria-alt-going", {"space": to_space(view.turn.destination)})))
    return lines


def _facing(view: View, words: Words) -> str:
    """Return the four actions facing the active seat, each with the next one on its tower."""
    shown = [
        Text(
            "touria-alt-facing-tower",
            {"tower": tower(one.id), "action": space(one.usable), "next": space(one.next)},
        )
        for one in view.towers
    ]
    side = Text(f"touria-picture-side-{view.places[view.active].side}")
    return words.say(Text("touria-alt-facing", {"side": side, "list": listed(shown)}))


def _table(view: View, words: Words) -> list[str]:
    mines = [
        Text("touria-alt-mine", {"mine": space(name), "gems": _colours(held)})
        for name, held in zip(_MINES, view.mines, strict=True)
    ]
    orders = [
        Text("touria-alt-order", {"gems": _colours(order.gems), "coins": goods("coins", order.coins)})
        for order in view.orders
    ]
    lines = [
        Text("touria-alt-mines", {"list": in_row(mines)}),
        Text("touria-alt-orders", {"list": apart(orders)}),
        Text(
            "touria-alt-table",
            {"display": _listed(list(map(the_item, view.display))), "die": gem(COLOURS.index(view.die))},
        ),
    ]
    if view.discard:
        lines.append(Text("touria-alt-used", {"used": in_row(list(map(item, reversed(view.discard))))}))
    opened = [(number, door) for number, door in enumerate(view.doors, 1) if door.open]
    seen = [(number, door) for number, door in enumerate(view.doors, 1) if door.dweller and not door.open]
    for key, doors in (("touria-alt-doors", opened), ("touria-alt-seen", seen)):
        if doors and (key == "touria-alt-doors" or not view.winners):
            known = [
                Text("touria-alt-door", {"door": number, "dweller": dweller(str(door.dweller))})
                for number, door in doors
            ]
            lines.append(Text(key, {"list": listed(known)}))
    if view.bag_empty:
        lines.append(Text("touria-alt-bag-empty"))
    return [words.say(line) for line in lines]


def _towers(view: View, words: Words) -> list[str]:
    return [
        words.say(
            Text(
                "touria-alt-tower",
                {"tower": tower(one.id), **dict(zip(SIDES, map(space, one.sides), strict=True))},
            )
        )
        for one in view.towers
    ]


def _seats(view: View, names: Sequence[str], words: Words) -> list[str]:
    lines = []
    for seat, place in enumerate(view.places):
        player: dict[str, Argument] = {"player": isolate(names[seat])}
        crest = crest_name(seat, words)
        if place.chapel and place.screen is not None:
            inside: dict[str, Argument] = {**player, "crest": crest, "goods": _goods(place.screen)}
            lines.append(Text("touria-alt-seat-chapel", inside))
            continue
        side = Text(f"touria-picture-side-{place.side}")
        lines.append(Text("touria-alt-seat", {**player, "crest": crest, "side": side}))
        if place.items is not None and seat != view.viewer:
            owned = listed(list(map(the_item, place.items))) if place.items else Text("touria-alt-no-items")
            lines.append(Text("touria-alt-seat-items", {**player, "items": owned}))
    return [words.say(line) for line in lines]


def _own(view: View, own: Screen, words: Words) -> list[str]:
    lines = [words.say(Text("touria-alt-own", {"goods": _goods(own)}))]
    if any(view.drawn.values()):
        lines.append(words.say(Text("touria-alt-drawn", {"gems": listed(_gems(view.drawn))})))
    seat = view.viewer
    if seat is not None and not view.places[seat].chapel and not view.winners:
        lines.append(phrases.missing(view, own, words))
    return lines


def _course(view: View, words: Words) -> list[str]:
    """Return the result of the viewer's turn so far, and what its answers would lead to."""
    lines = [] if view.so_far is None else [words.say(so_far(view.so_far)).strip()]
    if choices := [told for told in map(_prospect, view.prospects) if told is not None]:
        lines.append(words.say(Text("touria-alt-prospects", {"list": apart(choices)})))
    return [line for line in lines if line]


def _prospect(prospect: Prospect) -> Text | None:
    """Return the certain effect of an answer in words; None if there is none."""
    told = in_words(prospect.change) or prospect.then
    either = [
        Text("touria-yield-either", {"first": gem(COLOURS.index(one)), "second": gem(COLOURS.index(other))})
        for one, other in prospect.either
    ]
    brings = ([told] if told else []) + either
    if not brings:
        return None
    choice = prospect.label
    if prospect.number:
        choice = Text("touria-alt-route", {"number": prospect.number, "way": choice})
    return Text("touria-alt-prospect", {"choice": choice, "brings": in_row(brings)})


def _offers(view: View, words: Words) -> list[str]:
    if not view.offers:
        return []
    return [words.say(Text("touria-alt-offers", {"list": listed(list(map(_offer, view.offers)))}))]


def _offer(offer: Offer) -> Text:
    args: dict[str, Argument] = {"action": space(offer.action)}
    if not offer.legal:
        return Text("touria-alt-offer-closed", args)
    args["cost"] = Text("touria-picture-cost", {"cost": offer.cost})
    if offer.steps is None:
        return Text("touria-alt-offer-fly", args)
    return Text("touria-alt-offer", {**args, "steps": Text("touria-picture-steps", {"steps": offer.steps})})


def _story(view: View, names: Sequence[str], words: Words) -> list[str]:
    sentences = phrases.told(phrases.happened(view), names, words)
    return [words("touria-alt-story", story=told_together(sentences, words))] if sentences else []


def _result(view: View, names: Sequence[str], words: Words) -> list[str]:
    lines = [
        words("touria-alt-result", winner=victory(view.winners, names, words)),
        _sentence(phrases.reason(view, words)),
    ]
    for seat in phrases.ranking(view):
        screen = view.places[seat].screen
        if screen is not None:
            player = isolate(names[seat])
            lines.append(words.say(Text("touria-alt-rank", {"player": player, "goods": _goods(screen)})))
    return lines
