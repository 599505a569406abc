"""The life of an interaction: created, delivered to the bot, answered in time, followed up, expired."""

from __future__ import annotations

import secrets
import time
from collections import defaultdict
from collections.abc import Callable, Sequence

from playground import components as parts
from playground.changes import Change, InteractionChanged, MessageUpdated
from playground.clock import Clock
from playground.components import Json
from playground.errors import FormErrors, invalid_form, refuse
from playground.files import Upload
from playground.limits.fields import check_length, check_text
from playground.limits.modals import check_modal
from playground.messages import Messages
from playground.model import Channel, Interaction, InteractionType, Message, MessageFlag, ResponseType
from playground.payloads import Payloads
from playground.snowflake import created_at
from playground.world import World

ANSWER_WITHIN = 3.0
"""The seconds within which the first response must arrive."""
TOKEN_LIFE = 900.0
"""The seconds for which the token accepts edits and follow-ups."""
MOST_CHOICES = 25
_ANSWER_TO_COMMAND = 20
_KEEP = 20_000

_ALLOWED: dict[InteractionType, frozenset[ResponseType]] = {
    InteractionType.COMMAND: frozenset(
        {ResponseType.MESSAGE, ResponseType.DEFERRED_MESSAGE, ResponseType.MODAL}
    ),
    InteractionType.COMPONENT: frozenset(ResponseType) - {ResponseType.AUTOCOMPLETE},
    InteractionType.AUTOCOMPLETE: frozenset({ResponseType.AUTOCOMPLETE}),
    InteractionType.MODAL_SUBMIT: frozenset(ResponseType) - {ResponseType.AUTOCOMPLETE, ResponseType.MODAL},
}


