"""Sending, editing and deleting messages: the common part of every way to do it."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Mapping, Sequence

from playground import components as parts
from playground import mentions
from playground.changes import MessageCreated, MessageDeleted, MessageUpdated
from playground.clock import Clock
from playground.components import Json
from playground.errors import ApiError, invalid_form, refuse
from playground.files import Upload, keep, with_safe_names
from playground.limits.messages import check_message, is_v2
from playground.model import Attachment, Channel, Message, MessageFlag
from playground.world import World

OLD_AFTER = 3600.0
"""The age in seconds from which editing a message counts against the quota for old ones."""
OLD_EDITS_PER_HOUR = 5
NONCE_MEMORY = 300.0
_THREAD_CREATED = 18
"""The type of the message announcing that a thread was started."""
_SETTABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.IS_COMPONENTS_V2
_ATTACHMENT = "attachment://"
_FORGOTTEN_FILES = 200


class OldEdits:
    """The small hourly quota per channel for editing messages older than an hour."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._edits: defaultdict[int, deque[float]] = defaultdict(deque)
        self.retry_after = 1.0
        """The seconds after which a refusal suggests trying again; success isn't guaranteed."""

    def spend(self, message: Message) -> None:
        """Count an edit of this message if it's old.

        :raises ApiError: 30046 once the channel's quota is used up.
        """
        now = self._clock.now()
        if now - message.created_at < OLD_AFTER:
            return
        edits = self._edits[message.channel_id]
        while edits and now - edits[0] >= OLD_AFTER:
            edits.popleft()
        if len(edits) >= OLD_EDITS_PER_HOUR:
            raise ApiError(
                429,
                30046,
                "Maximum number of edits to messages older than 1 hour reached. Try again later.",
                retry_after=self.retry_after,
                **{"global": False},
            )
        edits.append(now)


