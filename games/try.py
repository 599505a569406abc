"""``python -m games.try <id>``: try out one game, and report the first error and where it is."""

from __future__ import annotations

import sys
import time
import traceback
from importlib import import_module

from games.engine.game import AnyGame
from games.engine.trial import WALKS, Trial, try_out


def main() -> None:
    """Try out a game, named by its id or by its module, and print the result."""
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
