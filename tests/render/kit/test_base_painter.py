"""A game with words but no pictures of its own is drawn from its views, and from nothing else."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec import Struct

from games.engine.game import SPECTATOR, AnyGame
from games.engine.text import Seat, SeatName, Text, listed
from games.registry import GAMES
from render.kit.outline import Row, outline
from render.kit.painter import BasePainter
from render.kit.theme import SMALLEST
from render.picture import ALT_LIMIT
from render.positions import HARD_NAMES, PLAIN_NAMES, occupants, spread, states
from render.registry import PAINTERS, painter_of
from render.words import Words, words_for
from tests.render.displayed import Displayed, assert_laid_out_well
from tests.render.fitting import Fitted, assert_fits
from tests.support.languages import measured

WORDS = words_for("en")
NAMES = ("Ada", "Bruno", "Chloé")
STORY = listed([SeatName(0), "x"])


class Card(Struct, frozen=True):
    number: int | None
    fresh: bool = False


class Ended(Struct, frozen=True):
    round: int
    shown: tuple[str, ...]


class Place(Struct, frozen=True):
    score: int
    cards: tuple[Card, ...] = ()
    passed: bool = False


class View(Struct, frozen=True):
    viewer: Seat | None
    places: tuple[Place, ...]
    active: Seat | None = None
    winners: tuple[Seat, ...] = ()
    options: Card = Card(99)
    bidder: Seat | None = None
    order: tuple[Seat, ...] = ()
    bid: int = 0
    rows: tuple[tuple[str, ...], ...] = ()
    pair: tuple[str, int] | None = None
    gems: dict[str, int] = {}
    story: tuple[Text | SeatName, ...] = ()
    log: tuple[Ended, ...] = ()
    recap: Ended | None = None
    last_round: Ended | None = None
    hidden: tuple[str | None, ...] = ()


class Lost(View, frozen=True):
    loser: Seat | None = None


def told(**fields: Any) -> list[str]:
    view = View(None, (Place(1), Place(2), Place(3)), **fields)
    rows = outline("strange", view, NAMES, WORDS).rows
    return [row.told(WORDS) for row in rows if row.label != "bid" or "bid" in fields]


@pytest.mark.parametrize(
    ("fields", "row"),
    [
        ({"bidder": 1}, "bidder: Bruno"),
        ({"bidder": SPECTATOR}, "bidder: –"),
        ({"order": (2, 0)}, "order: Chloé, Ada"),
        ({"bid": 3}, "bid: 3"),
        ({"rows": (("a", "b"), ("c",))}, "rows: a, b · c"),
        ({"pair": ("a", 1)}, "pair: a, 1"),
        ({"gems": {"red": 2, "blue": 0}}, "gems: red 2, blue 0"),
        ({"story": (STORY, SeatName(2))}, "story: Ada and x, Chloé"),
        ({"hidden": ("rose", None, None)}, "hidden: rose, 2 × hidden"),
    ],
)  # fmt: skip
def test_a_field_is_told_by_its_type(fields: dict[str, Any], row: str) -> None:
    assert row in told(**fields)


def test_what_has_ended_is_told_once_and_a_list_of_moments_not_at_all() -> None:
    ended = Ended(4, ("a", "a"))
    rows = told(recap=ended, last_round=ended, log=(ended, ended))
    assert rows.count("round: 4") == rows.count("shown: 2 × a") == 1


def test_options_and_the_viewer_are_no_rows() -> None:
    assert not [row for row in told() if "99" in row or row.startswith(("viewer", "places", "options"))]


def test_a_seat_has_its_score_its_flags_and_what_lies_before_it() -> None:
    place = Place(7, (Card(5), Card(None), Card(None), Card(2, fresh=True)), passed=True)
    seat = outline("strange", View(0, (place,)), NAMES, WORDS).seats[0]
    assert seat.score == 7
    assert seat.rest == (Row("cards", "5, 2 × hidden, 2 fresh"), Row("passed"))
    assert seat.rows == (Row("score", "7"), *seat.rest)


def test_the_headline_says_whose_turn_it_is_and_who_has_won() -> None:
    places = (Place(0),) * 3
    found = outline("strange", View(None, places, active=1), NAMES, WORDS)
    assert (found.headline, found.marked) == ("It is Bruno’s turn", (1,))
    found = outline("strange", View(None, places, active=1, winners=(0, 2)), NAMES, WORDS)
    assert (found.headline, found.marked) == ("Ada and Chloé share the victory", (0, 2))
    assert outline("strange", View(None, places), NAMES, WORDS).marked == ()
    found = outline("strange", Lost(None, places, winners=(0, 2), loser=1), NAMES, WORDS)
    assert (found.headline, found.marked) == ("Bruno has lost, everybody else wins", (0, 2))


def test_fields_have_the_names_that_the_catalogue_gives_them() -> None:
    class Named(Words):
        def has(self, key: str) -> bool:
            return key in {"strange-view-bid", "strange-value-rose"}

        def __call__(self, key: str, /, **args: Any) -> str:
            return key if self.has(key) else super().__call__(key, **args)

    rows = outline("strange", View(None, (), bid=2, hidden=("rose",)), NAMES, Named("en")).rows
    assert Row("strange-view-bid", "2") in rows
    assert Row("hidden", "strange-value-rose") in rows


@cache
def course_of(game: AnyGame) -> list[Any]:
    """Return views from the start, the middle and the end of a game at a full table."""
    return spread(list(states(game, game.seats[-1])), 3)


@pytest.mark.parametrize("locale", measured())
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_the_views_of_any_game_can_be_shown_so(
    game: AnyGame, locale: str, fitted: list[Fitted], displayed: list[Displayed]
) -> None:
    """Even views that were never meant for it: everything fits, and the texts are short enough."""
    painter, words = BasePainter[Any](game.id), words_for(locale)
    seats = game.seats[-1]
    around = occupants(HARD_NAMES if locale == "it" else PLAIN_NAMES, seats)
    shown = [painter.lobby(around[:1], game.seats, words)]
    for state in course_of(game):
        for viewer, paint in ((None, painter.public), (SPECTATOR, painter.private), (0, painter.private)):
            view = game.view(state, viewer)
            shown += paint(view, around, words)
            assert all(
                name in painter.describe(view, around, words) for name in PLAIN_NAMES[:1] if locale == "en"
            )
    for picture in shown:
        picture.draw()
        assert 0 < len(picture.alt) <= ALT_LIMIT
        assert picture.alt.endswith((".", "!"))
    assert_fits(fitted, min(SMALLEST, 14))
    assert_laid_out_well(displayed)


def test_a_game_without_a_folder_in_render_has_this_painter() -> None:
    assert type(painter_of("nobody")) is BasePainter
    assert type(PAINTERS["nobody"]) is BasePainter
    assert PAINTERS["nobody"] is PAINTERS["nobody"]
    PAINTERS.pop("nobody")


def test_a_folder_without_a_painter_is_an_error() -> None:
    with pytest.raises(ImportError):
        painter_of("kit")
