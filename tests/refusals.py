"""The reasons that a game's rules can give against an action, as its source has them, for tests that provoke each."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from ostrov.kernel.game import Game


def reasons_of(game: Game) -> set[tuple[str, str]]:
    """Every pair of a code and a clause that the rules return as a `Reason`, or raise as a `Refusal`."""
    files = sorted(game.folder.glob("*.py"))
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]
    return {reason for node in nodes for reason in _reasons_in(node)}


def _reasons_in(node: ast.AST) -> Iterator[tuple[str, str]]:
    if isinstance(node, ast.Tuple) and len(node.elts) == 2:
        yield from _pairs(*node.elts)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
        yield from _pairs(*node.args[:2])


def _pairs(code: ast.expr, clause: ast.expr) -> Iterator[tuple[str, str]]:
    """A code with each of the clauses that it may name; either may depend on the position."""
    for one in _texts(code):
        for other in _texts(clause):
            if "." in other:
                yield one, other


def _texts(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
