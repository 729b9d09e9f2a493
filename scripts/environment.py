"""Sets up `.venv` for `./ostrov` and `./check`, and starts Ostrov. Needs nothing but the standard library.

    environment.py start ARGUMENTS…     set up what the command needs, then become `ostrov ARGUMENTS…`
    environment.py check                set up what the tests need
    environment.py compile STAMP        build the compiled rules, in the background of `start`

A table opens as soon as its page is built: at first its rules run interpreted. Compiled ones are built meanwhile and
appear as a whole in `.venv/compiled-STAMP`. The server moves its bots over to them, and the next start installs them.
A stage ends with a mark or leaves none: what was interrupted is done again.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import NoReturn

UV_VERSION = "0.13.7"
ENVIRONMENT = Path(".venv")
PYTHON = ENVIRONMENT / "bin" / "python"
# The one that environments are made of.
BASE_PYTHON: str = getattr(sys, "_base_executable", sys.executable)
TOOLS = Path(".tools")
BUILD = Path("build")
LOG = BUILD / "setup.log"
# What is installed depends on these, but for what is made in them.
SOURCES = ("src", "page", "locks", "pyproject.toml", "setup.py")
MADE = {"__pycache__", "node_modules", "dist", "contract", "ostrov.egg-info"}
# Commands that take minutes interpreted.
NEED_SPEED = ("simulate", "bench")
# About how many seconds each stage takes, for the bar.
SECONDS = {"uv": 6, "packages": 4, "page": 15, "rules": 60, "install": 2}
LINES_OF_LOG = 20
WORDS = {
    "en": {
        "uv": "Installing uv",
        "packages": "Installing packages",
        "page": "Building the page",
        "rules": "Compiling the rules",
        "install": "Installing the compiled rules",
        "waiting": "Another setup is running here. Waiting for it …",
        "stopped": "Stopped. The next start goes on from here.",
        "failed": "That failed. The end of {log}:",
        "no-uv": "uv is missing and could not be installed: install it (or Debian's python3-venv) and try again.",
        "no-page": "The page could not be built, so there is no table to open. {log} tells why.",
        "compiling": "The rules are being compiled meanwhile; bots change over to them by themselves.",
    },
    "ru": {
        "uv": "Устанавливается uv",
        "packages": "Устанавливаются пакеты",
        "page": "Собирается страница",
        "rules": "Компилируются правила",
        "install": "Устанавливаются скомпилированные правила",
        "waiting": "Здесь уже идёт другая установка. Ждём её …",
        "stopped": "Остановлено. Следующий запуск продолжит с этого места.",
        "failed": "Не получилось. Конец файла {log}:",
        "no-uv": "Нет uv, и установить его не удалось: установите его (или python3-venv в Debian) и запустите снова.",
        "no-page": "Страницу собрать не удалось, поэтому стол не открыть. Почему, сказано в {log}.",
        "compiling": "Тем временем компилируются правила; боты сами перейдут на них.",
    },
}
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class Stopped(BaseException):
    """Ctrl-C, or told to end."""

    def __init__(self, number: int) -> None:
        self.code = 128 + number


def main(what: str, arguments: list[str]) -> None:
    for number in SIGNALS:
        signal.signal(number, _stop)
    setup = Setup(fingerprint(), Terminal(arguments, is_shown=what != "compile"))
    try:
        if what == "start":
            start(setup, arguments)
        elif what == "check":
            setup.prepare("check")
        elif arguments == [setup.stamp]:
            os.nice(10)
            setup.prepare_compiled()
    except Stopped as stopped:
        setup.terminal.say("stopped")
        sys.exit(stopped.code)


def _stop(number: int, _: FrameType | None) -> None:
    if not _HeldBack.is_on:
        raise Stopped(number)
    _HeldBack.number = number


class _HeldBack:
    """Nobody is stopped between the start of a process and knowing which one it is: it would go on alone."""

    is_on = False
    number: int | None = None

    def __enter__(self) -> None:
        _HeldBack.is_on = True

    def __exit__(self, *_: object) -> None:
        _HeldBack.is_on = False
        if _HeldBack.number is not None:
            raise Stopped(_HeldBack.number)


def start(setup: Setup, arguments: list[str]) -> NoReturn:
    words = [word for word in arguments if not word.startswith("--lang") and word not in WORDS]
    setup.prepare("run" if words[:1] and words[0] in NEED_SPEED else "play")
    environment = dict(os.environ)
    if words[:1] in ([], ["serve"]) and not {"-h", "--help"} & set(words) and not setup.is_compiled:
        _compile_in_background(setup.stamp)
        setup.terminal.say("compiling")
        environment["OSTROV_COMPILED_RULES"] = str(setup.compiled.absolute())
    for number in SIGNALS:
        signal.signal(number, signal.SIG_DFL)
    os.execve(PYTHON, [str(PYTHON), "-m", "ostrov", *arguments], environment)


def _compile_in_background(stamp: str) -> None:
    """In the same process group, so that Ctrl-C ends it too. It is nobody's child: the server, which takes the place of
    this process, does not know of it and would not wait for it."""
    if os.fork() == 0:
        with LOG.open("a") as log:
            command = [sys.executable, "-I", "-S", __file__, "compile", stamp]
            subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        os._exit(0)
    os.wait()


def fingerprint() -> str:
    """Of everything that the environment depends on."""
    digest = hashlib.sha256(sys.version.encode())
    for path in sorted(_sources()):
        content = Path(path).read_bytes()
        digest.update(f"{path}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()[:16]


def _sources() -> Iterator[str]:
    for top in SOURCES:
        if Path(top).is_file():
            yield top
        for folder, folders, files in os.walk(top):
            folders[:] = [name for name in folders if name not in MADE]
            yield from (f"{folder}/{name}" for name in files if name not in MADE)


class Setup:
    """Brings `.venv` to what is needed, stage by stage.

    `.venv/packages` says which packages are there, `.venv/installed` which Ostrov: its stamp, and how its rules run.
    """

    def __init__(self, stamp: str, terminal: Terminal) -> None:
        self.stamp = stamp
        self.terminal = terminal
        self.compiled = ENVIRONMENT / f"compiled-{stamp}"
        self.wheels = BUILD / "wheels" / stamp
        self.uv = shutil.which("uv") or str(TOOLS / "bin" / "uv")

    @property
    def is_compiled(self) -> bool:
        """As far as they can be: without a C compiler they are not."""
        return self._installed == f"{self.stamp} compiled"

    def prepare(self, kind: str) -> None:
        """`play`: however the rules run. `run`: compiled. `check`: compiled, with what the tests need."""
        if not self._missing(kind):
            return
        with self._alone():
            stages = self._missing(kind)
            for number, stage in enumerate(stages):
                with self.terminal.stage(stages, number):
                    self._do(stage, kind)
        if stages and not self._page.is_file():
            self.terminal.say("no-page")

    def prepare_compiled(self) -> None:
        with self._alone():
            if not self.wheels.is_dir():
                self._do("rules", "run")

    def _missing(self, kind: str) -> list[str]:
        """The stages that are left."""
        missing = []
        if not self._has_packages(kind):
            missing.append("packages")
        if not self.is_compiled:
            is_playable = self._installed == f"{self.stamp} interpreted" and self._page.is_file()
            if self.wheels.is_dir():
                missing.append("install")
            elif kind == "play":
                missing += [] if is_playable else ["page"]
            else:
                missing += ["rules", "install"] if is_playable else ["page", "rules", "install"]
        if missing and not shutil.which(self.uv):
            missing.insert(0, "uv")
        return missing

    def _has_packages(self, kind: str) -> bool:
        """What serves to check serves to run, too."""
        return _read(ENVIRONMENT / "packages") in {_packages_of(kind), _packages_of("check")}

    @property
    def _installed(self) -> str:
        return _read(ENVIRONMENT / "installed")

    @property
    def _site(self) -> Path:
        return ENVIRONMENT / "lib" / f"python3.{sys.version_info.minor}" / "site-packages"

    @property
    def _page(self) -> Path:
        return self._site / "ostrov" / "server" / "page" / "index.html"

    # The stages

    def _do(self, stage: str, kind: str) -> None:
        BUILD.mkdir(exist_ok=True)
        try:
            if stage == "uv":
                self._fetch_uv()
            elif stage == "packages":
                self._install_packages(kind)
            elif stage == "page":
                self._install("interpreted", ".", OSTROV_PURE="1")
            elif stage == "rules":
                self._compile()
            else:
                self._install("compiled", str(next(self.wheels.glob("*.whl"))))
        except subprocess.CalledProcessError:
            self.terminal.fail("no-uv" if stage == "uv" else "failed")

    def _fetch_uv(self) -> None:
        new = TOOLS / "new"
        shutil.rmtree(new, ignore_errors=True)
        install = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", f"uv=={UV_VERSION}")
        try:
            _run(BASE_PYTHON, *install, "--target", str(new))
        except subprocess.CalledProcessError:
            # Debian's Python has no pip of its own.
            _run(BASE_PYTHON, "-m", "venv", "--clear", str(new))
            _run(str(new / "bin" / "python"), *install)
        (TOOLS / "bin").mkdir(exist_ok=True)
        (new / "bin" / "uv").replace(self.uv)
        shutil.rmtree(new)

    def _install_packages(self, kind: str) -> None:
        mark, wanted = ENVIRONMENT / "packages", _packages_of(kind)
        there = _read(mark)
        mark.unlink(missing_ok=True)
        # No mark: something was begun and not finished. Another Python's: nothing in there fits.
        if there.split()[:1] != wanted.split()[:1]:
            _run(self.uv, "venv", "--quiet", "--clear", "--python", BASE_PYTHON, str(ENVIRONMENT))
        self._pip("--require-hashes", "-r", str(_lock(kind)))
        mark.write_text(wanted)

    def _install(self, how: str, what: str, **environment: str) -> None:
        """Takes away what is there by hand: an install that was interrupted has no list of its files."""
        mark = ENVIRONMENT / "installed"
        mark.unlink(missing_ok=True)
        for part in self._site.glob("ostrov*"):
            shutil.rmtree(part) if part.is_dir() else part.unlink()
        _remove_half_built()
        self._pip("--no-deps", "--reinstall-package", "ostrov", what, **environment)
        mark.write_text(f"{self.stamp} {how}")

    def _compile(self) -> None:
        """A wheel for the next start, and the same unpacked for the server that is running."""
        for old in (*BUILD.glob("wheels/*"), *ENVIRONMENT.glob("compiled-*")):
            shutil.rmtree(old)
        _remove_half_built()
        half = BUILD / "wheels" / "half"
        _run(
            self.uv,
            "build",
            "--quiet",
            "--wheel",
            "--out-dir",
            str(half),
            ".",
            OSTROV_BUILT_PAGE=str(self._page.parent),
        )
        with zipfile.ZipFile(next(half.glob("*.whl"))) as wheel:
            wheel.extractall(ENVIRONMENT / "compiled-half")
        (ENVIRONMENT / "compiled-half").rename(self.compiled)
        half.rename(self.wheels)

    def _pip(self, *arguments: str, **environment: str) -> None:
        _run(self.uv, "pip", "install", "--quiet", "--python", str(PYTHON), *arguments, **environment)

    @contextlib.contextmanager
    def _alone(self) -> Iterator[None]:
        """One sets up at a time. The lock ends with its process."""
        TOOLS.mkdir(exist_ok=True)
        with (TOOLS / "lock").open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                self.terminal.say("waiting")
                fcntl.flock(lock, fcntl.LOCK_EX)
            yield


def _run(*command: str, **environment: str) -> None:
    """What it says goes to the log. Whoever stops this process stops what it has started."""
    surroundings = {name: value for name, value in os.environ.items() if name not in ("OSTROV_PURE", "VIRTUAL_ENV")}
    child = None
    try:
        with LOG.open("a") as log, _HeldBack():
            child = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={**surroundings, **environment},
                start_new_session=True,
            )
        code = child.wait()
    except Stopped:
        if child is not None:
            _end(child)
        raise
    if code:
        raise subprocess.CalledProcessError(code, command)


def _end(child: subprocess.Popen[bytes]) -> None:
    """With all that it has started: uv, the build, the compiler."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        until = time.monotonic() + 2
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child.pid, number)
            while time.monotonic() < until:
                child.poll()
                os.killpg(child.pid, 0)
                time.sleep(0.02)


