"""Of which kind every field of a game's forms is, so that a page can put any form into words without knowing the game.

In JSON the enumerations have lost their names: `{"do": "move", "to": "iron-gate"}` says nothing of tiles. A kind is

- a string: `tile` for a value of that enumeration, called by the message `tile-iron-gate`; `seat` for numbers
  from 0, called by the message of that name with `$number` from 1; a field's own name for a text of which some values
  have names (`side-a`) and others are said as they are; and the empty string for what is said as it is;
- the same with `[]` behind it for a list, and `[][]` for a list of lists;
- `{"list": kind}` where the members are no strings;
- `{"keys": kind, "values": kind}`;
- `{"struct": name, "fields": {field: kind}}`, the fields in their order, those left out that are always the same or
  that need not be told (`Form.untold`);
- the same with `"looks"` for a cell of a board (`Spot`): a list of lists of them is drawn, the first field being a
  cell's name, the second its ground; looks by ground, the empty string standing for none;
- `{"tag": field, "one_of": {tag: struct}}` for one of several structs, told apart by that field.

Anything may be null besides.

The label of a field is the message `field-<struct>-<field>`, or else `field-<field>`. It may have these attributes:
`.item` heads each member of a list, and `.inner` each member of the lists within. Both are given `$number`, from 1,
the fields of the member, and `$seat`: where the member has no such field, the name of the seat that one comes to when
counting so far around the table. `.row` and `.column` head those of a board, `.none` is said for a null, and `.help`
explains. What is null without `.none`, empty or untrue is left out; next to others that are not, `value-nobody` is said
for seats and else `value-none`.

A struct is said in one phrase where there is a message `said-<struct>`, which is given its fields, "none" for a null.

A name has `.power` where there is more to say of it: what it does. It can be asked about then.

On a board there is little room: what a name has as `.mark` is written instead of it, and so is the `.mark` of a label
for what is true or counted or, beside its `.none`, for a null, and that of a phrase.

An option has the label `option-<name>` with `.help`, and with `.none` where null is its default; a list, which is
chosen or left to the game, has `.choose` for choosing it. A seat is chosen by its number, or left to chance.
"""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
from msgspec import inspect
from msgspec.structs import FieldInfo

from ostrov.kernel.game import Form, Game, Spot, values_of
from ostrov.kernel.vocabulary import Trait
from ostrov.server.table.messages import Control, OptionShown, TraitsShown

Kind = str | dict[str, Any]


def kinds_of(game: Game) -> dict[str, Any]:
    """Trees for `view` and `options`; by tag and field for `choice` and `event`, but not for what is said as it is."""
    return {
        "choice": _named_fields_by_tag(game.choice_type),
        "event": _named_fields_by_tag(game.event_type),
        "view": kind_of(game.view_type),
        "options": kind_of(game.options_type),
    }


def traits_of(game: Game) -> TraitsShown:
    """By tag, for those actions and events that have any."""
    return TraitsShown(choice=_traits(game, game.choice_type), event=_traits(game, game.event_type))


def _traits(game: Game, union: Any) -> dict[str, list[Trait]]:
    forms = {form: sorted(game.traits[form]) for form in get_args(union) if form in game.traits}
    return {str(form.__struct_config__.tag): traits for form, traits in forms.items()}


def options_of(game: Game) -> list[OptionShown]:
    """The options in the order of the form; a list's values are those that each member may take."""
    return [_option(game, field) for field in msgspec.structs.fields(game.options_type)]


def kind_of(form: Any) -> Kind:
    """The kind of a whole form, or of one of several."""
    return _kind(inspect.type_info(form), "", "")


def _kind(info: inspect.Type, field: str, annotation: str) -> Kind:
    match info:
        case inspect.EnumType(cls=cls):
            return cls.__name__.lower()
        case inspect.StructType():
            return _struct(info)
        case inspect.UnionType(types=types):
            return _one_of([one for one in types if not isinstance(one, inspect.NoneType)], field, annotation)
        case inspect.ListType(item_type=item):
            kind = _kind(item, field, annotation)
            return f"{kind}[]" if isinstance(kind, str) else {"list": kind}
        case inspect.DictType(key_type=key, value_type=value):
            return {"keys": _kind(key, field, annotation), "values": _kind(value, field, annotation)}
        case inspect.IntType():
            return "seat" if _is_seat(annotation) else ""
        case inspect.LiteralType() | inspect.StrType(pattern=None):
            return field
    return ""


def _one_of(types: list[inspect.Type], field: str, annotation: str) -> Kind:
    if len(types) == 1:
        return _kind(types[0], field, annotation)
    structs = {str(one.tag): one for one in types if isinstance(one, inspect.StructType)}
    return {
        "tag": next(one.tag_field for one in structs.values()),
        "one_of": {tag: _struct(one) for tag, one in structs.items()},
    }


def _struct(info: inspect.StructType) -> dict[str, Any]:
    untold = info.cls.untold if issubclass(info.cls, Form) else frozenset()
    told = [field for field in info.fields if not _is_constant(field.type) and field.name not in untold]
    fields = {field.encode_name: _kind(field.type, field.name, _annotation(info.cls, field.name)) for field in told}
    struct = {"struct": info.cls.__name__.lower(), "fields": fields}
    return struct | {"looks": msgspec.to_builtins(info.cls.looks)} if issubclass(info.cls, Spot) else struct


def _is_constant(info: inspect.Type) -> bool:
    return isinstance(info, inspect.LiteralType) and len(info.values) == 1


def _annotation(form: type, field: str) -> str:
    """As it is written, because `Seat` is but a number once it is evaluated."""
    return str(next(cls.__annotations__[field] for cls in form.__mro__ if field in cls.__annotations__))


def _is_seat(annotation: str) -> bool:
    return re.search(r"\bSeat\b", annotation) is not None


def _named_fields_by_tag(union: Any) -> dict[str, dict[str, Kind]]:
    kind = kind_of(union)
    assert isinstance(kind, dict)
    return {tag: _named(struct["fields"]) for tag, struct in kind["one_of"].items()}


def _named(fields: dict[str, Kind]) -> dict[str, Kind]:
    return {field: kind for field, kind in fields.items() if kind not in ("", "[]")}


def _option(game: Game, field: FieldInfo) -> OptionShown:
    values = [value.removesuffix(",…") for value in values_of(field.type)]
    control = _control(field.type, _annotation(game.options_type, field.name))
    return OptionShown(field.encode_name, values, control, msgspec.to_builtins(field.default))


def _control(option: Any, annotation: str) -> Control:
    info = inspect.type_info(option)
    types = info.types if isinstance(info, inspect.UnionType) else (info,)
    for one in types:
        if isinstance(one, inspect.BoolType):
            return "switch"
        if isinstance(one, inspect.ListType):
            return "list"
        if isinstance(one, inspect.IntType):
            return "seat" if _is_seat(annotation) else "number"
    return "choice"
