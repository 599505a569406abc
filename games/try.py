"""``python -m games.try <id>``: try out one game, and report the first error and where it is."""

from __future__ import annotations

import sys
import time
import traceback
from importlib import import_module

from games.engine.game import AnyGame
from games.engine.trial import WALKS, Trial, try_out
from games.engine.trial_words import messages, unsaid, untranslated

_SHOWN = 20
"""The most missing messages to list."""


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
        where = f" in game {trial.walks + 1} of {WALKS}" if trial.walks < WALKS else ""
        sys.exit(f"{game.id}: wrong{where}.")
    passed = time.monotonic() - started
    print(
        f"{game.id}: {trial.walks} games, {trial.ends} of them to their end, {trial.moves:,} moves,"
        f" {passed:.0f} s."
    )
    unchecked = ["pictures, panels and the rules page (make check-game does)"]
    if not trial.hidden.met:
        unchecked.append("hidden information: every seat saw the same")
    if f"{game.id}-name" in messages("en"):
        _say_what_lacks(game, trial)
    else:
        unchecked.append(f"words: there is no {game.id}-name in data/words/en")
    if constant := trial.hidden.constant():
        print(
            f"The same in every world, though some viewers don't see it: {', '.join(constant)}. If they can't"
            " know it either, determinize must vary it."
        )
    print(f"Nothing wrong. Not checked: {'; '.join(unchecked)}.")


def _say_what_lacks(game: AnyGame, trial: Trial) -> None:
    """Print what is untranslated, and exit if words are missing."""
    lacking = list(unsaid(game, trial.said.values()))
    if lacking:
        print(*lacking[:_SHOWN], sep="\n")
        sys.exit(f"{game.id}: {len(lacking)} wrong with words.")
    for locale, keys in untranslated(game).items():
        print(f"Not translated into {locale}, shown in English: {', '.join(keys)}")


if __name__ == "__main__":
    main()
