"""Highlights of what is new: each part that a game declares is in its pictures, and changed parts are
highlighted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import islice, pairwise
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.features.board.rules.new_parts import fingerprints, new_parts
from games.engine.game import SPECTATOR
from games.engine.walks import Walk
from games.registry import GAMES
from render.kit.layout import note, noting
from render.marked import marked
from render.picture import Parts, Picture
from render.positions import PLAIN_NAMES, occupants
from render.registry import PAINTERS
from render.shape import Shape
from render.spotlight import regions_of
from render.words import words_for
from tests.render.inkless import without_ink
from tests.render.samples import samples_of
from tests.support.features import POINTED

WALKS = 4
"""Whole games of each game."""
PICTURES = 12
"""Positions of each game to draw."""
WORDS = words_for("en")


@cache
def views(game: str, number: int = 0) -> list[Any]:
    """Return seat 0's view after each move of a whole game."""
    walk = Walk.begin(GAMES[game], number)
    seen = []
    for _ in walk.go_on():
        seen.append(GAMES[game].view(walk.state, 0))
    return [view for view in seen if not view.winners]


def parts(game: str, view: Any) -> Parts:
    return PAINTERS[game].parts(view)


def kinds(names: Iterable[str]) -> set[str]:
    """Return the kinds of parts: their names up to the first dash."""
    return {name.partition("-")[0] for name in names}


def elsewhere(game: str, picture: str) -> tuple[str, ...]:
    """Return the prefixes of parts that this picture of ``game`` need not have."""
    return getattr(samples_of(game), "ELSEWHERE", {}).get(picture, ())


NOT_IN_SIGHT = "(or list them in `ELSEWHERE` of the game's samples.py)"


def laid_out(picture: Picture) -> tuple[Picture, set[str]]:
    """Return ``picture`` reduced to a fixed sheet with the same parts, and the names of those parts."""
    with noting() as first:
        picture.draw()
    with noting() as regions:
        sheet = picture.draw().convert("RGB")
    assert regions == first, "they are noted again where all pieces are kept"

    def draw() -> Image.Image:
        for name, box in regions:
            note(name, box)
        return sheet

    return replace(picture, draw=draw), {name for name, _ in regions}


