"""Limits of messages: flags, text, files and components together."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from playground import components as parts
from playground.components import Json
from playground.errors import FormErrors, invalid_form, refuse
from playground.limits.components import ALT_TEXT, check_components, check_custom_emojis
from playground.limits.fields import check_text
from playground.mentions import check_allowed
from playground.model import MessageFlag

MOST_CONTENT = 2000
MOST_EMBEDS = 10
MOST_FILES = 10
FILE_BYTES = 10 * 1024 * 1024
REQUEST_BYTES = 25 * 1024 * 1024
NONCE = 25
_V1_FIELDS = {"content": "content", "embeds": "embeds", "poll": "poll", "sticker_ids": "stickers"}


def check_message(
    payload: Json,
    files: Mapping[str, int],
    *,
    v2: bool,
    emojis: Collection[int] = (),
    kept_names: Collection[str] = (),
    path: str = "",
) -> None:
    """Refuse a message that breaks a limit; for an edit, pass the message as it will be.

    :param files: the name and size in bytes of each uploaded file.
    :param emojis: the ids of all existing emojis.
    :param kept_names: the names of files that an edited message keeps.
    :raises ApiError: 50035 with all faults, or 40005 if a file is too large.
    """
    errors = FormErrors()
    prefix = f"{path}." if path else ""
    check_text(errors, f"{prefix}content", payload.get("content"), most=MOST_CONTENT)
    nonce = payload.get("nonce")
    check_text(errors, f"{prefix}nonce", None if nonce is None else str(nonce), most=NONCE)
    if len(payload.get("embeds") or []) > MOST_EMBEDS:
        errors.add(f"{prefix}embeds", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    if v2:
        _check_no_v1(errors, payload, prefix)
    components = payload.get("components") or []
    check_components(errors, components, v2=v2, path=f"{prefix}components")
    check_custom_emojis(errors, components, emojis, f"{prefix}components")
    if isinstance(allowed := payload.get("allowed_mentions"), dict):
        check_allowed(allowed, errors, f"{prefix}allowed_mentions")
    _check_files(errors, payload, files, kept_names, prefix)
    errors.raise_if_any()
    _check_media(components, {*files, *kept_names}, f"{prefix}components")


def is_v2(flags: int) -> bool:
    """Whether message flags ask for Components V2."""
    return bool(flags & MessageFlag.IS_COMPONENTS_V2)


def _check_no_v1(errors: FormErrors, payload: Json, prefix: str) -> None:
    for field, name in _V1_FIELDS.items():
        if payload.get(field):
            errors.add(
                f"{prefix}{field}",
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _check_files(
    errors: FormErrors, payload: Json, files: Mapping[str, int], kept: Collection[str], prefix: str
) -> None:
    if any(size > FILE_BYTES for size in files.values()) or sum(files.values()) > REQUEST_BYTES:
        raise refuse(40005)
    if len(files) + len(kept) > MOST_FILES:
        errors.add(f"{prefix}attachments", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    for index, attachment in enumerate(payload.get("attachments") or []):
        check_text(
            errors,
            f"{prefix}attachments.{index}.description",
            attachment.get("description"),
            most=ALT_TEXT,
        )


def _check_media(components: list[Json], names: Collection[str], path: str) -> None:
    scheme = "attachment://"
    for here, media in parts.media(components):
        url = str(media["url"])
        if url.startswith(scheme) and url.removeprefix(scheme) not in names:
            raise invalid_form(
                f"{path}{here.removeprefix('components')}",
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                f"The referenced attachment was not found: {url}",
            )