def _lock(kind: str) -> Path:
    return Path("locks", f"{'check' if kind == 'check' else 'run'}.lock")


def _packages_of(kind: str) -> str:
    """Python's version, then the packages'."""
    version = ".".join(map(str, sys.version_info[:3]))
    return f"{version} {hashlib.sha256(_lock(kind).read_bytes()).hexdigest()}"


def _remove_half_built() -> None:
    """setuptools takes what lies there for finished, even files whose source is gone."""
    for pattern in ("lib*", "bdist*", "temp*"):
        for folder in BUILD.glob(pattern):
            shutil.rmtree(folder)


def _read(path: Path) -> str:
    try:
        return path.read_text()
    except OSError:
        return ""


class Terminal:
    """A line for each stage, and where somebody looks on, a bar that moves."""

    WIDTH = 24

    def __init__(self, arguments: list[str], *, is_shown: bool) -> None:
        self.words = WORDS[_language(arguments)]
        self.is_shown = is_shown

    def say(self, code: str) -> None:
        if self.is_shown:
            _write(self.words[code].format(log=LOG) + "\n")

    def fail(self, code: str) -> NoReturn:
        self.say(code)
        if code == "failed" and self.is_shown:
            _write("\n".join(LOG.read_text(errors="replace").splitlines()[-LINES_OF_LOG:]) + "\n")
        sys.exit(1)

    @contextlib.contextmanager
    def stage(self, stages: list[str], number: int) -> Iterator[None]:
        name = f"[{number + 1}/{len(stages)}] {self.words[stages[number]]}"
        if not sys.stderr.isatty():
            _write(f"{name} …\n")
            yield
            return
        began = time.monotonic()
        stop = threading.Event()
        drawing = threading.Thread(target=self._draw, args=(name, stages, number, stop), daemon=True)
        drawing.start()
        outcome = "✗"
        try:
            yield
            outcome = "✓"
        finally:
            stop.set()
            drawing.join()
            _write(f"\r\033[K{outcome} {name}  {time.monotonic() - began:.0f} s\n")

    def _draw(self, name: str, stages: list[str], number: int, stop: threading.Event) -> None:
        """By the usual seconds; a stage that takes longer waits just before its end."""
        began = time.monotonic()
        before, this = sum(SECONDS[stage] for stage in stages[:number]), SECONDS[stages[number]]
        whole = sum(SECONDS[stage] for stage in stages)
        while not stop.is_set():
            spent = time.monotonic() - began
            done = round(self.WIDTH * (before + min(spent, 0.9 * this)) / whole)
            _write(f"\r\033[K{'█' * done}{'░' * (self.WIDTH - done)} {name}  {spent:.0f} s")
            stop.wait(0.25)


def _language(arguments: list[str]) -> str:
    """As `ostrov` itself chooses it."""
    asked = " ".join(arguments).replace("--lang=", "--lang ").split()
    if "--lang" in asked[:-1] and (language := asked[asked.index("--lang") + 1]) in WORDS:
        return language
    locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return "ru" if locale.startswith("ru") else "en"


def _write(text: str) -> None:
    """A terminal without these letters gets what it has; one that is gone, nothing."""
    encoding = sys.stderr.encoding or "utf-8"
    with contextlib.suppress(OSError):
        sys.stderr.write(text.encode(encoding, "replace").decode(encoding))
        sys.stderr.flush()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
