"""The list of plays, checked against a search of everything the rules allow until the execution is over.

``TOURIA_POSITIONS=2000`` checks more positions than the suite has time for.
"""

from __future__ import annotations

import os
from collections import Counter
from itertools import product
from math import comb, prod

import pytest

from games.engine.advice import times_in_100
from games.engine.chance import Chance, RandomStream
from games.engine.copying import copied
from games.engine.text import Seat
from games.touria.components import BLACK, COLOURED, COLOURS, GEMS, ITEMS
from games.touria.mind import answering
from games.touria.mind.judgement import Judge
from games.touria.model import Options, State, Turn
from games.touria.rules import course
from render.words import words_for
from tests.games.touria.table import TOURIA, Table

POSITIONS = int(os.environ.get("TOURIA_POSITIONS", "250"))
_TOOLS = ("paintbrush", "scale", "helmet", "mirror", "bird", "rose", "flagon")
_PLACES = (
    "dragon", "goldsmith", "trader", "tournament", "sword_master", "thief", "forest_fairy", "fountain_fairy",
)  # fmt: skip
_EXECUTION = ("execute", "dragon", "thief")


class Die(RandomStream):
    """Chance whose next die roll is known."""

    def __init__(self, face: int) -> None:
        super().__init__(bytes(32))
        self.face: int | None = face

    def below(self, bound: int) -> int:
        if self.face is None or bound != len(COLOURS):
            return super().below(bound)
        face, self.face = self.face, None
        return face


def position(number: int) -> tuple[State, Seat]:
    """Return a random table during or before an execution, and the seat with the question."""
    chance = RandomStream(f"position {number}".encode().ljust(32))

    def one_of(*names: str) -> str:
        return names[chance.below(len(names))]

    options = Options(
        target=one_of("standard", "introductory"),  # type: ignore[arg-type]
        dragon_reroll=one_of("any_failure", "only_without_match"),  # type: ignore[arg-type]
        helmet=one_of("two_swaps", "as_swords"),  # type: ignore[arg-type]
        supply=one_of("limited", "unlimited"),  # type: ignore[arg-type]
    )
    state = course.setup(2, options, chance)
    state.phase, state.active = "arrival", chance.below(2)
    seat = state.executor = state.active
    kind = one_of("arrival", "arrival", "dragon", "after", "copy")
    place = "dragon" if kind == "dragon" else one_of(*_PLACES)
    state.turn, state.group = Turn(place, destination=place, executions=int(kind in ("after", "copy"))), place
    if kind == "copy":
        seat = 1 - state.active
    state.phase = kind  # type: ignore[assignment]
    state.answers = ["asked" if kind == "copy" and who == seat else "" for who in range(2)]
    own = state.holdings[seat]
    own.hearts, own.coins, own.swords = chance.below(9), chance.below(10), chance.below(3)
    own.elixirs = chance.below(3)
    state.hearts -= own.hearts
    state.swords -= own.swords
    state.coins -= own.coins
    if chance.below(8) == 0:
        state.hearts, state.coins, state.swords = chance.below(3), chance.below(4), chance.below(3)
    left = [count - sum(mine.count(colour) for mine in state.mines) for colour, count in enumerate(GEMS)]
    own.gems = [min(chance.below(3), count) for count in left]
    state.bag = [count - held for count, held in zip(left, own.gems, strict=True)]
    state.die = chance.below(len(COLOURS))
    state.discard = [one_of("paintbrush", "scale", "helmet", "bird", "boots")]
    own.items = [name for name in _TOOLS if name not in state.discard and chance.below(3) == 0]
    rest = [name for name in ITEMS if name not in (*own.items, *state.discard)]
    state.display, state.pile = rest[:2], rest[2:]
    return state, seat


def value(state: State, seat: Seat) -> float:
    return Judge(state, seat).value()


def exact(state: State, seat: Seat, answer: str) -> float:
    """Return the seat's average worth after ``answer`` with the best continuation."""
    if state.turn.destination == "thief" and (answer == "execute" or answer.startswith("double")):
        return after_theft(state, seat, answer)
    rolls = state.turn.destination == "dragon" and (
        answer in ("execute", "reroll", "elixir", "flagon") or answer.startswith("double")
    )
    worlds = []
    for face in range(len(COLOURS) if rolls else 1):
        world = copied(state)
        chance: Chance = Die(face) if rolls else RandomStream(bytes(32))
        if state.phase == "copy" and answer.partition(" ")[0] in ("elixir", "flagon"):
            world.answers = [answer if who == seat else "" for who in range(2)]
        course.make(world, seat, (answer,), chance)
        worlds.append(world)
    return sum(follow(world, seat) for world in worlds) / len(worlds)


def follow(world: State, seat: Seat) -> float:
    """Return the value of the best continuation."""
    if world.phase == "thief" and world.executor == seat:
        return after_theft(world, seat, "")
    goes_on = world.executor == seat and (world.phase in _EXECUTION or world.pending)
    if not goes_on or world.winners:
        return value(world, seat)
    return max(exact(world, seat, name) for name in course.choices(world, seat).ids)


