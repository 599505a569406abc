"""Presses that only show something: the log and the rules."""

from __future__ import annotations

from bot.domain.perspective import Perspective
from bot.domain.refusals import refused
from bot.panels.custom_ids import CustomId
from bot.panels.log import log, log_place
from bot.panels.reading import help_panel, legal_page, rules, verified
from bot.presses.handler import Handlers
from bot.presses.setup import may_change_settings
from bot.responder import Responder
from bot.services import Services

_LINES_A_SECOND = 10_000
_MOVES_A_SECOND = 500
"""How much of a game is read, and is played again, in a second; about, and rather too little."""


async def log_page(services: Services, responder: Responder, press: CustomId) -> None:
    """Show one page of the log."""
    table = await services.look(responder.interaction, press.table)
    newer, details = log_place(press.argument)
    await show_log(services, responder, table, newer, details=details)


async def show_log(
    services: Services, responder: Responder, table: Perspective, newer: int = 0, *, details: bool = False
) -> None:
    """Show the page of the log of ``table`` before which ``newer`` lines are passed over."""
    person, server = responder.interaction.user.id, responder.interaction.guild_id
    with services.budgets.costly(person, table.revision / _LINES_A_SECOND, server):
        rows = await services.service.archive.log(table.id, person)
    await responder.show(log(table, rows, responder.words, newer, details=details))


async def rules_of_table(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the rules of the table's game."""
    table = await services.look(responder.interaction, press.table)
    await responder.show(rules(table.game, responder.words))


async def rules_page(services: Services, responder: Responder, press: CustomId) -> None:
    """Turn the page of some game's rules, for somebody who reads them or came from what they looked up."""
    game, _, rest = press.argument.partition("=")
    page, _, entry = rest.partition("=")
    if game not in services.games or not page.isdecimal():
        raise refused("unknown-button")
    if entry and all(one.id != entry for one in services.games[game].entries):
        raise refused("unknown-button")
    await responder.show(rules(game, responder.words, int(page), entry=entry, table=press.table))


async def verify(services: Services, responder: Responder, press: CustomId) -> None:
    """Replay a finished game and show the proof."""
    await show_proof(services, responder, await services.look(responder.interaction, press.table))


async def show_proof(services: Services, responder: Responder, table: Perspective) -> None:
    """Replay the finished game of ``table`` and show the proof.

    :raises Refused: it is not over, or does not replay.
    """
    person, server = responder.interaction.user.id, responder.interaction.guild_id
    with services.budgets.costly(person, table.revision / _MOVES_A_SECOND, server):
        record = await services.service.archive.verify(table.id)
    await responder.show(verified(table, len(record.moves), responder.words))


async def show_help(services: Services, responder: Responder, press: CustomId) -> None:
    """Show what the bot does and the commands."""
    moderates = await may_change_settings(services, responder.interaction)
    await responder.show(help_panel(responder.words, moderates=moderates))


async def show_privacy(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the privacy notice."""
    await responder.show(legal_page("privacy", responder.words))


async def show_terms(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the terms of use."""
    await responder.show(legal_page("terms", responder.words))


HANDLERS: Handlers = {
    "help": (show_help, "new"),
    "privacy": (show_privacy, "new"),
    "terms": (show_terms, "new"),
    "log": (log_page, "new"),
    "rules": (rules_of_table, "new"),
    "page": (rules_page, "new"),
    "verify": (verify, "new"),
}
