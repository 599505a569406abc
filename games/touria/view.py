"""Builds views from what each viewer is allowed to see; rules/touria#11."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from games.engine.copying import copied
from games.engine.text import Seat, Text
from games.touria.components import COLOURS, DOORS, ORDERS
from games.touria.mind.balance import Change, of_turn
from games.touria.mind.best import best
from games.touria.mind.forecast import Prospect, prospects
from games.touria.model import Journey, Options, State, Turn, Wish
from games.touria.rules import towers, turns
from games.touria.rules.board import TOWERS, all_sides, fewest_steps
from games.touria.rules.mines import is_bag_empty
from games.touria.rules.reach import cost, gone, here
from games.touria.telling.recap import Recap, recap


class TowerView(Struct, frozen=True):
    """A tower: its actions on the north, east, south and west side.

    ``usable`` is the action facing the viewer and ``next`` the one after the tower is chosen; without a seat,
    those facing the active seat. ``turns`` are its quarter turns counter-clockwise so far.
    """

    id: str
    sides: tuple[str, ...]
    usable: str
    next: str
    turns: int


class OrderView(Struct, frozen=True):
    """An open order of the trader."""

    id: str
    gems: tuple[str, ...]
    coins: int


class DoorView(Struct, frozen=True):
    """A door; ``dweller`` is set if it's open, if the viewer saw it by crystal ball, or at the end."""

    id: str
    open: bool
    dweller: str | None


class Screen(Struct, frozen=True):
    """The holdings of a player whose screen is open to the viewer. ``gems`` are counted by color."""

    hearts: int
    coins: int
    swords: int
    elixirs: int
    gems: dict[str, int]
    items: tuple[str, ...]


class Place(Struct, frozen=True):
    """One seat as the viewer sees it.

    ``screen`` is None if it is closed to the viewer. ``items`` are visible to all under the option
    ``items_visible``. ``looked`` are the doors that the seat saw by crystal ball.
    """

    side: str
    chapel: bool
    screen: Screen | None
    items: tuple[str, ...] | None
    looked: tuple[str, ...]
    doors_found: int


class Offer(Struct, frozen=True):
    """One of the four actions facing the viewer: the fewest steps there, their cost, and whether it is legal.

    ``steps`` is None for the wizard, who takes a coin instead. ``next`` is the tower's next action, and
    ``best`` the best the viewer could do there now, if anything.
    """

    tower: str
    action: str
    steps: int | None
    cost: int
    legal: bool
    next: str
    best: Text | None = None


class View(Struct, frozen=True):
    """All that one viewer may know of the table.

    ``phase`` is the question that the table waits for, from ``executor``; ``pending`` an item that needs a
    target. ``turn`` is the running turn; a route that is still being declared is shown only to the active
    player, and ``here`` is its last space so far. ``mines`` hold colors. ``pile`` is the number of face-down
    items, ``discard`` has its top last. ``drawn`` are the thief's gems, visible only to the executor.
    ``offers``, ``answer`` (about copying) and ``wish`` are the viewer's own; ``may_copy`` are all seats that
    may still copy. ``target`` is the number of hearts and coins that open the castle. ``story`` is the log of
    this turn, ``last_story`` of the turn before, ``recap`` the summary of that turn until something is done
    in this one. ``journey`` is the newest one that the group has set out on. ``so_far`` is the change of the
    viewer's holdings in their own turn, ``prospects`` are the results of their answers.
    """

    viewer: Seat | None
    options: Options
    round: int
    start: Seat
    active: Seat
    executor: Seat
    phase: str
    pending: str
    mirrored: bool
    turn: Turn
    here: str
    group: str
    towers: tuple[TowerView, ...]
    mines: tuple[tuple[str, ...], ...]
    die: str
    orders: tuple[OrderView, ...]
    display: tuple[str, ...]
    pile: int
    discard: tuple[str, ...]
    doors: tuple[DoorView, ...]
    bag_empty: bool
    places: tuple[Place, ...]
    drawn: dict[str, int]
    offers: tuple[Offer, ...]
    answer: str
    may_copy: tuple[Seat, ...]
    wish: Wish | None
    target: int
    story: tuple[Text, ...]
    last_story: tuple[Text, ...]
    recap: Recap | None
    journey: Journey | None
    so_far: Change | None
    prospects: tuple[Prospect, ...]
    winners: tuple[Seat, ...]


