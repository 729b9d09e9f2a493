"""What `./ostrov` sets up is enough to play: nothing that only the tests have is needed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ostrov

LOCK = Path(__file__).parents[1] / "locks" / "run.lock"
UV = shutil.which("uv") or str(LOCK.parents[1] / ".tools" / "bin" / "uv")


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of an environment made from the lock alone."""
    folder = tmp_path_factory.mktemp("environment")
    python = folder / "bin" / "python"
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, folder], check=True)
    subprocess.run([UV, "pip", "install", "--quiet", "--python", python, "--require-hashes", "-r", LOCK], check=True)
    return python


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Ostrov as it is installed here, and nothing beside it."""
    folder = tmp_path_factory.mktemp("package")
    installed = Path(ostrov.__file__).parent
    for part in (installed, *installed.parent.glob("ostrov__mypyc.*")):
        (folder / part.name).symlink_to(part)
    return folder


@pytest.mark.parametrize(
    "code",
    [
        "from ostrov.command.main import main; raise SystemExit(main(['games']))",
        "from ostrov.command.main import main; raise SystemExit(main(['simulate', 'atlantis', '--games', '2']))",
        "import ostrov.server.running, ostrov.server.storage.listening",
    ],
)
def test_what_runs_here_runs_without_what_the_tests_need(python: Path, package: Path, code: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(package)}
    environment.pop("OSTROV_PURE", None)
    done = subprocess.run([python, "-c", code], env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
