"""What `./ostrov` sets up is enough to play: nothing that only the tests have is needed."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

import ostrov

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "locks" / "run.lock"
UV = shutil.which("uv") or str(ROOT / ".tools" / "bin" / "uv")
# What was made here, and is no source.
MADE = shutil.ignore_patterns(
    ".git", ".venv", ".tools", "build", "dist", "node_modules", "*.egg-info", ".*_cache", "tests"
)


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
        "import ostrov.server.web.running, ostrov.server.storage.listening",
    ],
)
def test_what_runs_here_runs_without_what_the_tests_need(python: Path, package: Path, code: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(package)}
    environment.pop("OSTROV_PURE", None)
    done = subprocess.run([python, "-c", code], env=environment, capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source as somebody else gets it, without Git."""
    folder = tmp_path_factory.mktemp("source") / "ostrov"
    shutil.copytree(ROOT, folder, ignore=MADE)
    return folder


def environment() -> dict[str, str]:
    """As it is outside of the tests."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("OSTROV", "PYTHON"))}


def test_the_source_archive_is_enough_to_install_everything(source: Path, python: Path, tmp_path: Path) -> None:
    # Compiling has its own tests; here the page is built.
    interpreted = {**environment(), "OSTROV_PURE": "1"}
    subprocess.run([UV, "build", "--quiet", "--sdist", "--out-dir", tmp_path, source], env=interpreted, check=True)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"page/package-lock.json", "page/src/App.svelte", "CHANGELOG.md"} <= names
    assert not any("node_modules" in name or name.startswith("build/") for name in names)
    there = str(tmp_path / "there")
    install = [UV, "pip", "install", "--quiet", "--python", str(python), "--no-deps", "--target", there, str(archive)]
    subprocess.run(install, env=interpreted, check=True)
    assert (tmp_path / "there/ostrov/server/page/index.html").is_file()
    told = subprocess.run(
        [python, "-m", "ostrov", "games", "--lang", "en"],
        env={**environment(), "PYTHONPATH": there},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "forbidden-island" in told.stdout


def processes_in(folder: Path) -> list[str]:
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        # It may be gone by now.
        with contextlib.suppress(OSError):
            if (process / "cwd").readlink().is_relative_to(folder):
                found.append((process / "cmdline").read_text())
    return found


def test_a_first_start_that_is_interrupted_leaves_nothing_half_and_the_next_goes_on(source: Path) -> None:
    if not shutil.which("uv"):
        (source / ".tools/bin").mkdir(parents=True)
        shutil.copy(UV, source / ".tools/bin/uv")
    command = [str(source / "ostrov"), "games", "--lang", "en"]
    first = subprocess.Popen(command, env=environment(), stderr=subprocess.PIPE, text=True, start_new_session=True)
    assert first.stderr is not None
    told = [first.stderr.readline(), first.stderr.readline()]
    assert told == ["[1/2] Installing packages …\n", "[2/2] Building the page …\n"]
    first.send_signal(signal.SIGINT)
    assert "Stopped" in first.stderr.read()
    assert first.wait() == 128 + signal.SIGINT
    assert not (source / ".venv/installed").exists()
    assert not processes_in(source)
    again = subprocess.run(command, env=environment(), capture_output=True, text=True)
    assert (again.returncode, again.stderr) == (0, "[1/1] Building the page …\n")
    assert "forbidden-island" in again.stdout
    third = subprocess.run(command, env=environment(), capture_output=True, text=True)
    assert (third.returncode, third.stderr) == (0, "")
    assert third.stdout == again.stdout
