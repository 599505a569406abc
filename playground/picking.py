"""Finds buttons and menus by their visible names, and turns people's choices into Discord's payloads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playground import components as parts
from playground.components import Json, Kind
from playground.errors import CannotDoError
from playground.model import Message
from playground.resolved import Resolved, Sort

_NAMES: dict[int, tuple[Sort, ...]] = {
    Kind.USER_SELECT: ("member",),
    Kind.ROLE_SELECT: ("role",),
    Kind.MENTIONABLE_SELECT: ("member", "role"),
    Kind.CHANNEL_SELECT: ("channel",),
    Kind.FILE_UPLOAD: ("file",),
}


def find_button(message: Message, what: str) -> parts.Button:
    """Return the button with this custom id, label or emoji; enabled ones first.

    :raises CannotDoError: if there is no such button.
    """
    offered = message.buttons
    by_id = [button for button in offered if button.custom_id == what]
    by_face = [button for button in offered if what in (button.label, button.emoji)]
    enabled = [button for button in by_face if not button.disabled]
    if found := by_id or enabled or by_face:
        return found[0]
    names = ", ".join(repr(button.label or button.emoji) for button in offered) or "none"
    raise CannotDoError(f"there is no button {what!r}; there are {names}")


def find_select(message: Message, which: str) -> parts.Select:
    """Return the menu with this custom id or placeholder.

    :raises CannotDoError: if there is no such menu.
    """
    offered = message.selects
    for menu in offered:
        if which in (menu.custom_id, menu.placeholder):
            return menu
    names = ", ".join(repr(menu.placeholder or menu.custom_id) for menu in offered) or "none"
    raise CannotDoError(f"there is no menu {which!r}; there are {names}")


def several(values: object) -> list[object]:
    """Return `values`, which may be one value or several, as a list."""
    return list(values) if isinstance(values, list | tuple) else [values]


def menu_value(menu: Json, value: object, resolved: Resolved) -> str:
    """Return the text that Discord sends for one value picked in a menu, or for one uploaded file.

    :raises CannotDoError: if the menu does not offer it.
    """
    if menu["type"] in (Kind.STRING_SELECT, Kind.RADIO_GROUP, Kind.CHECKBOX_GROUP):
        for option in menu["options"]:
            if value in (option["value"], option["label"]):
                return str(option["value"])
        offered = ", ".join(repr(option["label"]) for option in menu["options"])
        raise CannotDoError(f"the menu does not offer {value!r}; it offers {offered}")
    return resolved.name(value, _NAMES[menu["type"]], menu.get("channel_types") or ())


def filled(part: Json, values: Mapping[str, Any], resolved: Resolved) -> Json:
    """Return one part of a form as Discord sends it back, filled with `values` by custom id.

    :raises CannotDoError: if an input does not take its value.
    """
    match part["type"]:
        case Kind.TEXT_DISPLAY:
            return {"type": part["type"], "id": part["id"]}
        case Kind.LABEL:
            filled = _filled_input(part["component"], values, resolved)
            return {"type": part["type"], "id": part["id"], "component": filled}
        case _:
            children = [_filled_input(child, values, resolved) for child in part["components"]]
            return {"type": part["type"], "id": part["id"], "components": children}


def _filled_input(part: Json, values: Mapping[str, Any], resolved: Resolved) -> Json:
    kind, custom_id = part["type"], part["custom_id"]
    filled: Json = {"type": kind, "id": part.get("id", 0), "custom_id": custom_id}
    given = values.get(custom_id)
    match kind:
        case Kind.TEXT_INPUT:
            text = str(part.get("value") or "" if given is None else given)
            least = part.get("min_length") or int(part.get("required", True))
            most = part.get("max_length") or 4000
            if (text and not least <= len(text) <= most) or (not text and part.get("required", True)):
                raise CannotDoError(f"{custom_id} takes {least} to {most} characters")
            return {**filled, "value": text}
        case Kind.CHECKBOX:
            return {**filled, "value": bool(part.get("default") if given is None else given)}
        case Kind.RADIO_GROUP:
            preset = next((o["value"] for o in part["options"] if o.get("default")), None)
            value = preset if given is None else menu_value(part, given, resolved)
            if value is None and part.get("required", True):
                raise CannotDoError(f"{custom_id} needs a choice")
            return {**filled, "value": value}
        case _:
            return {**filled, "values": _chosen_values(part, given, resolved)}


def _chosen_values(part: Json, given: object, resolved: Resolved) -> list[str]:
    if given is None:
        chosen = [option["value"] for option in part.get("options") or [] if option.get("default")]
        chosen += [menu_value(part, value["id"], resolved) for value in part.get("default_values") or []]
    else:
        chosen = [menu_value(part, value, resolved) for value in several(given)]
    least, most = parts.wanted(part)
    if not part.get("required", True) and not chosen:
        return chosen
    if not least <= len(chosen) <= most:
        raise CannotDoError(f"{part['custom_id']} takes {least} to {most} values")
    return chosen
