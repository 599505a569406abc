"""The local Discord's README is true."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path
from textwrap import dedent
from typing import Any

import playground
from playground import Playground
from playground.rest.api import ENDPOINTS

FOLDER = Path(playground.__file__).parent
README = (FOLDER / "README.md").read_text()
ALONE, IN_A_TEST = re.findall(r"^ *```python\n(.*?)^ *```$", README, re.DOTALL | re.MULTILINE)


def rows(heading: str) -> list[list[str]]:
    """Return the cells of the table below a heading, without its header row."""
    below = README.split(f"# {heading}\n", 1)[1].split("\n#", 1)[0]
    lines = [line for line in below.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_requests_are_those_that_are_answered() -> None:
    named = {
        (method, path.strip("`")) for methods, path in rows("Requests") for method in methods.split(", ")
    }
    assert named == {(method, path) for method, path, _ in ENDPOINTS}


def test_limits_are_those_that_count() -> None:
    limits = rows("Limits")
    assert len(limits) > 30
    for what, value, where in limits:
        module, _, name = where.strip("`").rpartition(".")
        counts = getattr(import_module(f"playground.{module}"), name)
        assert counts == int(value.replace(",", "")), what


def test_every_module_has_its_place() -> None:
    named = set(re.findall(r"`([a-z_]+)/?`", " ".join(cells[0] for cells in rows("Modules"))))
    there = {file.stem for file in FOLDER.iterdir() if file.suffix == ".py" or file.is_dir()}
    assert named == there - {"__init__", "__pycache__"}


async def test_it_starts_as_written() -> None:
    code = compile(dedent(ALONE), "README.md", "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    await eval(code, {})


async def test_a_test_may_be_written_so(playground: Playground, bot: Any, send: Any) -> None:
    names: dict[str, Any] = {"Any": Any}
    exec(IN_A_TEST, names)
    await names["test_who_presses_is_answered"](playground, bot, send)
