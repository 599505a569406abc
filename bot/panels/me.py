"""What a person asked for, as they see and change it, and the questions about their data."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final, get_args

from bot.domain.days_off import Allowance, coming
from bot.domain.people import Delivery, Preferences
from bot.domain.reminders import REMINDERS
from bot.panels.custom_ids import CustomId
from bot.panels.modal import Modal, TextInput
from bot.panels.panel import Button, Line, Panel, Part, Row, Rule, Select
from bot.store.personal import Involved
from render.words import Words, locales, words_for

REMINDER_HOURS = (0, 1, 2, 4, 8, 12, 24, 48, 72)
"""After how many hours somebody may be reminded; 0 is not at all."""
OWN_LANGUAGE = "discord"
"""The choice for the language that the person's Discord is in."""

COACH: Final = "coach"
"""The choice to be told of new things."""
AIM: Final = "aim"
"""The choice to be told the aim of the game."""

_RED = 0xB5402E
_DAYS = 7


def me_panel(
    preferences: Preferences,
    words: Words,
    today: date,
    allowed: Allowance | None,
    note: str | None = None,
) -> Panel:
    """Return everything a person asked for; ``note`` says what was just done.

    ``today`` is the day where they live, ``allowed`` the days off that they have left.
    """
    parts: list[Part] = [f"### {words('me-title')}" + (f"\n{note}" if note else "")]
    parts += [*_telling(preferences, words), Rule(), *_time(preferences, words, today, allowed)]
    parts += [_switch("confirm", preferences.confirm, words), _switch("rated", preferences.rated, words)]
    parts.append(_hand(preferences, words))
    shape = preferences.picture or "wide"
    other = CustomId(0, 0, "me-switch", f"picture={str(shape == 'wide').lower()}")
    pictures = Button(words("me-picture", shape=shape), other)
    about, data = (
        [_plain_button(words, verb) for verb in verbs]
        for verbs in (("me-open", "me-blocked"), ("me-export", "me-delete"))
    )
    parts.append(Row([*about, pictures, *data]))
    return Panel(parts)


def zone_form(preferences: Preferences, words: Words) -> Modal:
    """Return the form for the time zone."""
    zone = TextInput(
        "zone",
        words("me-timezone"),
        preferences.timezone,
        words("me-timezone-hint"),
        "Europe/Rome",
        longest=60,
    )
    return Modal(CustomId(0, 0, "me-zone-set"), words("me-timezone"), [zone])


def holiday_form(words: Words) -> Modal:
    """Return the form for a holiday."""
    example, hint = "2026-12-24", words("me-day-hint")
    fields = [
        TextInput("first", words("me-first-day"), hint=hint, example=example, longest=20),
        TextInput("last", words("me-last-day"), hint=hint, example="2027-01-06", longest=20),
    ]
    return Modal(CustomId(0, 0, "me-away-set"), words("me-holiday-title"), fields)


def trial_letter(words: Words) -> Panel:
    """Return the direct message that proves that direct messages arrive."""
    return Panel([words("me-trial-letter")])


def exported(file: tuple[str, bytes], words: Words) -> Panel:
    """Return the message with the file of all that is kept about a person."""
    return Panel([words("me-export-done")], file=file)


def confirm_delete(involved: Involved, words: Words) -> Panel:
    """Return what forgetting a person will do, and the question whether to do it."""
    will = words("me-delete-question", open=len(involved.seated), finished=involved.finished)
    yes = Button(words("button-me-delete-yes"), CustomId(0, 0, "me-delete-yes"), "danger")
    return Panel([will, Row([yes, Button(words("button-back"), CustomId(0, 0, "me"))])], _RED)


def _telling(preferences: Preferences, words: Words) -> list[Part]:
    ways = [
        (way, words(f"me-delivery-{way}"), words(f"me-delivery-{way}-help")) for way in get_args(Delivery)
    ]
    parts: list[Part] = [*_menu("delivery", ways, [preferences.delivery], words)]
    match preferences.delivery:
        case "digest":
            hours = [(str(hour), f"{hour:02}:00", "") for hour in range(24)]
            parts += _menu(
                "digest_hour", hours, [str(preferences.digest_hour)], words, zone=preferences.timezone
            )
        case "channel" | "direct" | "both":
            every = [(str(hours), words("me-reminder", hours=hours), "") for hours in REMINDER_HOURS]
            chosen = [str(preferences.reminder_hours)]
            parts += _menu("reminder_hours", every, chosen, words, most=REMINDERS)
            parts.append(_switch("early", preferences.early, words))
    languages = [(locale, words_for(locale)("language-name"), "") for locale in locales()]
    languages.insert(0, (OWN_LANGUAGE, words("me-language-none"), ""))
    return [*parts, *_menu("language", languages, [preferences.language or OWN_LANGUAGE], words)]


def _time(preferences: Preferences, words: Words, today: date, allowed: Allowance | None) -> list[Part]:
    zone = Line(
        f"**{words('me-timezone')}**: {preferences.timezone}\n-# {words('me-timezone-help')}",
        _plain_button(words, "me-zone"),
    )
    days = [(str(day), words(f"weekday-{day}"), "") for day in range(_DAYS)]
    noted = coming(preferences.holidays, today)
    listed = ", ".join(_span(first, last) for first, last in noted) or words("me-holidays-none")
    left = words("me-holidays-free")
    if allowed is not None:
        left = words("me-holidays-left", left=allowed.left, most=allowed.most, year=str(allowed.year))
    holidays = Line(f"**{words('me-holidays')}**: {listed}\n-# {left}", _plain_button(words, "me-away"))
    parts = [
        zone,
        *_menu("weekend", days, [str(day) for day in preferences.weekend], words, least=0, up_to=_DAYS),
        holidays,
    ]
    if noted:
        choices = [(f"{first}={last}", _span(first, last), "") for first, last in noted]
        parts.append(Select(CustomId(0, 0, "me-away-drop"), words("me-holiday-remove"), choices))
    return parts


def _menu(
    wish: str,
    choices: Sequence[tuple[str, str, str]],
    chosen: Sequence[str],
    words: Words,
    *,
    least: int = 1,
    up_to: int = 1,
    **args: str | int,
) -> list[Part]:
    key = wish.replace("_", "-")
    head = f"**{words(f'me-{key}')}**\n-# {words(f'me-{key}-help', **args)}"
    menu = Select(CustomId(0, 0, "me-pick", wish), words(f"me-{key}"), choices, least, up_to, chosen)
    return [head, menu]


def _hand(preferences: Preferences, words: Words) -> Select:
    """Return the menu of the optional parts of a hand."""
    shown = {COACH: preferences.coach, AIM: not preferences.compact}
    choices = [(name, words(f"me-hand-{name}"), words(f"me-hand-{name}-help")) for name in (COACH, AIM)]
    chosen = [name for name, is_shown in shown.items() if is_shown]
    return Select(CustomId(0, 0, "me-pick", "hand"), words("me-hand"), choices, 0, len(choices), chosen)


def _switch(wish: str, value: bool, words: Words) -> Line:
    following = str(not value).lower()
    button = Button(
        words("me-yes") if value else words("me-no"),
        CustomId(0, 0, "me-switch", f"{wish}={following}"),
        "primary" if value else "secondary",
    )
    return Line(f"**{words(f'me-{wish}')}**\n-# {words(f'me-{wish}-help')}", button)


def _plain_button(words: Words, verb: str) -> Button:
    return Button(words(f"button-{verb}"), CustomId(0, 0, verb))


def _span(first: str, last: str) -> str:
    return first if first == last else f"{first} – {last}"
