"""A page that knows no game can put every view, action, event and option into words, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor
from hypothesis import given, settings
from hypothesis import strategies as st

import ostrov
from ostrov.bots.registry import bots_of
from ostrov.games.atlantis import forms as atlantis
from ostrov.games.forbidden_desert.forms import Place
from ostrov.games.forbidden_island import forms as forbidden_island
from ostrov.games.registry import GAMES, find_game
from ostrov.kernel.game import Form, Game, Look, Spot
from ostrov.server.web.kinds import kind_of, kinds_of, options_of
from ostrov.words import LANGUAGES
from ostrov.words.sentences import LISTS_OF_SEATS, SEATS
from tests.some_games import awaited, every_game, tables, watchers

COMMON = Path(ostrov.__file__).parent / "words"
VALUES = {"value-none", "value-nobody", "value-yes", "value-no", "value-on", "value-off"}
# Texts of which some values have names, and those values, where the type does not tell them.
NAMED_TEXTS = {"at": [atlantis.LOST, *atlantis.Land]}

# Fields that say which form this is.
CONSTANT = {"view", "game", "rules"}

every_language = pytest.mark.parametrize("language", LANGUAGES)


class Words:
    """The messages of a game, with the attributes of its labels; and by struct, the fields that need no label."""

    def __init__(self, game: Game, language: str) -> None:
        forms = [part for part in parts_of(game.view_type) if isinstance(part, type) and issubclass(part, Form)]
        self.untold = {form.__name__.lower(): form.untold for form in forms}
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in (COMMON, game.folder / "words"):
            for file in sorted((folder / language).glob("*.ftl")):
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def know(self, code: str) -> bool:
        return bool(self._bundle.has_message(code))

    def attributes(self, code: str) -> set[str]:
        return set(self._bundle.get_message(code).attributes)

    def say(self, code: str, attribute: str | None = None, **arguments: Any) -> str:
        message = self._bundle.get_message(code)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, arguments)
        assert errors == [], (code, attribute)
        return str(text)

    def label(self, struct: str, field: str) -> str:
        own = f"field-{struct}-{field}"
        return own if self.know(own) else f"field-{field}"


@cache
def words_of(game: Game, language: str) -> Words:
    """Reading the messages takes a while."""
    return Words(game, language)


def structs_in(kind: Any) -> Iterator[dict[str, Any]]:
    """Every struct of a tree."""
    if not isinstance(kind, dict):
        return
    if "struct" in kind:
        yield kind
    for part in kind.values():
        yield from structs_in(part)


def told(game: Game) -> Iterator[tuple[str, str, Any]]:
    """Struct, field and kind of all that a view may show."""
    for struct in structs_in(kinds_of(game)["view"]):
        for field, kind in struct["fields"].items():
            yield struct["struct"], field, kind


def labelled(game: Game) -> Iterator[tuple[str, str, Any]]:
    """Without the structs that are said in one phrase."""
    words = words_of(game, "en")
    return ((struct, field, kind) for struct, field, kind in told(game) if not words.know(f"said-{struct}"))


# Types, as Python itself sees them


def parts_of(type_: Any) -> Iterator[Any]:
    """A type, and whatever it is made of, the fields of structs included."""
    yield type_
    for part in get_args(type_) if get_origin(type_) is not Literal else ():
        yield from parts_of(part)
    if isinstance(type_, type) and issubclass(type_, msgspec.Struct):
        for field in get_type_hints(type_, include_extras=False).values():
            yield from parts_of(field)


def names_in(type_: Any) -> set[str]:
    """The messages that name the values of every enumeration in a type."""
    kinds = [part for part in parts_of(type_) if isinstance(part, type) and issubclass(part, Enum)]
    return {f"{kind.__name__.lower()}-{member.value}" for kind in kinds for member in kind}


def texts_in(form: type[Form]) -> set[str]:
    """The messages that name the values of literal texts, wherever there is a choice of them."""
    structs = [part for part in parts_of(form) if isinstance(part, type) and issubclass(part, msgspec.Struct)]
    hints = [hint for struct in structs for hint in get_type_hints(struct).items()]
    literals = [(field, get_args(hint)) for field, hint in hints if get_origin(hint) is Literal]
    return {f"{field}-{value}" for field, values in literals for value in values if len(values) > 1}


def named_texts(game: Game) -> set[str]:
    kinds = [kind for _, _, kind in told(game) if isinstance(kind, str)]
    return {f"{kind}-{value}" for kind in kinds for value in NAMED_TEXTS.get(kind, [])}


def expected_kinds(form: type[Form]) -> dict[str, str]:
    hints = get_type_hints(form)
    kinds = {field: expected_kind(field, hints[field]) for field in form.__struct_fields__}
    return {field: kind for field, kind in kinds.items() if kind}


def expected_kind(field: str, hint: Any) -> str | None:
    """What a field of a choice or event is, by its type and by the names that seats have in sentences."""
    kinds = [part for part in parts_of(hint) if isinstance(part, type) and issubclass(part, Enum)]
    is_list = any(get_origin(part) is list for part in parts_of(hint))
    if field in SEATS | LISTS_OF_SEATS:
        return "seat[]" if is_list else "seat"
    return kinds[0].__name__.lower() + "[]" * is_list if kinds else None


@every_game
@pytest.mark.parametrize("family", ["choice", "event"])
def test_every_field_of_every_choice_and_event_has_its_kind(game: Game, family: str) -> None:
    forms = get_args(getattr(game, f"{family}_type"))
    assert kinds_of(game)[family] == {form.__struct_config__.tag: expected_kinds(form) for form in forms}


@every_game
def test_a_kind_tells_enumerations_structs_and_fields_apart(game: Game) -> None:
    """One name for two things would be named wrongly."""
    enums = {part.__name__.lower() for part in parts_of(game.view_type) if isinstance(part, type(Place))}
    structs = {struct["struct"] for struct in structs_in(kinds_of(game)["view"])}
    assert enums.isdisjoint(structs | set(NAMED_TEXTS) | {"seat"})


def test_kinds_have_the_shape_that_is_promised() -> None:
    view = kinds_of(find_game("forbidden-desert"))["view"]
    table = view["fields"]["table"]
    assert (view["struct"], table["struct"]) == ("view", "positionform")
    assert view["fields"]["awaited"] == "seat[]"
    assert table["fields"]["scoped"] == "place"
    assert table["fields"]["turn"] == ""
    assert table["fields"]["gear_deck"] == {"keys": "gear", "values": ""}
    assert "rules" not in table["fields"]


def test_what_a_form_need_not_tell_is_left_out() -> None:
    view = kinds_of(find_game("forbidden-desert"))["view"]
    assert not {"desert", "steps_done"} & view["fields"]["table"]["fields"].keys()


def test_a_cell_of_a_board_begins_with_its_name_and_its_ground() -> None:
    site = kinds_of(find_game("forbidden-desert"))["view"]["fields"]["board"]["list"]["list"]
    assert list(site["fields"].items())[:2] == [("place", "place"), ("ground", "ground")]
    assert site["looks"] == {"": "bare", "dune": "sand", "oasis": "grass", "crash-site": "rock"}


@every_game
def test_every_ground_has_a_look_of_its_own(game: Game) -> None:
    for spot in spots_of(game):
        ground = get_type_hints(spot)[spot.__struct_fields__[1]]
        grounds = {value for part in get_args(ground) if part is not type(None) for value in part}
        assert spot.looks.keys() == {"", *grounds}
        assert set(spot.looks.values()) <= set(get_args(Look))
        assert len(set(spot.looks.values())) == len(spot.looks)


def test_what_has_sunk_looks_like_the_sea() -> None:
    assert forbidden_island.Site.looks[forbidden_island.Water.SUNKEN] == atlantis.Hex.looks[""] == "sea"


def test_a_list_of_lists_of_names_is_told_by_their_kind() -> None:
    table = kinds_of(find_game("forbidden-island"))["view"]["fields"]["table"]
    assert table["fields"]["flood_deck"] == "tile[][]"


def test_one_of_several_structs_is_told_by_its_tag() -> None:
    kind = kind_of(find_game("lost-island").choice_type)
    assert isinstance(kind, dict)
    assert kind["tag"] == "do"
    assert kind["one_of"]["draw"] == {"struct": "draw", "fields": {"cell": "", "terrain": "terrain"}}


# Real games


def unknown(value: Any, kind: Any, words: Words) -> list[str]:
    """What a reader of the kinds would not understand."""
    if value is None:
        return []
    if isinstance(kind, str):
        return unknown_words(value, kind, words)
    if "list" in kind:
        return unknown_parts([(member, kind["list"]) for member in value], words)
    if "keys" in kind:
        keys = unknown_words(list(value), f"{kind['keys']}[]", words)
        return keys + unknown_parts([(member, kind["values"]) for member in value.values()], words)
    told = value.keys() - CONSTANT - words.untold.get(kind["struct"], set())
    # A cell of a board leaves out what is not there.
    strange = told - kind["fields"].keys() if "looks" in kind else told ^ kind["fields"].keys()
    return sorted(strange) + unknown_parts([(value.get(field), part) for field, part in kind["fields"].items()], words)


def unknown_parts(parts: list[tuple[Any, Any]], words: Words) -> list[str]:
    return [problem for value, kind in parts for problem in unknown(value, kind, words)]


def unknown_words(value: Any, kind: str, words: Words) -> list[str]:
    if value is None:
        return []
    if kind.endswith("[]"):
        return [problem for member in value for problem in unknown_words(member, kind.removesuffix("[]"), words)]
    if isinstance(value, str) and not words.know(f"{kind}-{value}"):
        return [] if kind in ("sheet", "at", "") and is_cell_or_row(value) else [f"{kind}-{value}"]
    if isinstance(value, int) and not isinstance(value, bool) and kind:
        return [] if words.know(kind) else [kind]
    return [] if isinstance(value, str | int) else [repr(value)]


def is_cell_or_row(text: str) -> bool:
    return re.fullmatch(r"[A-M]\d{1,2}|[a-j]\d|[-.RPSVFM]{9,10}", text) is not None


def in_json(form: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(form))


@every_game
@settings(max_examples=40)
@given(data=st.data())
def test_views_of_games_being_played_hold_nothing_that_the_kinds_do_not_know(game: Game, data: st.DataObject) -> None:
    table = data.draw(tables(game, to_the_end=data.draw(st.booleans())))
    kind, words = kinds_of(game)["view"], words_of(game, "en")
    for seat in watchers(game, table.position.seats):
        assert unknown(in_json(game.view(table.position, seat)), kind, words) == []


@every_game
@settings(max_examples=30)
@given(data=st.data())
def test_actions_and_events_of_games_being_played_have_names_for_all_they_say(game: Game, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    kinds, words = kinds_of(game), words_of(game, "en")
    choices = [in_json(form) for actor in awaited(table) for form in table.actions(actor)]
    events = [in_json(form) for form in table.events(0)]
    for family, tag, forms in (("choice", "do", choices), ("event", "event", events)):
        for form in forms:
            fields = kinds[family][form.pop(tag)]
            for field, value in form.items():
                assert unknown(value, fields.get(field, "[]" * isinstance(value, list)), words) == []


# Labels and names


@every_game
@every_language
def test_every_field_of_a_view_has_a_label(game: Game, language: str) -> None:
    words = words_of(game, language)
    assert [field for struct, field, kind in labelled(game) if not words.know(words.label(struct, field))] == []


@every_game
@every_language
def test_the_rows_of_every_table_have_headings(game: Game, language: str) -> None:
    words = words_of(game, language)
    for struct, field, kind in labelled(game):
        attributes = words.attributes(words.label(struct, field))
        is_table = isinstance(kind, dict) and "list" in kind and not is_board(kind)
        if is_table or str(kind).endswith("[][]"):
            assert "item" in attributes or is_said(kind, words), field
        if is_table and "list" in kind["list"] and not is_board(kind["list"]):
            assert "inner" in attributes, field


def is_board(kind: Any) -> bool:
    return "looks" in kind.get("list", {}).get("list", {})


def is_said(kind: Any, words: Words) -> bool:
    """In one phrase, member by member."""
    return words.know(f"said-{kind['list'].get('struct')}")


@every_game
@every_language
def test_headings_need_nothing_but_a_number_a_seat_and_what_their_member_says(game: Game, language: str) -> None:
    words = words_of(game, language)
    for struct, field, kind in labelled(game):
        label = words.label(struct, field)
        assert words.attributes(label) <= {"item", "inner", "row", "column", "none", "help", "mark"}, label
        for attribute in words.attributes(label) & {"none", "help", "mark"}:
            assert words.say(label, attribute)
        member = kind.get("list", {}) if isinstance(kind, dict) else {}
        own: dict[str, Any] = dict.fromkeys(words.untold.get(member.get("struct", ""), ()), "…")
        for attribute in words.attributes(label) & {"item", "inner", "row", "column"}:
            said = [own | {"number": n, "seat": f"Seat {n}"} for n in (1, 2)]
            first, second = (words.say(label, attribute, **arguments) for arguments in said)
            assert first != second


@every_game
@every_language
def test_every_value_of_every_enumeration_has_a_name(game: Game, language: str) -> None:
    words = words_of(game, language)
    forms = (game.choice_type, game.event_type, game.view_type, game.options_type)
    needed = {name for form in forms for name in names_in(form)} | named_texts(game)
    needed |= texts_in(game.view_type) | texts_in(game.options_type)
    assert {name for name in needed if not words.know(name)} == set()


@every_game
@every_language
def test_every_option_has_a_label_and_is_explained(game: Game, language: str) -> None:
    words = words_of(game, language)
    for option in options_of(game):
        label = f"option-{option.name}"
        assert words.say(label)
        assert words.say(label, "help").endswith(".")
        assert ("none" in words.attributes(label)) == (option.default is None)


@every_game
@every_language
def test_every_bot_has_a_name_and_is_explained(game: Game, language: str) -> None:
    words = words_of(game, language)
    for bot in bots_of(game.id):
        assert words.say(f"bot-{bot}")
        assert words.say(f"bot-{bot}", "help").endswith(".")


@every_language
def test_what_has_no_name_of_its_own_can_be_said(language: str) -> None:
    assert set(labels_in(COMMON, language)) >= VALUES


@pytest.mark.parametrize(("id", "field"), [("forbidden-desert", "field-board"), ("lost-island", "field-sheets")])
@every_language
def test_rows_and_columns_of_a_board_make_the_names_of_its_cells(id: str, field: str, language: str) -> None:
    game = find_game(id)
    words = words_of(game, language)
    view = in_json(game.view(game.start(2, game.options({}, 2)), 0))
    board = view["board"] if "board" in view else view["sheets"][0]
    for row, cells in enumerate(board, 1):
        for column, cell in enumerate(cells, 1):
            if cell:
                name = cell["cell"] if "cell" in cell else words.say(f"place-{cell['place']}")
                assert words.say(field, "column", number=column) + words.say(field, "row", number=row) == name


@every_game
@every_language
def test_what_is_written_into_a_cell_is_short_and_its_own(game: Game, language: str) -> None:
    """Two things with one mark could not be told apart."""
    words = words_of(game, language)
    names = {name for struct in spots_of(game) for name in names_in(struct)}
    marks = [words.say(name, "mark") for name in sorted(names) if "mark" in words.attributes(name)]
    assert len(set(marks)) == len(marks)
    assert all(len(mark) <= 10 for mark in marks)


def spots_of(game: Game) -> list[type[Spot]]:
    return [part for part in parts_of(game.view_type) if isinstance(part, type) and issubclass(part, Spot)]


# The files of labels


def labels_in(folder: Path, language: str) -> dict[str, ast.Message]:
    body = FluentParser().parse((folder / language / "view.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def needed_by(game: Game, language: str) -> set[str]:
    words = words_of(game, language)
    fields = list(labelled(game))
    needed = {words.label(struct, field) for struct, field, _ in fields}
    needed |= {kind.removesuffix("[]") for _, _, kind in fields if isinstance(kind, str)} & {"seat"}
    needed |= {f"said-{struct}" for struct, _, _ in told(game)}
    needed |= named_texts(game)
    needed |= names_in(game.view_type) | names_in(game.options_type)
    needed |= texts_in(game.view_type) | texts_in(game.options_type)
    return needed | {f"option-{option.name}" for option in options_of(game)}


@every_game
@every_language
def test_no_label_of_a_game_is_unused_or_said_twice(game: Game, language: str) -> None:
    own = set(labels_in(game.folder / "words", language))
    assert own - needed_by(game, language) == set()
    assert own & set(labels_in(COMMON, language)) == set()


@every_language
def test_no_label_that_games_share_is_unused(language: str) -> None:
    needed = {code for game in GAMES.values() for code in needed_by(game, language)}
    needed |= VALUES | {f"bot-{bot}" for game in GAMES for bot in bots_of(game)}
    assert set(labels_in(COMMON, language)) - needed == set()


class Texts(visitor.Visitor):
    """All the words of a message, its attributes and variants included."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


