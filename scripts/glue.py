"""How much of each game is glue and how much is rules: `python scripts/glue.py [FOLDER]`.

Glue is what a game needs beside its chapters to be a game of this program: numbers for choices and events, forms,
numbers to forms and back, positions to forms and back, dispatch, the face to the kernel, and the lists of a position's
fields. All other lines are rules: the chapters, the board, what a position can be asked.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

GAMES = Path(__file__).parent.parent / "src" / "ostrov" / "games"
GLUE_FILES = {"codes", "forms", "showing", "vocabulary", "notation", "position", "game"}
FIELD_LISTS = {"__init__", "copy_to", "fields"}


def lines_of_glue(file: Path) -> int:
    text = file.read_text(encoding="utf-8")
    if file.stem in GLUE_FILES:
        return len(text.splitlines())
    if file.stem != "state":
        return 0
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]
    lists = [function for function in functions if function.name in FIELD_LISTS]
    return sum((one.end_lineno or one.lineno) - one.lineno + 1 for one in lists)


def count(game: Path) -> tuple[int, int]:
    """Lines of glue, and of all."""
    files = sorted(game.glob("*.py"))
    return sum(map(lines_of_glue, files)), sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files)


def main() -> None:
    games = Path(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    counts = {folder.name: count(folder) for folder in sorted(games.iterdir()) if (folder / "game.py").is_file()}
    counts["together"] = (sum(glue for glue, _ in counts.values()), sum(lines for _, lines in counts.values()))
    for game, (glue, lines) in counts.items():
        print(f"{game:20} {glue:6,} of {lines:6,} lines are glue: {glue / lines:.0%}")


if __name__ == "__main__":
    main()
