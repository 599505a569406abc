"""A server's webhook for its moderators: its state, its address, its secret, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.modal import Modal, TextInput
from bot.discord.panels.panel import Button, Panel, Part, Row, Style
from bot.features.webhooks.rules.address import LONGEST_ADDRESS, host_of
from bot.features.webhooks.rules.webhook import GIVE_UP, Webhook, failure_text, webhook_state
from games.engine.text import Typed
from render.words import Words

Trouble = Literal["failing", "off"]
"""The news that a moderator gets by direct message."""
Risky = Literal["webhook-renew", "webhook-remove"]
"""The presses that ask first, because a receiver gets nothing valid afterwards."""
_ASKING: Mapping[Risky, tuple[str, str, str]] = {
    "webhook-renew": ("webhook-renew-question", "button-webhook-renew-yes", "webhook-renew-yes"),
    "webhook-remove": ("webhook-remove-question", "button-webhook-remove-yes", "webhook-remove-yes"),
}
"""The question that each of them asks, and the label and the verb of the button that says yes."""
_RED = 0xB5402E


def webhook_panel(webhook: Webhook | None, waiting: int, words: Words, note: str | None = None) -> Panel:
    """Return the state of a server's webhook with everything that can be done about it.

    ``waiting`` is the number of messages still to be sent; ``note`` says what was just done.
    """
    parts: list[Part] = [f"### {words('webhook-title')}\n{words('setup-webhook-help')}"]
    if note:
        parts.append(note)
    state = words.say(webhook_state(webhook))
    parts.append(f"{state}\n{words('webhook-waiting', count=waiting)}" if waiting else state)
    if webhook is None:
        parts.append(Row([_button(words, "webhook-address", style="primary")]))
    else:
        done = [
            _button(words, "webhook-test", style="primary"),
            _button(words, "webhook-address", label="button-webhook-change"),
            _button(words, "webhook-renew"),
            _button(words, "webhook-remove"),
        ]
        parts.append(Row(done))
    parts.append(Row([Button(words("setup-to-panel"), CustomId(0, 0, "setup", "programs"))]))
    return Panel(parts)


def address_form(words: Words) -> Modal:
    """Return the form in which the address is typed; the current one isn't shown again."""
    field = TextInput(
        "address",
        words("webhook-address-label"),
        hint=words("webhook-address-hint"),
        example="https://example.org/…",
        longest=LONGEST_ADDRESS,
    )
    return Modal(CustomId(0, 0, "webhook-set"), words("webhook-title"), [field])


def secret_note(secret: str, words: Words) -> str:
    """Return the sentences that show a new secret for the only time."""
    return f"{words('webhook-secret')}\n`{secret}`"


def confirm(verb: Risky, webhook: Webhook, words: Words) -> Panel:
    """Return the question of whether to do what ``verb`` says."""
    question, label, yes_verb = _ASKING[verb]
    yes = Button(words(label), CustomId(0, 0, yes_verb), "danger")
    back = Button(words("button-back"), CustomId(0, 0, "webhook"))
    return Panel([words(question, host=Typed(host_of(webhook.url))), Row([yes, back])], _RED)


def trouble(kind: Trouble, webhook: Webhook, server: Typed, words: Words) -> Panel:
    """Return the direct message about a webhook of ``server`` that fails or is switched off."""
    since = webhook.failing_since or 0.0
    why = "" if webhook.failure is None else words.say(failure_text(webhook.failure))
    return Panel(
        [
            words(
                f"webhook-letter-{kind}",
                server=server,
                host=Typed(host_of(webhook.url)),
                why=why,
                since=f"<t:{int(since)}:f>",
                until=f"<t:{int(since + GIVE_UP)}:f>",
            )
        ]
    )


def _button(words: Words, verb: str, *, label: str = "", style: Style = "secondary") -> Button:
    return Button(words(label or f"button-{verb}"), CustomId(0, 0, verb), style)
