"""Discord's error responses: HTTP status, code, message, and for invalid forms the errors by path."""

from __future__ import annotations

from typing import Any

INVALID_FORM = 50035


class ApiError(Exception):
    """A request that Discord would refuse."""

    def __init__(self, status: int, code: int, message: str, **extra: Any) -> None:
        super().__init__(f"{status} ({code}): {message}")
        self.status = status
        self.code = code
        self.message = message
        self.extra = extra

    def body(self) -> dict[str, Any]:
        """Return the JSON answer."""
        return {"message": self.message, "code": self.code, **self.extra}


_KNOWN: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30034: (400, "Maximum number of daily application command creates has been reached (200)"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (403, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50024: (403, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50083: (400, "Thread is archived"),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160004: (400, "A thread has already been created for this message"),
    160005: (400, "Thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
}


def refuse(code: int) -> ApiError:
    """Return the error that Discord sends with this code."""
    status, message = _KNOWN[code]
    return ApiError(status, code, message)


class CannotDoError(ValueError):
    """An action that Discord's own client would not allow."""


class FormErrors:
    """Collects the faults of a request body, each at its path."""

    def __init__(self) -> None:
        self._tree: dict[str, Any] = {}

    def add(self, path: str, code: str, message: str) -> None:
        """Add a fault at a dotted path such as `data.components.0.label`."""
        node = self._tree
        for part in filter(None, path.split(".")):
            node = node.setdefault(part, {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def __bool__(self) -> bool:
        return bool(self._tree)

    def error(self) -> ApiError:
        """Return the collected faults as one error (code 50035)."""
        return ApiError(400, INVALID_FORM, "Invalid Form Body", errors=self._tree)

    def raise_if_any(self) -> None:
        """Refuse the request if there are faults.

        :raises ApiError: code 50035 with all faults.
        """
        if self:
            raise self.error()


def invalid_form(path: str, code: str, message: str) -> ApiError:
    """Return a 50035 error with a single fault."""
    errors = FormErrors()
    errors.add(path, code, message)
    return errors.error()
