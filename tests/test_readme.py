"""The README has a line for every game, made of the game's own words."""

from __future__ import annotations

from games.registry import GAMES
from render.words import words_for
from tests.support.derived import assert_derived


def table_of_games() -> str:
    words = words_for("en")
    lines = ["| Game | Players | |\n|---|---|---|\n"]
    for game in GAMES.values():
        name, tagline = words(f"{game.id}-name"), words(f"{game.id}-tagline")
        link = f"[**{name}**](docs/rules/{game.id}.md)"
        lines.append(f"| {link} | {game.seats[0]}–{game.seats[-1]} | {tagline} |\n")
    return "".join(lines)


def test_the_readme_has_every_game() -> None:
    assert_derived("README.md", "games", table_of_games())