@pytest.mark.usefixtures("no_ink")
@pytest.mark.parametrize("shape", ["wide", "tall"])
@pytest.mark.parametrize("game", GAMES)
def test_every_part_is_in_the_picture(game: str, shape: Shape) -> None:
    some = views(game)
    for view in some[:: max(1, len(some) // PICTURES)]:
        around = occupants(PLAIN_NAMES, len(view.places))
        there = regions_of(PAINTERS[game].private(view, around, WORDS, shape=shape)[0])
        missing = {name for name in parts(game, view) if not name.startswith(elsewhere(game, shape))} - there
        assert not missing, f"`parts` names them and the picture has no `Named` so called {NOT_IN_SIGHT}"


@pytest.mark.usefixtures("no_ink")
@pytest.mark.parametrize("game", GAMES)
def test_every_part_is_on_the_board(game: str) -> None:
    """If a table agreed on it, the board highlights for everybody what the last move changed."""
    walk, seen, marks = Walk.begin(GAMES[game], 0), [], set[str]()
    for _ in walk.go_on():
        seen.append(GAMES[game].view(walk.state, None))
    playing = [view for view in seen if not view.winners]
    for view in playing[:: max(1, len(playing) // PICTURES)]:
        around = occupants(PLAIN_NAMES, len(view.places))
        there = regions_of(PAINTERS[game].public(view, around, WORDS)[0])
        missing = {
            name for name in parts(game, view) if not name.startswith(elsewhere(game, "board"))
        } - there
        assert not missing, f"`parts` names them and the board has no `Named` so called {NOT_IN_SIGHT}"
    for before, now in pairwise(playing):
        marks |= new_parts(fingerprints(parts(game, now)), fingerprints(parts(game, before)))
    assert kinds(marks) == kinds(name for view in playing for name in parts(game, view)), (
        "`parts` names kinds of parts that never change, so they need no name"
    )


@pytest.mark.parametrize("game", GAMES)
def test_what_changes_is_told_by_a_part_and_what_does_not_is_not(game: str) -> None:
    marks: set[str] = set()
    named: set[str] = set()
    quiet = 0
    steps = (pair for number in range(WALKS) for pair in pairwise(views(game, number)))
    for before, now in steps:
        new = new_parts(fingerprints(parts(game, now)), fingerprints(parts(game, before)))
        marks |= new
        named.update(parts(game, now))
        quiet += not new
        assert len(new) < len(parts(game, now))
    assert kinds(marks) == kinds(named), "`parts` names kinds of parts that never change"
    assert quiet


@pytest.mark.parametrize("game", GAMES)
def test_what_it_tells_can_be_kept_and_is_the_same_for_the_same_view(game: str) -> None:
    view = views(game)[-1]
    again = msgspec.structs.replace(view)
    assert fingerprints(parts(game, view)) == fingerprints(parts(game, again))
    for eyes in (SPECTATOR, None):
        state = Walk.begin(GAMES[game], 1).state
        fingerprints(parts(game, GAMES[game].view(state, eyes)))


@pytest.mark.parametrize("shape", ["wide", "tall"])
@pytest.mark.parametrize("game", GAMES)
def test_marks_stand_on_their_parts_alone(game: str, shape: Shape) -> None:
    view = views(game)[len(views(game)) // 2]
    around = occupants(PLAIN_NAMES, len(view.places))
    with without_ink():
        plain, names = laid_out(PAINTERS[game].private(view, around, WORDS, shape=shape)[0])
    before = plain.draw()
    name = sorted(names & set(parts(game, view)))[0]
    after = marked(plain, {name, "no such part"}).draw()
    box = ImageChops.difference(before, after).getbbox()
    assert box is not None
    assert max(box[2] - box[0], box[3] - box[1]) < 70
    assert marked(plain, ()) is plain
    assert ImageChops.difference(before, marked(plain, {"no such part"}).draw()).getbbox() is None


@pytest.mark.parametrize("shape", ["wide", "tall"])
@pytest.mark.parametrize("game", POINTED)
def test_what_a_choice_is_about_is_in_the_picture_and_can_be_pointed_at(game: str, shape: Shape) -> None:
    """Applies to every choice that names parts, while its question is asked with all parts visible."""
    with without_ink():
        found = list(islice(pictures_of_choices(game, shape), PICTURES))
    assert found
    for plain, names, about in found:
        assert about <= names
        rimmed = marked(plain, (), {sorted(about)[0]}).draw()
        assert ImageChops.difference(plain.draw(), rimmed).getbbox() is not None


def pictures_of_choices(game: str, shape: Shape) -> Iterator[tuple[Picture, set[str], set[str]]]:
    """Yield seat 0's picture before each choice, ``laid_out``, and the parts that the choice is about."""
    walk = Walk.begin(GAMES[game], 2)
    for made in walk.go_on():
        asked = made.asked.get(0)
        options = () if asked is None else asked.options
        about = {part for option in options for part in PAINTERS[game].parts_of(option.id)}
        if about:
            view = GAMES[game].view(walk.state, 0)
            around = occupants(PLAIN_NAMES, len(view.places))
            yield *laid_out(PAINTERS[game].private(view, around, WORDS, shape=shape)[0]), about


def test_the_first_look_and_a_look_at_another_round_mark_nothing() -> None:
    now = fingerprints({"a": 1, "b": 2})
    assert not new_parts(now, None)
    assert not new_parts(now, fingerprints({"a": 3, "b": 4}))
    assert new_parts(now, fingerprints({"a": 1, "b": 4, "c": 5})) == {"b"}
    assert new_parts(now, fingerprints({"b": 2})) == {"a"}
