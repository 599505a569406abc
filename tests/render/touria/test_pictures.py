"""Which pictures there are, that everything on them fits, and that they depend on the view alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from games.engine.game import WATCHER
from games.touria.game import Touria
from games.touria.model import Options
from render.kit import setting
from render.kit.cache import PIECES
from render.picture import ALT_LIMIT, Picture
from render.positions import HARD_NAMES, PLAIN_NAMES, sitters, states
from render.touria import TouriaPainter, atlas, emblems, goods, journey, towers
from render.words import locales, words_for
from tests.render.touria.positions import GOODS, view

PAINTER = TouriaPainter()
SEATS = (2, 3, 4)
WIDEST_NAME = "Wolfgang Amadeus Maximilian Wurm"
_PLAYED: dict[int, list[Any]] = {}


def played(seats: int) -> list[Any]:
    """Return the states of one whole game, played once for all tests."""
    if seats not in _PLAYED:
        _PLAYED[seats] = list(states(Touria(), seats, Options(round_limit="15"), seed=2))
    return _PLAYED[seats]


def every_picture(seats: int, locale: str, names: tuple[str | None, ...]) -> Iterator[Picture]:
    """Yield pictures of every kind: some moments of a whole game, and a screen with every item."""
    game, around, words = Touria(), sitters(names, seats), words_for(locale)
    yield PAINTER.lobby(around, game.seats, words)
    moments = {state.phase: state for state in played(seats)}
    for phase in ("bonus", "start", "thief", "copy", "over"):
        if phase in moments:
            state = moments[phase]
            yield from PAINTER.public(game.view(state, None), around, words)
            yield from PAINTER.private(game.view(state, state.executor), around, words)
    yield from PAINTER.private(game.view(moments["start"], WATCHER), around, words)
    yield from PAINTER.private(view(seats - 1, seats, chapel=seats - 1), around, words)
    yield from PAINTER.private(with_every_item(seats), around, words)


def with_every_item(seats: int) -> Any:
    seen = view(0, seats, chapel=None)
    rich = msgspec.structs.replace(
        seen.places[0], screen=msgspec.structs.replace(GOODS, items=tuple(goods.ITEMS))
    )
    return msgspec.structs.replace(seen, places=(rich, *seen.places[1:]))


@pytest.fixture
def blocks(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, setting.Block, int, int | None]]:
    """Every text that is set while the test runs, with the width and height it had to fit."""
    seen: list[tuple[str, setting.Block, int, int | None]] = []
    original = setting.set_block

    def watched(text: str, style: setting.Style, width: int, *more: Any) -> setting.Block:
        block = original(text, style, width, *more)
        seen.append((text, block, width, more[2] if len(more) > 2 else None))
        return block

    monkeypatch.setattr(setting, "set_block", watched)
    PIECES.clear()
    return seen


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("seats", SEATS)
def test_every_text_fits_and_can_be_read(
    seats: int, locale: str, blocks: list[tuple[str, setting.Block, int, int | None]]
) -> None:
    for picture in every_picture(seats, locale, PLAIN_NAMES):
        picture.draw()
    assert blocks
    for text, block, width, height in blocks:
        assert block.width <= width, text
        assert height is None or block.height <= height + 2, text
        assert block.style.size >= 22, text


@pytest.mark.parametrize("names", [HARD_NAMES, (WIDEST_NAME,) * 4])
@pytest.mark.parametrize("seats", [2, 4])
def test_long_and_foreign_names_fit(
    seats: int, names: tuple[str, ...], blocks: list[tuple[str, setting.Block, int, int | None]]
) -> None:
    for picture in every_picture(seats, "it", names):
        picture.draw()
    for text, block, width, _ in blocks:
        assert block.width <= width, text
        assert block.style.size >= 14, text


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("names", [PLAIN_NAMES, HARD_NAMES, (WIDEST_NAME,) * 4, (None,) * 4])
def test_alternative_texts_are_short_enough_and_whole(names: tuple[str | None, ...], locale: str) -> None:
    for picture in every_picture(4, locale, names):
        assert 0 < len(picture.alt) <= ALT_LIMIT
        assert picture.alt.endswith((".", "!", "?"))
        assert "?." not in picture.alt


def test_the_alternative_text_says_what_matters_first() -> None:
    alt = PAINTER.public(view(), sitters(PLAIN_NAMES, 4), words_for("en"))[0].alt
    assert alt.index("Ada") < alt.index("Goldsmith") < alt.index("Trader:") < alt.index("Bruno (blue heron)")


def test_what_lies_behind_a_screen_is_told_to_its_owner_alone() -> None:
    around, words = sitters(PLAIN_NAMES, 4), words_for("en")
    own, other = (PAINTER.private(view(seat), around, words)[0].alt for seat in (0, 1))
    public = PAINTER.public(view(), around, words)[0].alt
    assert "hearts 5" in own
    assert "Paintbrush" in own
    assert all("Paintbrush" not in alt for alt in (public, PAINTER.describe(view(), around, words)))
    assert other.count("coins 8") == 1
    assert "bursar" in own
    assert "bursar" not in public


def test_who_is_in_the_castle_has_no_secrets() -> None:
    told = PAINTER.describe(view(), sitters(PLAIN_NAMES, 4), words_for("en"))
    assert "Dev (amber bee), east side, in the castle: hearts 1" in told


def test_the_text_form_holds_every_side_of_every_tower() -> None:
    told = PAINTER.describe(view(0), sitters(PLAIN_NAMES, 4), words_for("en"))
    assert "north Sword master, east Goldsmith, south Forest fairy, west Thieves" in told
    assert told.count("north-west tower") == 1


def test_the_same_view_gives_the_same_picture_whatever_was_drawn_before() -> None:
    around, words = sitters(HARD_NAMES, 4), words_for("it")
    first = PAINTER.private(view(0), around, words)[0].draw().tobytes()
    PAINTER.public(view(), around, words)[0].draw()
    again = PAINTER.private(view(0), around, words)[0].draw().tobytes()
    PIECES.clear()
    anew = PAINTER.private(view(0), around, words)[0].draw().tobytes()
    assert first == again == anew


def names_of(pictures: list[Picture]) -> list[str]:
    return [picture.name for picture in pictures]


def test_each_moment_has_its_picture() -> None:
    around, words = sitters(PLAIN_NAMES, 4), words_for("en")
    assert names_of(PAINTER.public(view(), around, words)) == ["board"]
    assert names_of(PAINTER.public(view(phase="over", winners=(3,)), around, words)) == ["result"]
    assert names_of(PAINTER.private(view(0), around, words)) == ["screen"]
    assert names_of(PAINTER.private(view(WATCHER), around, words)) == ["board"]


@pytest.mark.parametrize("seats", SEATS)
def test_pictures_have_their_agreed_sizes(seats: int) -> None:
    around, words = sitters(PLAIN_NAMES, seats), words_for("en")
    assert PAINTER.public(view(seats=seats, chapel=None), around, words)[0].draw().size == (1400, 1000)
    own = PAINTER.private(view(0, seats=seats, chapel=None), around, words)[0].draw()
    assert own.width == 1200
    assert own.width > own.height


def test_the_cache_stays_bounded_while_everything_is_drawn() -> None:
    for picture in every_picture(4, "en", PLAIN_NAMES):
        picture.draw()
        assert PIECES.size <= PIECES.limit


def test_everything_of_the_game_has_a_look() -> None:
    from games.touria.components import COMPONENTS, ITEMS

    assert set(goods.ITEMS) == set(ITEMS)
    assert set(goods.DWELLERS) == set(COMPONENTS.dwellers)
    assert {action for tower in COMPONENTS.towers for action in tower.sides} <= set(emblems.EMBLEMS)


def test_what_turns_to_a_side_next_is_what_the_rules_say() -> None:
    assert [towers.coming_side(side, clockwise=False) for side in towers.SIDES] == [
        "east",
        "south",
        "west",
        "north",
    ]
    assert towers.coming_side("south", clockwise=True) == "east"


def test_the_journey_runs_along_the_roads() -> None:
    assert journey.walked(view(phase="arrival")) == (
        "fountain_fairy",
        "mine_1",
        "castle",
        "mine_4",
        "goldsmith",
    )
    assert journey.walked(view()) == ()
    along = atlas.way("mine_1", "castle")
    assert along[0] == atlas.SPACES["mine_1"]
    assert along == atlas.way("castle", "mine_1")[::-1]


def test_nothing_of_the_board_lies_outside_the_picture_or_on_a_tower() -> None:
    reach = atlas.PLACE / 2
    for x, y in atlas.SPACES.values():
        assert reach < x < atlas.SIZE[0] - reach
        assert reach < y < atlas.SIZE[1] - reach
        for left, top in atlas.TOWERS.values():
            assert not (
                left - reach < x < left + atlas.TOWER + reach and top - reach < y < top + atlas.TOWER + reach
            )
