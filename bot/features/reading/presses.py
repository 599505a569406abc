"""Presses to read something: the log, the rules, the proof of a game, and help."""

from __future__ import annotations

from msgspec.structs import replace

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers, only
from bot.discord.responder import Responder
from bot.discord.whereabouts import server_of
from bot.features.reading.panel.log import log, log_place
from bot.features.reading.panel.reading import help_panel, legal_page, verified
from bot.features.reading.panel.rules import found_panel, page_of_source, rules, search_form
from bot.features.servers.presses import may_change_settings
from bot.services import Services
from bot.table.perspective import Perspective
from bot.table.refusals import refused
from games.engine.game import AnyGame

_LINES_A_SECOND = 10_000
_MOVES_A_SECOND = 500
"""Lines of a log read per second, and moves verified per second; both are low estimates."""


async def log_page(services: Services, responder: Responder, press: CustomId) -> None:
    """Show one page of the log."""
    table = await services.look(responder.interaction, press.table)
    newer, details = log_place(press.argument)
    await show_log(services, responder, table, newer, details=details)


async def show_log(
    services: Services, responder: Responder, table: Perspective, newer: int = 0, *, details: bool = False
) -> None:
    """Show the page of the log of ``table`` before its ``newer`` newest lines."""
    person, server = responder.interaction.user.id, server_of(responder.interaction)
    with services.guards.budgets.costly(person, table.revision / _LINES_A_SECOND, server):
        rows = await services.tables.archive.log(table.id, person)
    await responder.show(log(table, rows, responder.words, newer, details=details))


async def rules_of_table(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the rules of the table's game."""
    table = await services.look(responder.interaction, press.table)
    await show_rules(services, responder, table.game)


async def show_rules(services: Services, responder: Responder, game: str) -> None:
    """Show the picture page of the rules of ``game``, with the menu of their chapters.

    :raises Refused: there is no such game.
    """
    if game not in services.games:
        raise refused("unknown-game")
    await responder.show(rules(services.games[game], services.painters[game], responder.words))


async def rules_page(services: Services, responder: Responder, press: CustomId) -> None:
    """Show a page of a game's rules, with a way back if the presser came from an entry.

    An entry's button names a message of the catalog instead of a page, with the prefix ``r``.
    """
    named, _, rest = (only(responder.picked) or press.argument).partition("=")
    page, _, entry = rest.partition("=")
    number = page.removeprefix("r")
    if named not in services.games or not number.isdecimal() or len(number) > 4:
        raise refused("unknown-button")
    game = services.games[named]
    if entry and all(one.id != entry for one in game.entries):
        raise refused("unknown-button")
    at = page_of_source(game, int(number), responder.words) if page != number else int(number)
    painter = services.painters[named]
    await responder.show(rules(game, painter, responder.words, at, entry=entry, table=press.table))


async def search(services: Services, responder: Responder, press: CustomId) -> None:
    """Open the form to search the rules."""
    await responder.open(search_form(_game(services, press), responder.words))


async def found(services: Services, responder: Responder, press: CustomId) -> None:
    """Show where the typed word occurs in the rules."""
    game = _game(services, press)
    await responder.show(found_panel(game, only(responder.filled.get("typed", ())), responder.words))


def _game(services: Services, press: CustomId) -> AnyGame:
    if press.argument not in services.games:
        raise refused("unknown-button")
    return services.games[press.argument]


async def verify(services: Services, responder: Responder, press: CustomId) -> None:
    """Replay a finished game and show the proof of its fairness."""
    await show_proof(services, responder, await services.look(responder.interaction, press.table))


async def show_proof(services: Services, responder: Responder, table: Perspective) -> None:
    """Replay the finished game of ``table`` and show the proof.

    :raises Refused: it is not over, does not replay, or other tables still play its deal.
    """
    person, server = responder.interaction.user.id, server_of(responder.interaction)
    with services.guards.budgets.costly(person, table.revision / _MOVES_A_SECOND, server):
        record = await services.tables.archive.verify(table.id)
    proven = replace(table, secret=(await services.tables.row(table.id)).secret)
    await responder.show(verified(proven, len(record.moves), responder.words))


async def show_help(services: Services, responder: Responder, press: CustomId) -> None:
    """Show what the bot does, and its commands."""
    interaction = responder.interaction
    moderates = await may_change_settings(services, interaction)
    await responder.show(help_panel(responder.words, interaction.application_id, moderates=moderates))


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
    "rules-search": (search, "form"),
    "rules-found": (found, "new", "rules-search"),
    "verify": (verify, "new"),
}
