"""The frames that a page sends over its websocket, one class each; the tag is the frame's `type`."""

from __future__ import annotations

from typing import Any

import msgspec

Id = int | str


class Frame(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """The base of all frames: the page chooses `request`, and frames that answer it return it."""

    request: Any = None


class Slash(Frame, tag="slash"):
    """Call a command such as `table new`; users, channels and roles in `options` are ids as text."""

    channel_id: Id
    command: str
    options: dict[str, Any] = {}


class Autocomplete(Frame, tag="autocomplete"):
    """Ask for suggestions for the option `focused`, whose text so far is among `options`."""

    channel_id: Id
    command: str
    focused: str
    options: dict[str, Any] = {}


class UseOnPerson(Frame, tag="use_on_person"):
    """Choose an entry of somebody's context menu in a channel."""

    channel_id: Id
    person_id: Id
    command: str


class OnMessage(Frame):
    """A frame about one message."""

    channel_id: Id
    message_id: Id


class UseOn(OnMessage, tag="use_on"):
    """Choose an entry of a message's context menu."""

    command: str


class Press(OnMessage, tag="press"):
    """Press a button."""

    custom_id: str


class Select(OnMessage, tag="select"):
    """Choose in a menu."""

    custom_id: str
    values: list[str]


class Dismiss(OnMessage, tag="dismiss"):
    """Close a private message."""


class DeleteMessage(OnMessage, tag="delete_message"):
    """Delete a message."""


class Submit(Frame, tag="submit"):
    """Send the form that interaction `interaction_id` opened."""

    interaction_id: Id
    values: dict[str, Any] = {}


class Send(Frame, tag="send"):
    """Send a plain message."""

    channel_id: Id
    text: str


class OpenDm(Frame, tag="open_dm"):
    """Open the direct message channel with the bot; a `channel` frame answers."""


class Read(Frame, tag="read"):
    """Mark a channel as read."""

    channel_id: Id


class GetHistory(Frame, tag="history"):
    """Ask for messages older than `before`, or the newest ones."""

    channel_id: Id
    before: Id | None = None


class Settings(Frame, tag="settings"):
    """Change the person's settings."""

    dms_closed: bool | None = None
    locale: str | None = None


class WatchRequests(Frame, tag="watch_requests"):
    """Start or stop the stream of `requests` frames."""

    on: bool = True


class Fault(Frame, tag="fault"):
    """Switch faults; missing fields keep their state."""

    clear: bool = False
    latency: float | None = None
    error_probability: float | None = None
    double_deliveries: int | None = None
    fail_next: int = 0
    limit_next: int = 0
    lose_next: int = 0
    drop_gateway: bool = False
    invalidate_session: bool = False


class ClockAdvance(Frame, tag="clock_advance"):
    """Move the playground's clock forward."""

    seconds: float


class SetMembership(Frame, tag="set_membership"):
    """Leave the server or join it again."""

    member: bool


class SetRole(Frame, tag="set_role"):
    """Give the person a role or take it."""

    role_id: Id
    has: bool


class DeleteRole(Frame, tag="delete_role"):
    """Delete a role of the server."""

    role_id: Id


class SetBotMembership(Frame, tag="set_bot_membership"):
    """Remove the bot from the server or invite it again."""

    member: bool


class DenyBot(Frame, tag="deny_bot"):
    """Deny the bot permissions in a channel, by name (`SEND_MESSAGES`); an empty list restores all."""

    channel_id: Id
    permissions: list[str] = []


class StartThread(Frame, tag="start_thread"):
    """Start a thread."""

    channel_id: Id
    name: str


class SetArchived(Frame, tag="set_archived"):
    """Archive a thread, optionally locking it, or unarchive it."""

    channel_id: Id
    archived: bool
    locked: bool = False


class DeleteChannel(Frame, tag="delete_channel"):
    """Delete a channel or thread."""

    channel_id: Id


Switch = (
    SetMembership
    | SetRole
    | DeleteRole
    | SetBotMembership
    | DenyBot
    | StartThread
    | SetArchived
    | DeleteChannel
)
AnyFrame = (
    Switch
    | Slash
    | UseOnPerson
    | UseOn
    | Autocomplete
    | Press
    | Select
    | Dismiss
    | DeleteMessage
    | Submit
    | Send
    | OpenDm
    | Read
    | GetHistory
    | Settings
    | WatchRequests
    | Fault
    | ClockAdvance
)
decode = msgspec.json.Decoder(AnyFrame).decode
