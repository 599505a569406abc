"""A bot in a process of its own, as in production, on a local Discord in this one."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from playground import Playground

_READY = b"connected as"


@asynccontextmanager
async def running(
    playground: Playground, module: str, settings: Mapping[str, str] | None = None
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run ``python -m module`` as a bot on ``playground``, and yield its process once it is connected."""
    environment = {
        **os.environ,
        "DISCORD_TOKEN": "local",
        "DISCORD_API_URL": f"{playground.url}/api/v10",
        **(settings or {}),
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, env=environment, stderr=asyncio.subprocess.PIPE
    )
    assert process.stderr is not None
    said = b""
    while _READY not in said:
        line = await asyncio.wait_for(process.stderr.readline(), 30)
        if not line:
            raise RuntimeError(f"{module} did not start: {said.decode()}")
        said += line
    rest = asyncio.create_task(process.stderr.read())
    try:
        yield process
    finally:
        process.terminate()
        await process.wait()
        await rest
