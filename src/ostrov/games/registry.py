"""Every game by its id."""

from __future__ import annotations

from ostrov.games.atlantis.game import AtlantisGame
from ostrov.games.forbidden_desert.game import ForbiddenDesertGame
from ostrov.games.forbidden_island.game import ForbiddenIslandGame
from ostrov.games.lost_island.game import LostIslandGame
from ostrov.games.mysterious_island.game import MysteriousIslandGame
from ostrov.kernel.game import Game
from ostrov.kernel.refusals import Complaint

GAMES: dict[str, Game] = {
    game.id: game
    for game in (
        ForbiddenIslandGame(),
        ForbiddenDesertGame(),
        AtlantisGame(),
        MysteriousIslandGame(),
        LostIslandGame(),
    )
}


def find_game(id: str) -> Game:
    """The game of this id; for an unknown one, says which there are."""
    game = GAMES.get(id)
    if game is None:
        raise Complaint("no-such-game", game=id, known=sorted(GAMES))
    return game
