"""The websocket of the page: `GET /playground/socket?person=<id or name>`.

Both directions carry JSON objects with a `type`. What the page may send is described class by class in
`playground.page_frames`; a frame may carry a `request` of the page's choosing, which comes back in every
frame that answers it. What the page receives:

`hello`
    First, and again whenever an account or a role changes. `person`: account. `people`: all accounts.
    `bot`: `{id, name, online, member}`. `guild`: `{id, name, locale, roles}` with `{id, name, everyone,
    managed}` for each role. `channels`: channels, threads and the conversation with the bot, as far as the
    person sees them. `commands`, `clock`, `faults`: as in the frames of these names.
`history`
    `{channel_id, messages}`, oldest first; once per channel when the person can first see it, and on
    request.
`message`, `message_update`
    `{message}`: Discord's message object with `ephemeral`, `loading`, `mine`, `pings_me` added.
`message_delete`
    `{channel_id, message_id}`; also when the person dismissed a private message.
`interaction`
    `{request, interaction_id, state, message_id, modal, choices, acknowledged_ms, visible_ms}`. `state` is
    `sent`, then `thinking`, `done`, `failed`, `modal` (`modal`: Discord's modal object) or `choices`
    (`choices`: `[{name, value}]`); `thinking` is followed by `done`.
`channel`
    `{how, channel}` with `how` one of `create`, `update`, `delete`, as the person sees it: a channel that
    they can no longer see is deleted.
`commands`
    `{commands}` after the bot has registered commands: Discord's command objects with `in_server` and
    `in_dm`, which say where the person may call them.
`unread`
    `{channel_id, unread, pings}`.
`pings`
    `{person_id, pings}`, for any person: how many messages that ping them are unread.
`typing`
    `{channel_id, user_id}`.
`bot`
    `{online}`.
`clock`
    `{now, offset}`, seconds since the Unix epoch and seconds ahead of real time.
`requests`
    `{entries}` while watched: `{at, method, path, status, ms, code, message, errors}` each, oldest first;
    `errors` is the error tree of a rejected payload.
`faults`
    `{latency, error_probability, double_deliveries, planned}`.
`error`
    `{request, message}`: the frame was invalid, or Discord's client wouldn't let a person do that.

An account is `{id, name, locale, bot, dms_closed, moderator, member, roles, pings}`; a channel
`{id, name, topic, kind, parent_id, archived, locked, may_write, bot_lacks, unread, pings}` with `kind` one of
`text`, `thread`, `private_thread`, `dm`, and `bot_lacks` the permissions taken from the bot there. Ids are
strings.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from playground import page_frames as frames
from playground.administration import Administration
from playground.changes import (
    BotConnected,
    Change,
    ChannelChanged,
    ClockAdvanced,
    CommandsChanged,
    InteractionChanged,
    MemberChanged,
    MessageCreated,
    MessageDeleted,
    MessageDismissed,
    MessageUpdated,
    ReadChanged,
    RoleChanged,
    TypingStarted,
)
from playground.components import Json
from playground.errors import ApiError, CannotDoError
from playground.faults import Faults
from playground.gateway import Gateway
from playground.model import Channel, Interaction, Message, ResponseType
from playground.page_door import visitor
from playground.page_switches import switch
from playground.page_view import PageView, shown_faults
from playground.people import Desk, Person
from playground.replies import Modal
from playground.requests import Request, RequestLog

SHOWN = 50
"""The number of messages of a channel sent at once."""
_STATES = {
    ResponseType.DEFERRED_MESSAGE: "thinking",
    ResponseType.DEFERRED_UPDATE: "thinking",
    ResponseType.MODAL: "modal",
    ResponseType.AUTOCOMPLETE: "choices",
}


@dataclass(frozen=True)
class Room:
    """The services shared by all pages' sockets."""

    desk: Desk
    admin: Administration
    gateway: Gateway
    faults: Faults
    requests: RequestLog


class PageSockets:
    """Accepts the websockets of pages."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._open: set[web.WebSocketResponse] = set()

    def mount(self, app: web.Application) -> None:
        """Add the websocket's address to a web application."""
        app.router.add_get("/playground/socket", self.handle)

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one page until it disconnects."""
        person = visitor(self._room.desk, request)
        socket = web.WebSocketResponse(heartbeat=30.0)
        await socket.prepare(request)
        self._open.add(socket)
        session = PageSession(self._room, person, socket)
        try:
            await session.serve()
        finally:
            self._open.discard(socket)
        return socket

    async def close(self) -> None:
        """Close all pages' sockets."""
        await asyncio.gather(*(socket.close(code=1001) for socket in tuple(self._open)))