@pytest.mark.parametrize("folder", [COMMON, *[game.folder / "words" for game in GAMES.values()]])
def test_no_word_of_a_label_is_left_untranslated(folder: Path) -> None:
    """Letters of cells and terrains may stand alone; a word of the other language may not."""
    for language, foreign in (("ru", "[A-Za-z]{2}"), ("en", "[А-Яа-яЁё]")):
        for code, message in labels_in(folder, language).items():
            texts = Texts()
            texts.visit(message)
            assert not re.search(foreign, " ".join(texts.found)), (language, code)


# Options


@every_game
def test_options_come_in_the_order_of_the_form_with_its_defaults(game: Game) -> None:
    shown = {option.name: option.default for option in options_of(game)}
    assert list(shown.items()) == list(in_json(game.options_type()).items())


@every_game
def test_every_value_that_is_shown_for_an_option_is_accepted(game: Game) -> None:
    seats = game.seats[0]
    for option in options_of(game):
        assert bool(option.values) != (option.kind == "seat")
        for start, value in enumerate(option.values):
            several = [option.values[(start + seat) % len(option.values)] for seat in range(seats)]
            game.options({option.name: several if option.kind == "list" else value}, seats)


def test_options_say_how_they_are_chosen() -> None:
    chosen = {id: {option.name: option.kind for option in options_of(game)} for id, game in GAMES.items()}
    assert [kinds.pop("first") for kinds in chosen.values()] == ["seat"] * len(GAMES)
    assert chosen["forbidden-island"] == {"difficulty": "choice", "adventurers": "list"}
    assert chosen["forbidden-desert"] == {"difficulty": "choice", "adventurers": "list"}
    assert chosen["lost-island"] == {"side": "choice", "rumours": "choice", "last_turn_in_order": "choice"}
    assert set(chosen["atlantis"].values()) == {"switch"}
    assert chosen["mysterious-island"] == {}
