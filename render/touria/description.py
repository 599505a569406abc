"""Touria in words: alternative texts, and the whole position as text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from games.touria.components import COMPONENTS
from games.touria.mind.balance import in_words, so_far
from games.touria.rules.board import SIDES
from games.touria.view import Screen, View
from render.kit.alt import crest_name, fit, strengths
from render.kit.phrases import victory
from render.seats import SeatOccupant, seat_names
from render.touria import gems, phrases
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
        _facing(view, words),
        *_table(view, words),
        *_seats(view, names, words),
        *_story(view, names, words),
    ]


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else f"{text}."


def _listed(parts: Iterable[str], words: Words, separator: str = ", ") -> str:
    return separator.join(parts) or words("touria-alt-none")


def _counted(counts: Mapping[str, int], words: Words) -> str:
    """Return gems with their numbers, without kinds that there are none of."""
    owned = [(colour, counts[colour]) for colour in gems.COLOURS if counts.get(colour)]
    return _listed((words("touria-gems", colour=colour, count=count) for colour, count in owned), words)


def _gems(colours: Iterable[str], words: Words) -> str:
    return _listed((words(f"touria-gem-{colour}") for colour in colours), words, " + ")


def _space(name: str, words: Words) -> str:
    return words(f"touria-space-{name}")


def _items(names: Iterable[str], words: Words) -> str:
    return _listed((words(f"touria-item-{name}") for name in names), words)


def _goods(screen: Screen, words: Words) -> str:
    return words(
        "touria-alt-goods",
        hearts=screen.hearts,
        coins=screen.coins,
        swords=screen.swords,
        elixirs=screen.elixirs,
        gems=_counted(screen.gems, words),
        items=_items(screen.items, words),
    )


def _situation(view: View, names: Sequence[str], words: Words) -> list[str]:
    lines = [
        _sentence(phrases.turn(view, names, words)),
        words("touria-alt-group", space=_space(view.group, words)),
    ]
    if view.turn.destination and view.turn.destination != view.group:
        lines.append(words("touria-alt-going", space=_space(view.turn.destination, words)))
    return lines


def _facing(view: View, words: Words) -> str:
    """Return the four actions facing the active seat, each with the next one on its tower."""
    side = view.places[view.active].side
    shown = [
        words(
            "touria-alt-facing-tower",
            tower=words(f"touria-tower-{tower.id}"),
            action=_space(tower.usable, words),
            next=_space(tower.next, words),
        )
        for tower in view.towers
    ]
    return words(
        "touria-alt-facing", side=words(f"touria-picture-side-{side}"), list=_listed(shown, words, "; ")
    )


def _table(view: View, words: Words) -> list[str]:
    mines = [
        words("touria-alt-mine", mine=_space(name, words), gems=_gems(held, words))
        for name, held in zip(_MINES, view.mines, strict=True)
    ]
    orders = [
        words("touria-alt-order", gems=_gems(order.gems, words), coins=order.coins) for order in view.orders
    ]
    lines = [
        words("touria-alt-mines", list=words.apart(mines)),
        words("touria-alt-orders", list=words.apart(orders)),
        words(
            "touria-alt-table",
            display=_items(view.display, words),
            die=words(f"touria-gem-{view.die}"),
            used=_items(reversed(view.discard), words),
        ),
    ]
    opened = [(number, door) for number, door in enumerate(view.doors, 1) if door.open]
    seen = [(number, door) for number, door in enumerate(view.doors, 1) if door.dweller and not door.open]
    for key, doors in (("touria-alt-doors", opened), ("touria-alt-seen", seen)):
        if doors and (key == "touria-alt-doors" or not view.winners):
            known = [
                words("touria-alt-door", door=number, dweller=words(f"touria-dweller-{door.dweller}"))
                for number, door in doors
            ]
            lines.append(words(key, list=words.in_row(known)))
    if view.bag_empty:
        lines.append(words("touria-alt-bag-empty"))
    return lines


def _towers(view: View, words: Words) -> list[str]:
    shown = [
        words(
            "touria-alt-tower",
            tower=words(f"touria-tower-{tower.id}"),
            sides=words(
                "touria-alt-tower-sides",
                **{side: _space(action, words) for side, action in zip(SIDES, tower.sides, strict=True)},
            ),
        )
        for tower in view.towers
    ]
    return [words("touria-alt-towers", list=words.apart(shown))]


def _seats(view: View, names: Sequence[str], words: Words) -> list[str]:
    lines = []
    for seat, place in enumerate(view.places):
        named = {
            "player": isolate(names[seat]),
            "crest": crest_name(seat, words),
            "side": words(f"touria-picture-side-{place.side}"),
        }
        if place.chapel and place.screen is not None:
            lines.append(words("touria-alt-seat-chapel", **named, goods=_goods(place.screen, words)))
        else:
            lines.append(words("touria-alt-seat", **named))
            if place.items is not None and seat != view.viewer:
                owned = _items(place.items, words)
                lines.append(words("touria-alt-seat-items", player=isolate(names[seat]), items=owned))
    return lines


def _own(view: View, own: Screen, words: Words) -> list[str]:
    lines = [words("touria-alt-own", goods=_goods(own, words))]
    if any(view.drawn.values()):
        lines.append(words("touria-alt-drawn", gems=_counted(view.drawn, words)))
    seat = view.viewer
    if seat is not None and not view.places[seat].chapel and not view.winners:
        lines.append(_sentence(phrases.missing(view, own, words)))
    return lines


def _course(view: View, words: Words) -> list[str]:
    """Return the result of the viewer's turn so far, and what its answers would lead to."""
    lines = []
    if view.so_far is not None:
        lines.append(words.say(so_far(view.so_far)).strip())
    choices = []
    for prospect in view.prospects:
        either = [
            words(
                "touria-yield-either", first=words(f"touria-gem-{one}"), second=words(f"touria-gem-{other}")
            )
            for one, other in prospect.either
        ]
        told = in_words(prospect.change) or prospect.then
        brings = ([words.say(told)] if told else []) + either
        if brings:
            label = words.say(prospect.label)
            if prospect.number:
                label = f"{prospect.number} · {label}"
            choices.append(words("touria-alt-prospect", choice=label, brings=words.in_row(brings)))
    if choices:
        lines.append(words("touria-alt-prospects", list=words.apart(choices)))
    return [line for line in lines if line]


def _offers(view: View, words: Words) -> list[str]:
    if not view.offers:
        return []
    shown = []
    for offer in view.offers:
        action, cost = _space(offer.action, words), words("touria-picture-cost", cost=offer.cost)
        if not offer.legal:
            shown.append(words("touria-alt-offer-closed", action=action))
        elif offer.steps is None:
            shown.append(words("touria-alt-offer-fly", action=action, cost=cost))
        else:
            steps = words("touria-picture-steps", steps=offer.steps)
            shown.append(words("touria-alt-offer", action=action, steps=steps, cost=cost))
    return [words("touria-alt-offers", list=words.apart(shown))]


def _story(view: View, names: Sequence[str], words: Words) -> list[str]:
    sentences = phrases.told(phrases.happened(view), names, words)
    return [words("touria-alt-story", story=told_together(sentences, words))] if sentences else []


def _result(view: View, names: Sequence[str], words: Words) -> list[str]:
    lines = [
        words("touria-alt-result", winner=victory(view.winners, names, words)),
        _sentence(phrases.reason(view, words)),
    ]
    for seat in phrases.ranking(view):
        place = view.places[seat]
        if place.screen is not None:
            goods = _goods(place.screen, words)
            lines.append(words("touria-alt-rank", player=isolate(names[seat]), goods=goods))
    return lines
