"""Names of people: any script is welcome, as long as the others can see and read what is there."""

from __future__ import annotations

import re
import unicodedata

from ostrov.kernel.refusals import Complaint

LONGEST_NAME = 24
# Before letters and their marks are put together and spaces are dropped.
_LONGEST_TEXT = 10 * LONGEST_NAME
# Thai, Hebrew, Arabic and Tibetan put up to four marks on one letter. More of them cover the lines around.
_MOST_MARKS = 4

# What Unicode calls default-ignorable, and characters that are drawn as nothing: (first, last).
_INVISIBLE = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x2800, 0x2800),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFFD),
    (0x13441, 0x13442),
    (0x16FE4, 0x16FE4),
    (0x1BCA0, 0x1BCA3),
    (0x1D159, 0x1D159),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)

# Emoji newer than this Python's tables are unassigned to it.
_EMOJI = (
    "\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u27bf\u2900-\u2bff\u3030\u303d\u3297\u3299"
    "\U0001f000-\U0001faff"
)
_SKIN = "\U0001f3fb-\U0001f3ff"
# Scripts whose letters change where they are joined or parted: Arabic, Syriac, N'Ko and the scripts of India,
# Tibet, Burma, Cambodia and Mongolia.
_JOINING = "\u0600-\u085f\u0860-\u0dff\u0f00-\u109f\u1780-\u18af\ufb50-\ufdff\ufe70-\ufefc"
_HAN = "\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"

# The signs of the scripts of India that take the vowel from a consonant; a joiner after one keeps it apart.
_VIRAMA = "\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca"

_ONE_EMOJI = f"(?:[{_EMOJI}][\ufe0e\ufe0f]?[{_SKIN}]?|[0-9#*]\ufe0f\u20e3)"
# Where invisible characters have their use. Whatever else there is has to be visible.
_NEEDED = re.compile(
    # Emoji, one by one or joined to one picture; flags of regions, which are spelt in invisible letters.
    f"(?P<picture>\U0001f3f4[\U000e0030-\U000e007a]{{1,6}}\U000e007f|{_ONE_EMOJI}(?:\u200d{_ONE_EMOJI})*)"
    # Joiners and non-joiners between the letters of a joining script.
    f"|(?<=[{_JOINING}])[\u200c\u200d](?=[{_JOINING}])"
    f"|(?<=[{_VIRAMA}])\u200d"
    # Variants of Mongolian letters, and of Chinese characters, which some Japanese names are written with.
    "|(?<=[\u1820-\u18aa])[\u180b-\u180f]"
    f"|(?<=[{_HAN}])[\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)


def checked_name(given: str) -> str:
    """The name as it is shown, with single spaces; or a Complaint that says what is wrong with it."""
    if len(given) > _LONGEST_TEXT:
        raise Complaint("name-too-long", most=LONGEST_NAME)
    name = " ".join(unicodedata.normalize("NFC", given).split())
    if not name:
        raise Complaint("name-first")
    if len(name) > LONGEST_NAME:
        raise Complaint("name-too-long", most=LONGEST_NAME)
    # A picture that is seen counts as a letter; a joiner or selector that is needed counts as nothing.
    left = _NEEDED.sub(lambda found: "o" if found["picture"] else "", name)
    if any(_is_invisible(letter) for letter in left):
        raise Complaint("name-invisible")
    if _begins_with_mark(left) or _longest_stack(left) > _MOST_MARKS:
        raise Complaint("name-overgrown")
    return name


def _is_invisible(letter: str) -> bool:
    """Also for controls, lone surrogates, private characters and those that do not exist."""
    code = ord(letter)
    return unicodedata.category(letter)[0] == "C" or any(first <= code <= last for first, last in _INVISIBLE)


def _is_mark(letter: str) -> bool:
    """Drawn above, below or around the letter before it, without room of its own."""
    return unicodedata.category(letter) in ("Mn", "Me")


def _begins_with_mark(name: str) -> bool:
    return any(_is_mark(word[0]) for word in name.split())


def _longest_stack(name: str) -> int:
    longest = here = 0
    for letter in name:
        here = here + 1 if _is_mark(letter) else 0
        longest = max(longest, here)
    return longest
