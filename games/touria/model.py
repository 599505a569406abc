"""The data of Touria: table options, a seat's holdings, the running turn, and the state."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Struct

from games.engine.printed import UNPRINTED, Printed
from games.engine.text import Seat, Text
from games.touria.components import COMPONENTS


class Options(Struct, frozen=True):
    """The table options, rules/touria#13; ``silence`` is how long a copy window waits.

    If editions differ, all their values count as printed.
    """

    target: Annotated[Literal["standard", "introductory"], Printed("standard")] = "standard"
    ending: Annotated[Literal["doors", "sudden_marriage"], Printed("doors")] = "doors"
    turn_rotation: Annotated[Literal["ccw", "cw"], Printed("ccw", "cw")] = "ccw"
    entry_payment: Annotated[bool, Printed(True, False)] = True
    castle_entry: Annotated[Literal["optional", "forced"], Printed("optional", "forced")] = "optional"
    black_redraw: Annotated[Literal["draw_first", "return_first"], Printed("draw_first", "return_first")] = (
        "draw_first"
    )
    dragon_reroll: Annotated[
        Literal["any_failure", "only_without_match"], Printed("any_failure", "only_without_match")
    ] = "any_failure"
    helmet: Annotated[Literal["two_swaps", "as_swords"], Printed("two_swaps", "as_swords")] = "two_swaps"
    lantern: Annotated[Literal["take_other", "swap_black"], Printed("take_other", "swap_black")] = (
        "take_other"
    )
    supply: Annotated[Literal["limited", "unlimited"], UNPRINTED] = "limited"
    items_visible: Annotated[bool, Printed(False, True)] = False
    log: Annotated[Literal["table", "discreet"], Printed("table")] = "table"
    round_limit: Annotated[Literal["none", "15", "20", "30"], Printed("none")] = "none"
    silence: Annotated[Literal["two_hours", "eight_hours", "one_day", "wait"], UNPRINTED] = "two_hours"


Phase: TypeAlias = Literal[
    "bonus",
    "start",
    "fly",
    "route",
    "mine",
    "arrival",
    "execute",
    "dragon",
    "thief",
    "after",
    "copy",
    "end",
    "doors",
    "gift",
    "over",
]
"""The open question; rules/touria#5. In ``execute``, a doubled or copied action is chosen."""

Pending: TypeAlias = Literal["", "knapsack", "chest", "crystal_ball", "paintbrush"]
"""An item that is on the pile already but still needs a target."""

Currency: TypeAlias = Literal["hearts", "coins", "swords"]

WishMode: TypeAlias = Literal["all", "some", "none"]


class Wish(Struct, frozen=True):
    """A seat's preference for being asked about copying: everywhere, at ``places``, or never.

    ``advance`` is its answer given in advance for the running turn.
    """

    mode: WishMode = "all"
    places: tuple[str, ...] = ()
    advance: Literal["", "yes", "no"] = ""

    def asks_at(self, place: str) -> bool:
        """Return whether the seat wants to be asked at ``place``."""
        return self.mode == "all" or (self.mode == "some" and place in self.places)


class Holdings(Struct):
    """A player's belongings behind the screen; ``gems`` are counted by color, ``items`` in order of gain."""

    hearts: int
    coins: int
    swords: int
    elixirs: int
    gems: list[int]
    items: list[str]


