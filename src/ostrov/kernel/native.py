"""The only file that knows about the compiler.

Compiled, `i64` is a machine integer and `vec` a flat array of them. Interpreted, they are `int` and `list`,
and the same source gives the same results. `mypyc_attr` tells the compiler about a class: with `free_list_len=1` the
memory of the last object that was dropped is kept for the next one.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int
    vec = list

    def mypyc_attr(*names, **settings):
        """Says something to the compiler, and nothing to the interpreter."""
        return lambda thing: thing


__all__ = ["field_names", "i64", "mypyc_attr", "vec"]


def field_names(kind: type) -> list[str]:
    """The fields that a class and its bases declare; compiled, a class has no annotations but a list of their names."""
    declared = {name for base in kind.__mro__ for name in getattr(base, "__annotations__", ())}
    return sorted(declared | set(getattr(kind, "__mypyc_attrs__", ())))
