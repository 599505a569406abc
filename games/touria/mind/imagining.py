"""A full state made from a view alone: known facts from the view, and one guess for the rest."""

from __future__ import annotations

from games.engine.chance import Chance
from games.engine.copying import copied
from games.touria.components import COLOURS, COMPONENTS, GEMS, ITEMS, STACKS
from games.touria.model import Holdings, State, Wish
from games.touria.rules.items import MIRROR
from games.touria.view import Screen, View


def imagine(view: View, chance: Chance) -> State:
    """Return a state that looks like the real one to the seat of ``view``.

    In it, players with closed screens own nothing, so the bag and the bank hold the rest. The dwellers behind
    closed doors and the order of pile and stacks are random.
    """
    seats = len(view.places)
    holdings = [_holdings(place.screen) for place in view.places]
    mines = [[COLOURS.index(name) for name in gems] for gems in view.mines]
    drawn = [view.drawn.get(name, 0) for name in COLOURS]
    out = [0] * len(COLOURS)
    bag = list(GEMS)
    for counts in (drawn, *(own.gems for own in holdings)):
        for colour, count in enumerate(counts):
            bag[colour] -= count
    for gems in mines:
        for colour in gems:
            bag[colour] -= 1
    supply = COMPONENTS.supply
    elixirs = sum(own.elixirs for own in holdings)
    return State(
        options=view.options,
        sides=tuple(place.side for place in view.places),
        start=view.start,
        round=view.round,
        active=view.active,
        phase=view.phase,  # type: ignore[arg-type]
        executor=view.executor,
        pending=view.pending,  # type: ignore[arg-type]
        mirrored=view.mirrored,
        turn=copied(view.turn),
        group=view.group,
        towers=[tower.turns for tower in view.towers],
        mines=mines,
        bag=bag,
        drawn=drawn,
        out=out,
        die=COLOURS.index(view.die),
        orders=_orders(view, chance),
        display=list(view.display),
        pile=_pile(view, holdings, chance),
        discard=list(view.discard),
        doors=_doors(view, chance),
        open=[door.open for door in view.doors],
        hearts=supply.hearts - sum(own.hearts for own in holdings),
        coins=supply.coins - sum(own.coins for own in holdings),
        swords=supply.swords - sum(own.swords for own in holdings),
        gone=seats * COMPONENTS.start.elixirs - elixirs,
        holdings=holdings,
        chapel=[place.chapel for place in view.places],
        looked=[list(place.looked) for place in view.places],
        found=[place.doors_found for place in view.places],
        answers=[view.answer if seat == view.viewer else "" for seat in range(seats)],
        wishes=[Wish() for _ in range(seats)],
        story=list(view.story),
        last_story=[],
        winners=view.winners,
    )


def _holdings(screen: Screen | None) -> Holdings:
    if screen is None:
        return Holdings(0, 0, 0, 0, [0] * len(COLOURS), [])
    gems = [screen.gems[name] for name in COLOURS]
    return Holdings(screen.hearts, screen.coins, screen.swords, screen.elixirs, gems, list(screen.items))


def _orders(view: View, chance: Chance) -> list[list[str]]:
    stacks = []
    for order, names in zip(view.orders, STACKS, strict=True):
        rest = [name for name in names if name != order.id]
        chance.shuffle(rest)
        stacks.append([order.id, *rest])
    return stacks


def _pile(view: View, holdings: list[Holdings], chance: Chance) -> list[str]:
    known = {*view.display, *view.discard, *(name for own in holdings for name in own.items)}
    known |= {MIRROR} if view.mirrored else set()
    rest = [name for name in ITEMS if name not in known]
    chance.shuffle(rest)
    return rest


def _doors(view: View, chance: Chance) -> tuple[str, ...]:
    known = [door.dweller for door in view.doors if door.dweller is not None]
    rest = [name for name in COMPONENTS.dwellers if name not in known]
    chance.shuffle(rest)
    return tuple(door.dweller or rest.pop() for door in view.doors)
