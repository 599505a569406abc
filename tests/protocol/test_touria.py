"""Touria on the local Discord: how many presses a turn takes, and moves that were never offered."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.table.questions import as_decided
from bot.table.table import Question
from games.engine.copying import copied
from games.touria.model import State
from playground import Message
from tests.games.touria.table import Table
from tests.protocol.evening import Evening, choices, names_at, revision_of, seat_of
from tests.support.acting import live_table
from tests.support.phrases import phrase, spoken

PEOPLE = ("Ada", "Dev", "Mira")
SIDES = ("south", "west", "north")
MOST_PRESSES = 5
"""Maximum presses of an ordinary turn (no items, no re-rolls), counted from the opened panel."""


@pytest.fixture
async def evening(evening: Evening) -> Evening:
    await evening.begin(*PEOPLE[1:], game="touria")
    return evening


async def state_of(evening: Evening) -> State:
    state = (await live_table(evening.bot.services.tables, 1)).state
    assert isinstance(state, State)
    return state


async def lay_out(evening: Evening, table: Table) -> None:
    """Put the running table into the position of ``table``."""
    live = await live_table(evening.bot.services.tables, 1)
    decisions = live.game.decisions(table.state)
    put = Question(live.table.revision, evening.playground.clock.now(), live.table.own_revision(None))
    live.state = table.state
    live.table.asked = {
        seat: replace(
            as_decided(put, decision), since=dict.fromkeys(sorted(decision.matters), put.own_revision)
        )
        for seat, decision in decisions.items()
    }
    await evening.calm()


async def at(evening: Evening, side: str) -> str:
    """Return the person at ``side``, by the seats of a table as tests set it up."""
    table = await evening.table()
    return next(name for name in PEOPLE if seat_of(table, name) == SIDES.index(side))


async def refused(evening: Evening, side: str, move: str) -> str:
    """Let ``side`` send a move that its panel doesn't offer; check that nothing changed, and return the
    answer.
    """
    name = await at(evening, side)
    panel = await evening.hand(name)
    assert move not in choices(panel)
    before, revision = repr(await state_of(evening)), (await evening.table()).revision
    answer = await evening.forge(name, panel, f"test:1:{revision_of(panel)}:pick:{move}")
    assert (repr(await state_of(evening)), (await evening.table()).revision) == (before, revision)
    return answer


PLACES = {
    "dragon": ("fountain_fairy", ("execute", "pay", "stop")),
    "sword_master": ("dragon", ("execute",)),
    "trader": ("sword_master", ("order a1",)),
    "goldsmith": ("dragon", ("triple blue",)),
    "thief": ("fountain_fairy", ("execute", "keep")),
    "forest_fairy": ("thief", ("take",)),
    "fountain_fairy": ("thief", ("execute",)),
}
"""Every place on foot: where the heroes come from, and the verbs to press there, as far as they are
offered.
"""


async def press_on(evening: Evening, name: str, panel: Message, verbs: tuple[str, ...]) -> int:
    """Let a person press the options starting with ``verbs`` in turn until their turn is over; return the
    count.
    """
    me = seat_of(await evening.table(), name)
    presses = 0
    while (await state_of(evening)).active == me and (await state_of(evening)).phase != "copy":
        offered = choices(panel)
        wanted = next(
            option
            for verb in (*verbs, "done", "route", "pick")
            for option in offered
            if option.startswith(verb)
        )
        panel = await evening.pick(name, panel, wanted)
        presses += 1
    return presses


@pytest.mark.parametrize("place", PLACES)
async def test_an_ordinary_turn_on_foot_takes_five_presses(evening: Evening, place: str) -> None:
    origin, verbs = PLACES[place]
    table = Table(3, group=origin).own("south", "c3 4b2r2g1y1p1B").orders("a1", "b1", "c1")
    tower = next(name for name in ("nw", "ne", "se", "sw") if place in table.sides_of(name))
    for mine in ("mine_1", "mine_2", "mine_3", "mine_4", "mine_5", "mine_6"):
        table.mine(mine, "ry")
    await lay_out(evening, table.tower(tower, "south", place))
    name = await at(evening, "south")
    panel = await evening.hand(name)
    presses = await press_on(evening, name, panel, (f"tower {tower}", *verbs))
    assert (await state_of(evening)).turn.executions == 1
    assert 4 <= presses <= MOST_PRESSES


async def test_an_ordinary_turn_by_air_takes_four_presses(evening: Evening) -> None:
    await lay_out(evening, Table(3).own("south", "c3 s2").tower("sw", "south", "wizard"))
    name = await at(evening, "south")
    panel = await evening.hand(name)
    assert await press_on(evening, name, panel, ("tower sw", "fly tournament", "swap heart")) == 4
    assert (await state_of(evening)).holdings[0].hearts == 1


async def test_the_panel_tells_what_the_turn_has_brought_and_what_is_missing(evening: Evening) -> None:
    table = Table(3, group="dragon").own("south", "c3 2r").tower("se", "south", "goldsmith")
    table.state.before = copied(table.of("south"))
    await lay_out(evening, table.mine("mine_1", "Br").mine("mine_4", "bg"))
    name = await at(evening, "south")
    panel = await evening.pick(name, await evening.hand(name), "tower se")
    assert "leads to the Thieves’ Den" in panel.text
    [route] = [name for name in choices(panel) if name.endswith("take green")]
    assert choices(panel)[route] == "4 steps, 1 coin: black + red, green · route 1"
    panel = await evening.pick(name, panel, route)
    assert "So far: −1 coin, +1 black, +1 red, +1 green." in panel.text
    panel = await evening.pick(name, panel, "triple red")
    assert phrase("touria-lacking") in panel.text
    assert "So far" not in evening.board().text


async def test_who_comes_next_clockwise_is_told_early(evening: Evening) -> None:
    """rules/touria#4.1 and #4.2: chance assigns the sides, so turns don't follow the seats' numbers."""
    for name in PEOPLE:
        await evening.wish(evening.person(name).id, early=True)
    table = Table(3).tower("sw", "south", "wizard").do("tower sw", "fly sword_master", "skip")
    table.state.sides = ("south", "north", "west")
    await lay_out(evening, table)
    first, third, second = [*filter(None, names_at(await evening.table()))]
    await evening.pick(first, await evening.hand(first), "end")
    await evening.calm()
    assert await evening.asked() == second
    texts = {notice.notified[0]: notice.text for notice in evening.notices()}
    assert phrase("notice-soon") in texts[evening.person(third).id]


