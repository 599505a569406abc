"""Ten positions of Touria that people who have read the chapters can play correctly."""

from __future__ import annotations

from tests.games.reading import Needed, Position
from tests.games.touria.table import Table, gems


def at_place(place: str, owned: str, seats: int = 2) -> Table:
    """Return a table whose south player has just arrived at ``place`` by flying."""
    table = Table(seats).own("south", f"c1 {owned}").tower("sw", "south", "wizard")
    return table.do("tower sw", f"fly {place}")


def smith(move: str, die: int) -> tuple[int, int]:
    """Return hearts and coins after a trade of four red gems and a black one at the goldsmith."""
    table = at_place("goldsmith", "h0 4r1B")
    table.state.die = die
    own = table.do(move).of("south")
    return own.hearts, own.coins


def walked(owned: str, *before: str) -> int:
    """Return the coins left after six steps from the dragon to the goldsmith."""
    table = Table(2, group="dragon").own("south", owned).tower("se", "south", "goldsmith")
    table.mine("mine_2", "b").mine("mine_3", "b").do("tower se", *before, "stepwise")
    way = ("to bridge", "to sword_master", "to mine_2", "to trader", "to mine_3", "to goldsmith", "arrive")
    return table.do(*way).of("south").coins


def road_twice() -> str:
    table = Table(2, group="goldsmith").tower("se", "south", "goldsmith").mine("mine_4", "b").do("tower se")
    return table.do("stepwise", "to mine_4").refused("to goldsmith")


def mined(held: str) -> str:
    """Return the gems from the south mine on the way to the goldsmith, choosing blue if possible."""
    table = Table(2, group="dragon").tower("se", "south", "goldsmith").mine("mine_1", "").mine("mine_4", held)
    table.do("tower se", "stepwise", "to mine_1", "to castle", "to mine_4", "to goldsmith", "arrive")
    if any(option.startswith("pick") for option in table.offered()):
        table.do("pick blue")
    return gems(table.of("south"))


def dragon() -> tuple[int, int, list[str]]:
    """Return hearts, swords and options after rolling red without a red gem, then re-rolling black."""
    table = at_place("dragon", "h3 s1 1B2b").script("die r", "die B").do("execute")
    offered = table.offered()
    own = table.do("reroll", "pay").of("south")
    return own.hearts, own.swords, offered


def doubled() -> tuple[int, list[str]]:
    """Return the coins after two orders with a purple gem, and what can be doubled then."""
    table = at_place("trader", "c2 2b2r2g1y2p").orders("a1", "b4 b1", "c3")
    table.do("order b4", "double purple", "order b1")
    asked = [] if table.phase == "copy" else table.offered()
    return table.of("south").coins, [option for option in asked if option.startswith("double")]