class PageSession:
    """One page, used by one person."""

    def __init__(self, room: Room, person: Person, socket: web.WebSocketResponse) -> None:
        self._room = room
        self._world = room.desk.world
        self._person = person
        self._socket = socket
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue()
        self._asked: dict[int, Any] = {}
        self._modals: dict[int, Modal] = {}
        self._known: set[int] = set()
        self._watching = False
        desk = room.desk
        self._view = PageView(desk.world, desk.payloads, desk.commands, person.user)

    async def serve(self) -> None:
        """Send the page everything, then keep it up to date and handle its frames."""
        stop_listening = self._world.listen(self._heard)
        writer = asyncio.create_task(self._write())
        self._hello()
        try:
            async for frame in self._socket:
                if frame.type is WSMsgType.TEXT:
                    await self._receive(frame.data)
        finally:
            stop_listening()
            self._watch(on=False)
            writer.cancel()

    async def _write(self) -> None:
        while True:
            await self._socket.send_str((await self._outgoing.get()).decode())

    def _send(self, kind: str, **fields: Any) -> None:
        self._outgoing.put_nowait(msgspec.json.encode({"type": kind, **fields}))

    # Frames from the page

    async def _receive(self, text: str) -> None:
        try:
            frame = frames.decode(text)
        except (msgspec.ValidationError, msgspec.DecodeError) as error:
            self._send("error", request=None, message=f"The frame was not understood: {error}.")
            return
        try:
            await self._do(frame)
        except ApiError as error:
            self._send("error", request=frame.request, message=f"{error.message} ({error.code}).")
        except (CannotDoError, ValueError) as error:
            self._send("error", request=frame.request, message=f"That cannot be done: {error}.")

    async def _do(self, frame: frames.AnyFrame) -> None:
        person = self._person
        match frame:
            case frames.Slash():
                channel = person.channel(int(frame.channel_id))
                self._follow(frame, person.start_slash(channel, frame.command, frame.options))
            case frames.Autocomplete():
                channel = person.channel(int(frame.channel_id))
                interaction = person.start_autocomplete(channel, frame.command, frame.options, frame.focused)
                self._follow(frame, interaction)
            case frames.UseOnPerson():
                user = self._world.users.get(int(frame.person_id))
                if user is None:
                    raise CannotDoError("there is no such person")
                channel = person.channel(int(frame.channel_id))
                self._follow(frame, person.start_use_on_person(channel, user, frame.command))
            case frames.UseOn():
                self._follow(frame, person.start_use_on(self._message(frame), frame.command))
            case frames.Press():
                self._follow(frame, person.start_press(self._message(frame), frame.custom_id))
            case frames.Select():
                message = self._message(frame)
                self._follow(frame, person.start_select(message, frame.custom_id, frame.values))
            case frames.Submit():
                modal = self._modals.get(int(frame.interaction_id))
                if modal is None:
                    raise CannotDoError("this form is no longer open")
                self._follow(frame, person.start_submit(modal, frame.values))
            case frames.Dismiss():
                person.dismiss(self._message(frame))
            case frames.DeleteMessage():
                person.delete(self._message(frame))
            case frames.Send():
                person.say(int(frame.channel_id), frame.text)
            case frames.Read():
                person.read(int(frame.channel_id))
            case _:
                await self._do_setting(frame)

    async def _do_setting(self, frame: frames.AnyFrame) -> None:
        person = self._person
        match frame:
            case frames.OpenDm():
                self._send("channel", how="update", channel=self._view.channel(person.open_dm()))
            case frames.GetHistory():
                self._history(person.channel(int(frame.channel_id)), frame.before, frame.request)
            case frames.Settings():
                if frame.locale is not None:
                    person.user.locale = frame.locale
                person.close_dms(person.user.dms_closed if frame.dms_closed is None else frame.dms_closed)
            case frames.WatchRequests():
                self._watch(on=frame.on)
            case frames.ClockAdvance():
                self._world.clock.advance(frame.seconds)
                self._world.tell(ClockAdvanced())
            case frames.Fault():
                await self._set_faults(frame)
                self._send("faults", **shown_faults(self._room.faults))
            case _ if isinstance(frame, frames.Switch):
                switch(frame, person, self._room.admin, self._world)

    async def _set_faults(self, frame: frames.Fault) -> None:
        faults = self._room.faults
        if frame.clear:
            faults.clear()
        for name in ("latency", "error_probability", "double_deliveries"):
            if (value := getattr(frame, name)) is not None:
                setattr(faults, name, value)
        if frame.fail_next:
            faults.fail_next(frame.fail_next)
        if frame.limit_next:
            faults.limit_next(frame.limit_next)
        if frame.lose_next:
            faults.lose_next(frame.lose_next)
        if frame.drop_gateway:
            await self._room.gateway.drop_connections()
        if frame.invalidate_session:
            await self._room.gateway.invalidate_sessions()

    def _message(self, frame: frames.OnMessage) -> Message:
        return self._world.message(int(frame.channel_id), int(frame.message_id))

    def _follow(self, frame: frames.Frame, interaction: Interaction) -> None:
        self._asked[interaction.id] = frame.request
        self._send_interaction(interaction, "sent")

    def _watch(self, *, on: bool) -> None:
        listeners = self._room.requests.listeners
        if on and not self._watching:
            listeners.append(self._requested)
            entries = [entry.as_json() for entry in self._room.requests.entries]
            self._send("requests", entries=entries)
        elif not on and self._watching:
            listeners.remove(self._requested)
        self._watching = on

    def _requested(self, request: Request) -> None:
        self._send("requests", entries=[request.as_json()])

    # Changes in the world

    def _heard(self, change: Change) -> None:
        self._tell_pings(change)
        match change:
            case MessageCreated(message) if self._view.sees(message):
                self._send("message", message=self._view.message(message))
                self._unread(message.channel_id)
            case MessageUpdated(message) if self._view.sees(message):
                self._send("message_update", message=self._view.message(message))
            case MessageDeleted(message) if self._view.sees(message):
                self._gone(message)
                self._unread(message.channel_id)
            case MessageDismissed(message) if message.visible_to == self._person.id:
                self._gone(message)
            case InteractionChanged(interaction) if interaction.id in self._asked:
                self._progress(interaction)
            case ChannelChanged(channel, how):
                self._channel_changed(channel, how)
            case ReadChanged(user_id, channel_id) if user_id == self._person.id:
                self._unread(channel_id)
            case TypingStarted(channel, user_id) if self._view.sees_channel(channel):
                self._send("typing", channel_id=str(channel.id), user_id=str(user_id))
            case MemberChanged() | RoleChanged() if self._view.shows(change.guild_id):
                self._hello()
            case CommandsChanged():
                self._send("commands", commands=self._view.commands())
            case BotConnected(online):
                self._send("bot", online=online)
            case ClockAdvanced():
                self._send("clock", **self._clock())

    def _gone(self, message: Message) -> None:
        self._send("message_delete", channel_id=str(message.channel_id), message_id=str(message.id))

    def _channel_changed(self, channel: Channel, how: str) -> None:
        knew = channel.id in self._known
        if how == "delete" or not self._view.sees_channel(channel):
            self._known.discard(channel.id)
            if knew:
                self._send("channel", how="delete", channel=self._view.channel(channel))
            return
        self._send("channel", how="update" if knew else "create", channel=self._view.channel(channel))
        self._know(channel)

    def _know(self, channel: Channel) -> None:
        """Send the messages of a channel that the person can now see."""
        if channel.id not in self._known:
            self._known.add(channel.id)
            self._history(channel, None, None)

    def _progress(self, interaction: Interaction) -> None:
        if interaction.failed:
            state = "failed"
        elif interaction.response is None:
            return
        elif interaction.visible_ms is not None and interaction.response not in (
            ResponseType.MODAL,
            ResponseType.AUTOCOMPLETE,
        ):
            state = "done"
        else:
            state = _STATES[interaction.response]
        if interaction.modal:
            self._modals[interaction.id] = Modal(interaction, interaction.modal)
        self._send_interaction(interaction, state)

    def _send_interaction(self, interaction: Interaction, state: str) -> None:
        self._send(
            "interaction",
            request=self._asked[interaction.id],
            interaction_id=str(interaction.id),
            state=state,
            message_id=None if interaction.original_id is None else str(interaction.original_id),
            modal=interaction.modal,
            choices=interaction.choices,
            acknowledged_ms=interaction.acknowledged_ms,
            visible_ms=interaction.visible_ms,
        )

    def _hello(self) -> None:
        self._send(
            "hello",
            **self._view.hello(bot_online=self._room.gateway.connected),
            clock=self._clock(),
            faults=shown_faults(self._room.faults),
        )
        there = self._view.channels()
        self._known &= {channel.id for channel in there}
        for channel in there:
            self._know(channel)

    def _history(self, channel: Channel, before: frames.Id | None, request: Any) -> None:
        messages = self._view.history(channel, None if before is None else int(before), SHOWN)
        self._send("history", request=request, channel_id=str(channel.id), messages=messages)

    def _unread(self, channel_id: int) -> None:
        unread, pings = self._world.unread(channel_id, self._person.id)
        self._send("unread", channel_id=str(channel_id), unread=unread, pings=pings)

    def _tell_pings(self, change: Change) -> None:
        match change:
            case MessageCreated(message) | MessageDeleted(message):
                pinged = message.notified
            case ReadChanged(user_id):
                pinged = [user_id]
            case _:
                return
        for user_id in pinged:
            user = self._world.users[user_id]
            if self._view.shows_person(user):
                self._send("pings", person_id=str(user_id), pings=self._view.pings(user))

    def _clock(self) -> Json:
        return {"now": self._world.clock.now(), "offset": self._world.clock.offset}