async def test_a_road_is_used_once(evening: Evening) -> None:
    table = Table(3, group="dragon").tower("se", "south", "goldsmith")
    await lay_out(evening, table.do("tower se", "stepwise", "to mine_1"))
    assert phrase("touria-refused-road-twice") in await refused(evening, "south", "to dragon")
    assert phrase("touria-refused-route") in await refused(evening, "south", "route r01 r01 r05")


async def test_one_coin_too_few(evening: Evening) -> None:
    table = Table(3, group="dragon").own("south", "c1").tower("se", "south", "goldsmith")
    await lay_out(evening, table.do("tower se", "stepwise", "to mine_1"))
    assert "Too far" in await refused(evening, "south", "to fountain_fairy")
    assert phrase("touria-refused-road") in await refused(evening, "south", "to goldsmith")


async def test_items_out_of_place(evening: Evening) -> None:
    await lay_out(evening, Table(3).own("south", "boots mirror"))
    assert spoken("touria-refused-window", item="the Boots") in await refused(evening, "south", "boots")
    assert spoken("touria-refused-not-owned", item="the Lantern") in await refused(
        evening, "south", "lantern"
    )
    assert phrase("touria-refused-mirror") in await refused(evening, "south", "mirror")


async def test_who_is_in_the_castle_does_not_copy(evening: Evening) -> None:
    table = Table(3).tower("sw", "south", "wizard").do("tower sw", "fly sword_master", "execute")
    table.state.chapel[table.seat("north")] = True
    await lay_out(evening, table.do("done"))
    assert phrase("touria-refused-copy-chapel") in await refused(evening, "north", "elixir")
    assert phrase("touria-refused-copy-own") in await refused(evening, "south", "elixir")
    assert phrase("touria-refused-copy-elixir") not in (await evening.hand(await at(evening, "west"))).text


async def test_a_press_from_before_the_tower_turned(evening: Evening) -> None:
    await lay_out(evening, Table(3).own("south", "s1"))
    name = await at(evening, "south")
    before, panel = (await evening.table()).revision, await evening.hand(name)
    panel = await evening.pick(name, panel, "tower nw")
    towers = (await state_of(evening)).towers
    for stale in ("tower nw", "sword nw", "tower se"):
        late = await evening.forge(name, panel, f"test:1:{before}:pick:{stale}")
        assert phrase("refused-out-of-date") in late
        assert phrase("touria-refused-tower-later") in await refused(evening, "south", stale)
    assert (await state_of(evening)).towers == towers
    assert phrase("touria-refused-turn") in await refused(evening, "west", "tower nw")
