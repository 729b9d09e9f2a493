"""Long work that may be interrupted after each piece, such as folding a long log; `live/slices.py` does it."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

Result = TypeVar("Result")

# Work yields after each piece, and returns its result.
Work = Generator[None, None, Result]