def after_theft(state: State, seat: Seat, answer: str) -> float:
    """Return the average worth of a theft: three of the gems that the seat can't see."""
    world = copied(state)
    own = world.holdings[seat]
    if answer == "double purple":
        own.gems[COLOURS.index("purple")] -= 1
    elif answer.startswith("double"):
        own.items.remove(answer.removeprefix("double "))
    bag = [
        count - held - sum(mine.count(colour) for mine in world.mines)
        for colour, (count, held) in enumerate(zip(GEMS, own.gems, strict=True))
    ]
    worths = []
    for colour in range(len(COLOURS)):
        own.gems[colour] += 1
        worths.append(value(world, seat))
        own.gems[colour] -= 1
    whole = comb(sum(bag), 3)
    coloured = sum(bag[colour] for colour in COLOURED)
    expected = 0.0
    for drawn in product(range(4), repeat=len(COLOURS)):
        if sum(drawn) != 3:
            continue
        weight = prod(comb(count, taken) for count, taken in zip(bag, drawn, strict=True)) / whole
        if drawn[BLACK] == 3:
            expected += weight * sum(bag[colour] * worths[colour] for colour in COLOURED) / coloured
        else:
            expected += weight * max(worths[colour] for colour, taken in enumerate(drawn) if taken)
    return expected


def check(state: State, seat: Seat, where: str) -> str:
    """Compare the listed plays with the search; return the best answer."""
    listed: dict[str, float] = {}
    for gain, (name,) in answering.weigh(state, seat, RandomStream(bytes(32))):
        listed[name] = max(gain, listed.get(name, gain))
    base = value(state, seat)
    found = {name: exact(state, seat, name) - base for name in course.choices(state, seat).ids}
    best = max(found, key=found.__getitem__)
    idle = {"skip", "done", "linger", "pass", "stop"}
    if state.phase == "thief":
        assert [found[name] for name in listed] == [found[best]], (where, listed, found)
        return best
    assert best in listed or best in idle, (where, best, listed, found)
    for name, gain in listed.items():
        if name not in idle:
            assert gain == pytest.approx(found[name], abs=1e-6), (where, name, listed, found)
    return max(listed, key=listed.__getitem__)


def test_a_search_through_all_that_is_allowed_finds_nothing_better() -> None:
    asked: Counter[str] = Counter()
    for number in range(POSITIONS):
        state, seat = position(number)
        for depth in range(3):
            if len(course.choices(state, seat).ids) == 0:
                break
            best = check(state, seat, f"position {number}, {depth}, {state.phase} {state.turn.destination}")
            asked[state.phase] += 1
            if state.phase == "copy" or depth == 2:
                break
            course.make(state, seat, (best,), RandomStream(f"{number}".encode().ljust(32)))
            if not (state.executor == seat and (state.phase in _EXECUTION or state.pending)):
                break
    assert set(asked) >= {"arrival", "execute", "dragon", "thief", "after", "copy"}


# Plays that were once missed


def at(place: str, owned: str, **options: str) -> Table:
    table = Table(**options).own("south", owned)
    table.state.phase, table.state.group = "arrival", place
    table.state.turn = Turn(place, destination=place)
    return table


def answer(table: Table, side: str = "south") -> str:
    decision = TOURIA.decisions(table.state)[table.seat(side)]
    return TOURIA.computer_player.choose(table.view(side), decision, RandomStream(bytes(32)))[0]


def test_a_brush_makes_a_roll_of_the_dragon_fit() -> None:
    """rules/touria#7.6: with a brush, one blue gem can pay for four of the six colors."""
    table = at("dragon", "h6 c7 1b paintbrush")
    text = TOURIA.advice(table.view("south"), ("execute",))
    assert text is not None
    assert (text.args["works"], text.args["more"]) == (times_in_100(4 / 6), times_in_100(4 / 6))
    table.script("die r").do("execute")
    for expected in ("paintbrush", "paint blue red", "pay"):
        assert answer(table) == expected
        table.do(expected)
    assert table.of("south").hearts == 7


def test_a_helmet_pays_for_two_swaps_without_a_sword() -> None:
    """rules/touria#13.7."""
    table = at("tournament", "h5 c7 helmet", helmet="as_swords")
    for expected in ("helmet", "swap heart", "swap heart"):
        assert answer(table) == expected
        table.do(expected)
    assert table.of("south").hearts == 7


def test_a_copy_at_the_trader_counts_the_brush() -> None:
    """rules/touria#8.2."""
    table = at("trader", "1b1r").orders("a1", "b4", "c3").own("north", "h7 c1 e1 1b1r1g paintbrush")
    table.do("order a1", "done")
    assert answer(table, "north") == "elixir"
    said = words_for("en").say(table.decision("north").prompt)
    assert "6 coins" in said


def test_a_seat_without_an_elixir_is_told_so_and_asked_nothing() -> None:
    """rules/touria#8.2: everybody gets the question; those who can't pay read why there is nothing to
    decide.
    """
    table = at("sword_master", "").own("north", "e0").do("execute", "done")
    decision = table.decision("north")
    assert decision.prompt.key == "touria-prompt-copy-without"
    assert [option.id for option in decision.options] == ["pass"]
    assert decision.standing is not None


def test_boots_and_lantern_are_weighed_together() -> None:
    """rules/touria#9: either one alone isn't worth the way past two black gems, but both together are."""
    table = Table(group="dragon").own("south", "h3 c0 1r1b boots lantern").tower("se", "south", "goldsmith")
    table.mine("mine_1", "Br").mine("mine_4", "Bb").do("tower se")
    given = [answer(table)]
    table.do(given[0])
    given.append(answer(table))
    assert set(given) == {"boots", "lantern"}
