"""People who set the terms of a lobby in its forms."""

from __future__ import annotations

from typing import Any

from playground import Message, Reply
from tests.protocol.evening import Evening
from tests.protocol.filling import by_id, parts


async def agree_on(evening: Evening, name: str, panel: Message | None = None, **values: Any) -> Reply:
    """Let a person submit the options form with ``values``; all other fields stay the same.

    ``panel`` shows the options; by default they call the command for it.
    """
    who = evening.person(name)
    panel = panel or await evening.slash(name, "table options")
    forms = [one.custom_id for one in panel.buttons if (one.custom_id or "").split(":")[3] == "change"]
    for opens in forms:
        form = (await who.press(panel, opens or "")).modal
        assert form is not None
        if values.keys() <= parts(form).keys():
            reply = await who.submit(form, by_id(form, values))
            await evening.calm()
            return reply
    raise AssertionError(f"no form has {', '.join(values)}")
