"""Hand-written positions, so that no change of rules or players changes the golden pictures.

Whatever no picture shows is as it was dealt.
"""

from __future__ import annotations

import msgspec

from games.engine.chance import RandomStream
from games.engine.text import SeatName, Text
from games.touria.game import Touria
from games.touria.mind.balance import Change
from games.touria.mind.forecast import Prospect
from games.touria.model import Journey, Options, Turn
from games.touria.telling.naming import gems_of, item, the_item, to_space
from games.touria.view import DoorView, Offer, OrderView, Place, Screen, TowerView, View

SIDES = {2: ("south", "north"), 3: ("south", "west", "north"), 4: ("south", "west", "north", "east")}
TOWERS = {
    "nw": ("sword_master", "goldsmith", "forest_fairy", "thief"),
    "ne": ("trader", "wizard", "dragon", "fountain_fairy"),
    "se": ("forest_fairy", "goldsmith", "thief", "sword_master"),
    "sw": ("dragon", "trader", "fountain_fairy", "wizard"),
}
DWELLERS = {"d2": "bard", "d6": "herbalist", "d7": "guard"}
GOODS = Screen(
    hearts=5,
    coins=8,
    swords=2,
    elixirs=1,
    gems={"black": 1, "blue": 3, "red": 2, "green": 1, "yellow": 0, "purple": 1},
    items=("boots", "paintbrush", "frog"),
)
IN_CASTLE = Screen(
    hearts=1,
    coins=0,
    swords=2,
    elixirs=1,
    gems={"black": 0, "blue": 1, "red": 0, "green": 2, "yellow": 0, "purple": 0},
    items=("lantern",),
)
OFFERS = (
    Offer(
        "nw",
        "forest_fairy",
        3,
        0,
        legal=True,
        next="thief",
        best=Text("touria-do-take", {"item": the_item("broom")}),
    ),
    Offer("ne", "dragon", 4, 1, legal=True, next="fountain_fairy", best=Text("touria-do-dragon")),
    Offer("se", "thief", 2, 0, legal=True, next="sword_master"),
    Offer("sw", "wizard", None, 1, legal=False, next="dragon"),
)


PROSPECTS = (
    Prospect(
        "sell green",
        Text("touria-do-sell", {"gems": gems_of(3, 1)}),
        Change(coins=1, gems=(0, 0, 0, -1, 0, 0)),
    ),
    Prospect(
        "pair red",
        Text("touria-do-pair", {"gems": gems_of(2, 2)}),
        Change(hearts=1, gems=(0, 0, -2, 0, 0, 0)),
    ),
    Prospect(
        "triple blue",
        Text("touria-do-triple", {"gems": gems_of(1, 3), "hearts": 3}),
        Change(hearts=3, gems=(0, -3, 0, 0, 0, 0)),
    ),
    Prospect(
        "frog",
        Text("touria-do-item", {"item": item("frog")}),
        Change(gems=(-1, 0, 0, 0, 0, 0), used=("frog",)),
    ),
)
ROUTES = (
    Prospect(
        "route r20 r21 r02 r03 r04 take red",
        Text("touria-way", {"steps": 4}),
        Change(coins=-1, gems=(1, 0, 2, 0, 0, 0)),
        number=1,
        route=("fountain_fairy", "mine_1", "castle", "mine_4", "goldsmith"),
    ),
    Prospect(
        "route r20 r19 r15 r14",
        Text("touria-way", {"steps": 4}),
        Change(coins=-1),
        either=(("blue", "green"),),
        number=2,
        route=("fountain_fairy", "forest_fairy", "thief", "mine_5", "goldsmith"),
    ),
)


def place(side: str, *, chapel: bool, screen: Screen | None) -> Place:
    """Return a seat, with two doors open if it is in the castle."""
    return Place(side, chapel, screen, None, ("d1",) if screen else (), 2 if chapel else 0)


def view(
    viewer: int | None = None,
    seats: int = 4,
    phase: str = "start",
    chapel: int | None = 3,
    winners: tuple[int, ...] = (),
) -> View:
    """Return a position in the seventh round, after a walk past two mines, as ``viewer`` sees it."""
    seated = viewer is not None and viewer >= 0
    moving = phase not in {"start", "doors", "over"}
    turn = (
        Turn(
            origin="fountain_fairy",
            tower="se",
            action="goldsmith",
            destination="goldsmith",
            path=["mine_1", "castle", "mine_4", "goldsmith"],
            steps=4,
            cost=1,
            at=4,
            under_way=True,
        )
        if moving
        else Turn(origin="goldsmith")
    )

    def screen(seat: int) -> Screen | None:
        if seat == chapel:
            return IN_CASTLE
        return GOODS if seat == viewer or winners else None

    game = Touria()
    dealt = game.view(game.setup(seats, Options(), RandomStream(bytes(32))), viewer)
    return msgspec.structs.replace(
        dealt,
        round=7,
        start=0,
        active=0,
        executor=0,
        phase=phase,
        turn=turn,
        here=turn.path[-1] if turn.path else turn.origin,
        group="goldsmith",
        towers=tuple(TowerView(name, sides, sides[2], sides[3], 0) for name, sides in TOWERS.items()),
        mines=(("black", "red"), ("blue", "yellow"), ("green", "purple"), ("green",), ("yellow",), ()),
        die="blue",
        orders=(
            OrderView("a1", ("blue", "red"), 3),
            OrderView("b4", ("red", "green", "yellow"), 6),
            OrderView("c3", ("blue", "blue", "green", "green"), 8),
        ),
        display=("broom", "mirror"),
        pile=6,
        discard=("crystal_ball", "hourglass", "compass"),
        doors=tuple(
            DoorView(
                f"d{number}",
                open=f"d{number}" in DWELLERS,
                dweller=DWELLERS.get(f"d{number}", "bursar" if seated and number == 1 else None),
            )
            for number in range(1, 10)
        ),
        bag_empty=False,
        places=tuple(
            place(side, chapel=seat == chapel, screen=screen(seat)) for seat, side in enumerate(SIDES[seats])
        ),
        drawn={},
        offers=OFFERS if seated and viewer != chapel else (),
        target=7,
        story=(
            Text("touria-event-turn", {"player": SeatName(0)}),
            Text("touria-event-walk", {"player": SeatName(0), "place": to_space("goldsmith"), "steps": 4}),
        ),
        last_story=(),
        recap=None,
        journey=Journey(0, ("fountain_fairy", "mine_1", "castle", "mine_4", "goldsmith"), flown=False),
        so_far=Change(coins=-1, gems=(1, 0, 1, 1, 0, 0)) if moving and viewer == 0 else None,
        prospects=PROSPECTS if phase == "arrival" and viewer == 0 else (),
        winners=winners,
    )


def choosing_a_way(viewer: int | None = 0, seats: int = 4) -> View:
    """Return the position before that walk, in which seat 0 chooses between two routes."""
    seen = view(viewer, seats, "route", None)
    turn = Turn(origin="fountain_fairy", tower="se", action="goldsmith", destination="goldsmith")
    return msgspec.structs.replace(
        seen,
        turn=turn,
        here="fountain_fairy",
        group="fountain_fairy",
        journey=None,
        so_far=Change() if viewer == 0 else None,
        prospects=ROUTES if viewer == 0 else (),
    )