def copied() -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the swords and elixirs of the active player and of the copier."""
    table = at_place("sword_master", "s0", seats=2).do("execute", "linger").copies(north="elixir")
    own, other = table.of("south"), table.of("north")
    return (own.swords, own.elixirs), (other.swords, other.elixirs)


def stuck(owned: str) -> list[str]:
    table = Table(2, group="thief").own("south", owned)
    table.tower("nw", "south", "sword_master").tower("ne", "south", "trader")
    return table.tower("se", "south", "sword_master").tower("sw", "south", "wizard").offered()


def can_enter(owned: str) -> bool:
    return "enter" in Table(2).own("south", owned).offered()


def at_the_doors() -> tuple[int, int, str]:
    """Return hearts and coins after entering and a gift, and who plays after a door without a gift."""
    table = Table(2).own("south", "h8 c9 e0")
    known = {"d1": "bursar", "d2": "herbalist"}
    others = [name for name in table.state.doors if name not in known.values()]
    table.state.doors = tuple(known.get(f"d{number}") or others.pop() for number in range(1, 10))
    own = table.do("enter", "open d1").of("south")
    return own.hearts, own.coins, table.do("open d2").active


def helmet() -> tuple[int, int, int]:
    own = at_place("tournament", "h0 s2 helmet").do("helmet", "swap heart", "swap coins").of("south")
    return own.hearts, own.coins, own.swords


def knapsack_and_frog() -> tuple[str, str]:
    table = Table(2).own("south", "knapsack frog").mine("mine_3", "Br").do("knapsack", "empty mine_3")
    both = gems(table.of("south"))
    return both, gems(table.do("frog").of("south"))


def starting() -> set[tuple[int, int]]:
    table = Table(4)
    return {(own.coins, own.elixirs) for own in table.state.holdings}


POSITIONS = (
    Position(
        "what everyone has at first",
        starting,
        {(3, 1)},
        (Needed(2, "3 coins | 1 elixir", "3 monete | 1 elisir"),),
    ),
    Position(
        "the north-west tower after south chose it",
        lambda: Table(4).do("tower nw").sides_of("nw"),
        ("goldsmith", "forest_fairy", "thief", "sword_master"),
        (
            Needed(3, "turns | quarter | counter-clockwise", "quarto | senso | antiorario"),
            Needed(3, "each | tower | faces", "ciascuna | rivolto | verso"),
        ),
    ),
    Position(
        "a sword brings the wizard",
        lambda: Table(4).own("south", "s1 c3").do("sword sw").facing("south")[3],
        "wizard",
        (Needed(3, "turns | tower | quarter", "spada | torre | qualsiasi"),),
    ),
    Position(
        "six steps with 3 coins, and with boots",
        lambda: (walked("c3"), walked("c3 boots", "boots")),
        (0, 3),
        (
            Needed(3, "3 steps | free | 1 coin", "3 passi | gratis | 1 moneta"),
            Needed(7, "Boots | 3 more", "Stivali | 3 passi"),
        ),
    ),
    Position(
        "a mine and back along one road",
        road_twice,
        "road-twice",
        (Needed(3, "No | road | twice | turn", "Nessuna | strada | volte | turno"),),
    ),
    Position(
        "no coin, and four places out of reach",
        lambda: (stuck("c0"), stuck("c1")),
        (
            ["pass nw", "pass ne", "pass se", "pass sw"],
            ["tower nw", "tower ne", "tower se", "tower sw"],
        ),
        (Needed(3, "turn | tower | pass", "gira | torre | passa"),),
    ),
    Position(
        "mines with a black gem, and with two colors",
        lambda: (mined("Bb"), mined("bg")),
        ("1B1b", "1b"),
        (
            Needed(5, "black | there | everything", "nera | prendi | tutto"),
            Needed(5, "colored | gems | choose", "gemme | colorate | scegli"),
        ),
    ),
    Position(
        "three red gems at the goldsmith, the die on red and on blue",
        lambda: (smith("triple red", 2), smith("triple red", 1), smith("pair red", 2), smith("sell red", 2)),
        ((3, 0), (2, 0), (1, 0), (0, 1)),
        (
            Needed(4, "1 gem | 2 alike | a heart", "1 gemma | 2 uguali | un cuore"),
            Needed(4, "3 alike | 2 hearts | for 3 | color", "3 uguali | 2 cuori | per 3 | colore"),
        ),
    ),
    Position(
        "the dragon with a black gem and a sword",
        dragon,
        (4, 0, ["reroll", "stop"]),
        (Needed(4, "color | black | heart", "gemma | colore | anche"),),
    ),
    Position(
        "the thief draws three black gems",
        lambda: at_place("thief", "").bag("7B2y3r").script("B", "B", "B", "B", "y").do("execute").offered(),
        ["keep yellow"],
        (Needed(4, "black | until | isn’t", "tutte | pesca | ancora"),),
    ),
    Position(
        "two orders by one purple gem, and not three",
        doubled,
        (13, []),
        (
            Needed(6, "give | purple | bird", "viola | usare | l’uccello"),
            Needed(6, "Only | once | turn", "volta | sola | turno"),
            Needed(4, "three pay | 6", "tre 6 | quattro 8"),
        ),
    ),
    Position(
        "copying the sword master",
        copied,
        ((2, 2), (2, 0)),
        (
            Needed(4, "Sword master | 2 swords", "Maestro della | 2 spade"),
            Needed(6, "elixir | player | whose", "elisir | turno"),
        ),
    ),
    Position(
        "helmet and two swords at the tournament",
        helmet,
        (1, 3, 0),
        (
            Needed(4, "a heart | 3 coins", "un cuore | 3 monete"),
            Needed(7, "Helmet | two | tournament", "due scambi | torneo"),
        ),
    ),
    Position(
        "knapsack, then frog",
        knapsack_and_frog,
        ("1B1r", "1r"),
        (
            Needed(7, "Take | mine | black", "Prendi | gemme | miniera"),
            Needed(7, "Frog | black gems | game", "Rana | gemme nere | gioco"),
        ),
    ),
    Position(
        "who may enter the castle",
        lambda: (can_enter("h7 c7"), can_enter("h7 c7 1B"), can_enter("h6 c7"), can_enter("h6 c7 rose")),
        (True, False, False, True),
        (
            Needed(1, "7 hearts | 7 coins | black gem", "7 cuori | 7 monete | gemma nera"),
            Needed(8, "7 hearts | 7 coins | no black", "7 cuori | 7 monete | nessuna gemma"),
            Needed(7, "Counts | heart", "Vale | come | cuore"),
        ),
    ),
    Position(
        "entering, a gift to the bursar, and none for the herbalist",
        at_the_doors,
        (1, 1, "north"),
        (
            Needed(8, "hearts | coins", "paghi | cuori | monete"),
            Needed(8, "herbalist | elixir", "l’erborista | elisir"),
            Needed(8, "bursar | coin", "l’economo | moneta"),
            Needed(8, "not | turn | ends | nothing", "no | turno | finisce | non | niente"),
        ),
    ),
)
