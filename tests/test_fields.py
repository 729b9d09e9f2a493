"""No number of a position is forgotten: neither when it is copied, nor when it is compared."""

from __future__ import annotations

import ast

from ostrov.kernel.game import Game
from tests.some_games import every_game


def numbers_declared(game: Game) -> list[str]:
    """The i64 fields that the game's State declares."""
    tree = ast.parse((game.folder / "state.py").read_text(encoding="utf-8"))
    (state,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "State"]
    fields = [node for node in state.body if isinstance(node, ast.AnnAssign)]
    return [ast.unparse(field.target) for field in fields if ast.unparse(field.annotation) == "i64"]


@every_game
def test_every_number_is_copied_and_listed(game: Game) -> None:
    start = game.start(game.seats[0], game.options({}, game.seats[0]))
    assert len(numbers_declared(game)) > 5
    for name in [*numbers_declared(game), "awaited", "starter", "phase", "turn", "ending"]:
        changed = start.copy()
        setattr(changed, name, getattr(start, name) + 1)
        assert changed.fields() != start.fields(), name
        assert changed.copy().fields() == changed.fields(), name
