"""The subcommands of ``/table`` that perform actions, derived from the actions' declarations."""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.database.errors import StoreError
from bot.discord.commands.choosing import add_table_command, meant, suggestions
from bot.discord.commands.common import answered
from bot.discord.commands.translation import phrase
from bot.discord.panels.names import label_names
from bot.discord.presses.acting import as_seen, ask_or_act, ask_why, first_fitting
from bot.discord.responder import Responder
from bot.features.absence.rules.stand_ins import let_play_absence
from bot.features.actions import ACTIONS
from bot.features.agreements.rules import propose_end, propose_pause, propose_undo
from bot.features.invitations.presses import show_invitations
from bot.features.invitations.rules import invite
from bot.features.lobby.rules.lobby import send_away
from bot.features.seats.presses import show_seats
from bot.features.seats.rules.offers import offer
from bot.features.seats.rules.seats import remove
from bot.services import Services
from bot.table.action import Action, Request
from bot.table.perspective import Perspective
from bot.table.refusals import refused
from bot.table.seat_assignment import SeatAssignment
from games.engine.game import Refused

_log = logging.getLogger(__name__)

_Suggest: TypeAlias = Callable[
    [discord.Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]
]

_Act: TypeAlias = tuple[Action[Any], Request]
"""An action on a seat and its request."""

_PROPOSALS = {one.name.removeprefix("propose-"): one for one in (propose_undo, propose_pause, propose_end)}
"""The possible proposals, by the value of the command's parameter."""


def add_action_commands(group: app_commands.Group, services: Services) -> None:
    """Add the subcommands of ``/table`` that perform actions; some take a seat or a proposal."""
    plain: dict[str, list[Action[Any]]] = defaultdict(list)
    for action in ACTIONS.values():
        if action.command is not None and action.command not in {"propose", "replace", "remove", "invite"}:
            plain[action.command].append(action)
    for name, actions in plain.items():
        add_table_command(group, services, name, partial(first_fitting, actions))
    _add_propose(group, services)
    _add_replace(group, services)
    _add_remove(group, services)
    _add_invite(group, services)


def _add_propose(group: app_commands.Group, services: Services) -> None:
    @group.command(
        name=phrase("command-table-propose-name"), description=phrase("command-table-propose-description")
    )
    @app_commands.rename(what=phrase("parameter-what-name"), table=phrase("parameter-table-name"))
    @app_commands.describe(
        what=phrase("parameter-what-description"), table=phrase("parameter-table-description")
    )
    @app_commands.choices(
        what=[app_commands.Choice(name=phrase(f"propose-{kind}"), value=kind) for kind in _PROPOSALS]
    )
    @app_commands.autocomplete(table=suggestions(services))
    async def propose(interaction: discord.Interaction, what: str, table: int | None = None) -> None:
        async def run(responder: Responder) -> None:
            action = _PROPOSALS.get(what)
            if action is None:
                raise refused("old-command")
            seen = await meant(services, responder, table)
            await ask_or_act(services, responder, action, seen.id, as_seen(seen, action))

        await answered(services, interaction, run)


def _add_replace(group: app_commands.Group, services: Services) -> None:
    @group.command(
        name=phrase("command-table-replace-name"), description=phrase("command-table-replace-description")
    )
    @app_commands.rename(
        seat=phrase("parameter-seat-name"),
        player=phrase("parameter-player-name"),
        by=phrase("parameter-by-name"),
        table=phrase("parameter-table-name"),
    )
    @app_commands.describe(
        seat=phrase("parameter-seat-description"),
        player=phrase("parameter-player-description"),
        by=phrase("parameter-by-description"),
        table=phrase("parameter-table-description"),
    )
    @app_commands.autocomplete(table=suggestions(services))
    @app_commands.autocomplete(seat=_seat_suggestions(services))
    async def replace(
        interaction: discord.Interaction,
        seat: str | None = None,
        player: discord.User | None = None,
        by: discord.User | None = None,
        table: int | None = None,
    ) -> None:
        def replacing(_: Perspective, assignment: SeatAssignment) -> _Act:
            if by is None:
                return let_play_absence, Request(0, str(assignment))
            return offer, Request(0, str(assignment), (str(by.id),))

        await answered(services, interaction, partial(_act_on_seat, services, table, seat, player, replacing))


