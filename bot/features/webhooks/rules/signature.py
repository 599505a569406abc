"""Signatures by the Standard Webhooks specification, for which most languages have a library."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

_PREFIX = "whsec_"
_BYTES = 32


def new_secret() -> str:
    """Return a new secret, with which a receiver checks that a message is from the bot."""
    return _PREFIX + base64.b64encode(secrets.token_bytes(_BYTES)).decode()


def signed_headers(secret: str, message: str, at: int, body: bytes) -> dict[str, str]:
    """Return the headers that prove who sent ``body`` and when (Unix seconds); ``message`` is its id."""
    key = base64.b64decode(secret.removeprefix(_PREFIX))
    signature = hmac.digest(key, f"{message}.{at}.".encode() + body, hashlib.sha256)
    return {
        "Webhook-Id": message,
        "Webhook-Timestamp": str(at),
        "Webhook-Signature": f"v1,{base64.b64encode(signature).decode()}",
    }
