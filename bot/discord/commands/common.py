"""Code shared by all commands: the tree, answering, and lists of choices."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.discord.commands.translation import Translator, phrase
from bot.discord.first_answer import NotOurs
from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handler
from bot.discord.presses.router import COMMANDS, Seen, guarded
from bot.discord.responder import Responder
from bot.features.people.store.people import PeopleStore
from bot.services import Services
from render.words import files_of, languages, locales, words_for

_log = logging.getLogger(__name__)

SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
BY_SERVERS = app_commands.AppInstallationType(guild=True, user=False)
"""Commands that need the bot on the server."""


class Tree(app_commands.CommandTree[discord.AutoShardedClient]):
    """The command tree; if Discord delivers an interaction twice, it runs only once.

    Commands work everywhere, for servers and for people who installed the bot for themselves, unless they say
    otherwise.
    """

    def __init__(self, client: discord.AutoShardedClient, seen: Seen) -> None:
        super().__init__(
            client,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )
        self._seen = seen

    async def interaction_check(self, interaction: discord.Interaction) -> bool:
        """Return whether the interaction arrives for the first time."""
        if interaction.type is discord.InteractionType.autocomplete:
            return True
        return self._seen.is_new(interaction.id)

    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        """Log an error that no command handled, and answer that the command may be outdated."""
        _log.error("a command failed", exc_info=error)
        autocomplete = interaction.type is discord.InteractionType.autocomplete
        if not autocomplete and not interaction.response.is_done():
            words = words_for(interaction.locale.value)
            await interaction.response.send_message(words("refused-old-command"), ephemeral=True)

    async def payload(self) -> list[dict[str, Any]]:
        """Return the payload that registers the commands with Discord, in every language."""
        translator = self.translator
        assert isinstance(translator, Translator)
        try:
            return [await command.get_translated_payload(self, translator) for command in self.get_commands()]
        finally:
            translator.forget()

    async def register(self, people: PeopleStore) -> bool:
        """Register the commands with Discord if they changed since the last time; return whether they did.

        Discord limits how often commands are created, so their hash is stored, and the hash of everything
        that they're made from, so that a start without changes translates nothing. A failure is logged and
        changes nothing else: the commands registered before still work.
        """
        name, source = f"commands of {self.client.application_id}", self._source()
        try:
            known = await self.fetch_commands()
            made_from, _, registered = (await people.fact(name) or "").partition(" ")
            if len(known) != len(self.get_commands()):
                made_from = registered = ""
            if made_from == source:
                return False
            payload = await self.payload()
            digest = _digest(payload)
            is_new = digest != registered
            if is_new:
                assert self.client.application_id is not None
                await self.client.http.bulk_upsert_global_commands(
                    self.client.application_id, payload=payload
                )
            await people.note(name, f"{source} {digest}")
        except discord.DiscordException:
            _log.exception("the commands could not be registered; those registered before still work")
            return False
        return is_new

    def _source(self) -> str:
        """Return a hash of the English commands and of the files of all languages on offer."""
        files = {locale: files_of(locale) for locale in locales()}
        texts = {
            locale: [hashlib.sha256(file.read_bytes()).hexdigest() for file in own]
            for locale, own in files.items()
        }
        return _digest([[command.to_dict(self) for command in self.get_commands()], texts])


def _digest(told: object) -> str:
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


async def answered(
    services: Services,
    interaction: discord.Interaction,
    work: Callable[[Responder], Awaitable[None]],
    *,
    opens_form: bool = False,
) -> None:
    """Acknowledge a command and do ``work`` with its responder.

    With ``opens_form``, ``work`` may open a form instead, which then acknowledges the command.
    """
    with services.guards.in_flight, suppress(NotOurs):
        responder = Responder(interaction, services)
        if opens_form:
            await responder.learn_language()
        else:
            await responder.acknowledge("new")
        await guarded(responder, partial(work, responder), family=COMMANDS, opens_form=opens_form)


def add_panel_command(
    group: app_commands.Group, services: Services, area: str, name: str, handler: Handler
) -> None:
    """Add the subcommand ``name`` of ``/<area>``, which shows the panel of the verb ``<area>-<name>``."""

    @group.command(
        name=phrase(f"command-{area}-{name}-name"), description=phrase(f"command-{area}-{name}-description")
    )
    async def command(interaction: discord.Interaction) -> None:
        async def run(responder: Responder) -> None:
            await handler(services, responder, CustomId(0, 0, f"{area}-{name}"))

        await answered(services, interaction, run)


OnPerson: TypeAlias = Callable[[Services, Responder, discord.User | discord.Member], Awaitable[None]]
OnMessage: TypeAlias = Callable[[Services, Responder, discord.Message], Awaitable[None]]


def add_person_menu(tree: Tree, services: Services, name: str, work: OnPerson) -> None:
    """Add an entry, named by the words ``name``, to the context menu of people on servers."""

    async def used(interaction: discord.Interaction, person: discord.User) -> None:
        await answered(services, interaction, lambda responder: work(services, responder, person))

    menu = app_commands.ContextMenu(
        name=phrase(name), callback=used, allowed_contexts=SERVERS, allowed_installs=BY_SERVERS
    )
    tree.add_command(menu)


def add_message_menu(
    tree: Tree, services: Services, name: str, work: OnMessage, *, opens_form: bool = False
) -> None:
    """Add an entry, named by the words ``name``, to the context menu of messages.

    With ``opens_form``, ``work`` opens a form.
    """

    async def used(interaction: discord.Interaction, message: discord.Message) -> None:
        await answered(
            services,
            interaction,
            lambda responder: work(services, responder, message),
            opens_form=opens_form,
        )

    contexts = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
    menu = app_commands.ContextMenu(
        name=phrase(name), callback=used, allowed_contexts=contexts, allowed_installs=BY_SERVERS
    )
    tree.add_command(menu)


_TextChoices: TypeAlias = list[app_commands.Choice[str]]


def game_choices(services: Services) -> _TextChoices:
    """Return the games to choose from."""
    return [app_commands.Choice(name=phrase(f"{game}-name"), value=game) for game in services.games]


def language_choices() -> _TextChoices:
    """Return the languages to choose from, each by its own name."""
    return [app_commands.Choice(name=languages()[locale].name, value=locale) for locale in locales()]
