"""Limits of message components, both in the old layout of rows and in Components V2."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

from playground import components as parts
from playground.components import Json, Kind
from playground.errors import FormErrors
from playground.limits.fields import REQUIRED, check_length, check_number, check_text

MOST_COMPONENTS = 40
MOST_TEXT = 4000
MOST_ROWS = 5
MOST_BUTTONS = 5
MOST_OPTIONS = 25
MOST_PICTURES = 10
LABEL = 80
CUSTOM_ID = 100
PLACEHOLDER = 150
OPTION_TEXT = 100
ALT_TEXT = 1024
URL = 512

_TOP_LEVEL_V2 = frozenset(
    {
        Kind.ACTION_ROW,
        Kind.SECTION,
        Kind.TEXT_DISPLAY,
        Kind.MEDIA_GALLERY,
        Kind.FILE,
        Kind.SEPARATOR,
        Kind.CONTAINER,
    }
)
_IN_CONTAINER = _TOP_LEVEL_V2 - {Kind.CONTAINER}
_BOUNDS = ("min_values", "max_values")
_PRESETS = {
    Kind.USER_SELECT: ("user",),
    Kind.ROLE_SELECT: ("role",),
    Kind.MENTIONABLE_SELECT: ("user", "role"),
    Kind.CHANNEL_SELECT: ("channel",),
}
_CUSTOM_EMOJI_NAME = re.compile(r"\w{2,32}")
_PLAYING_CARDS = range(0x1F0A0, 0x1F100)
_THE_JOKER_EMOJI = 0x1F0CF


def check_components(errors: FormErrors, components: list[Json], *, v2: bool, path: str) -> None:
    """Report every component that Discord would reject in a message."""
    if v2:
        _check_kinds(errors, components, _TOP_LEVEL_V2, path)
    else:
        check_length(errors, path, components, most=MOST_ROWS)
        _check_kinds(errors, components, frozenset({Kind.ACTION_ROW}), path)
    everything = list(parts.walk(components, path))
    for here, part in everything:
        if check := _CHECKS.get(part.get("type", 0)):
            check(errors, part, here)
    _check_totals(errors, everything, path, v2=v2)
    _check_unique(errors, everything)


def check_custom_emojis(
    errors: FormErrors, components: list[Json], known: Collection[int], path: str
) -> None:
    """Report every custom emoji in a button or a menu that is not `known`."""
    for here, emoji in parts.emojis(components):
        known_by = str(emoji.get("id") or "")
        if known_by and not (known_by.isdecimal() and int(known_by) in known):
            place = f"{path}{here.removeprefix('components')}"
            errors.add(f"{place}.id", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _check_kinds(errors: FormErrors, components: list[Json], allowed: frozenset[Kind], path: str) -> None:
    for index, part in enumerate(components):
        if part.get("type") not in allowed:
            errors.add(
                f"{path}.{index}.type",
                "UNION_TYPE_CHOICES",
                f'Value of field "type" must be one of ({", ".join(str(int(k)) for k in sorted(allowed))}).',
            )


def _check_totals(errors: FormErrors, everything: list[tuple[str, Json]], path: str, *, v2: bool) -> None:
    if not v2:
        return
    if len(everything) > MOST_COMPONENTS:
        errors.add(
            path,
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The total number of components in a message cannot exceed {MOST_COMPONENTS}",
        )
    words = sum(len(p.get("content") or "") for _, p in everything if p.get("type") == Kind.TEXT_DISPLAY)
    if words > MOST_TEXT:
        errors.add(
            path,
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"The total displayable text size in a message cannot exceed {MOST_TEXT}",
        )


def _check_unique(errors: FormErrors, everything: list[tuple[str, Json]]) -> None:
    seen: dict[str, set[object]] = {"custom_id": set(), "id": set()}
    for path, part in everything:
        for key, values in seen.items():
            value = part.get(key)
            if not value:
                continue
            if value in values:
                name = "custom id" if key == "custom_id" else "id"
                errors.add(
                    f"{path}.{key}",
                    f"COMPONENT_{name.upper().replace(' ', '_')}_DUPLICATED",
                    f"Component {name} cannot be duplicated",
                )
            values.add(value)


def _check_row(errors: FormErrors, part: Json, path: str) -> None:
    children = part.get("components") or []
    check_length(errors, f"{path}.components", children, least=1, most=MOST_BUTTONS)
    allowed = frozenset({Kind.BUTTON}) | parts.SELECTS
    _check_kinds(errors, children, allowed, f"{path}.components")
    if len(children) > 1 and any(child.get("type") in parts.SELECTS for child in children):
        errors.add(f"{path}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A select takes a whole row.")


def _check_button(errors: FormErrors, part: Json, path: str) -> None:
    style = part.get("style")
    check_text(errors, f"{path}.label", part.get("label"), most=LABEL)
    if emoji := part.get("emoji"):
        _check_emoji(errors, emoji, f"{path}.emoji")
    if style == parts.LINK_STYLE:
        check_text(errors, f"{path}.url", part.get("url"), least=1, most=URL, required=True)
        if part.get("custom_id"):
            errors.add(path, "BUTTON_COMPONENT_CUSTOM_ID_URL", "A custom id and url cannot both be specified")
    elif style in (1, 2, 3, 4):
        check_text(errors, f"{path}.custom_id", part.get("custom_id"), least=1, most=CUSTOM_ID, required=True)
        if part.get("url"):
            errors.add(path, "BUTTON_COMPONENT_CUSTOM_ID_URL", "A custom id and url cannot both be specified")
    elif style != parts.PREMIUM_STYLE:
        errors.add(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4, 5, 6}.")
    if not part.get("label") and not part.get("emoji") and style != parts.PREMIUM_STYLE:
        errors.add(path, "BUTTON_COMPONENT_INVALID", "A button needs a label or an emoji")


def _check_emoji(errors: FormErrors, emoji: Json, path: str) -> None:
    name = emoji.get("name") or ""
    if emoji.get("id"):
        return
    plain = bool(_CUSTOM_EMOJI_NAME.fullmatch(name)) or name.isascii()
    lone_card = len(name) == 1 and ord(name) in _PLAYING_CARDS and ord(name) != _THE_JOKER_EMOJI
    if plain or lone_card:
        errors.add(f"{path}.name", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def check_select(errors: FormErrors, part: Json, path: str) -> None:
    """Report everything that Discord would reject in a menu of a message or a form."""
    check_text(errors, f"{path}.custom_id", part.get("custom_id"), least=1, most=CUSTOM_ID, required=True)
    check_text(errors, f"{path}.placeholder", part.get("placeholder"), most=PLACEHOLDER)
    check_number(errors, f"{path}.min_values", part.get("min_values"), least=0, most=25)
    check_number(errors, f"{path}.max_values", part.get("max_values"), least=1, most=25)
    least, most = (value if isinstance(value, int) else 1 for value in map(part.get, _BOUNDS))
    if least > most:
        errors.add(f"{path}.min_values", "SELECT_COMPONENT_MIN_VALUES", "More min_values than max_values")
    if part["type"] != Kind.STRING_SELECT:
        _check_presets(errors, part, path, most)
        return
    options = part.get("options") or []
    check_length(errors, f"{path}.options", options, least=1, most=MOST_OPTIONS)
    _check_options(errors, options, f"{path}.options")
    for key in _BOUNDS:
        if isinstance(wanted := part.get(key), int) and wanted > len(options):
            errors.add(f"{path}.{key}", "SELECT_COMPONENT_MAX_VALUES", f"More {key} than options")


def _check_presets(errors: FormErrors, part: Json, path: str, most: int) -> None:
    presets = part.get("default_values") or []
    check_length(errors, f"{path}.default_values", presets, most=most)
    for index, preset in enumerate(presets):
        if preset.get("type") not in _PRESETS[part["type"]]:
            errors.add(
                f"{path}.default_values.{index}.type",
                "BASE_TYPE_CHOICES",
                f"Value must be one of {_PRESETS[part['type']]}.",
            )


def _check_options(errors: FormErrors, options: list[Json], path: str) -> None:
    seen: set[str] = set()
    for index, option in enumerate(options):
        here = f"{path}.{index}"
        for key in ("label", "value"):
            check_text(errors, f"{here}.{key}", option.get(key), least=1, most=OPTION_TEXT, required=True)
        check_text(errors, f"{here}.description", option.get("description"), most=OPTION_TEXT)
        if emoji := option.get("emoji"):
            _check_emoji(errors, emoji, f"{here}.emoji")
        if (value := option.get("value")) in seen:
            errors.add(
                f"{here}.value",
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        seen.add(str(value))


def _check_section(errors: FormErrors, part: Json, path: str) -> None:
    children = part.get("components") or []
    check_length(errors, f"{path}.components", children, least=1, most=3)
    _check_kinds(errors, children, frozenset({Kind.TEXT_DISPLAY}), f"{path}.components")
    accessory = part.get("accessory")
    if not accessory:
        errors.add(f"{path}.accessory", "BASE_TYPE_REQUIRED", REQUIRED)
    elif accessory.get("type") not in (Kind.BUTTON, Kind.THUMBNAIL):
        errors.add(
            f"{path}.accessory.type", "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (2, 11).'
        )


def _check_text_display(errors: FormErrors, part: Json, path: str) -> None:
    check_text(errors, f"{path}.content", part.get("content"), least=1, most=MOST_TEXT, required=True)


def _check_thumbnail(errors: FormErrors, part: Json, path: str) -> None:
    check_text(errors, f"{path}.description", part.get("description"), least=1, most=ALT_TEXT)
    _check_media(errors, part.get("media"), f"{path}.media")


def _check_gallery(errors: FormErrors, part: Json, path: str) -> None:
    items = part.get("items") or []
    check_length(errors, f"{path}.items", items, least=1, most=MOST_PICTURES)
    for index, item in enumerate(items):
        here = f"{path}.items.{index}"
        check_text(errors, f"{here}.description", item.get("description"), least=1, most=ALT_TEXT)
        _check_media(errors, item.get("media"), f"{here}.media")


def _check_file(errors: FormErrors, part: Json, path: str) -> None:
    _check_media(errors, part.get("file"), f"{path}.file")


def _check_media(errors: FormErrors, media: Json | None, path: str) -> None:
    url = (media or {}).get("url")
    if not url:
        errors.add(f"{path}.url", "BASE_TYPE_REQUIRED", REQUIRED)
    elif not str(url).startswith(("http://", "https://", "attachment://")):
        errors.add(f"{path}.url", "URL_TYPE_INVALID_SCHEME", f'Scheme "{url}" is not supported.')


def _check_container(errors: FormErrors, part: Json, path: str) -> None:
    children = part.get("components") or []
    check_length(errors, f"{path}.components", children, least=1, most=MOST_COMPONENTS)
    _check_kinds(errors, children, _IN_CONTAINER, f"{path}.components")
    check_number(errors, f"{path}.accent_color", part.get("accent_color"), least=0, most=0xFFFFFF)


_CHECKS: dict[int, Callable[[FormErrors, Json, str], None]] = {
    Kind.ACTION_ROW: _check_row,
    Kind.BUTTON: _check_button,
    **dict.fromkeys(parts.SELECTS, check_select),
    Kind.SECTION: _check_section,
    Kind.TEXT_DISPLAY: _check_text_display,
    Kind.THUMBNAIL: _check_thumbnail,
    Kind.MEDIA_GALLERY: _check_gallery,
    Kind.FILE: _check_file,
    Kind.CONTAINER: _check_container,
}
