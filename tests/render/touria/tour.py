"""What a tour of Touria has to reach: every item used, every space entered, every dweller met."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from games.engine.chance import RandomStream
from games.engine.storyline import event_keys
from games.touria.components import COLOURED, COLOURS, COMPONENTS, DOORS, ITEMS, ORDERS, PURPLE, REGULAR
from games.touria.model import State, Turn
from games.touria.rules import copying, course
from games.touria.rules.board import MINES, PLACES, SIDES, TOWERS
from games.touria.rules.items import MIRROR
from tests.render.tours import Course

_COLOURED = [COLOURS[colour] for colour in COLOURED]
_REGULAR = [COLOURS[colour] for colour in REGULAR]
_SPACES = [space.id for space in COMPONENTS.spaces]


def _in_short(option: str) -> tuple[str, ...]:
    """Return the id without details that have too many variants: routes, colors painted over, copies."""
    verb, _, rest = option.partition(" ")
    if verb == "route":
        return ("route take" if " take " in rest else "route",)
    if verb == "paint":
        return (f"paint {rest.split()[1]}",)
    if verb in ("elixir", "flagon") and rest:
        return (f"{verb} take",)
    if rest in ITEMS and verb == "give":
        return ("give item",)
    if rest in MINES and verb in ("compass", MIRROR):
        return (f"{verb} mine",)
    if verb in ("order", "pass") and rest:
        return (f"{verb} any",)
    return (option,)


def _at_the_gates(state: State) -> None:
    """Give everybody enough to open the castle, as far as the supply lasts."""
    for own in state.holdings:
        hearts, coins = (min(state.target, left) for left in (state.hearts, state.coins))
        own.hearts, own.coins = own.hearts + hearts, own.coins + coins
        state.hearts, state.coins = state.hearts - hearts, state.coins - coins


def _poor_bank(state: State) -> None:
    """Empty the bank almost completely into the first seat, while all others own many gems to sell."""
    state.options = replace(state.options, supply="limited")
    own = state.holdings[0]
    own.hearts, state.hearts = own.hearts + state.hearts - 1, 1
    own.coins, state.coins = own.coins + state.coins - 1, 1
    own.swords, state.swords = own.swords + state.swords - 3, 3
    for each in state.holdings[1:]:
        for colour in COLOURED:
            given = min(3, state.bag[colour])
            each.gems[colour] += given
            state.bag[colour] -= given


def _last_swords(state: State) -> None:
    """Let all copiers but the first want the sword master's swords, with enough left for one."""
    first, *others = copying.comers(state)
    state.holdings[state.active].swords += state.swords - 2
    state.swords = 2
    state.phase = "copy"
    state.turn = Turn(state.group, destination="sword_master", executions=1)
    for seat in (first, *others):
        state.answers[seat] = "asked" if seat == first else "elixir"
    state.promised = {seat: {"execute": 2} for seat in others}


def _poor_bag(state: State) -> None:
    """Leave nothing but black gems in the bag."""
    for colour in COLOURED:
        state.out[colour] += state.bag[colour]
        state.bag[colour] = 0


def _last_round(state: State) -> None:
    """Make this the last round."""
    state.options = replace(state.options, round_limit="15")
    state.round = 15


def _take_from_pile(state: State, *names: str) -> None:
    """Take items out of the display or the pile, then refill the display."""
    for name in names:
        (state.display if name in state.display else state.pile).remove(name)
    state.display += [state.pile.pop(0) for _ in range(2 - len(state.display))]


def _mirror_of(name: str) -> Callable[[State], None]:
    """Return a head start with the item ``name`` in the discard pile, and the mirror and coins for the
    starting seat.
    """

    def mirrored(state: State) -> None:
        _take_from_pile(state, MIRROR, name)
        state.discard.append(name)
        own = state.holdings[state.start]
        own.items.append(MIRROR)
        own.coins, state.coins = own.coins + 4, state.coins - 4

    mirrored.__name__ = f"mirror of {name}"
    return mirrored


def _mirror_at_a_mine(state: State) -> None:
    """Move the group, led by the starting seat, to a mine, where the mirror can act as the compass."""
    _mirror_of("compass")(state)
    chance = RandomStream(b"the way to a mine")
    for wanted in ("coin", "coin", "coin", "coin", "tower", "stepwise", "to mine"):
        seat = state.executor
        ids = [option.id for option in course.decisions(state)[seat].options]
        found = next((option for option in ids if option.startswith(wanted)), None)
        if found is not None:
            course.apply(state, seat, (found,), chance)


def _brush_in_the_castle(state: State) -> None:
    """Put the starting seat into the castle with a brush, a purple gem to paint, and nothing to give."""
    _take_from_pile(state, "paintbrush")
    own = state.holdings[state.start]
    own.items.append("paintbrush")
    own.gems[PURPLE] += 1
    state.bag[PURPLE] -= 1
    state.chapel[state.start] = True


def _items_in_the_castle(state: State) -> None:
    """Put the starting seat into the castle with items to use and to give."""
    names = ("chest", "crystal_ball", "flagon", "frog", "hourglass")
    _take_from_pile(state, *names)
    state.holdings[state.start].items += names
    state.chapel[state.start] = True


_HAND_ITEMS = {name for name in ITEMS if name not in ("rose", "compass", "bird")}

COURSE = Course(
    walks=192,
    moves=200,
    ids=frozenset(
        {
            "coin",
            "sword",
            "enter",
            "route",
            "route take",
            "stepwise",
            "arrive",
            "execute",
            "pay",
            "reroll",
            "stop",
        }
        | {
            "keep nothing",
            "swap heart",
            "swap coins",
            "skip",
            "done",
            "linger",
            "end",
            "pass",
            "elixir",
            "flagon",
        }
        | {f"{verb} {way}" for verb in ("double", "execute") for way in ("purple", "bird", "mirror")}
        | {"nothing", "stop"}
        | {"ask all", "ask some", "ask none", "advance yes", "advance no", "advance open"}
        | {f"{verb} {tower}" for verb in ("tower", "sword") for tower in TOWERS}
        | {f"{verb} {place}" for verb in ("fly", "ask") for place in PLACES}
        | {"compass mine", "mirror mine", "elixir take", "flagon take", "order any", "pass any", "give item"}
        | {f"empty {mine}" for mine in MINES}
        | {f"{verb} {door}" for verb in ("look", "open") for door in DOORS}
        | {f"{verb} {colour}" for verb in ("pick", "sell", "pair", "triple") for colour in _COLOURED}
        | {f"paint {colour}" for colour in _REGULAR}
        | {f"keep {colour}" for colour in COLOURS}
        | {f"gem {colour}" for colour in COMPONENTS.start.bonus_gems}
        | {f"to {space.id}" for space in COMPONENTS.spaces if space.kind != "fly_only"}
        | {f"take {name}" for name in ITEMS}
        | _HAND_ITEMS
    ),
    reduce=_in_short,
    components=frozenset({*ITEMS, *COLOURS, *COMPONENTS.dwellers, *ORDERS, *PLACES, *SIDES, *_SPACES}),
    head_starts=(
        _at_the_gates,
        _poor_bank,
        _last_swords,
        _poor_bag,
        _last_round,
        _items_in_the_castle,
        _mirror_at_a_mine,
        _mirror_of("bird"),
        _brush_in_the_castle,
    ),
    rare=event_keys("touria", "last-door", "last-round"),
)
