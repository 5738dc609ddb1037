"""Builds the shim that listens between a server and its disk, and tells it where to write."""

import atexit
import functools
import shutil
import subprocess
import tempfile
from pathlib import Path


@functools.cache
def library() -> Path:
    """The shim, compiled; a C compiler is needed, as for compiling the rules."""
    folder = tempfile.mkdtemp(prefix="grimorio-shim-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    made = Path(folder) / "shim.so"
    command = ["cc", "-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC",
               "-o", str(made), str(Path(__file__).with_name("shim.c")), "-ldl"]  # fmt: skip
    subprocess.run(command, check=True)
    return made


def environment(folder: Path) -> dict[str, str]:
    """For a server whose database is `grimorio.db` in this folder; log and fault lie beside it."""
    return {
        "LD_PRELOAD": str(library()),
        "POWER_DISK_FILE": str(folder / "grimorio.db"),
        "POWER_DISK_LOG": str(folder / "disk.log"),
        "POWER_DISK_FAULT": str(folder / "disk.fault"),
    }
