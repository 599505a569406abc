"""Touria's pictures: which ones there are, what their texts say, and where things are on the board."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from games.engine.game import SPECTATOR
from games.engine.text import SeatName, Text
from games.touria.components import COMPONENTS, ITEMS
from games.touria.mind.balance import Change
from games.touria.rules.board import SIDES, Rotation, coming_side
from games.touria.rules.reach import FLIGHTS
from games.touria.telling.naming import the_item
from games.touria.telling.recap import Recap
from render.kit import channel
from render.kit.layout.named import noting
from render.kit.theme import SMALLEST
from render.positions import PLAIN_NAMES, occupants
from render.touria import atlas, emblems, goods
from render.touria.painter import PAINTER
from render.words import locales, words_for
from tests.games.touria.table import Table
from tests.render.displayed import Displayed, assert_laid_out_well
from tests.render.fitting import Fitted, assert_fits
from tests.render.samples import names_of
from tests.render.touria.positions import PROSPECTS, view
from tests.support.phrases import phrase

SEATS = (2, 3, 4)


def test_the_alternative_text_says_what_matters_first() -> None:
    alt = PAINTER.public(view(), occupants(PLAIN_NAMES, 4), words_for("en"))[0].alt
    assert (
        alt.index("Ada")
        < alt.index("Goldsmith")
        < alt.index(phrase("touria-alt-orders"))
        < alt.index("Bruno (blue heron)")
    )


def test_what_lies_behind_a_screen_is_told_to_its_owner_alone() -> None:
    around, words = occupants(PLAIN_NAMES, 4), words_for("en")
    own, other = (PAINTER.private(view(seat), around, words)[0].alt for seat in (0, 1))
    public = PAINTER.public(view(), around, words)[0].alt
    assert words("touria-some-hearts", count=5) in own
    assert "Paintbrush" in own
    assert all("Paintbrush" not in alt for alt in (public, PAINTER.describe(view(), around, words)))
    assert (
        other.count(", ".join((words("touria-some-hearts", count=5), words("touria-some-coins", count=8))))
        == 1
    )
    assert "bursar" in own
    assert "bursar" not in public


def test_who_is_in_the_castle_has_no_secrets() -> None:
    told = PAINTER.describe(view(), occupants(PLAIN_NAMES, 4), words_for("en"))
    assert "Dev (amber bee) is in the castle and has 1 heart" in told


def test_the_text_form_holds_every_side_of_every_tower() -> None:
    told = PAINTER.describe(view(0), occupants(PLAIN_NAMES, 4), words_for("en"))
    assert "Sword Master to the north, Goldsmith to the east, Forest Fairy to the south and Thieves" in told
    assert told.count("north-west tower") == 1


def test_what_a_turn_brought_is_told_until_something_is_done_in_the_next() -> None:
    """A new item at the fairy starts a turn (rules/touria#5.0); it doesn't replace the result of the last
    turn.
    """
    seen = view(phase="start")
    refill = Text("touria-event-display", {"item": the_item("broom")})
    begins = msgspec.structs.replace(
        seen,
        story=(Text("touria-event-turn", {"player": SeatName(1)}), refill),
        last_story=seen.story,
        recap=Recap(seen.story, seen.journey),
    )
    going_on = msgspec.structs.replace(begins, recap=None)
    for now, told in ((begins, True), (going_on, False)):
        alt = PAINTER.public(now, occupants(PLAIN_NAMES, 4), words_for("en"))[0].alt
        assert phrase("touria-event-display") in alt
        assert ("Ada goes to" in alt) == told


def test_each_moment_has_its_picture() -> None:
    around, words = occupants(PLAIN_NAMES, 4), words_for("en")
    assert names_of(PAINTER.public(view(), around, words)) == ["board"]
    assert names_of(PAINTER.public(view(phase="over", winners=(3,)), around, words)) == ["result"]
    assert names_of(PAINTER.private(view(0), around, words)) == ["screen"]
    assert names_of(PAINTER.private(view(SPECTATOR), around, words)) == ["board"]


@pytest.mark.parametrize("seats", SEATS)
def test_pictures_have_their_agreed_sizes(seats: int) -> None:
    around, words = occupants(PLAIN_NAMES, seats), words_for("en")
    assert PAINTER.public(view(seats=seats, chapel=None), around, words)[0].draw().size == (
        channel.WIDTH,
        channel.HEIGHT,
    )
    own = PAINTER.private(view(0, seats=seats, chapel=None), around, words)[0].draw()
    assert own.width == 1200
    assert own.width > own.height


def test_everything_of_the_game_has_a_look() -> None:
    assert set(goods.ITEMS) == set(ITEMS)
    assert set(goods.DWELLERS) == set(COMPONENTS.dwellers)
    assert {action for tower in COMPONENTS.towers for action in tower.sides} <= set(emblems.EMBLEMS)


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("flight", FLIGHTS)
def test_before_a_flight_has_a_place_the_picture_shows_what_flies(flight: str, locale: str) -> None:
    """rules/touria#9: the broom is an item, so it doesn't use a tower action's name and sign."""
    table = Table(2).own("south", "c1 broom").tower("sw", "south", "wizard")
    table.do({"wizard": "tower sw", "broom": "broom"}[flight])
    assert (table.phase, table.state.turn.action) == ("fly", flight)
    for side in ("south", "north", None):
        seen = table.view(side)
        paint = PAINTER.public if side is None else PAINTER.private
        (picture,) = paint(seen, occupants(PLAIN_NAMES, 2), words_for(locale))
        picture.draw()
        assert PAINTER.describe(seen, occupants(PLAIN_NAMES, 2), words_for(locale))


@pytest.mark.parametrize("rotation", get_args(Rotation))
def test_the_board_tells_and_points_at_what_the_towers_will_show(rotation: Rotation) -> None:
    """rules/touria#3.4, with either ``turn_rotation``."""
    before, words = Table(2, turn_rotation=rotation).view(None), words_for("en")
    alt = PAINTER.public(before, occupants(PLAIN_NAMES, 2), words)[0].alt
    for number, tower in enumerate(before.towers):
        shows = Table(2, turn_rotation=rotation).do(f"tower {tower.id}").facing("south")[number]
        assert tower.sides[SIDES.index(coming_side("south", rotation))] == shows
        names = {"tower": f"touria-tower-{tower.id}", "action": f"touria-space-{tower.usable}"}
        names["next"] = f"touria-space-{shows}"
        told = words("touria-alt-facing-tower", **{place: words(key) for place, key in names.items()})
        assert told in alt


def test_the_journey_runs_along_the_roads() -> None:
    along = atlas.way("mine_1", "castle")
    assert along[0] == atlas.SPACES["mine_1"]
    assert along == atlas.way("castle", "mine_1")[::-1]
    assert atlas.flight("mine_1", "castle") != along


@pytest.mark.parametrize("count", range(11))
def test_any_number_of_answers_fits_beside_the_map(
    count: int, fitted: list[Fitted], displayed: list[Displayed]
) -> None:
    seen = msgspec.structs.replace(view(0, phase="arrival", chapel=None), prospects=(PROSPECTS * 3)[:count])
    PAINTER.private(seen, occupants(PLAIN_NAMES, 4), words_for("it"))[0].draw()
    assert_fits(fitted, SMALLEST)
    assert_laid_out_well(displayed)


@pytest.mark.parametrize("colours", range(7))
def test_whatever_a_turn_brought_is_written_side_by_side(
    colours: int, fitted: list[Fitted], displayed: list[Displayed]
) -> None:
    brought = Change(2, -3, gems=(1,) * colours + (0,) * (6 - colours), gained=("broom",))
    seen = msgspec.structs.replace(view(0, phase="arrival", chapel=None), so_far=brought)
    PAINTER.private(seen, occupants(PLAIN_NAMES, 4), words_for("it"))[0].draw()
    assert_fits(fitted, SMALLEST)
    assert_laid_out_well(displayed)


def test_nothing_of_the_board_lies_outside_the_picture_or_on_a_tower() -> None:
    reach = atlas.PLACE / 2
    for x, y in atlas.SPACES.values():
        assert reach < x < atlas.SIZE[0] - reach
        assert reach < y < atlas.SIZE[1] - reach
        assert not any(overlap(around(x, y, reach, reach), tower) for tower in TOWERS)


@pytest.mark.parametrize("space", atlas.STANDS)
def test_the_heroes_stand_on_no_road_sign_door_or_tower(space: str) -> None:
    x, y = atlas.STANDS[space]
    heroes = around(x, y - 44, 46, 40)
    roads = [around(*point, 8, 8) for road in atlas.ROADS for point in atlas.road(road)]
    signs = [around(*at, 44, 44) for name, at in atlas.SPACES.items() if name != "castle"]
    doors = around(*atlas.DOORWAYS, 105, 103)
    assert not any(overlap(heroes, box) for box in (*roads, *signs, doors, *TOWERS))


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("action", sorted(emblems.EMBLEMS.keys() & atlas.SPACES.keys()))
def test_the_name_of_a_place_covers_no_gems_heroes_doors_or_crests(action: str, locale: str) -> None:
    seen = view(phase="arrival", chapel=None)
    arrived = msgspec.structs.replace(seen, turn=msgspec.structs.replace(seen.turn, destination=action))
    with noting() as regions:
        PAINTER.public(arrived, occupants(PLAIN_NAMES, 4), words_for(locale))[0].draw()
    name = dict(regions)["name"]
    x, y = atlas.STANDS[action]
    gems = [around(*at, 50, 25) for at in atlas.HOLLOWS.values()]
    doors = around(*atlas.DOORWAYS, 105, 103)
    crests = [around(*at, 36, 40) for at in atlas.CRESTS.values()]
    assert 0 <= name[0] < name[2] <= channel.WIDTH
    assert not any(overlap(name, box) for box in (*gems, *crests, doors, around(x, y - 44, 46, 40)))


TOWERS = [(x, y, x + atlas.TOWER, y + atlas.TOWER) for x, y in atlas.TOWERS.values()]
Area = tuple[float, float, float, float]


def around(x: float, y: float, across: float, down: float) -> Area:
    return x - across, y - down, x + across, y + down


def overlap(one: Area, other: Area) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
