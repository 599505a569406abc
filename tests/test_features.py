"""Every feature says in one sentence what it is, and only has files of the known layers."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from bot import features
from tests.support.derived import assert_derived

LAYERS = {"rules", "store", "service", "panel", "delivery", "presses", "commands"}
FOLDERS = sorted(path.parent for path in Path(features.__path__[0]).glob("*/__init__.py"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_feature_has_files_for_its_layers_only(folder: Path) -> None:
    parts = {part.stem for part in folder.iterdir()} - {"__init__", "__pycache__"}
    assert parts, "a feature has at least one layer"
    assert parts <= LAYERS


def test_the_page_lists_every_feature() -> None:
    lines = ["| Feature | What it is |", "|---|---|"]
    for folder in FOLDERS:
        says = importlib.import_module(f"{features.__name__}.{folder.name}").__doc__
        lines.append(f"| `{folder.name}` | {says} |")
    assert_derived("docs/architecture/features.md", "features", "\n".join(lines) + "\n")
