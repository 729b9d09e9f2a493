"""A table for five island games. With OSTROV_PURE set, the rules run interpreted even where they were compiled.

`ostrov.face` lists the public names. They are imported when first used: a command that needs few of them starts sooner.
"""

import os
import sys
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ostrov.face import *  # noqa: F403

__version__ = "0.1.0"


def _prefer_source() -> None:
    """Look for source alone in this package's folders, so that compiled modules beside it are not found."""
    here = str(Path(__file__).parent)
    find_source = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def find_source_here(path: str) -> object:
        if not path.startswith(here):
            raise ImportError(path)
        return find_source(path)

    sys.path_hooks.insert(0, find_source_here)  # type: ignore[arg-type]
    sys.path_importer_cache.pop(here, None)


if os.environ.get("OSTROV_PURE"):
    _prefer_source()


if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        if not name.startswith("_"):
            face = import_module("ostrov.face")
            if name in face.__all__:
                return getattr(face, name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *import_module("ostrov.face").__all__])
