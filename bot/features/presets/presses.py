"""Presses on presets: use one in a lobby, save the lobby's terms, delete one."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers, only
from bot.discord.responder import Responder
from bot.features.lobby.presses.lobby import show_options
from bot.features.lobby.rules.terms import agree_on
from bot.features.presets.panel import confirm_replacement, deletion_panel, preset_form, presets_panel
from bot.features.presets.rules import Preset, find_preset, preset_name, table_settings_of
from bot.services import Services
from bot.table.perspective import Perspective
from bot.table.refusals import refused
from bot.table.table_terms import terms_of
from games.engine.text import Typed


async def presets(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the presets of the table's game."""
    table = await services.look(responder.interaction, press.table)
    await _show(services, responder, table)


async def use(services: Services, responder: Responder, press: CustomId) -> None:
    """Agree on the terms of a preset."""
    interaction = responder.interaction
    table = await services.look(interaction, press.table)
    chosen = _chosen(await _offered(services, interaction, table), only(responder.picked))
    terms = table_settings_of(chosen, services.games[table.game])
    actor = await services.actor(interaction, table)
    await services.tables.change(table.id, lambda at: agree_on(at, actor, terms))
    note = responder.words("preset-used" if terms.complete else "preset-incomplete", name=chosen.name)
    await show_options(services, responder, table.id, note=note)


async def new(services: Services, responder: Responder, press: CustomId) -> None:
    """Open the form for the name of a new preset."""
    table = await services.look(responder.interaction, press.table)
    moderates = await services.moderates(responder.interaction, table)
    await responder.open(preset_form(table, responder.words, moderates=moderates))


async def save(services: Services, responder: Responder, press: CustomId) -> None:
    """Save the table's terms under the name typed."""
    table = await services.look(responder.interaction, press.table)
    name = preset_name(only(responder.filled.get("name", [])))
    shared = only(responder.filled.get("scope", [])) == "server"
    await _save(services, responder, table, name, shared=shared, replace=False)


async def replace(services: Services, responder: Responder, press: CustomId) -> None:
    """Replace the preset of that name by the table's terms."""
    table = await services.look(responder.interaction, press.table)
    scope, _, name = press.argument.partition(":")
    await _save(services, responder, table, preset_name(name), shared=scope == "s", replace=True)


async def drop(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the presets that the presser may delete."""
    table = await services.look(responder.interaction, press.table)
    await responder.show(deletion_panel(table, await _deletable(services, responder, table), responder.words))


async def delete(services: Services, responder: Responder, press: CustomId) -> None:
    """Delete the preset picked."""
    table = await services.look(responder.interaction, press.table)
    chosen = _chosen(await _deletable(services, responder, table), only(responder.picked))
    await services.stores.presets.delete(chosen)
    await _show(services, responder, table, responder.words("preset-deleted", name=chosen.name))


async def _save(
    services: Services, responder: Responder, table: Perspective, name: Typed, *, shared: bool, replace: bool
) -> None:
    interaction = responder.interaction
    if shared and not await services.moderates(interaction, table):
        raise refused("moderator-only")
    preset = Preset(
        guild=table.guild if shared else 0,
        person=0 if shared else interaction.user.id,
        game=table.game,
        name=name,
        **terms_of(table),
    )
    match await services.stores.presets.save(preset, replace=replace):
        case "saved":
            await _show(services, responder, table, responder.words("preset-saved", name=preset.name))
        case "taken":
            await responder.show(confirm_replacement(table, preset, responder.words))
        case "full":
            raise refused("too-many-presets")


async def _show(
    services: Services, responder: Responder, table: Perspective, note: str | None = None
) -> None:
    offered = await _offered(services, responder.interaction, table)
    await responder.show(presets_panel(table, offered, responder.words, note=note))


async def _offered(services: Services, interaction: discord.Interaction, table: Perspective) -> list[Preset]:
    return await services.stores.presets.offered(table.guild, interaction.user.id, table.game)


async def _deletable(services: Services, responder: Responder, table: Perspective) -> list[Preset]:
    """Return the reader's own presets and, for moderators, the server's."""
    moderates = await services.moderates(responder.interaction, table)
    offered = await _offered(services, responder.interaction, table)
    return [preset for preset in offered if moderates or not preset.is_shared]


def _chosen(presets: Sequence[Preset], wanted: str) -> Preset:
    found = find_preset(presets, wanted)
    if found is None:
        raise refused("no-such-preset")
    return found


HANDLERS: Handlers = {
    "presets": (presets, "new"),
    "preset-use": (use, "new"),
    "preset-new": (new, "form"),
    "preset-save": (save, "new", "preset-new"),
    "preset-replace": (replace, "new"),
    "preset-drop": (drop, "new"),
    "preset-delete": (delete, "new"),
}
