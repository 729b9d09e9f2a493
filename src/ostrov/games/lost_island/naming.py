"""Cells by their names, as people say them."""

from __future__ import annotations


def show_cell(cell: int) -> str:
    """LI-2.1 Columns by letters, rows by numbers, both from the corner at the top left."""
    return "abcdefghij"[cell % 11] + str(cell // 11 + 1)


def read_cell(name: str) -> int:
    return 11 * (int(name[1]) - 1) + "abcdefghij".index(name[0])
