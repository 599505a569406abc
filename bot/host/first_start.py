"""The guided first start: ask for the token, check it, print the invitation link, and write ``.env``."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from dotenv import set_key

from bot.host.application import ask, invitation
from bot.host.run import StartError, WrongToken

STEPS = """\
Tavolata plays on Discord under a bot account of your own. To make one:

  1. Open https://discord.com/developers/applications, press New Application, and name it.
  2. Under Bot, press Reset Token and copy the token. Leave the three privileged intents off.
"""
QUESTION = "Paste the token here (it stays invisible), or press Enter to try Tavolata in your browser first: "


def guide(read: Callable[[str], str], api_url: str | None, env: Path = Path(".env")) -> str | None:
    """Return the token that the host pastes, after writing it to ``env``; None if they want to try first.

    ``read`` shows a question and returns the answer.

    :raises StartError: Discord can't be reached, or ``env`` can't be written.
    """
    print(STEPS)
    while token := read(QUESTION).strip():
        try:
            report = asyncio.run(ask(token, api_url))
        except WrongToken:
            print("Discord doesn't accept this token. Press Reset Token again and copy the new one.\n")
            continue
        _keep(token, env)
        print(f"\nThat's {report.application.name}. The token is in {env}, which only you can read.")
        print(f"Invite the bot to your server:\n\n  {invitation(report.application.id)}\n")
        print("Then type /table new in a channel there. Ctrl-C stops the bot; start it again the same way.\n")
        return token
    return None


def _keep(token: str, env: Path) -> None:
    """Write the token to ``env``, which nobody but its owner can read, and keep its other lines."""
    try:
        if env.exists():
            env.chmod(0o600)
        set_key(env, "DISCORD_TOKEN", token, quote_mode="never")
    except OSError as error:
        raise StartError(f"The token can't be written to {env}: {error}.") from error