class Turn(Struct):
    """The running turn.

    ``untouched``: the player has done nothing yet. ``tower`` and ``action`` are the player's choice,
    ``destination`` is where the group goes. ``path`` are the declared spaces after ``origin`` (``stepwise``:
    one by one), ``used`` their roads as a mask, ``steps`` their number of steps and ``cost`` the coins paid
    for them; ``at`` is how many of them the group has gone, ``under_way`` whether it has set out. ``picks``
    are the gems chosen beforehand, by mine.

    ``executions`` counts the active player's executions. ``swaps`` are the swaps left at the tournament,
    ``swap_cost`` the swords for each. ``paint`` are pairs of colors: a gem of the first counts as one of the
    second. ``door`` is the door of the dweller who waits for a gift, ``opened`` the number of doors opened in
    this turn. ``gained`` are the items that the player has taken, ``spent`` those put down. ``linger``: the
    player waits for the question after the copies.
    """

    origin: str
    untouched: bool = True
    tower: str = ""
    action: str = ""
    destination: str = ""
    stepwise: bool = False
    path: list[str] = []
    used: int = 0
    steps: int = 0
    boots: int = 0
    lantern: bool = False
    cost: int = 0
    at: int = 0
    under_way: bool = False
    picks: list[tuple[int, int]] = []
    executions: int = 0
    doubled: bool = False
    swaps: int = 0
    swap_cost: int = 1
    scaled: bool = False
    paint: list[tuple[int, int]] = []
    door: str = ""
    opened: int = 0
    linger: bool = False
    gained: list[str] = []
    spent: list[str] = []


class Journey(Struct, frozen=True):
    """A way on which ``seat`` led the group: every space from the start on; ``flown``: by wizard or broom."""

    seat: Seat
    spaces: tuple[str, ...]
    flown: bool


Answer: TypeAlias = str
"""A seat's answer about copying: ``""`` if it's not asked (any longer), ``asked`` if it hasn't answered yet,
``again`` if it's asked again because it would get less now; or ``pass``, ``elixir`` or ``flagon``,
followed by the choice in the copy if it's made up front (``elixir take frog``)."""


class State(Struct):
    """A table in play. Lists not described otherwise are by seat.

    ``sides`` are the seats' sides of the board. ``round`` counts from 1 and begins with seat ``start``.
    ``executor`` is the seat that executes an action, ``pending`` an item that needs a target, with
    ``mirrored`` if the mirror copies it (then the mirror is in nobody's hands). ``towers`` are quarter turns
    counter-clockwise. ``mines`` hold colors. ``bag``, ``drawn`` (by the thief) and ``out`` (of the game)
    count gems by color. ``die`` is a color. ``orders`` are the stacks, the open order first; ``display`` are
    the fairy's items, ``pile`` is drawn from its front, ``discard`` has its top last. ``doors`` are the
    dwellers, ``open`` marks open doors. ``hearts``, ``coins`` and ``swords`` are the bank (below 0 if the
    supply is unlimited and has run out). ``gone`` counts elixirs out of the game. ``looked`` are the doors
    that each seat saw by crystal ball, ``found`` is the number of doors it opened. ``answers`` and ``wishes``
    are about copying; ``promised`` is what a copy would have gained a seat when it answered. ``story`` is the
    log of this turn, ``last_story`` of the one before, and ``last_journey`` the group's way to its present
    place, until it sets out in this turn. ``before`` is what the active player owned behind the screen at the
    start of the turn, except items. ``winners`` is empty until the game is over for ``reason``.
    """

    options: Options
    sides: tuple[str, ...]
    start: Seat
    round: int
    active: Seat
    phase: Phase
    executor: Seat
    pending: Pending
    mirrored: bool
    turn: Turn
    group: str
    towers: list[int]
    mines: list[list[int]]
    bag: list[int]
    drawn: list[int]
    out: list[int]
    die: int
    orders: list[list[str]]
    display: list[str]
    pile: list[str]
    discard: list[str]
    doors: tuple[str, ...]
    open: list[bool]
    hearts: int
    coins: int
    swords: int
    gone: int
    holdings: list[Holdings]
    chapel: list[bool]
    looked: list[list[str]]
    found: list[int]
    answers: list[Answer]
    wishes: list[Wish]
    story: list[Text]
    last_story: list[Text]
    last_journey: Journey | None = None
    before: Holdings | None = None
    winners: tuple[Seat, ...] = ()
    reason: str = ""
    promised: dict[Seat, dict[str, int]] = {}

    @property
    def target(self) -> int:
        """The number of hearts, and of coins, that open the castle."""
        targets = COMPONENTS.targets
        return targets.standard if self.options.target == "standard" else targets.introductory

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.holdings)
