"""The pictures of Tschak!: which ones there are, what their texts say, and how its cards differ."""

from __future__ import annotations

from itertools import combinations
from typing import get_args

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from games.engine.game import SPECTATOR
from games.towers.components import CARDS, COMPONENTS
from games.towers.game import Towers
from games.towers.model import Options
from render.encode import encode
from render.kit import channel, theme
from render.picture import ALT_LIMIT
from render.positions import HARD_NAMES, PLAIN_NAMES, occupants, states
from render.shape import Shape
from render.spotlight import regions_of
from render.towers import cards, look, phrases
from render.towers.painter import PAINTER
from render.words import locales, words_for
from tests.render.samples import names_of
from tests.render.towers.positions import view

SEATS = (2, 3, 4)
ENGLISH = words_for("en")


def test_the_alternative_text_says_what_matters_first() -> None:
    alt = PAINTER.public(view(), occupants(PLAIN_NAMES, 4), ENGLISH)[0].alt
    assert alt.index("Waiting for Bruno") < alt.index("Minotaur") < alt.index("Ada (red fox)")


def test_the_alternative_text_of_a_floor_says_how_every_value_came_about() -> None:
    alt = PAINTER.public(view(fresh=True), occupants(PLAIN_NAMES, 4), ENGLISH)[1].alt
    assert "2×4 + 6 = 14" in alt
    assert "5 + 2×3 = 11" in alt
    teams = [alt.index(f"{name} showed") for name in ("Dev", "Bruno", "Chloé", "Ada")]
    assert teams == sorted(teams)


def test_the_alternative_text_of_a_hand_says_what_can_be_played() -> None:
    alt = PAINTER.private(view(viewer=0), occupants(PLAIN_NAMES, 4), ENGLISH)[0].alt
    assert "You have chosen Warrior 1 (axe), Dwarf 5 (bare hands)." in alt
    assert "Your team is worth 9 to 11" in alt


def test_a_seat_that_chooses_for_its_elixir_is_no_spectator() -> None:
    watching = ENGLISH("towers-alt-watch", where="").partition(":")[0]
    for viewer, is_watching in ((0, False), (1, False), (SPECTATOR, True)):
        seen = msgspec.structs.replace(view(4, viewer), own=None, removing=0)
        alt = PAINTER.private(seen, occupants(PLAIN_NAMES, 4), ENGLISH)[0].alt
        assert alt.startswith(watching) == is_watching


@pytest.mark.parametrize("shape", get_args(Shape))
def test_a_seat_that_chooses_for_its_elixir_sees_its_monsters(shape: Shape) -> None:
    around = occupants(PLAIN_NAMES, 4)
    for viewer, monsters in ((2, {"lich", "gazer"}), (3, set())):
        seen = msgspec.structs.replace(view(4, viewer), own=None, removing=2)
        drawn = regions_of(PAINTER.private(seen, around, ENGLISH, shape=shape)[0])
        assert drawn & {"lich", "gazer"} == monsters
    assert PAINTER.parts_of("remove lich") == ("lich",)


def test_the_public_sees_nothing_of_a_choice() -> None:
    around = occupants(PLAIN_NAMES, 4)
    public = PAINTER.public(view(), around, ENGLISH)[0]
    watched = PAINTER.private(view(viewer=SPECTATOR), around, ENGLISH)[0]
    for alt in (public.alt, watched.alt):
        assert "Warrior 1" not in alt


def test_the_text_form_holds_every_seat_and_every_hand() -> None:
    told = PAINTER.describe(view(viewer=0), occupants(PLAIN_NAMES, 4), ENGLISH)
    assert all(name in told for name in PLAIN_NAMES[:4])
    assert all(f"hand {numeral} with" in told for numeral in ("I", "II", "III", "IV"))


