"""The actions of people: the same mechanism for the protocol tests and the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from playground import threads
from playground.access import in_channel
from playground.changes import MemberChanged, MessageDismissed, ReadChanged
from playground.commands import Commands
from playground.components import Json, Kind
from playground.errors import CannotDoError
from playground.files import Upload
from playground.interactions import Interactions
from playground.messages import Messages
from playground.model import Channel, Guild, Interaction, InteractionType, Message, User
from playground.payloads import Payloads
from playground.permissions import Permission
from playground.picking import filled, find_button, find_select, menu_value, several
from playground.replies import Modal, Reply, Suggestion
from playground.resolved import Resolved
from playground.uploads import Uploads
from playground.waiting import Waiting
from playground.world import World


@dataclass(frozen=True)
class Desk:
    """The services used for people's actions."""

    world: World
    messages: Messages
    uploads: Uploads
    payloads: Payloads
    interactions: Interactions
    commands: Commands
    waiting: Waiting


class Person:
    """A person on the local Discord, limited to what its client allows.

    Actions it would not allow raise `CannotDoError`; `press_forged` is the exception.
    """

    def __init__(self, desk: Desk, user: User) -> None:
        self.user = user
        self._desk = desk
        self._world = desk.world

    def __repr__(self) -> str:
        return f"<Person {self.name}>"

    @property
    def id(self) -> int:
        """The id of the account."""
        return self.user.id

    @property
    def name(self) -> str:
        """The name shown to others."""
        return self.user.global_name or self.user.name

    @property
    def mention(self) -> str:
        """The text that mentions them."""
        return f"<@{self.id}>"

    # Reading

    def channel(self, which: str | int | Channel) -> Channel:
        """Return a channel by name (`tables` or `#tables`), by id, or as an object; it must be visible.

        :raises CannotDoError: if there is no such channel that they may see.
        """
        if isinstance(which, Channel):
            found = [which]
        elif isinstance(which, int):
            found = [self._world.channels[which]] if which in self._world.channels else []
        else:
            found = self._world.channels_called(which.removeprefix("#"), self.id)
        for channel in found:
            if self._may(channel, Permission.VIEW_CHANNEL):
                return channel
        raise CannotDoError(f"{self.name} sees no channel {which!r}")

    def visible(self, channel: str | int | Channel) -> list[Message]:
        """Return the messages they see in a channel, oldest first, including private ones."""
        return self._world.visible_messages(self.channel(channel).id, self.id)

    def dms(self) -> list[Message]:
        """Return the messages of their direct message channel with the bot, oldest first."""
        return self._world.visible_messages(self.open_dm().id, self.id)

    def open_dm(self) -> Channel:
        """Return their direct message channel with the bot."""
        return self._world.dm_channel(self.id, self._world.bot_id)

    def unread(self, channel: str | int | Channel) -> tuple[int, int]:
        """Return the number of unread messages in a channel, and how many of them ping this person."""
        return self._world.unread(self.channel(channel).id, self.id)

    def read(self, channel: str | int | Channel) -> None:
        """Mark everything in a channel as read."""
        there = self._world.history(self.channel(channel).id)
        if there:
            channel_id = there[-1].channel_id
            self._world.read[self.id, channel_id] = there[-1].id
            self._world.tell(ReadChanged(self.id, channel_id))

    # Actions without the bot

    def say(self, channel: str | int | Channel, text: str) -> Message:
        """Send a plain message and return it.

        :raises CannotDoError: if they may not write there.
        """
        place = self.channel(channel)
        sending = Permission.SEND_MESSAGES_IN_THREADS if place.is_thread else Permission.SEND_MESSAGES
        if not self._may(place, sending):
            raise CannotDoError(f"{self.name} may not write in {place.name}")
        if place.is_thread:
            if place.locked and not self._may(place, Permission.MANAGE_THREADS):
                raise CannotDoError(f"{place.name} is locked")
            threads.enter(self._world, place, self.id)
        return self._desk.messages.send(place, self.id, {"content": text})

    def delete(self, message: Message) -> None:
        """Delete a message of their own or, as a moderator, any message.

        :raises CannotDoError: if they may not.
        """
        channel = self._world.channels[message.channel_id]
        theirs = message.author_id == self.id
        if not theirs and (channel.is_dm or not self._may(channel, Permission.MANAGE_MESSAGES)):
            raise CannotDoError(f"{self.name} may not delete this message")
        self._desk.messages.delete(message)

    def dismiss(self, message: Message) -> None:
        """Close a private message; the bot is not notified."""
        if message.visible_to != self.id:
            raise CannotDoError("only one's own private messages can be dismissed")
        self._world.dismissed.add((self.id, message.id))
        self._world.tell(MessageDismissed(message))

    def install(self) -> None:
        """Install the application for themselves, so that its commands come along to every server."""
        self._world.installed.add(self.id)

    def uninstall(self) -> None:
        """Remove the application that they installed for themselves."""
        self._world.installed.discard(self.id)

    def close_dms(self, closed: bool = True) -> None:
        """Refuse direct messages from members of the server, or accept them again."""
        self.user.dms_closed = closed
        for guild in self._world.guilds.values():
            if self.id in guild.members:
                self._world.tell(MemberChanged(guild.id, self.id, "update"))

    def leave(self) -> None:
        """Leave all servers and their threads.

        :raises CannotDoError: for the owner of one.
        """
        if any(guild.owner_id == self.id for guild in self._world.guilds.values()):
            raise CannotDoError("the owner cannot leave the server")
        for guild in self._world.guilds.values():
            self._world.remove_member(guild, self.id)

    def join(self, *guilds: Guild) -> None:
        """Join servers without any role; by default all servers."""
        for guild in guilds or self._world.guilds.values():
            self._world.add_member(guild, self.id)

    def start_thread(self, channel: str | int | Channel, name: str, *, on: Message | None = None) -> Channel:
        """Start a public thread, on a message or by itself, and return it.

        :raises CannotDoError: if they may not.
        """
        parent = self.channel(channel)
        if parent.is_thread or parent.is_dm or not self._may(parent, Permission.CREATE_PUBLIC_THREADS):
            raise CannotDoError(f"{self.name} may not start a thread in {parent.name}")
        thread = threads.create(self._world, parent, self.id, name, thread_id=on.id if on else None)
        if on is None:
            self._desk.messages.tell_of_thread(parent, thread)
        return thread

    # Actions with the bot

    def offered(self, channel: str | int | Channel) -> list[str]:
        """Return the names of the commands that they may call in a channel."""
        return [command["name"] for command in self._desk.commands.offered(self.channel(channel), self.id)]

    async def slash(self, channel: str | int | Channel, command: str, /, **options: Any) -> Reply:
        """Call a command such as `table new` and return the first response.

        Options are texts, numbers, booleans, people, channels, roles and files (`Upload`).

        :raises CannotDoError: if the client would not send it: unknown, not permitted, a bad value.
        """
        return await self._reply(self.start_slash(channel, command, options))

    async def autocomplete(
        self, channel: str | int | Channel, command: str, /, *, focused: str, text: str = "", **options: Any
    ) -> list[Suggestion]:
        """Return the bot's suggestions for an option while they type `text`.

        :raises CannotDoError: if the command or its option does not exist or does not autocomplete.
        """
        options = {**options, focused: text}
        reply = await self._reply(self.start_autocomplete(channel, command, options, focused))
        return [Suggestion(choice["name"], choice["value"]) for choice in reply.choices]

    async def use_on(self, message: Message, menu: str) -> Reply:
        """Choose an entry of a message's context menu and return the first response.

        :raises CannotDoError: if they do not see the message or the entry, or the message is private.
        """
        return await self._reply(self.start_use_on(message, menu))

    async def use_on_person(self, channel: str | int | Channel, person: Person, menu: str) -> Reply:
        """Choose an entry of somebody's context menu, in a channel, and return the first response.

        :raises CannotDoError: if they do not see the channel or the entry.
        """
        return await self._reply(self.start_use_on_person(channel, person.user, menu))

    async def press(self, message: Message, what: str) -> Reply:
        """Press the button with this label, emoji or custom id and return the first response.

        :raises CannotDoError: if they do not see it, or it is disabled or a link.
        """
        return await self._reply(self.start_press(message, what))

    async def press_forged(
        self, message: Message, *, custom_id: str, kind: int = Kind.BUTTON, values: Sequence[str] = ()
    ) -> Reply:
        """Send a press of a component that the message doesn't offer; a menu sends `values`.

        Discord prevents this today, but a bot shouldn't rely on that. The payload pretends that the message
        has such a component, because client libraries look for it there.
        """
        forged = {"type": int(kind), "custom_id": custom_id, "id": 9999, "style": 2, "label": "forged"}
        data: Json = {"custom_id": custom_id, "component_type": int(kind), "id": forged["id"]}
        if values:
            data["values"] = list(values)
        channel = self._world.channels[message.channel_id]
        row: Json = {"type": int(Kind.ACTION_ROW), "id": 9998, "components": [forged]}
        interaction = self._desk.interactions.create(
            InteractionType.COMPONENT, self.id, channel, data, message=message, pretended=[row]
        )
        return await self._reply(interaction)

    async def submit_forged(
        self, message: Message, *, custom_id: str, values: Mapping[str, str] | None = None
    ) -> Reply:
        """Send a form that the bot never opened, from a message, with `values` typed into its fields."""
        typed: list[Json] = [
            {"type": int(Kind.TEXT_INPUT), "custom_id": name, "value": value, "id": 2}
            for name, value in (values or {}).items()
        ]
        data: Json = {
            "custom_id": custom_id,
            "components": [{"type": int(Kind.LABEL), "id": 1, "component": part} for part in typed],
        }
        channel = self._world.channels[message.channel_id]
        interaction = self._desk.interactions.create(
            InteractionType.MODAL_SUBMIT, self.id, channel, data, message=message
        )
        return await self._reply(interaction)

    async def select(self, message: Message, which: str, values: object) -> Reply:
        """Choose in the menu with this placeholder or custom id and return the first response.

        `values` is one value or several: for a string select their values or labels, otherwise people, roles,
        channels or ids.

        :raises CannotDoError: if they do not see the menu, or it does not offer that.
        """
        return await self._reply(self.start_select(message, which, values))

    async def submit(self, modal: Modal, values: Mapping[str, Any] | None = None) -> Reply:
        """Send a form with values by custom id and return the first response.

        :raises CannotDoError: for a value that the form does not take.
        """
        return await self._reply(self.start_submit(modal, values or {}))

    # The same without waiting, for the page

    def start_slash(
        self, channel: str | int | Channel, command: str, options: Mapping[str, Any]
    ) -> Interaction:
        """Call a command and return the interaction at once; errors as for `slash`."""
        place, data = self._call(channel, command, options, focused=None)
        return self._desk.interactions.create(InteractionType.COMMAND, self.id, place, data)

    def start_autocomplete(
        self, channel: str | int | Channel, command: str, options: Mapping[str, Any], focused: str
    ) -> Interaction:
        """Ask for suggestions and return the interaction at once; errors as for `autocomplete`."""
        place, data = self._call(channel, command, options, focused=focused)
        return self._desk.interactions.create(InteractionType.AUTOCOMPLETE, self.id, place, data)

    def start_use_on(self, message: Message, menu: str) -> Interaction:
        """Use a message's context menu and return the interaction at once; errors as for `use_on`."""
        self._check_sees(message)
        if message.ephemeral:
            raise CannotDoError("private messages offer no commands")
        place = self._world.channels[message.channel_id]
        data = self._desk.commands.use(place, self.id, menu, message, self._resolved(place))
        return self._desk.interactions.create(InteractionType.COMMAND, self.id, place, data)

    def start_use_on_person(self, channel: str | int | Channel, user: User, menu: str) -> Interaction:
        """Use somebody's context menu and return the interaction at once; errors as for `use_on_person`."""
        place = self.channel(channel)
        data = self._desk.commands.use(place, self.id, menu, user, self._resolved(place))
        return self._desk.interactions.create(InteractionType.COMMAND, self.id, place, data)

    def start_press(self, message: Message, what: str) -> Interaction:
        """Press a button and return the interaction at once; errors as for `press`."""
        self._check_sees(message)
        button = find_button(message, what)
        if button.disabled:
            raise CannotDoError(f"the button {what!r} is disabled")
        if button.custom_id is None:
            raise CannotDoError(f"the button {what!r} is a link")
        data = {
            "custom_id": button.custom_id,
            "component_type": int(Kind.BUTTON),
            "id": button.data["id"],
        }
        return self._start(InteractionType.COMPONENT, message, data)

    def start_select(self, message: Message, which: str, values: object) -> Interaction:
        """Choose in a menu and return the interaction at once; errors as for `select`."""
        self._check_sees(message)
        menu = find_select(message, which)
        if menu.disabled:
            raise CannotDoError(f"the menu {which!r} is disabled")
        chosen = several(self._given(values))
        if not menu.min_values <= len(chosen) <= menu.max_values:
            raise CannotDoError(f"{which!r} takes {menu.min_values} to {menu.max_values} values")
        resolved = self._resolved(self._world.channels[message.channel_id])
        data: Json = {
            "custom_id": menu.custom_id,
            "component_type": int(menu.kind),
            "id": menu.data["id"],
            "values": [menu_value(menu.data, value, resolved) for value in chosen],
        }
        if menu.kind is not Kind.STRING_SELECT:
            data["resolved"] = resolved.data
        return self._start(InteractionType.COMPONENT, message, data)

    def start_submit(self, modal: Modal, values: Mapping[str, Any]) -> Interaction:
        """Send a form and return the interaction at once; errors as for `submit`."""
        opener = modal.interaction
        channel = self.channel(opener.channel_id)
        unknown = set(values) - set(modal.inputs)
        if unknown:
            raise CannotDoError(f"the form has no input {', '.join(sorted(unknown))}")
        resolved = self._resolved(channel)
        given = {name: self._given(value) for name, value in values.items()}
        components = [filled(part, given, resolved) for part in modal.data["components"]]
        data: Json = {"custom_id": modal.custom_id, "components": components}
        if resolved.data:
            data["resolved"] = resolved.data
        message = self._world.messages.get(channel.id, {}).get(opener.message_id or 0)
        return self._desk.interactions.create(
            InteractionType.MODAL_SUBMIT, self.id, channel, data, message=message, opened_from=opener
        )

    # Helpers

    def _may(self, channel: Channel, permission: Permission) -> bool:
        return permission in in_channel(self._world, channel, self.id)

    def _resolved(self, channel: Channel) -> Resolved:
        desk = self._desk
        return Resolved(desk.world, desk.payloads, desk.uploads, channel, self.id)

    def _given(self, value: object) -> Any:
        if isinstance(value, Person):
            return value.user
        if isinstance(value, Upload):
            return self._desk.uploads.add(self.id, value)
        if isinstance(value, list | tuple):
            return [self._given(one) for one in value]
        return value

    def _check_sees(self, message: Message) -> None:
        channel = self._world.channels.get(message.channel_id)
        if (
            message.deleted
            or channel is None
            or not self._may(channel, Permission.VIEW_CHANNEL)
            or not self._world.may_see(message, self.id)
        ):
            raise CannotDoError(f"{self.name} does not see this message")

    def _call(
        self, channel: str | int | Channel, command: str, options: Mapping[str, Any], *, focused: str | None
    ) -> tuple[Channel, Json]:
        place = self.channel(channel)
        values = {name: self._given(value) for name, value in options.items()}
        return place, self._desk.commands.call(
            place, self.id, command, values, self._resolved(place), focused=focused
        )

    def _start(self, kind: InteractionType, message: Message, data: Json) -> Interaction:
        channel = self._world.channels[message.channel_id]
        return self._desk.interactions.create(kind, self.id, channel, data, message=message)

    async def _reply(self, interaction: Interaction) -> Reply:
        await self._desk.waiting.until(lambda: interaction.acknowledged or interaction.failed)
        return Reply(self._world, self._desk.waiting, interaction)
