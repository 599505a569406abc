"""The services of one running bot, built once and passed around."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import discord
import msgspec

from bot.discord.drafts import Drafts
from bot.discord.panel_renderer import PanelRenderer
from bot.discord.press_guards import PressGuards
from bot.discord.sight import sees_channel
from bot.discord.whereabouts import guild_of, server_of
from bot.features.absence.rules.silence import seen
from bot.features.api.service import PublicApi
from bot.features.board.delivery.publisher import Publisher
from bot.features.clocks.service.days_off import DaysOff
from bot.features.coach.service import Coaching
from bot.features.competitions.delivery import CompetitionRunner
from bot.features.computers.service.thinking import Thinking
from bot.features.daily.service import Dailies
from bot.features.duplicates.delivery import DuplicateRunner
from bot.features.ladders.delivery import LadderRunner
from bot.features.leagues.delivery import LeagueRunner
from bot.features.opening.service.admission import Admission
from bot.features.people.service import Privacy
from bot.features.play.service import OpenHands
from bot.features.queue.delivery import QueueRunner
from bot.features.reviews.service import Reviews
from bot.features.sharing.service.sharing import Sharing
from bot.features.titles.service import Titles
from bot.features.tournaments.delivery import TournamentRunner
from bot.features.webhooks.delivery import Webhooks
from bot.stores import Stores
from bot.table.actor import Actor
from bot.table.asks import asks_of_person
from bot.table.perspective import Perspective
from bot.table.refusals import refused
from bot.table.service import TableService
from bot.table.store import OPEN
from bot.table.table import NOWHERE
from games.engine.game import AnyGame
from render.picture import AnyPainter
from render.words import Words, words_for

_FOUND = 100
"""Maximum number of tables in a list."""


@dataclass(frozen=True, slots=True)
class Services:
    """The dependencies of commands and presses."""

    stores: Stores
    tables: TableService
    coaching: Coaching
    admission: Admission
    privacy: Privacy
    days_off: DaysOff
    thinking: Thinking
    reviews: Reviews
    sharing: Sharing
    titles: Titles
    open_hands: OpenHands
    leagues: LeagueRunner
    ladders: LadderRunner
    dailies: Dailies
    duplicates: DuplicateRunner
    tournaments: TournamentRunner
    queue: QueueRunner
    publisher: Publisher
    webhooks: Webhooks
    panel_renderer: PanelRenderer
    games: Mapping[str, AnyGame]
    painters: Mapping[str, AnyPainter]
    identity: str
    """The name of the database in the ids of buttons."""
    public_api: PublicApi
    has_api: bool
    """Whether the bot's host offers the API."""
    guards: PressGuards = field(default_factory=PressGuards)
    drafts: Drafts = field(default_factory=Drafts)

    @property
    def competitions(self) -> Sequence[CompetitionRunner]:
        """Return the runners of all kinds of competitions."""
        return self.leagues, self.duplicates, self.tournaments, self.ladders

    async def words_of(self, interaction: discord.Interaction) -> Words:
        """Return the catalogue in the asking person's language: the one they chose, or their Discord's.

        Their Discord's is remembered once their press is acknowledged.
        """
        locale, person_id = interaction.locale.value, interaction.user.id
        is_acknowledged = interaction.response.is_done()
        people = self.stores.people
        person = await (people.seen(person_id, locale) if is_acknowledged else people.person(person_id))
        return words_for(person.preferences.language or locale)

    async def look(self, interaction: discord.Interaction, table: int) -> Perspective:
        """Return ``table`` as the asking person may see it; retry its channel if posting was refused there.

        It's a sign of life once their press is acknowledged: before that, nothing may be changed by it.

        :raises Refused: there is no such table where they can see it.
        """
        perspective = await self.tables.look(table, interaction.user.id, server_of(interaction))
        if not await self.may_see(interaction, perspective):
            raise refused("no-such-table", table=table)
        if perspective.is_private and not perspective.is_seated:
            return await self.shown_to_all(perspective)
        self.publisher.try_again(table)
        if await self.note_seen(interaction, table):
            return await self.tables.look(table, interaction.user.id, server_of(interaction))
        return perspective

    async def shown_to_all(self, table: Perspective) -> Perspective:
        """Return ``table``, the best game of a daily; it names its player only if they want to be listed."""
        players = {row.person for row in table.seats if row.person is not None}
        if players <= await self.dailies.store.listed(players):
            return table
        return msgspec.structs.replace(table, names={})

    async def note_seen(self, interaction: discord.Interaction, table: int) -> bool:
        """Count an acknowledged press as a sign of life at ``table``; return whether that changes it."""
        if not interaction.response.is_done():
            return False
        return await self.tables.change_for(table, interaction.user.id, seen)

    async def look_back(self, interaction: discord.Interaction, table: int) -> Perspective:
        """Return the finished ``table`` as the asking person may see it.

        :raises Refused: the game is not over, or there is no such table that they can see.
        """
        perspective = await self.look(interaction, table)
        if perspective.status != "over":
            raise refused("not-over-yet")
        return perspective

    async def may_see(self, interaction: discord.Interaction, table: Perspective) -> bool:
        """Return whether the asking person may see ``table``.

        They may see a private table if they sit there, or if it's the best game of a daily that is over. They
        may see others if they may see their channel. If the channel is gone, or is a thread the bot no longer
        knows, its table exists only for its players, its host and moderators.
        """
        if table.is_seated or table.is_private:
            return table.is_seated or await self.dailies.is_best(table.id, table.deal)
        if interaction.channel_id == table.channel:
            return True
        guild = guild_of(interaction)
        if guild is None or guild.id != table.guild or not isinstance(interaction.user, discord.Member):
            return False
        channel = _place(guild, table)
        if channel is None:
            return table.host == interaction.user.id or await self.moderates(interaction, table)
        if isinstance(channel, discord.Thread) and channel.is_private():
            return interaction.user.guild_permissions.manage_threads
        return channel.permissions_for(interaction.user).view_channel

    async def moderates(self, interaction: discord.Interaction, table: Perspective | None = None) -> bool:
        """Return whether the asking person moderates other people's tables.

        They do by their Discord permissions in the channel of ``table`` (without a table, in the channel of
        the interaction), or by a role that the server chose; never at a table of another server, or of none.
        """
        member = interaction.user
        guild = guild_of(interaction)
        if guild is None or not isinstance(member, discord.Member):
            return False
        if table is not None and table.guild != guild.id:
            return False
        if _looks_after(_permissions(interaction, guild, member, table)):
            return True
        chosen = (await self.stores.guilds.settings(guild.id)).moderators
        return any(member.get_role(role) is not None for role in chosen)

    async def require_moderator(self, interaction: discord.Interaction) -> None:
        """Check that the asking person moderates other people's tables.

        :raises Refused: they don't.
        """
        if not await self.moderates(interaction):
            raise refused("moderator-only")

    async def actor(self, interaction: discord.Interaction, table: Perspective) -> Actor:
        """Return the asking person as the actor at ``table``.

        In a direct message the interaction doesn't say whether they see its channel, so ask Discord.
        """
        person = interaction.user.id
        sees = await self.may_see(interaction, table)
        if not sees and guild_of(interaction) is None:
            sees = await sees_channel(interaction.client, table.guild, table.channel, person)
        return Actor(
            person=person,
            name=_name_at(table, interaction.user),
            moderates=await self.moderates(interaction, table),
            sees=sees,
            interaction=interaction.id,
            elsewhere=server_of(interaction) is None,
            blocked=(await self.stores.people.blocks.all()).of(person),
        )

    async def visible(
        self, interaction: discord.Interaction, *, person: int | None = None, channel: int | None = None
    ) -> list[Perspective]:
        """Return this server's open and finished tables that the person may see, last changed first.

        Then come the person's own tables that belong to no server, unless only a ``channel`` is asked about.
        """
        if (server := server_of(interaction)) is None:
            return []
        rows = await self.stores.tables.find(
            server,
            person=person,
            channel=channel,
            statuses=(*OPEN, "over"),
            limit=_FOUND,
            seen_by=interaction.user.id,
        )
        if channel is None:
            rows += await self.stores.tables.find(NOWHERE, person=interaction.user.id, limit=_FOUND)
        found = [await self.tables.look(row.id, interaction.user.id) for row in rows]
        return [table for table in found if await self.may_see(interaction, table)]

    async def private_tables(self, interaction: discord.Interaction) -> list[Perspective]:
        """Return this server's open private tables of other people, for moderators: they can end them."""
        server = server_of(interaction)
        if server is None or not await self.moderates(interaction):
            return []
        numbers = await self.stores.tables.private(server, _FOUND)
        found = [await self.tables.look(number, None) for number in numbers]
        own = interaction.user.id
        return [table for table in found if all(row.person != own for row in table.seats)]

    async def tables_of(self, person: int) -> list[Perspective]:
        """Return the open tables of ``person`` on all servers, last changed first."""
        rows = await self.stores.tables.find(None, person=person, limit=_FOUND)
        return [await self.tables.look(row.id, person) for row in rows]

    async def waiting_for(self, person: int) -> list[int]:
        """Return the ids of the tables on all servers that wait for ``person``, longest wait first.

        Table rows say this, so no game has to be loaded.
        """
        rows = await self.stores.tables.find(None, person=person, statuses=("playing",), limit=_FOUND)
        asked = [(asks[0].since, row.id) for row in rows if (asks := asks_of_person(row, person))]
        return [table for _, table in sorted(asked)]