def view(state: State, viewer: Seat | None) -> View:
    """Return the view of ``viewer``: a seat, ``SPECTATOR``, or anybody (None)."""
    seated = viewer if viewer is not None and 0 <= viewer < state.seats else None
    looks_from = state.active if seated is None else seated
    facing = towers.facing(state, looks_from)
    coming = towers.next_facing(state, looks_from, state.options.turn_rotation)
    own_turn = seated == state.active
    return View(
        viewer=viewer,
        options=state.options,
        round=state.round,
        start=state.start,
        active=state.active,
        executor=state.executor,
        phase=state.phase,
        pending=state.pending,
        mirrored=state.mirrored,
        turn=_turn(state, seated),
        here=here(state) if own_turn or state.turn.under_way else state.group,
        group=state.group,
        towers=tuple(
            TowerView(
                name,
                all_sides(number, state.towers[number]),
                facing[number],
                coming[number],
                state.towers[number],
            )
            for number, name in enumerate(TOWERS)
        ),
        mines=tuple(tuple(COLOURS[colour] for colour in gems) for gems in state.mines),
        die=COLOURS[state.die],
        orders=tuple(_order(stack[0]) for stack in state.orders),
        display=tuple(state.display),
        pile=len(state.pile),
        discard=tuple(state.discard),
        doors=tuple(_door(state, seated, number) for number in range(len(DOORS))),
        bag_empty=is_bag_empty(state),
        places=tuple(_place(state, seated, seat) for seat in range(state.seats)),
        drawn=_counted(state.drawn) if seated == state.executor and any(state.drawn) else {},
        offers=() if seated is None or state.chapel[seated] else _offers(state, seated),
        answer="" if seated is None else state.answers[seated],
        may_copy=tuple(seat for seat, said in enumerate(state.answers) if said),
        wish=None if seated is None else state.wishes[seated],
        target=state.target,
        story=tuple(state.story),
        last_story=tuple(state.last_story),
        recap=recap(state),
        journey=gone(state.active, state.turn) or state.last_journey,
        so_far=of_turn(state) if own_turn else None,
        prospects=() if seated is None else prospects(state, seated),
        winners=state.winners,
    )


def sees_screen(state: State, viewer: Seat | None, owner: Seat) -> bool:
    """Return whether ``viewer`` sees the holdings of ``owner``: their own, in the castle, or at the end."""
    return viewer == owner or state.chapel[owner] or bool(state.winners)


def _turn(state: State, viewer: Seat | None) -> Turn:
    """Return the running turn; to others only its public part, without a route still being declared."""
    turn = copied(state.turn)
    if viewer == state.active:
        return turn
    fields: tuple[str, ...] = _OPEN if state.phase == "route" else (*_OPEN, *_GONE)
    if not turns.may_linger(state):
        fields += ("linger",)
    if state.options.log == "table":
        fields += _LOGGED
    return Turn(**{name: getattr(turn, name) for name in fields})


_OPEN = (
    *("origin", "untouched", "tower", "action", "destination", "boots", "lantern", "door", "opened"),
    *("swaps", "swap_cost", "scaled", "paint"),
)
"""The fields of another player's turn that everybody sees."""
_GONE = ("under_way", "path", "used", "steps", "cost", "at", "picks")
"""The additional fields once the group has set out."""
_LOGGED = ("executions", "doubled", "gained", "spent")
"""The fields visible only with the table's log; rules/touria#11."""


def _place(state: State, viewer: Seat | None, seat: Seat) -> Place:
    own = state.holdings[seat]
    seen = sees_screen(state, viewer, seat)
    return Place(
        side=state.sides[seat],
        chapel=state.chapel[seat],
        screen=Screen(own.hearts, own.coins, own.swords, own.elixirs, _counted(own.gems), tuple(own.items))
        if seen
        else None,
        items=tuple(own.items) if seen or state.options.items_visible else None,
        looked=tuple(state.looked[seat]),
        doors_found=state.found[seat],
    )


def _door(state: State, viewer: Seat | None, number: int) -> DoorView:
    known = state.open[number] or bool(state.winners)
    known = known or (viewer is not None and DOORS[number] in state.looked[viewer])
    return DoorView(DOORS[number], state.open[number], state.doors[number] if known else None)


def _offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    coming = towers.next_facing(state, seat, state.options.turn_rotation)
    found = []
    for number, action in enumerate(towers.facing(state, seat)):
        steps = None if action == towers.WIZARD else fewest_steps(state.group, action, 0, 0)
        price = 1 if steps is None else cost(steps, 0)
        legal = towers.can_choose(state, seat, action)
        there = None if steps is None else best(state, seat, action)
        found.append(Offer(TOWERS[number], action, steps, price, legal, coming[number], there))
    return tuple(found)


def _counted(gems: list[int]) -> dict[str, int]:
    return dict(zip(COLOURS, gems, strict=True))


@lru_cache(maxsize=32)
def _order(name: str) -> OrderView:
    need, coins = ORDERS[name]
    return OrderView(
        name, tuple(COLOURS[colour] for colour, count in enumerate(need) for _ in range(count)), coins
    )
