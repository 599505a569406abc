"""Panels with fixed text: help, legal pages, and short answers."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.names import title
from bot.discord.panels.panel import Button, Panel, Row
from bot.table.perspective import Perspective
from render.words import Words

LegalPage: TypeAlias = Literal["privacy", "terms"]
LEGAL_PAGES: tuple[LegalPage, ...] = get_args(LegalPage)
"""Pages that also exist in ``docs/``."""

_RED = 0xB5402E


def sentence(text: str) -> Panel:
    """Return a panel with a single sentence."""
    return Panel([text])


def refusal(text: str, again: Button | None = None) -> Panel:
    """Return a panel that says why a press did nothing; ``again`` opens the form that was refused."""
    return Panel([text, *([Row([again])] if again else [])], _RED)


_INSTALL = "https://discord.com/oauth2/authorize?client_id={}&scope=applications.commands&integration_type=1"
"""The page on which a person installs the application with this id for themselves."""


def help_panel(words: Words, application: int, *, moderates: bool = False) -> Panel:
    """Return the description of the bot and its commands; moderators also get a button to the settings.

    ``application`` is the id of the bot's application at Discord, for the link to install it.
    """
    settings = [_page(words, "setup")] if moderates else []
    first = Button(words("button-learn"), CustomId(0, 0, "lessons"), "primary")
    anywhere = words("help-anywhere", link=_INSTALL.format(application))
    legal = [_page(words, page) for page in LEGAL_PAGES]
    return Panel([words("help-text"), anywhere, Row([first, *settings, *legal])])


def legal_page(page: LegalPage, words: Words) -> Panel:
    """Return the privacy notice or the terms, with a button back to the help."""
    others = [other for other in LEGAL_PAGES if other != page]
    return Panel([words(f"{page}-text"), Row([_page(words, "help"), *(_page(words, one) for one in others)])])


def _page(words: Words, verb: Literal["setup", "help", "privacy", "terms"]) -> Button:
    return Button(words(f"button-{verb}"), CustomId(0, 0, verb))


def verified(table: Perspective, moves: int, words: Words) -> Panel:
    """Return the proof that a finished game was shuffled fairly, with all data to check it elsewhere."""
    assert table.secret is not None, "a proof needs the secret"
    secret = table.secret.hex()
    heading = f"### {title(table, words)}"
    if table.deal is not None:
        data = words("verify-deal-data", deal=table.deal, hash=table.commitment, secret=secret)
        return Panel([f"{heading}\n{words('verify-good', moves=moves)}", data])
    presses = [*(row.interaction for row in table.seats), table.started_by or 0]
    if table.practice is None:
        said = words("verify-good", moves=moves)
    else:
        is_anew = table.practice.drawn_for is not None
        said = words("verify-practice-anew" if is_anew else "verify-practice", moves=moves)
    return Panel(
        [
            f"{heading}\n{said}",
            words(
                "verify-data",
                hash=table.commitment,
                secret=secret,
                presses=words.in_row(map(str, presses)),
            ),
        ]
    )
