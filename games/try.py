"""``python -m games.try <id>``: a trial of one game, which says at once what is wrong and where."""

from __future__ import annotations

import sys
import time
import traceback
from importlib import import_module

from games.engine.game import AnyGame
from games.engine.trial import WALKS, Trial, try_out


def main() -> None:
    """Try the game that is named, by its id or by the module that has it, and print what was found."""
    if len(sys.argv) != 2:
        sys.exit("usage: python -m games.try <id>")
    name = sys.argv[1]
    game: AnyGame = import_module(name if "." in name else f"games.{name}.game").GAME
    trial, started = Trial(), time.monotonic()
    try:
        try_out(game, trial)
    except Exception as error:
        traceback.print_exception(error)
        sys.exit(f"{game.id}: wrong in game {trial.walks + 1} of {WALKS}.")
    passed = time.monotonic() - started
    print(
        f"{game.id}: {trial.walks} games, {trial.ends} of them to their end, {trial.moves:,} moves,"
        f" {passed:.0f} s. Nothing wrong."
    )


if __name__ == "__main__":
    main()
