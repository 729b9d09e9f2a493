"""A table for five island games. With OSTROV_PURE set, the rules run interpreted even where they were compiled."""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

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
