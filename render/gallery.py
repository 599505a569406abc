"""``make gallery``: every picture of every game in fixed positions, for visual inspection."""

from __future__ import annotations

import argparse
import html
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args, get_type_hints

from msgspec import Struct
from PIL import Image

from games.engine.game import SPECTATOR, AnyGame
from games.engine.lesson import lesson_of, position
from games.registry import GAMES
from render.encode import encode
from render.kit.sight import DEFICIENCIES, seen_with
from render.lessons import step_view
from render.picture import AnyPainter, Picture
from render.positions import HARD_NAMES, PLAIN_NAMES, occupants, spread, states
from render.registry import PAINTERS
from render.shape import Shape
from render.words import Words, locales, words_for

PHONE = 350
"""The width of a picture on a phone, in pixels."""

_POSITIONS = 6


@dataclass(frozen=True, slots=True)
class Exhibit:
    """One picture of the gallery, and the name of its files."""

    name: str
    picture: Picture
    checks_sight: bool = False


def exhibits(game: AnyGame, painter: AnyPainter) -> Iterator[Exhibit]:
    """Yield the pictures of one game: every number of players, every language, easy and hard names."""
    for locale in locales():
        words = words_for(locale)
        for seats in game.seats:
            names = HARD_NAMES if (seats % 2 == 1) == (locale == "en") else PLAIN_NAMES
            yield from _table(game, painter, seats, names, words)
        lone = painter.lobby(occupants((PLAIN_NAMES[0], None), 2), game.seats, words)
        yield Exhibit(f"{game.id}-{locale}-lobby", lone)
        if (page := painter.rules(words)) is not None:
            yield Exhibit(f"{game.id}-{locale}-rules", page, checks_sight=locale == "en")
    yield from _variant(game, painter)
    yield from _lesson(game, painter)


def _table(
    game: AnyGame, painter: AnyPainter, seats: int, names: tuple[str, ...], words: Words
) -> Iterator[Exhibit]:
    around = occupants(names, seats)
    played = list(states(game, seats))
    pairs = [painter.public(game.view(state, None), around, words) for state in played]
    ends_of_rounds = [state for state, pictures in zip(played, pairs, strict=True) if len(pictures) > 1]
    chosen = spread(played, _POSITIONS) + ends_of_rounds[:1]
    for number, state in enumerate(chosen):
        label = f"{game.id}-{words.locale}-{seats}-{number}"
        for picture in painter.public(game.view(state, None), around, words):
            yield Exhibit(f"{label}-{picture.name}", picture, seats == 4 and number == 2)
        viewers = [*game.decisions(state), 0, SPECTATOR] if number in {1, 3, _POSITIONS - 1} else []
        for viewer in sorted(set(viewers)):
            for shape in get_args(Shape):
                for picture in painter.private(game.view(state, viewer), around, words, shape):
                    name = f"{label}-seat{viewer}-{picture.name}-{shape}"
                    yield Exhibit(name, picture, seats == 4 and viewer == 0)


def _variant(game: AnyGame, painter: AnyPainter) -> Iterator[Exhibit]:
    """Yield a table with every switch among the options turned on."""
    hints = get_type_hints(game.options_type)
    switches = {name: True for name, hint in hints.items() if hint is bool}
    options: Struct = game.options_type(**switches)
    words, seats = words_for(None), game.seats[-1]
    around = occupants((None,) * seats, seats)
    for number, state in enumerate(spread(list(states(game, seats, options, seed=2)), _POSITIONS)):
        for viewer in (None, seats - 1):
            view: Any = game.view(state, viewer)
            draw = painter.public if viewer is None else painter.private
            for picture in draw(view, around, words):
                yield Exhibit(f"{game.id}-variant-{number}-{picture.name}", picture)


def _lesson(game: AnyGame, painter: AnyPainter) -> Iterator[Exhibit]:
    """Yield the pictures of every step of the lesson, before and after its answer, in every language."""
    lesson = lesson_of(game.id)
    if lesson is None:
        return
    around = occupants((PLAIN_NAMES[0], *(None,) * (lesson.seats - 1)), lesson.seats)
    for locale in locales():
        for number, step in enumerate(lesson.steps):
            for is_answered in (False, True) if step.answer else (False,):
                there = position(game, lesson, number, is_answered=is_answered)
                view, paint = step_view(game, painter, there, step, is_answered=is_answered)
                label = f"{game.id}-{locale}-lesson-{number + 1}" + ("-answered" if is_answered else "")
                for picture in paint(view, around, words_for(locale)):
                    yield Exhibit(label, picture)


def _hang(exhibit: Exhibit, folder: Path) -> str:
    image = exhibit.picture.draw()
    versions = [(exhibit.name, image)]
    if exhibit.checks_sight:
        versions += [(f"{exhibit.name}-{kind}", seen_with(kind, image)) for kind in DEFICIENCIES]
    figures = []
    for name, version in versions:
        encoded = encode(version)
        (folder / f"{name}.{encoded.extension}").write_bytes(encoded.data)
        small = version.resize(
            (PHONE, round(PHONE * version.height / version.width)), Image.Resampling.LANCZOS
        )
        small.save(folder / f"{name}-{PHONE}.png")
        alt = html.escape(exhibit.picture.alt, quote=True)
        source = f"{name}.{encoded.extension}"
        figures.append(
            f'<figure><a href="{source}"><img src="{source}" alt="{alt}" width="900"></a>'
            f'<img src="{name}-{PHONE}.png" alt="" width="{PHONE}"><figcaption>{name}</figcaption></figure>'
        )
    return "\n".join(figures)


def main() -> None:
    """Draw the gallery into a folder and write its page, ``index.html``."""
    parser = argparse.ArgumentParser(prog="python -m render.gallery", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", help="default: all")
    parser.add_argument("--into", type=Path, default=Path("gallery"), help="default: ./gallery")
    arguments = parser.parse_args()
    folder: Path = arguments.into
    folder.mkdir(parents=True, exist_ok=True)
    page = []
    for game_id in arguments.games or PAINTERS:
        page += [_hang(exhibit, folder) for exhibit in exhibits(GAMES[game_id], PAINTERS[game_id])]
    (folder / "index.html").write_text(_PAGE.format(figures="\n".join(page)), encoding="utf-8")


_PAGE = """\
<!doctype html>
<meta charset="utf-8">
<title>Tavolata</title>
<style>
  body {{ background: #313338; color: #dbdee1; font: 15px sans-serif; margin: 24px; }}
  figure {{ margin: 0 0 32px; }}
  img {{ vertical-align: top; margin-right: 16px; border-radius: 8px; height: auto; }}
</style>
{figures}
"""

if __name__ == "__main__":
    main()
