"""Presses on presets: using one at a table, saving what is agreed there, deleting one."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.answer import Answer
from bot.domain.lobby import agree_on
from bot.domain.people import Preset
from bot.domain.perspective import Perspective
from bot.domain.presets import find_preset, preset_name, terms_of
from bot.domain.refusals import refused
from bot.house import House
from bot.panels.ids import Press
from bot.panels.presets import confirm_replacement, deletion_panel, preset_form, presets_panel
from bot.presses.handler import Handlers, only
from bot.presses.lobby import show_options


async def presets(house: House, answer: Answer, press: Press) -> None:
    """Show the presets of the table's game."""
    table = await house.look(answer.interaction, press.table)
    await _show(house, answer, table)


async def use(house: House, answer: Answer, press: Press) -> None:
    """Agree on what a preset has."""
    interaction = answer.interaction
    table = await house.look(interaction, press.table)
    chosen = _chosen(await _offered(house, interaction, table), only(answer.picked))
    terms = terms_of(chosen, house.games[table.game])
    actor = await house.actor(interaction, table)
    await house.service.change(table.id, lambda at: agree_on(at, actor, terms))
    note = answer.words("preset-used" if terms.complete else "preset-incomplete", name=_spoken(chosen))
    await show_options(house, answer, table.id, note=note)


async def new(house: House, answer: Answer, press: Press) -> None:
    """Open the form for the name of a preset."""
    table = await house.look(answer.interaction, press.table)
    moderates = await house.moderates(answer.interaction, table)
    await answer.open(preset_form(table, answer.words, moderates=moderates))


async def save(house: House, answer: Answer, press: Press) -> None:
    """Save what is agreed at the table under the name that was filled in."""
    table = await house.look(answer.interaction, press.table)
    name = preset_name(only(answer.filled.get("name", [])))
    shared = only(answer.filled.get("scope", [])) == "server"
    await _save(house, answer, table, name, shared=shared, replace=False)


async def replace(house: House, answer: Answer, press: Press) -> None:
    """Save what is agreed at the table in place of the preset of that name."""
    table = await house.look(answer.interaction, press.table)
    scope, _, name = press.argument.partition(":")
    await _save(house, answer, table, preset_name(name), shared=scope == "s", replace=True)


async def drop(house: House, answer: Answer, press: Press) -> None:
    """Show which presets there are to delete."""
    table = await house.look(answer.interaction, press.table)
    await answer.show(deletion_panel(table, await _deletable(house, answer, table), answer.words))


async def delete(house: House, answer: Answer, press: Press) -> None:
    """Delete the preset that was picked."""
    table = await house.look(answer.interaction, press.table)
    chosen = _chosen(await _deletable(house, answer, table), only(answer.picked))
    await house.presets.delete(chosen)
    await _show(house, answer, table, answer.words("preset-deleted", name=_spoken(chosen)))


async def _save(
    house: House, answer: Answer, table: Perspective, name: str, *, shared: bool, replace: bool
) -> None:
    interaction = answer.interaction
    if shared and not await house.moderates(interaction, table):
        raise refused("moderator-only")
    preset = Preset(
        guild=table.guild if shared else 0,
        person=0 if shared else interaction.user.id,
        game=table.game,
        name=name,
        options=table.options,
        clock=table.clock,
        when_out=table.when_out,
    )
    match await house.presets.save(preset, replace=replace):
        case "saved":
            await _show(house, answer, table, answer.words("preset-saved", name=_spoken(preset)))
        case "taken":
            await answer.show(confirm_replacement(table, preset, answer.words))
        case "full":
            raise refused("too-many-presets")


async def _show(house: House, answer: Answer, table: Perspective, note: str | None = None) -> None:
    offered = await _offered(house, answer.interaction, table)
    await answer.show(presets_panel(table, offered, answer.words, note=note))


async def _offered(house: House, interaction: discord.Interaction, table: Perspective) -> list[Preset]:
    return await house.presets.offered(table.guild, interaction.user.id, table.game)


async def _deletable(house: House, answer: Answer, table: Perspective) -> list[Preset]:
    """Return one's own presets; for moderators those of the server, too."""
    moderates = await house.moderates(answer.interaction, table)
    offered = await _offered(house, answer.interaction, table)
    return [preset for preset in offered if moderates or not preset.is_shared]


def _chosen(presets: Sequence[Preset], wanted: str) -> Preset:
    found = find_preset(presets, wanted)
    if found is None:
        raise refused("no-such-preset")
    return found


def _spoken(preset: Preset) -> str:
    return discord.utils.escape_markdown(preset.name)


HANDLERS: Handlers = {
    "presets": (presets, "new"),
    "preset-use": (use, "new"),
    "preset-new": (new, "form"),
    "preset-save": (save, "new"),
    "preset-replace": (replace, "new"),
    "preset-drop": (drop, "new"),
    "preset-delete": (delete, "new"),
}
