"""What everybody gives to chance before the game: commitments, then nonces, until the key is bound (`lab/dealing.py`).

Commitments are taken until every seat is taken. From then on the round is closed, and nobody else joins it, so that
nobody can choose a nonce knowing another. Then the nonces are revealed. People without a commitment are not waited for,
but for those who gave something at the table that is played again at this one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from ostrov.kernel.record import Part, Proof
from ostrov.kernel.refusals import Complaint
from ostrov.lab.dealing import seal
from ostrov.server.table.log import Bound, Committed, PartsAwaited, Revealed
from ostrov.server.table.stored import Seat, StoredTable


class Given(msgspec.Struct, frozen=True):
    commitment: str
    nonce: str | None = None


class Parts:
    """Folds the entries of a log that are about chance."""

    def __init__(self) -> None:
        # By person, in the order of the commitments.
        self.given: dict[int, Given] = {}
        self._awaited: set[int] = set()
        # Who sat there when every seat was taken for the first time.
        self.people: list[int] = []
        self._is_full = False
        # Whose nonces are in the key; None until it is bound.
        self.bound: list[int] | None = None

    # Folding

    def take(self, body: Committed | PartsAwaited | Revealed | Bound) -> None:
        match body:
            case Committed(person, commitment):
                self.given[person] = Given(commitment)
            case PartsAwaited(people):
                self._awaited = set(people)
            case Revealed(person, nonce):
                self.given[person] = msgspec.structs.replace(self.given[person], nonce=nonce)
            case Bound(people):
                self.bound = people

    def notice(self, seats: Sequence[Seat]) -> None:
        """Somebody sat down or left. Whoever leaves before the round is closed takes their commitment along."""
        if self._is_full:
            return
        before = self.people
        self.people = list(dict.fromkeys(seat.person for seat in seats if seat.person is not None))
        for person in set(before) - set(self.people):
            self.given.pop(person, None)
        self._is_full = not any(seat.is_free for seat in seats)

    # Questions

    @property
    def is_closed(self) -> bool:
        """Nobody can commit any more."""
        return self._is_full and not self._awaited - self.given.keys()

    @property
    def missing(self) -> list[int]:
        """The people that the table waits for, every seat being taken: for their commitments, then for their nonces."""
        if self.bound is not None or not self._is_full:
            return []
        if not self.is_closed:
            return sorted(self._awaited - self.given.keys())
        return [person for person, given in self.given.items() if given.nonce is None]

    @property
    def are_complete(self) -> bool:
        return self.bound is not None or (self._is_full and not self.missing)

    @property
    def nonces(self) -> list[bytes]:
        """Those in the key, in their order."""
        nonces = [given.nonce for person, given in self.given.items() if self.bound is None or person in self.bound]
        return [bytes.fromhex(nonce) for nonce in nonces if nonce is not None]

    # What may be written

    def may_commit(self, person: int) -> bool:
        return self.bound is None and not self.is_closed and person not in self.given

    def reveal(self, person: int | None, nonce: str) -> Revealed | None:
        """None where it comes too late, or has been shown already."""
        given = None if person is None else self.given.get(person)
        if person is None or given is None or given.commitment != seal(bytes.fromhex(nonce)):
            raise Complaint("part-does-not-fit")
        if self.bound is not None or given.nonce is not None:
            return None
        if not self.is_closed:
            raise Complaint("part-too-early")
        return Revealed(person, nonce)

    def bind(self) -> Bound:
        """With what was revealed so far."""
        return Bound([person for person, given in self.given.items() if given.nonce is not None])

    def go_on_without_missing(self) -> PartsAwaited | Bound:
        return self.bind() if self.is_closed else PartsAwaited([])

    def proof(self, stored: StoredTable, names: dict[int, str]) -> Proof | None:
        """For the saved game. None where the draws were made by an earlier version, which did not bind a key."""
        if self.bound is None:
            return None
        parts = [self._part(person, names) for person in self._in_order()]
        return Proof(stored.id, seal(stored.seed), stored.seed.hex(), parts)

    def _in_order(self) -> Iterable[int]:
        return dict.fromkeys([*self.given, *self.people])

    def _part(self, person: int, names: dict[int, str]) -> Part:
        given = self.given.get(person)
        is_in_key = self.bound is not None and person in self.bound
        commitment, nonce = (given.commitment, given.nonce) if given else (None, None)
        return Part(names.get(person, "?"), commitment, nonce if is_in_key else None)
