"""The bot's answer to a person's action, as the person sees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from playground import components as parts
from playground.components import Json
from playground.errors import CannotDoError
from playground.model import Interaction, Message, ResponseType
from playground.waiting import GIVE_UP, Waiting
from playground.world import World

ReplyKind = Literal["message", "deferred", "update", "deferred update", "modal", "choices", "none"]
_KINDS: dict[ResponseType, ReplyKind] = {
    ResponseType.MESSAGE: "message",
    ResponseType.DEFERRED_MESSAGE: "deferred",
    ResponseType.UPDATE: "update",
    ResponseType.DEFERRED_UPDATE: "deferred update",
    ResponseType.MODAL: "modal",
    ResponseType.AUTOCOMPLETE: "choices",
}


@dataclass(frozen=True)
class Modal:
    """A form that the bot opened for a person."""

    interaction: Interaction
    data: Json

    @property
    def title(self) -> str:
        """Its title."""
        return str(self.data["title"])

    @property
    def custom_id(self) -> str:
        """The id that the bot expects it to return."""
        return str(self.data["custom_id"])

    @property
    def inputs(self) -> dict[str, Json]:
        """Its inputs by custom id."""
        return {part["custom_id"]: part for part, _ in parts.inputs(self.data["components"])}

    @property
    def text(self) -> str:
        """All its text: the title, the text displays, and the labels with their descriptions."""
        words = [self.title]
        for part in self.data["components"]:
            words += [part[key] for key in ("content", "label", "description") if part.get(key)]
        return "\n".join(words)


class Reply:
    """The answer to one interaction; it also shows everything that arrives later."""

    def __init__(self, world: World, waiting: Waiting, interaction: Interaction) -> None:
        self.interaction = interaction
        self._world = world
        self._waiting = waiting

    def __repr__(self) -> str:
        return f"<Reply {self.kind}: {self.text!r}>"

    @property
    def kind(self) -> ReplyKind:
        """The kind of first response; people see `none` as "This interaction failed"."""
        response = self.interaction.response
        return "none" if response is None else _KINDS[response]

    @property
    def failed(self) -> bool:
        """Whether the bot did not answer in time."""
        return self.interaction.failed

    @property
    def message(self) -> Message | None:
        """The message that the answer sent or changed."""
        original = self.interaction.original_id
        return self._world.messages.get(self.interaction.channel_id, {}).get(original or 0)

    @property
    def followups(self) -> list[Message]:
        """The follow-ups sent through this interaction that still exist."""
        there = self._world.messages.get(self.interaction.channel_id, {})
        return [there[message] for message in self.interaction.followups if message in there]

    @property
    def messages(self) -> list[Message]:
        """The message of the answer and all follow-ups."""
        message = self.message
        return [message, *self.followups] if message else self.followups

    @property
    def text(self) -> str:
        """The text of all its messages."""
        return "\n".join(message.text for message in self.messages)

    @property
    def modal(self) -> Modal | None:
        """The form that the answer opened."""
        return Modal(self.interaction, self.interaction.modal) if self.interaction.modal else None

    @property
    def choices(self) -> list[Json]:
        """The suggestions of an autocompletion."""
        return self.interaction.choices

    @property
    def acknowledged_ms(self) -> float | None:
        """Real milliseconds from the press to the bot's first response."""
        return self.interaction.acknowledged_ms

    @property
    def visible_ms(self) -> float | None:
        """Real milliseconds from the press to the result visible to the person."""
        return self.interaction.visible_ms

    async def result(self, timeout: float = GIVE_UP) -> Message:  # noqa: ASYNC109
        """Wait until the answer is more than an acknowledgement, and return its message.

        :raises CannotDoError: if the interaction failed, or opened a form.
        :raises TimeoutError: if no result arrives within `timeout` real seconds.
        """
        await self._waiting.until(
            lambda: self.interaction.visible_ms is not None or self.interaction.failed, timeout
        )
        found = self.messages
        if not found:
            raise CannotDoError(f"there is no message in {self!r}")
        return found[0]


@dataclass(frozen=True)
class Suggestion:
    """An autocompletion: the name shown and the value sent."""

    name: str
    value: Any