def _name_at(table: Perspective, user: discord.User | discord.Member) -> str:
    """Return the name of ``user`` at ``table``: on its server, or everywhere if it belongs to none."""
    return global_name(user) if table.guild == NOWHERE else user.display_name


def global_name(user: discord.User | discord.Member) -> str:
    """Return the name of ``user`` that doesn't depend on a server."""
    return user.global_name or user.name


def _permissions(
    interaction: discord.Interaction,
    guild: discord.Guild,
    member: discord.Member,
    table: Perspective | None,
) -> discord.Permissions:
    """Return the asking person's permissions in the channel of ``table``.

    If the channel is gone, or is a thread the bot no longer knows, return their permissions in the whole
    server, so that somebody can always end the table.
    """
    if table is None or table.channel == interaction.channel_id:
        return interaction.permissions
    channel = _place(guild, table)
    return member.guild_permissions if channel is None else channel.permissions_for(member)


def _place(guild: discord.Guild, table: Perspective) -> discord.abc.GuildChannel | discord.Thread | None:
    """Return the channel in which ``table`` is played, or ``None`` if the bot knows none."""
    channel = guild.get_channel_or_thread(table.channel)
    is_orphan = isinstance(channel, discord.Thread) and channel.parent is None
    return None if is_orphan else channel


def _looks_after(granted: discord.Permissions) -> bool:
    return granted.manage_guild or granted.manage_channels or granted.manage_messages
