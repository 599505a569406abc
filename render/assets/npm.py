"""Downloads published packages with the machine's own ``npm``."""

from __future__ import annotations

import json
import subprocess
import tarfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Package:
    """An unpacked package: its name, its version, and the folder with its files."""

    name: str
    version: str
    folder: Path

    def json(self, path: str) -> Any:
        """Return the JSON file ``path`` of the package."""
        return json.loads((self.folder / path).read_text(encoding="utf-8"))


def fetch(name: str, into: Path) -> Package:
    """Download package ``name`` into a folder under ``into`` and return it.

    :raises subprocess.CalledProcessError: npm could not get it; its message is on standard error.
    """
    folder = into / name.replace("/", "-").lstrip("@")
    folder.mkdir(parents=True)
    command = ["npm", "pack", name, "--silent", "--pack-destination", str(folder)]
    packed = subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE)  # noqa: S603 - names are ours
    with tarfile.open(folder / packed.stdout.split()[-1]) as archive:
        archive.extractall(folder, filter="data")
    unpacked = folder / "package"
    manifest = json.loads((unpacked / "package.json").read_text(encoding="utf-8"))
    return Package(name, manifest["version"], unpacked)
