"""A row for each verb and each event: its number, its form, what its numbers mean, and which chapter says why not."""

from __future__ import annotations

from ostrov.games.mysterious_island import abilities, asking, battle, codes, following, forms, leading, naming, sharing
from ostrov.games.mysterious_island.state import State
from ostrov.kernel.refusals import Refusal
from ostrov.kernel.vocabulary import NUMBER, Event, Meaning, Trait, Verb, Vocabulary, a_seat, one_of, set_of


def _read_chair(s: State, seat: int, chair: forms.Chair) -> int:
    """MI-8.1 With two players a chair has a number; with more it needs none."""
    number = SEAT.read(s, seat) if chair == forms.Chair.OWN else forms.CHAIRS.index(chair) - 1
    if (s.seats == 2) == (chair == forms.Chair.OWN) or s.owner(number) != seat:
        raise Refusal("no-such-chair", "MI-8.1")
    return number


SEAT, SEATS = a_seat(("no-such-seat", "MI-2.1")), set_of(range(5))
CHAIR = Meaning(naming.at, _read_chair, fields=2)
CHARACTER, ENDING = one_of(forms.CHARACTERS), one_of(forms.ENDINGS)
WITH_FACTION = Meaning(lambda s, value: (forms.CHARACTERS[value], forms.FACTIONS[value % 2]), fields=2)
TREASURE, TREASURES = one_of(forms.TREASURES), Meaning(lambda s, pile: naming.treasures_in(pile))

VERBS = [
    # MI-3.1 A character played, a treasure kept or thrown away may have been hidden until then.
    Verb(codes.PLAY, forms.Play, Trait.REVEALS, target=CHARACTER, why_not=following.why_not_play),
    Verb(codes.PASS, forms.Pass, Trait.FINAL, why_not=leading.why_not_pass),
    Verb(codes.SIT_OUT, forms.SitOut, Trait.FINAL, why_not=following.why_not_sit_out),
    Verb(codes.TAKE, forms.Take, target=TREASURE, why_not=sharing.why_not_take),
    Verb(codes.STEAL, forms.Steal, target=CHARACTER, why_not=abilities.why_not_steal),
    Verb(codes.SPARE, forms.Spare, why_not=abilities.why_not_spare),
    Verb(codes.NAME, forms.NameRichest, target=CHAIR, why_not=abilities.why_not_name),
    Verb(codes.FORCE, forms.Force, target=CHARACTER, why_not=abilities.why_not_force),
    Verb(codes.DISCARD, forms.Discard, Trait.FINAL, Trait.REVEALS, target=TREASURE, why_not=abilities.why_not_discard),
    Verb(codes.KEEP, forms.Keep, Trait.FINAL, Trait.REVEALS, target=TREASURE, why_not=battle.why_not_keep),
    # Outcomes of chance.
    Verb(codes.CHOOSE_FIRST, forms.ChooseFirst, target=SEAT),
    Verb(codes.DEAL, forms.Deal, target=CHARACTER),
    Verb(codes.PEEK, forms.Peek, target=TREASURE),
    Verb(codes.DRAW, forms.Draw, target=TREASURE),
    Verb(codes.TURN_UP, forms.TurnUp),
    Verb(codes.REVEAL, forms.Reveal),
]

# MI-2.2, MI-3.1, MI-3.2 Only the owner sees a card that is dealt, peeked at or led.
EVENTS = [
    Event(codes.ROUND_BEGAN, forms.RoundBegan, Trait.BEGINS, CHAIR, NUMBER),
    Event(codes.DEALT_FACE_DOWN, forms.CharacterDealt, CHAIR, CHARACTER, others=forms.CardDealt, others_know=1),
    Event(codes.LAID_OPEN, forms.LaidOpen, CHARACTER),
    Event(codes.PEEKED, forms.TreasurePeeked, CHAIR, TREASURE, others=forms.CardPeeked, others_know=1),
    Event(codes.LED, forms.CharacterLed, CHAIR, CHARACTER, others=forms.CardLed, others_know=1),
    Event(codes.PASSED, forms.Passed, CHAIR, NUMBER),
    Event(codes.DRAWN, forms.Drawn, CHAIR, TREASURE),
    Event(codes.TURNED_UP, forms.TurnedUp, CHAIR, CHARACTER),
    Event(codes.PLAYED, forms.Played, CHAIR, CHARACTER),
    Event(codes.SAT_OUT, forms.SatOut, CHAIR),
    Event(codes.REVEALED, forms.Revealed, CHAIR, WITH_FACTION),
    Event(codes.TREASURES_TURNED_UP, forms.TreasuresTurnedUp, TREASURES),
    Event(codes.TAKEN, forms.Taken, CHAIR, CHARACTER, TREASURE),
    Event(codes.STOLE, forms.Stole, CHAIR, CHARACTER),
    Event(codes.SPARED, forms.Spared, CHAIR, CHARACTER),
    Event(codes.RICHEST_HIT, forms.RichestHit, CHAIR),
    Event(codes.FORCED, forms.Forced, CHAIR, CHARACTER),
    Event(codes.DISCARDED, forms.Discarded, CHAIR, TREASURE),
    Event(codes.WOUNDED, forms.Wounded, CHAIR, CHARACTER, CHARACTER, NUMBER),
    Event(codes.FELL, forms.Fell, CHAIR),
    Event(codes.KEPT, forms.Kept, CHAIR, TREASURE),
    Event(codes.ENDED, forms.Ended, ENDING, SEATS),
]

VOCABULARY = Vocabulary(codes, asking.why_not_now, VERBS, EVENTS)
