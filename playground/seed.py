"""Creates the server that a new playground starts with (people, roles, channels), and additional servers."""

from __future__ import annotations

from playground.changes import MemberChanged
from playground.model import Channel, ChannelType, Guild, Member, Overwrite, Role, User
from playground.permissions import EVERYONE, Permission
from playground.world import World

OWNER = "Olga"
PEOPLE = {
    OWNER: "en-US",
    "Ada": "en-US",
    "Bruno": "it",
    "Chloé": "fr",
    "Dev": "en-GB",
    "Mira": "en-US",
}
CLOSED_DMS = frozenset({"Dev"})
MODERATORS = frozenset({"Mira"})
CHANNELS = {
    "tables": "Where tables are opened and played",
    "lounge": "Talk",
    "news": "Announcements: the bot may not post here",
}
READ_ONLY = "news"
BOT_NAME = "Tavolata"
BOT_PERMISSIONS = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.USE_EXTERNAL_EMOJIS
)


def open_server(world: World, name: str = "The Playground") -> Guild:
    """Create the seeded server with its people and return it."""
    now = world.clock.now()
    bot = User(world.ids.new(), BOT_NAME, bot=True)
    world.users[bot.id] = bot
    world.bot_id = world.application_id = bot.id
    people = {who: _person(world, who, locale) for who, locale in PEOPLE.items()}

    guild = Guild(world.ids.new(), name, people[OWNER].id)
    world.guilds[guild.id] = guild
    moderator = Role(
        world.ids.new(),
        "Moderator",
        Permission.MANAGE_GUILD | Permission.MANAGE_MESSAGES | Permission.MANAGE_THREADS,
        2,
    )
    for_bot = bot_role(world)
    everyone = Role(guild.id, "@everyone", EVERYONE, 0)
    guild.roles = {role.id: role for role in (everyone, for_bot, moderator)}
    guild.members[bot.id] = Member(bot.id, now, [for_bot.id])
    for who, user in people.items():
        guild.members[user.id] = Member(user.id, now, [moderator.id] if who in MODERATORS else [])

    for position, (channel_name, topic) in enumerate(CHANNELS.items()):
        channel = Channel(
            world.ids.new(), ChannelType.TEXT, channel_name, guild.id, topic=topic, position=position
        )
        if channel_name == READ_ONLY:
            silence = Permission.SEND_MESSAGES | Permission.SEND_MESSAGES_IN_THREADS
            channel.overwrites = [
                Overwrite(guild.id, 0, deny=silence),
                Overwrite(for_bot.id, 0, deny=silence),
                Overwrite(moderator.id, 0, allow=silence),
            ]
        world.channels[channel.id] = channel
    return guild


def open_servers(world: World, count: int, *, people: int = 1) -> list[Guild]:
    """Create servers, each with the bot, a channel and people of its own, and return them.

    They are minimal, so that ten thousand are made within a second. The first person owns the server. The bot
    gets the same events as for servers it's invited to.
    """
    now, opened = world.clock.now(), []
    for guild_id in world.ids.earlier(count):
        members = [_stranger(world) for _ in range(people)]
        guild = Guild(guild_id, f"Server {len(world.guilds)}", members[0].id)
        role = bot_role(world)
        guild.roles = {guild_id: Role(guild_id, "@everyone", EVERYONE, 0), role.id: role}
        guild.members = {user.id: Member(user.id, now) for user in members}
        guild.members[world.bot_id] = Member(world.bot_id, now, [role.id])
        world.guilds[guild_id] = guild
        channel = Channel(world.ids.new(), ChannelType.TEXT, next(iter(CHANNELS)), guild_id)
        world.channels[channel.id] = channel
        opened.append(guild)
    for guild in opened:
        world.tell(MemberChanged(guild.id, world.bot_id, "join"))
    return opened


def bot_role(world: World) -> Role:
    """Return the role that the bot is invited with; it's not in any server yet."""
    return Role(world.ids.new(), BOT_NAME, BOT_PERMISSIONS, 1, bot_id=world.bot_id)


def _stranger(world: World) -> User:
    number = len(world.users)
    user = User(world.ids.new(), f"person-{number}", f"Person {number}")
    world.users[user.id] = user
    return user


def _person(world: World, name: str, locale: str) -> User:
    user = User(world.ids.new(), name.casefold(), name, locale=locale, dms_closed=name in CLOSED_DMS)
    world.users[user.id] = user
    return user
