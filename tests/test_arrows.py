"""The import contracts apply to a new game as they do to the existing ones: none of them lists games."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from functools import cache
from pathlib import Path

import grimp
import pytest
from importlinter.configuration import configure
from importlinter.contracts.forbidden import ForbiddenContract

from games.registry import GAMES

PROJECT = Path(__file__).parents[1] / "pyproject.toml"


configure()


@cache
def rooms() -> grimp.ImportGraph:
    return grimp.build_graph("bot", "games", "playground", "render", include_external_packages=True)


def contracts() -> list[ForbiddenContract]:
    """Return the contracts that forbid imports, as ``make arrows`` reads them."""
    read = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["tool"]["importlinter"]
    return [
        ForbiddenContract(
            options["name"],
            read,
            {key: str(value) if isinstance(value, bool) else value for key, value in options.items()},
        )
        for options in read["contracts"]
        if options["type"] == "forbidden"
    ]


def broken_by(importer: str, imported: str) -> list[str]:
    """Return the names of the contracts that one more import would break; its modules may be new."""
    graph = deepcopy(rooms())
    for module in (importer, imported):
        parts = module.split(".")
        for end in range(2, len(parts) + 1):
            if ".".join(parts[:end]) not in graph.modules:
                graph.add_module(".".join(parts[:end]))
    graph.add_import(importer=importer, imported=imported)
    return [
        contract.name for contract in contracts() if not contract.check(deepcopy(graph), verbose=False).kept
    ]


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("bot.discord.client", "games.quoits.rules.course"),
        ("bot.discord.client", "games.quoits.game"),
        ("bot.features.board.panel", "render.quoits.painter"),
        ("games.quoits.rules.course", "games.abraca.rules.course"),
        ("games.engine.play", "games.quoits.rules.course"),
    ],
)
def test_a_new_game_is_held_by_the_contracts_without_being_named(importer: str, imported: str) -> None:
    assert broken_by(importer, imported)


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("bot.discord.client", "games.engine.game"),
        ("games.quoits.rules.course", "games.engine.chance"),
        ("games.registry", "games.quoits.game"),
        ("render.quoits.painter", "games.quoits.view"),
    ],
)
def test_what_a_new_game_needs_is_allowed(importer: str, imported: str) -> None:
    assert not broken_by(importer, imported)


def test_no_game_is_named_where_the_project_is_set_up() -> None:
    assert not [game_id for game_id in GAMES if game_id in PROJECT.read_text(encoding="utf-8")]