def test_what_was_decided_is_shown_until_the_next_card() -> None:
    around = occupants(PLAIN_NAMES, 4)
    assert names_of(PAINTER.public(view(), around, ENGLISH)) == ["board"]
    assert names_of(PAINTER.public(view(fresh=True), around, ENGLISH)) == ["board", "reveal"]
    assert names_of(PAINTER.public(view(after_tower=True), around, ENGLISH)) == ["board", "reveal"]
    assert names_of(PAINTER.public(view(over=True), around, ENGLISH)) == ["result", "reveal"]
    assert names_of(PAINTER.private(view(viewer=0), around, ENGLISH)) == ["hand"]


def test_when_the_game_is_over_nobody_has_a_hand_any_more() -> None:
    game, around = Towers(), occupants(PLAIN_NAMES, 4)
    last = list(states(game, 4, Options(), seed=2))[-1]
    for locale in locales():
        words = words_for(locale)
        seen, watched = (PAINTER.private(game.view(last, viewer), around, words) for viewer in (0, SPECTATOR))
        assert [picture.alt for picture in seen] == [picture.alt for picture in watched]
        assert seen[0].draw().tobytes() == watched[0].draw().tobytes()
        assert last.tower == COMPONENTS.towers
        assert phrases.news(game.view(last, 0), PLAIN_NAMES, words) == phrases.taken(
            last.last_floor, PLAIN_NAMES, words
        ), "no tower begins after the last"


def test_a_table_that_remembers_lists_the_hands_that_were_played() -> None:
    game, around = Towers(), occupants(HARD_NAMES, 4)
    last = list(states(game, 4, Options(hand_memory=True), seed=2))[-1]
    for locale in locales():
        pictures = PAINTER.public(game.view(last, None), around, words_for(locale))
        assert names_of(pictures)[-1] == "hands"
        assert pictures[-1].draw().size == (channel.WIDTH, channel.HEIGHT)
        assert len(pictures[-1].alt) <= ALT_LIMIT


@pytest.mark.parametrize("seats", SEATS)
def test_pictures_have_their_agreed_sizes(seats: int) -> None:
    around = occupants(PLAIN_NAMES, seats)
    for picture in PAINTER.public(view(seats, after_tower=True), around, ENGLISH):
        drawn = picture.draw()
        assert drawn.size == (channel.WIDTH, channel.HEIGHT)
        assert len(encode(drawn).data) <= 400 * 1024
    assert PAINTER.public(view(seats, over=True), around, ENGLISH)[0].draw().size == (1200, 1200)
    assert PAINTER.private(view(seats, viewer=0), around, ENGLISH)[0].draw().size == (1400, 900)


def grey(card: str) -> Image.Image:
    face = cards.face(card, 128, ENGLISH)
    ground = Image.new("RGBA", face.size, (*theme.PARCHMENT, 255))
    ground.alpha_composite(face)
    return ground.convert("L").resize((39, 52))


def test_cards_differ_without_colour() -> None:
    greys = {card: grey(card) for card in CARDS if not CARDS[card].is_chameleon or card == "chameleon_1"}
    for one, other in combinations(greys, 2):
        difference = ImageChops.difference(greys[one], greys[other])
        assert ImageStat.Stat(difference).extrema[0][1] > 40, (one, other)


@pytest.mark.parametrize("colour", look.TYPE_COLOURS.values())
def test_values_stand_out_from_their_medallions(colour: theme.Colour) -> None:
    edge = theme.darker(colour, 0.75)
    assert theme.contrast(theme.PARCHMENT_LIGHT, edge) >= 4.5
    assert theme.contrast(theme.PARCHMENT_LIGHT, colour) >= 3


def test_a_card_in_hand_that_cannot_be_played_looks_otherwise() -> None:
    before = view(viewer=1)
    assert before.own is not None
    fewer = msgspec.structs.replace(before.own, prospects=before.own.prospects[:1])
    after = msgspec.structs.replace(before, own=fewer)
    around = occupants(PLAIN_NAMES, 4)
    one, other = (PAINTER.private(seen, around, ENGLISH)[0].draw() for seen in (before, after))
    assert ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox() is not None