def _add_remove(group: app_commands.Group, services: Services) -> None:
    @group.command(
        name=phrase("command-table-remove-name"), description=phrase("command-table-remove-description")
    )
    @app_commands.rename(
        seat=phrase("parameter-seat-name"),
        player=phrase("parameter-player-name"),
        table=phrase("parameter-table-name"),
    )
    @app_commands.describe(
        seat=phrase("parameter-seat-description"),
        player=phrase("parameter-player-description"),
        table=phrase("parameter-table-description"),
    )
    @app_commands.autocomplete(table=suggestions(services))
    @app_commands.autocomplete(seat=_seat_suggestions(services))
    async def remove_from(
        interaction: discord.Interaction,
        seat: str | None = None,
        player: discord.User | None = None,
        table: int | None = None,
    ) -> None:
        def removing(seen: Perspective, assignment: SeatAssignment) -> _Act:
            if seen.status == "lobby":
                return send_away, Request(0, str(assignment.person or ""))
            return remove, Request(0, str(assignment))

        work = partial(_act_on_seat, services, table, seat, player, removing)
        await answered(services, interaction, work, opens_form=True)


def _add_invite(group: app_commands.Group, services: Services) -> None:
    @group.command(
        name=phrase("command-table-invite-name"), description=phrase("command-table-invite-description")
    )
    @app_commands.rename(player=phrase("parameter-player-name"), table=phrase("parameter-table-name"))
    @app_commands.describe(
        player=phrase("parameter-guest-description"), table=phrase("parameter-table-description")
    )
    @app_commands.autocomplete(table=suggestions(services))
    async def invite_to(
        interaction: discord.Interaction, player: discord.User | None = None, table: int | None = None
    ) -> None:
        async def run(responder: Responder) -> None:
            seen = await meant(services, responder, table)
            if player is None:
                await show_invitations(services, responder, seen.id)
                return
            await ask_or_act(services, responder, invite, seen.id, Request(0, "", (str(player.id),)))

        await answered(services, interaction, run)


async def _act_on_seat(
    services: Services,
    number: int | None,
    seat: str | None,
    player: discord.User | None,
    choose: Callable[[Perspective, SeatAssignment], _Act],
    responder: Responder,
) -> None:
    """Perform the action given by ``choose`` on the seat that a command names; if none, show all seats."""
    seen = await meant(services, responder, number)
    assignment = _named(seen, seat, player)
    if assignment is None:
        await show_seats(services, responder, seen)
        return
    action, request = choose(seen, assignment)
    if action.takes_reason:
        await ask_why(services, responder, action, seen.id, request)
    else:
        await responder.begin()
        await ask_or_act(services, responder, action, seen.id, request)


def _named(table: Perspective, seat: str | None, player: discord.User | None) -> SeatAssignment | None:
    """Return the seat that a command names, by a suggestion or by its person; ``None`` if it names none.

    :raises Refused: it names no valid seat, or a person who does not sit at ``table``.
    """
    if seat is not None:
        assignment = SeatAssignment.parse(seat)
        if assignment is None:
            raise refused("no-such-seat")
        return assignment
    if player is None:
        return None
    for number, row in enumerate(table.seats):
        if row.person == player.id:
            return SeatAssignment(number, row.person)
    raise refused("not-there")


def _seat_suggestions(services: Services) -> _Suggest:
    """Return the autocompletion for a parameter that names a seat of the command's table."""

    async def seats_there(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        number = getattr(interaction.namespace, "table", None)
        responder = Responder(interaction, services)
        try:
            table = await meant(services, responder, number if isinstance(number, int) else None)
        except Refused:
            return []
        except StoreError as error:
            _log.error("no seat can be suggested: %s", error)
            return []
        names = label_names(table, await services.words_of(interaction))
        return [
            app_commands.Choice(name=name[:100], value=str(SeatAssignment(seat, table.seats[seat].person)))
            for seat, name in enumerate(names)
            if current.casefold() in name.casefold()
        ]

    return seats_there
