"""What ``python -m bot`` and ``tavolata`` run: ``bot.command_line``, loaded without looking for garbage."""

from __future__ import annotations

import gc


def main() -> None:
    """Load the program and do what the command line asks for."""
    # What is loaded stays: looking for garbage in it, again and again, takes a fifth of the time.
    gc.disable()
    from bot import command_line

    gc.freeze()
    gc.enable()
    command_line.main()


if __name__ == "__main__":
    main()
