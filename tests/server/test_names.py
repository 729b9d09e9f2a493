"""Names: honest ones of any script, and none that cannot be seen or that cover what is around them."""

from __future__ import annotations

import unicodedata

import pytest

from ostrov.kernel.refusals import Complaint
from ostrov.server.web.names import checked_name
from ostrov.words import Words
from tests.server.a_server import Person, Server

HONEST = [
    "Ann",
    "Ёжик",
    "O'Brien-Łuczak",
    "สมชาย",
    "กำไลน้ำผึ้ง",
    "हिन्दी क्ष्मा",
    "श्री‍राम",
    "ജോണ്‍",
    "ශ්‍රී ලංකා",
    "محمد",
    "مُحَمَّدٌ",
    "می‌نا",
    "שָׁלוֹם",
    "Nguyễn Thị Ánh Tuyết",
    "བསྒྲུབས",
    "កម្ពុជា",
    "ကြွေး",
    "김민준",
    "葛\U000e0100城",
    "ᠮᠣᠩᠭᠣᠯ᠎ᠠ",
    "😀",
    "❤️ Ann",
    "👨‍👩‍👧‍👦",
    "👩🏽‍🚀",
    "🏳️‍🌈",
    "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "1️⃣",
    "🇺🇦",
]


@pytest.mark.parametrize("name", HONEST)
def test_an_honest_name_of_any_script_stays_as_it_is(name: str) -> None:
    assert checked_name(name) == unicodedata.normalize("NFC", name)


def test_letters_and_marks_that_were_typed_apart_are_put_together_and_spaces_are_single() -> None:
    assert checked_name(unicodedata.normalize("NFD", "  Nguyễn \t Tuyết\u3000 ")) == "Nguyễn Tuyết"


INVISIBLE = [
    0xAD,
    0x34F,
    0x115F,
    0x1160,
    0x17B4,
    0x17B5,
    0x180E,
    0x200B,
    0x200C,
    0x200D,
    0x2060,
    0x2800,
    0x3164,
    0xFE0F,
]
INVISIBLE += [0xFEFF, 0xFFA0, 0x202E, 0x2066, 0x200F, 0x061C, 0xE0041, 0xE0100, 0x0000, 0x001B, 0x0085 + 1, 0xE000]
INVISIBLE += [0x0378, 0xD800, 0x1D159]


@pytest.mark.parametrize("code", INVISIBLE, ids=hex)
@pytest.mark.parametrize("name", ["{}", "A{}nn", "{}Ann", "Ann{}", "{} {}"])
def test_what_nobody_can_see_is_refused_wherever_it_stands(name: str, code: int) -> None:
    with pytest.raises(Complaint) as refused:
        checked_name(name.replace("{}", chr(code)))
    assert refused.value.code == "name-invisible"


@pytest.mark.parametrize(
    "name", ["می\u200c\u200cنا", "😀\u200d", "\u200d😀", "क\u200dA", "1\ufe0f", "\U0001f3f4\U000e0067"]
)
def test_joiners_and_selectors_that_join_nothing_are_refused(name: str) -> None:
    with pytest.raises(Complaint) as refused:
        checked_name(name)
    assert refused.value.code == "name-invisible"


@pytest.mark.parametrize(
    "name", ["A" + "\u0316" * 5, "\u0301", "Ann \u0301", "x" + "\u0489" * 6, "Z\u0335\u0321\u0316\u0317\u0318"]
)
def test_marks_piled_up_or_on_no_letter_are_refused(name: str) -> None:
    with pytest.raises(Complaint) as refused:
        checked_name(name)
    assert refused.value.code == "name-overgrown"


@pytest.mark.parametrize(
    ("name", "code"), [("", "name-first"), (" \n\u3000", "name-first"), ("x" * 25, "name-too-long")]
)
def test_a_name_has_one_to_24_letters(name: str, code: str) -> None:
    with pytest.raises(Complaint) as refused:
        checked_name(name)
    assert refused.value.code == code
    assert checked_name("x" * 24)


def test_a_very_long_text_is_refused_before_it_is_looked_at() -> None:
    with pytest.raises(Complaint) as refused:
        checked_name("e\u0301" * 1_000_000)
    assert Words("en").complaint(refused.value) == "A name has at most 24 letters: choose a shorter one."
    assert Words("ru").complaint(refused.value) == "В имени не больше 24 букв: выберите покороче."


def test_the_server_says_why_it_refuses_a_name_and_keeps_the_one_before(server: Server) -> None:
    ann = Person(server, "Ann")
    for name, code in {
        "\u3164": "name-invisible",
        "x" * 25: "name-too-long",
        "A" + "\u0316" * 9: "name-overgrown",
    }.items():
        status, answer = ann.ask("PUT", "/api/me", {"name": name})
        assert (status, answer["problem"]["code"]) == (400, code)
    assert ann.ask("GET", "/api/me")[1] == {"name": "Ann"}