class Messages:
    """The only place where messages are created, changed and deleted."""

    def __init__(self, world: World) -> None:
        self.old_edits = OldEdits(world.clock)
        self._world = world
        self._nonces: dict[tuple[int, int, str], tuple[float, Message]] = {}
        self._forgotten: deque[str] = deque()

    def send(
        self,
        channel: Channel,
        author_id: int,
        payload: Json,
        uploads: Sequence[Upload] = (),
        *,
        visible_to: int | None = None,
        interaction: Json | None = None,
        path: str = "",
        kind: int = 0,
    ) -> Message:
        """Send a message and return it; checking permissions is up to the caller.

        A repeated nonce with `enforce_nonce` returns the first message with that nonce.

        :raises ApiError: 50035 for a broken limit, 50006 for an empty message.
        """
        if first := self._same_nonce(channel, author_id, payload):
            return first
        message = self.prepare(
            channel, author_id, payload, uploads, visible_to=visible_to, interaction=interaction, path=path
        )
        message.kind = kind
        self._deliver(channel, message)
        return message

    def prepare(
        self,
        channel: Channel,
        author_id: int,
        payload: Json,
        uploads: Sequence[Upload] = (),
        *,
        visible_to: int | None = None,
        interaction: Json | None = None,
        path: str = "",
    ) -> Message:
        """Check a message and build it without sending it.

        :raises ApiError: 50035 for a broken limit, 50006 for an empty message.
        """
        flags = MessageFlag(int(payload.get("flags") or 0)) & _SETTABLE
        uploads = with_safe_names(uploads)
        check_message(payload, _sizes(uploads), v2=is_v2(flags), emojis=self._world.emojis, path=path)
        if not (payload.get("content") or payload.get("components") or payload.get("embeds") or uploads):
            raise refuse(50006)
        message = Message(self._world.ids.new(), channel.id, author_id, flags=flags)
        message.visible_to = visible_to
        message.interaction = interaction
        if visible_to is not None:
            message.flags |= MessageFlag.EPHEMERAL
        message.content = payload.get("content") or ""
        message.embeds = payload.get("embeds") or []
        message.reference = payload.get("message_reference")
        message.nonce = None if payload.get("nonce") is None else str(payload["nonce"])
        message.attachments = self._store(uploads, payload.get("attachments") or [])
        message.components = payload.get("components") or []
        self._resolve(message)
        self._mention(channel, message, payload.get("allowed_mentions"))
        return message

    def placeholder(
        self, channel: Channel, *, visible_to: int | None, interaction: Json | None, kind: int
    ) -> Message:
        """Send the "is thinking" message of a deferred response and return it."""
        message = Message(self._world.ids.new(), channel.id, self._world.bot_id, kind=kind)
        message.flags = MessageFlag.LOADING
        if visible_to is not None:
            message.flags |= MessageFlag.EPHEMERAL
        message.visible_to = visible_to
        message.interaction = interaction
        self._deliver(channel, message)
        return message

    def tell_of_thread(self, channel: Channel, thread: Channel) -> None:
        """Send the system message that announces a thread started without a message."""
        author_id = thread.owner_id or self._world.bot_id
        message = Message(self._world.ids.new(), channel.id, author_id, content=thread.name)
        message.kind = _THREAD_CREATED
        message.reference = {"channel_id": thread.id, "guild_id": thread.guild_id}
        self._deliver(channel, message)

    def edit(
        self, message: Message, payload: Json, uploads: Sequence[Upload] = (), *, path: str = ""
    ) -> None:
        """Edit a message in place; fields missing in the payload don't change.

        Attachments missing in a given list are dropped. Mentions are parsed again, but nobody is notified.

        :raises ApiError: 50035 for a broken limit, 50006 if nothing would be left.
        """
        v2 = is_v2(message.flags) or is_v2(int(payload.get("flags") or 0))
        uploads = with_safe_names(uploads)
        kept = self._kept(message, payload, uploads)
        after = self._after(message, payload)
        if v2 and not is_v2(message.flags):
            self._check_upgrade(message, payload)
        check_message(
            after,
            _sizes(uploads),
            v2=v2,
            emojis=self._world.emojis,
            kept_names=[file.filename for file in kept],
            path=path,
        )
        if not (after["content"] or after["components"] or after["embeds"] or kept or uploads):
            raise refuse(50006)
        channel = self._world.channels[message.channel_id]
        for gone in (file for file in message.attachments if file not in kept):
            self._forget(gone)
        message.attachments = kept + self._store(uploads, payload.get("attachments") or [])
        message.content, message.embeds = after["content"], after["embeds"]
        message.components = after["components"]
        flags = MessageFlag(int(payload.get("flags") or message.flags)) & _SETTABLE
        message.flags = message.flags & ~(_SETTABLE | MessageFlag.LOADING) | flags
        if v2:
            message.flags |= MessageFlag.IS_COMPONENTS_V2
        message.edited_at = self._world.clock.now()
        self._resolve(message)
        if "content" in payload or "components" in payload:
            notified = message.notified
            self._mention(channel, message, payload.get("allowed_mentions"))
            message.notified = notified
        self._world.tell(MessageUpdated(message))

    def delete(self, message: Message) -> None:
        """Delete a message; existing references to it see `deleted`."""
        if self._world.messages.get(message.channel_id, {}).pop(message.id, None) is None:
            return
        message.deleted = True
        for file in message.attachments:
            self._forget(file)
        self._world.tell(MessageDeleted(message))

    def readdress(self) -> None:
        """Update the picture addresses of restored messages to the playground's current address."""
        for there in self._world.messages.values():
            for message in there.values():
                by_id = {str(file.id): file for file in message.attachments}
                for _, media in parts.media(message.components):
                    if file := by_id.get(media.get("attachment_id", "")):
                        media["url"] = media["proxy_url"] = self.address(message, file)

    def address(self, message: Message, file: Attachment) -> str:
        """Return the download address of an attachment."""
        return f"{self._world.url}/attachments/{message.channel_id}/{file.id}/{file.filename}?ex={file.key}"

    def content(self, file: Attachment) -> bytes:
        """Return the bytes of an attachment."""
        return self._world.files[file.key]

    def _deliver(self, channel: Channel, message: Message) -> None:
        self._world.messages.setdefault(channel.id, {})[message.id] = message
        if message.visible_to is None:
            channel.last_message_id = message.id
            channel.active_at = self._world.clock.now()
        if message.nonce is not None:
            key = (channel.id, message.author_id, message.nonce)
            self._nonces[key] = (self._world.clock.now(), message)
        self._world.tell(MessageCreated(message))

    def _same_nonce(self, channel: Channel, author_id: int, payload: Json) -> Message | None:
        if not payload.get("enforce_nonce") or payload.get("nonce") is None:
            return None
        horizon = self._world.clock.now() - NONCE_MEMORY
        self._nonces = {key: entry for key, entry in self._nonces.items() if entry[0] >= horizon}
        entry = self._nonces.get((channel.id, author_id, str(payload["nonce"])))
        return entry[1] if entry else None

    def _after(self, message: Message, payload: Json) -> Json:
        return {
            **{key: payload[key] for key in ("allowed_mentions", "attachments", "poll") if key in payload},
            "content": (payload["content"] or "") if "content" in payload else message.content,
            "embeds": (payload["embeds"] or []) if "embeds" in payload else message.embeds,
            "components": (payload["components"] or []) if "components" in payload else message.components,
        }

    def _check_upgrade(self, message: Message, payload: Json) -> None:
        if message.loading:
            return
        for field, present in (("content", message.content), ("embeds", message.embeds)):
            if present and payload.get(field, present):
                raise invalid_form(
                    field,
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )

    def _kept(self, message: Message, payload: Json, uploads: Sequence[Upload]) -> list[Attachment]:
        if payload.get("attachments") is None and not uploads and "attachments" not in payload:
            return list(message.attachments)
        listed = {str(entry.get("id")): entry for entry in payload.get("attachments") or []}
        kept = [file for file in message.attachments if str(file.id) in listed]
        for file in kept:
            file.description = listed[str(file.id)].get("description", file.description)
        return kept

    def _store(self, uploads: Sequence[Upload], described: Sequence[Json]) -> list[Attachment]:
        by_index = {str(entry.get("id")): entry for entry in described}
        return [
            keep(self._world, upload, by_index.get(str(index), {}).get("description"))
            for index, upload in enumerate(uploads)
        ]

    def _forget(self, file: Attachment) -> None:
        """Drop a removed file's bytes after a while, because readers may still be fetching it."""
        self._forgotten.append(file.key)
        while len(self._forgotten) > _FORGOTTEN_FILES:
            self._world.files.pop(self._forgotten.popleft(), None)

    def _resolve(self, message: Message) -> None:
        parts.complete(message.components)
        by_name = {file.filename: file for file in message.attachments}
        for _, media in parts.media(message.components):
            url = str(media["url"])
            if not url.startswith(_ATTACHMENT):
                media.setdefault("id", str(self._world.ids.new()))
                media.setdefault("proxy_url", url)
                continue
            file = by_name[url.removeprefix(_ATTACHMENT)]
            address = self.address(message, file)
            media.clear()
            media.update(
                id=str(file.id),
                url=address,
                proxy_url=address,
                width=file.width,
                height=file.height,
                content_type=file.content_type,
                attachment_id=str(file.id),
            )

    def _mention(self, channel: Channel, message: Message, allowed: Json | None) -> None:
        found = mentions.find(self._world, channel, message.author_id, message.text, allowed)
        message.mentions, message.mention_roles = found.users, found.roles
        message.mention_everyone = found.everyone
        silent = message.ephemeral or MessageFlag.SUPPRESS_NOTIFICATIONS in message.flags
        recipients = set(channel.recipients) - {message.author_id}
        message.notified = [] if silent else sorted(set(found.notified) | recipients)


def _sizes(uploads: Sequence[Upload]) -> Mapping[str, int]:
    return {upload.filename: len(upload.data) for upload in uploads}
