"""Compiles kernel, rules and bots where a C compiler is at hand; without one the same source runs interpreted."""

import os
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

COMPILED_FOLDERS = ("kernel", "games", "bots")
# Left as they are: the file that hides the compiler, package faces, and all that deals in outside forms.
INTERPRETED = {
    "__init__.py",
    "forms.py",
    "game.py",
    "native.py",
    "notation.py",
    "record.py",
    "referee.py",
    "registry.py",
    "showing.py",
}


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


setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
