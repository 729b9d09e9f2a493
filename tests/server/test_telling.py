"""How much may wait for a page."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ostrov.server.messages import Done
from ostrov.server.sockets import Watcher

A_FRAME = Done("x" * 1000, 1)


class Ear:
    """A line that notes of which kind each frame is; what is not read piles up."""

    def __init__(self, name: str, heard: list[str], *, reads: bool = True) -> None:
        self.unsent = 0
        self.on_hearing: Callable[[str], None] = lambda said: None
        self._name = name
        self._heard = heard
        self._reads = reads

    def say(self, text: bytes) -> None:
        self.unsent += 0 if self._reads else len(text)
        said = msgspec.json.decode(text)["say"]
        self._heard.append(f"{self._name} {said}")
        self.on_hearing(said)


def test_what_waits_for_a_page_that_does_not_read_is_bounded() -> None:
    heard: list[str] = []
    watcher = Watcher(None, Ear("Ann", heard, reads=False))
    for _ in range(5000):
        watcher.tell(A_FRAME)
    assert watcher.dropped.is_set()
    assert 4000 < len(heard) < 4500


def test_a_page_that_reads_is_sent_as_much_as_there_is() -> None:
    heard: list[str] = []
    watcher = Watcher(None, Ear("Ann", heard))
    for _ in range(5000):
        watcher.tell(A_FRAME)
    assert not watcher.dropped.is_set()
    assert len(heard) == 5000
