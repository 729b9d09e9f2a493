"""The only file that knows about the compiler.

Compiled, `i64` is a machine integer and `vec` a flat array of them. Interpreted, they are `int` and `list`,
and the same source gives the same results.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
else:
    i64 = int
    vec = list

__all__ = ["i64", "vec"]
