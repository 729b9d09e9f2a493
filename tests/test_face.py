"""What `import ostrov` gives, and bots of one's own, as the README tells."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import ostrov
from ostrov.bots import plugins
from ostrov.bots.registry import bots_of, find_bot, strongest_bot
from ostrov.kernel.rows import Rows

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
EXAMPLE, BOT = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"LC_ALL": "en_XX.UTF-8", "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.run(
        [sys.executable, *words], cwd=folder, env=environment, capture_output=True, text=True, timeout=900
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where somebody has saved the README's bot, and some that do not work."""
    (tmp_path / "dreamer.py").write_text(BOT)
    (tmp_path / "others.py").write_text(
        "import ostrov\n"
        "class Raising(ostrov.Bot):\n"
        "    def choose(self, imagined, seat, rows, dice):\n"
        "        return 1 // 0\n"
        "class Cheating(ostrov.Bot):\n"
        "    def choose(self, imagined, seat, rows, dice):\n"
        "        return -1\n"
        "class First(ostrov.Bot):\n"
        "    games = ('lost-island',)\n"
        "    def choose(self, imagined, seat, rows, dice):\n"
        "        return rows.at(0)\n"
        "class Stone: pass\n"
    )
    (tmp_path / "broken.py").write_text("import no_such_module\n")
    return tmp_path


def test_the_example_of_the_readme_runs(tmp_path: Path) -> None:
    done = run(tmp_path, "-c", EXAMPLE)
    assert done.returncode == 0, done.stderr
    view, actions, events = done.stdout.splitlines()
    assert view.startswith("View(seat=")
    assert actions.count("(") > 1
    assert events != "[]"


def test_every_public_name_is_there_and_no_other() -> None:
    face = import_module("ostrov.face")
    assert all(getattr(ostrov, name) is not None for name in face.__all__)
    assert set(face.__all__) < set(dir(ostrov))
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = ostrov.nonsense  # type: ignore[attr-defined]


def test_a_plain_import_brings_nothing_that_takes_long(tmp_path: Path) -> None:
    done = run(tmp_path, "-c", "import ostrov, sys; print([name for name in sys.modules if 'ostrov' in name])")
    assert done.stdout.strip() == "['ostrov']"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_of_ones_own_plays_in_a_simulation(folder: Path, jobs: str) -> None:
    plan = ["mysterious-island", "--seats", "2", "--bot", "dreamer:Dreamer,random", "--games", "2", "--jobs", jobs]
    done = run(folder, "-m", "ostrov", "simulate", *plan)
    assert done.returncode == 0, done.stderr
    assert "dreamer:Dreamer" in done.stdout


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("nowhere:Bot", "The bot nowhere:Bot cannot be imported: ModuleNotFoundError"),
        ("broken:Bot", "The bot broken:Bot cannot be imported: ModuleNotFoundError: No module named 'no_such_module'"),
        ("dreamer:Sleeper", "The bot dreamer:Sleeper cannot be imported: AttributeError"),
        ("others:Stone", "others:Stone is no bot: it has to be a subclass of ostrov.Bot."),
        ("others:Raising", "The bot others:Raising has failed: ZeroDivisionError"),
        ("others:Cheating", "The bot others:Cheating chose -1, which is none of the actions it was given."),
        ("others:First", 'There is no bot "others:First" for this game. Known bots: random and thumb.'),
    ],
)
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_does_not_work_gets_one_sentence(folder: Path, bot: str, sentence: str, jobs: str) -> None:
    plan = ["mysterious-island", "--bot", bot, "--games", "2", "--jobs", jobs]
    done = run(folder, "-m", "ostrov", "simulate", *plan)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_an_installed_package_brings_its_bots(folder: Path) -> None:
    about = folder / "others-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[ostrov.bots]\nfirst = others:First\ngone = others:Gone\n")
    done = run(folder, "-m", "ostrov", "games", "--json")
    assert done.stdout.count('"bots":["random","first","thumb"]') == 1
    assert '"gone"' not in done.stdout
    assert "bot gone is left out" in done.stderr


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plugins, "_registered", {})


@pytest.mark.usefixtures("registered")
def test_a_registered_bot_is_found_by_its_name_for_its_games() -> None:
    class First(ostrov.Bot):
        def choose(self, imagined: ostrov.Position, seat: int, rows: ostrov.Rows, dice: ostrov.Dice) -> int:
            return rows.at(0)

    ostrov.bots.register("first", First, games=["atlantis"])
    assert list(bots_of("atlantis")) == ["random", "first", "thumb"]
    assert list(bots_of("lost-island")) == ["random", "thumb"]
    assert strongest_bot("atlantis") == "thumb"
    table = ostrov.begin("atlantis", seats=2)
    dice = ostrov.Dice(1)
    while table.is_chance_awaited:
        table.deal(dice)
    seat, rows = table.awaited[0], Rows()
    table.position.legal(seat, rows)
    chosen = find_bot("atlantis", "first").choose(table.position.imagine(seat, dice), seat, rows, dice)
    assert chosen == table.legal(seat)[0]


@pytest.mark.usefixtures("registered")
def test_no_bot_takes_the_name_of_ours() -> None:
    ours = bots_of("atlantis")["thumb"]
    ostrov.bots.register("thumb", ostrov.RandomBot)
    assert bots_of("atlantis")["thumb"] is ours