class Interactions:
    """Creates interactions and takes the bot's responses to them."""

    def __init__(
        self,
        world: World,
        messages: Messages,
        payloads: Payloads,
        deliver: Callable[[int | None, Json], None],
        countdown: Clock,
    ) -> None:
        self.failed: list[Interaction] = []
        """The interactions that the bot did not answer in time, in order."""
        self._world = world
        self._messages = messages
        self._payloads = payloads
        self._deliver = deliver
        self._countdown = countdown
        self.unanswered: set[int] = set()
        """The ids of interactions still waiting for their first response."""
        self._unseen: defaultdict[int, list[Interaction]] = defaultdict(list)
        world.listen(self._heard)

    def create(
        self,
        kind: InteractionType,
        user_id: int,
        channel: Channel,
        data: Json,
        *,
        message: Message | None = None,
        opened_from: Interaction | None = None,
        pretended: Sequence[Json] = (),
    ) -> Interaction:
        """Create an interaction, deliver it to the bot and return it at once.

        :param pretended: components that the payload adds to those of its message.
        """
        world = self._world
        interaction = Interaction(
            id=world.ids.new(),
            token=secrets.token_urlsafe(48),
            kind=kind,
            user_id=user_id,
            channel_id=channel.id,
            guild_id=channel.guild_id,
            data=data,
            message_id=message.id if message else None,
            opened_from=opened_from,
            started=time.perf_counter(),
        )
        self._remember(interaction)
        self.unanswered.add(interaction.id)
        interaction.answer_by = self._countdown.now() + ANSWER_WITHIN
        self._countdown.call_at(interaction.answer_by, lambda: self._fail_unanswered(interaction))
        world.tell(InteractionChanged(interaction))
        payload = self._payloads.interaction(interaction)
        if pretended:
            payload["message"]["components"] = [*payload["message"]["components"], *pretended]
        self._deliver(interaction.guild_id, payload)
        return interaction

    def respond(
        self, interaction_id: int, token: str, body: Json, uploads: Sequence[Upload] = ()
    ) -> Interaction:
        """Take the first response to an interaction and return the interaction.

        :raises ApiError: 10062 if it is unknown or too late, 40060 if it was answered, 50035 for a response
            that breaks a limit or does not fit this kind of interaction.
        """
        interaction = self._world.interactions.get(token)
        if interaction is None or interaction.id != interaction_id:
            raise refuse(10062)
        if interaction.acknowledged:
            raise refuse(40060)
        if interaction.failed or self._countdown.now() > interaction.answer_by:
            raise refuse(10062)
        response = self._response_type(interaction, body)
        self._apply(interaction, response, body.get("data") or {}, uploads)
        interaction.response = response
        self.unanswered.discard(interaction.id)
        interaction.acknowledged_ms = _elapsed(interaction)
        if response not in (ResponseType.DEFERRED_MESSAGE, ResponseType.DEFERRED_UPDATE):
            interaction.visible_ms = interaction.acknowledged_ms
        elif (original := self._original(interaction)) is not None and not original.ephemeral:
            self._unseen[original.id].append(interaction)
        self._world.tell(InteractionChanged(interaction))
        return interaction

    def by_token(self, application_id: int, token: str) -> Interaction:
        """Return the interaction that a webhook address refers to.

        :raises ApiError: 10015 if it doesn't exist or has no first response yet, 50027 if the token expired.
        """
        interaction = self._world.interactions.get(token)
        if interaction is None or application_id != self._world.application_id:
            raise refuse(10015)
        if self._age(interaction) > TOKEN_LIFE:
            raise refuse(50027)
        if not interaction.acknowledged:
            raise refuse(10015)
        return interaction

    def message(self, interaction: Interaction, which: str) -> Message:
        """Return `@original` or another message that an interaction's token gives access to.

        :raises ApiError: 10008 if there is no such message.
        """
        wanted = interaction.original_id if which == "@original" else int(which)
        if wanted is None or wanted not in {
            interaction.original_id,
            interaction.message_id,
            *interaction.followups,
        }:
            raise refuse(10008)
        return self._world.message(interaction.channel_id, wanted)

    def edit(
        self, interaction: Interaction, message: Message, body: Json, uploads: Sequence[Upload] = ()
    ) -> None:
        """Edit ``message`` with the token of ``interaction``, which makes its result visible.

        Several presses may be waiting for the same private message. Each is answered only by an edit with its
        own token; the bot may also edit a message in the channel itself.

        :raises ApiError: 50035 or 50006 as for any message.
        """
        self._messages.edit(message, body, uploads)
        self._made_visible(interaction)

    def follow_up(self, interaction: Interaction, body: Json, uploads: Sequence[Upload] = ()) -> Message:
        """Send a follow-up; the first one after a deferral replaces "is thinking".

        :raises ApiError: 50035 or 50006 as for any message.
        """
        world = self._world
        channel = world.channel(interaction.channel_id)
        original = self._original(interaction)
        if original is not None and original.loading:
            self.edit(interaction, original, body, uploads)
            return original
        message = self._messages.send(
            channel,
            world.bot_id,
            body,
            uploads,
            visible_to=interaction.user_id if _wants_ephemeral(body) else None,
            interaction=self._payloads.interaction_metadata(interaction),
        )
        interaction.followups.append(message.id)
        self._made_visible(interaction)
        return message

    def _original(self, interaction: Interaction) -> Message | None:
        of_channel = self._world.messages.get(interaction.channel_id, {})
        return None if interaction.original_id is None else of_channel.get(interaction.original_id)

    def _age(self, interaction: Interaction) -> float:
        return self._world.clock.now() - created_at(interaction.id)

    def _remember(self, interaction: Interaction) -> None:
        known = self._world.interactions
        known[interaction.token] = interaction
        while len(known) > _KEEP:
            del known[next(iter(known))]

    def _fail_unanswered(self, interaction: Interaction) -> None:
        if not interaction.acknowledged:
            interaction.failed = True
            self.unanswered.discard(interaction.id)
            self.failed.append(interaction)
            self._world.tell(InteractionChanged(interaction))

    def _heard(self, change: Change) -> None:
        if isinstance(change, MessageUpdated):
            for interaction in self._unseen.pop(change.message.id, ()):
                self._made_visible(interaction)

    def _made_visible(self, interaction: Interaction) -> None:
        if interaction.visible_ms is None:
            interaction.visible_ms = _elapsed(interaction)
            self._world.tell(InteractionChanged(interaction))

    def _response_type(self, interaction: Interaction, body: Json) -> ResponseType:
        allowed = _ALLOWED[interaction.kind]
        from_message = interaction.message_id is not None
        wanted = body.get("type")
        updates = (ResponseType.UPDATE, ResponseType.DEFERRED_UPDATE)
        if wanted not in allowed or (wanted in updates and not from_message):
            raise invalid_form(
                "type", "BASE_TYPE_CHOICES", f"Value must be one of {sorted(int(kind) for kind in allowed)}."
            )
        return ResponseType(wanted)

    def _apply(
        self, interaction: Interaction, response: ResponseType, data: Json, uploads: Sequence[Upload]
    ) -> None:
        match response:
            case ResponseType.MESSAGE:
                self._answer(interaction, data, uploads)
            case ResponseType.DEFERRED_MESSAGE:
                self._defer(interaction, data)
            case ResponseType.UPDATE:
                self._messages.edit(self._source(interaction), data, uploads, path="data")
                interaction.original_id = interaction.message_id
            case ResponseType.DEFERRED_UPDATE:
                interaction.original_id = interaction.message_id
            case ResponseType.AUTOCOMPLETE:
                interaction.choices = _checked_choices(data)
            case ResponseType.MODAL:
                errors = FormErrors()
                check_modal(errors, data, "data")
                errors.raise_if_any()
                parts.complete(data["components"])
                interaction.modal = data

    def _answer(self, interaction: Interaction, data: Json, uploads: Sequence[Upload]) -> None:
        message = self._messages.send(
            self._world.channel(interaction.channel_id),
            self._world.bot_id,
            data,
            uploads,
            visible_to=interaction.user_id if _wants_ephemeral(data) else None,
            interaction=self._payloads.interaction_metadata(interaction),
            path="data",
            kind=_message_kind(interaction),
        )
        interaction.original_id = message.id

    def _defer(self, interaction: Interaction, data: Json) -> None:
        if int(data.get("flags") or 0) & ~MessageFlag.EPHEMERAL:
            raise invalid_form(
                "data.flags", "MESSAGE_FLAGS_INVALID", "A deferred reply may carry only the EPHEMERAL flag."
            )
        message = self._messages.placeholder(
            self._world.channel(interaction.channel_id),
            visible_to=interaction.user_id if _wants_ephemeral(data) else None,
            interaction=self._payloads.interaction_metadata(interaction),
            kind=_message_kind(interaction),
        )
        interaction.original_id = message.id

    def _source(self, interaction: Interaction) -> Message:
        return self._world.message(interaction.channel_id, interaction.message_id or 0)


def _message_kind(interaction: Interaction) -> int:
    return _ANSWER_TO_COMMAND if interaction.kind is InteractionType.COMMAND else 0


def _wants_ephemeral(data: Json) -> bool:
    return bool(int(data.get("flags") or 0) & MessageFlag.EPHEMERAL)


def _elapsed(interaction: Interaction) -> float:
    return (time.perf_counter() - interaction.started) * 1000


def _checked_choices(data: Json) -> list[Json]:
    choices: list[Json] = data.get("choices") or []
    errors = FormErrors()
    check_length(errors, "data.choices", choices, most=MOST_CHOICES)
    for index, choice in enumerate(choices):
        here = f"data.choices.{index}"
        check_text(errors, f"{here}.name", choice.get("name"), least=1, most=100, required=True)
        value = choice.get("value")
        check_text(errors, f"{here}.value", str(value), most=100)
    errors.raise_if_any()
    return choices
