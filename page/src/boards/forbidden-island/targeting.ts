// From the actions that are offered and from what is picked: what lights up, and what a tap means. It knows no rules:
// whatever is not offered is sent as the plainest action there is, for the server to say why not.
import type { Asked } from "../../contract";
import type { Card, Choice as Action, PositionForm, Tile } from "../../contract/forbidden-island";
import { actionsOf as allOf, answerTo, everyMeaning, lightOf, type Light } from "../kit/targeting";
import type { Answer as AnswerOf, Meaning as MeaningOf } from "../kit/targeting";
import { isTreasureCard, pawnsOn } from "./pieces";

export type { Action };

export type Picked =
  | { what: "nothing" }
  | { what: "pawn"; pawn: number }
  /** `pawns`: who is to fly, for a Helicopter Lift. */
  | { what: "card"; seat: number; card: Card; pawns: readonly number[] }
  /** The first of the two tiles that are shored up together. */
  | { what: "shore"; seat: number; tile: Tile };

export const NOTHING: Picked = { what: "nothing" };

export interface Situation {
  table: PositionForm;
  asked: readonly Asked[];
  /** The reader's seats, awaited or not. */
  own: readonly number[];
  picked: Picked;
}

export type Meaning = MeaningOf<Action, Picked>;
export type Answer = AnswerOf<Action, Picked>;

// Who acts

/** Whoever was tapped, else the active seat, else the first that is awaited, else any own seat. */
export function actingSeat({ table, asked, own, picked }: Situation): number | null {
  if (picked.what === "card" || picked.what === "shore") return picked.seat;
  const awaited = asked.map(({ seat }) => seat);
  if (picked.what === "pawn" && actionsOf(asked, picked.pawn).some(movesOneself)) return picked.pawn;
  const mover = awaited.find((seat) => actionsOf(asked, seat).some(movesOneself));
  return mover ?? (awaited.includes(table.active) ? table.active : (awaited[0] ?? own[0] ?? null));
}

const actionsOf = (asked: readonly Asked[], seat: number): Action[] => allOf<Action>(asked, seat);

const movesOneself = ({ do: what }: Action): boolean => what === "move" || what === "fly" || what === "swim";

// What a tile means

export function meanings(situation: Situation, tile: Tile): Meaning[] {
  const seat = actingSeat(situation);
  if (seat === null) return [];
  const found = actionsOf(situation.asked, seat).flatMap((action) => meaning(situation, seat, action, tile));
  return withoutNeedlessFlight(situation, onceEach(found));
}

function meaning({ table, picked }: Situation, seat: number, action: Action, tile: Tile): Meaning[] {
  const one = (plain: boolean, half?: Picked): Meaning[] => [{ seat, action, plain, ...(half && { half }) }];
  const isFree = picked.what === "nothing";
  const isOwnPawn = picked.what === "pawn" && picked.pawn === seat;
  switch (action.do) {
    case "move":
    case "swim":
      return action.to === tile && (isFree || isOwnPawn) ? one(true) : [];
    case "fly":
      return action.to === tile && (isFree || isOwnPawn) ? one(isOwnPawn) : [];
    case "navigate":
      return action.to === tile && picked.what === "pawn" && picked.pawn === action.pawn ? one(true) : [];
    case "shore-up":
      if (action.tile !== tile) return [];
      return isFree || (picked.what === "shore" && picked.tile === tile) ? one(true) : [];
    case "shore-up-two":
      return meaningOfTwo(picked, seat, action.tile, action.other, tile, one);
    case "sandbag":
      return action.tile === tile && (isFree || isCard(picked, "sandbags")) ? one(!isFree) : [];
    case "lift":
      return action.to === tile && isPartyOf(picked, action.pawns) ? one(picked.what === "card") : [];
    case "give":
      if (picked.what !== "card" || picked.card !== action.card) return [];
      return table.adventurers[action.receiver]?.at === tile ? one(true) : [];
    default:
      return [];
  }
}

function meaningOfTwo(
  picked: Picked,
  seat: number,
  first: Tile,
  second: Tile,
  tile: Tile,
  one: (plain: boolean, half?: Picked) => Meaning[],
): Meaning[] {
  if (tile !== first && tile !== second) return [];
  if (picked.what === "nothing") return one(false, { what: "shore", seat, tile });
  const isOther = picked.what === "shore" && picked.tile !== tile && (picked.tile === first || picked.tile === second);
  return isOther ? one(true) : [];
}

const isCard = (picked: Picked, card: Card): boolean => picked.what === "card" && picked.card === card;

function isPartyOf(picked: Picked, pawns: readonly number[]): boolean {
  if (picked.what === "pawn") return pawns.length === 1 && pawns[0] === picked.pawn;
  return picked.what === "card" && same(picked.pawns, pawns);
}

const same = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((seat) => other.includes(seat));

/** "This tile and another" is said once, however many others there are. */
function onceEach(found: Meaning[]): Meaning[] {
  const firstHalf = found.findIndex((one) => one.half);
  return found.filter((one, index) => !one.half || index === firstHalf);
}

/** Where a step leads, a flight or a lift comes up only when the pawn was picked and a choice is wanted. */
function withoutNeedlessFlight({ picked }: Situation, found: Meaning[]): Meaning[] {
  const canWalk = found.some(({ action }) => action.do === "move" || action.do === "navigate" || action.do === "swim");
  if (!canWalk || picked.what === "card") return found;
  return found.filter(({ action }) => action.do !== "lift" && (action.do !== "fly" || picked.what === "pawn"));
}

// What lights up

export function light(situation: Situation, tile: Tile): Light {
  return lightOf(meanings(situation, tile), situation.picked.what !== "nothing");
}

export function isPickedPawn({ picked }: Situation, pawn: number): boolean {
  if (picked.what === "pawn") return picked.pawn === pawn;
  return picked.what === "card" && picked.pawns.includes(pawn);
}

/** Pawns that may fly with a picked Helicopter Lift. */
export function mayFly({ picked, table }: Situation, pawn: number): boolean {
  return (
    picked.what === "card" &&
    picked.card === "helicopter-lift" &&
    !picked.pawns.length &&
    table.adventurers[pawn]?.at !== null
  );
}

/** Pawns that may be given the picked card. */
export function mayReceive({ asked, picked }: Situation, pawn: number): boolean {
  if (picked.what !== "card") return false;
  return actionsOf(asked, picked.seat).some(
    (action) => action.do === "give" && action.card === picked.card && action.receiver === pawn,
  );
}

// What a tap does

export function tapTile(situation: Situation, tile: Tile): Answer {
  const { table, picked, own } = situation;
  const here = pawnsOn(table, tile);
  if (isCard(picked, "helicopter-lift") && picked.what === "card" && !picked.pawns.length && here.length) {
    return { then: "pick", picked: { ...picked, pawns: here } };
  }
  const meant = answerTo(meanings(situation, tile));
  if (meant) return meant;
  const pawn = here.find((seat) => own.includes(seat));
  if (picked.what === "nothing" && pawn !== undefined && canPick(situation, pawn)) return tapPawn(situation, pawn);
  return refusable(situation, tile);
}

/** The plainest action there would be; without a seat of one's own there is none. */
function refusable(situation: Situation, tile: Tile): Answer {
  const { table, picked } = situation;
  const seat = actingSeat(situation);
  if (seat === null) return { then: "nothing" };
  const send = (action: Action): Answer => ({ then: "play", seat, action });
  if (picked.what === "shore") return send({ do: "shore-up-two", tile: picked.tile, other: tile });
  if (picked.what === "pawn" && picked.pawn !== seat) return send({ do: "navigate", pawn: picked.pawn, to: tile });
  if (picked.what === "card") return refusableCard(table, picked, tile, send);
  return send(table.swimming.includes(seat) ? { do: "swim", to: tile } : { do: "move", to: tile });
}

function refusableCard(
  table: PositionForm,
  { seat, card, pawns }: Picked & { what: "card" },
  tile: Tile,
  send: (action: Action) => Answer,
): Answer {
  if (card === "sandbags") return send({ do: "sandbag", tile });
  if (card === "helicopter-lift") return pawns.length ? send({ do: "lift", pawns: [...pawns], to: tile }) : UNPICK;
  const receiver = pawnsOn(table, tile).find((pawn) => pawn !== seat);
  return receiver === undefined ? UNPICK : send({ do: "give", card, receiver });
}

const UNPICK: Answer = { then: "pick", picked: NOTHING };

/** On the island a pawn covers its tile: where the tile is lit for what is picked, the tap is for the tile. */
export function tapPawnOnTile(situation: Situation, pawn: number): Answer {
  const { picked, table } = situation;
  const tile = table.adventurers[pawn]?.at;
  const isUnderWay = picked.what === "pawn" || isCard(picked, "helicopter-lift");
  return tile && isUnderWay && meanings(situation, tile).length ? tapTile(situation, tile) : tapPawn(situation, pawn);
}

export function tapPawn(situation: Situation, pawn: number): Answer {
  const { picked, table } = situation;
  if (picked.what === "card" && picked.card !== "sandbags") return tapPawnForCard(table, picked, pawn);
  if (picked.what === "pawn" && picked.pawn === pawn) return tapUnder(situation, pawn);
  if (!seeksTile(picked) && canPick(situation, pawn)) return { then: "pick", picked: { what: "pawn", pawn } };
  const tile = table.adventurers[pawn]?.at;
  return tile ? tapTile(situation, tile) : { then: "nothing" };
}

/** Nothing but a tile can come next, so a pawn stands for the one under it. */
const seeksTile = (picked: Picked): boolean => picked.what === "shore" || isCard(picked, "sandbags");

/** A pawn covers its tile, so a second tap is for the tile under it; and if that means nothing, the pawn is let go. */
function tapUnder(situation: Situation, pawn: number): Answer {
  const tile = situation.table.adventurers[pawn]?.at;
  const found = tile ? meanings({ ...situation, picked: NOTHING }, tile) : [];
  return found.length ? { then: "choose", meanings: found } : UNPICK;
}

function tapPawnForCard(table: PositionForm, picked: Picked & { what: "card" }, pawn: number): Answer {
  const { seat, card, pawns } = picked;
  if (card === "helicopter-lift") return { then: "pick", picked: { ...picked, pawns: toggled(table, pawns, pawn) } };
  if (pawn === seat) return UNPICK;
  return { then: "play", seat, action: { do: "give", card, receiver: pawn } };
}

/** All who fly stand on one tile; one from elsewhere begins a new party. */
function toggled(table: PositionForm, pawns: readonly number[], pawn: number): number[] {
  if (pawns.includes(pawn)) return pawns.filter((one) => one !== pawn);
  const at = table.adventurers[pawn]?.at;
  return [...pawns.filter((one) => table.adventurers[one]?.at === at), pawn].sort();
}

/** A pawn is picked if something offered would move it. */
export function canPick({ asked, own }: Situation, pawn: number): boolean {
  const moved = asked.flatMap(({ seat, actions }) =>
    (actions as Action[]).filter((action) => movesPawn(action, seat, pawn)),
  );
  return moved.length > 0 && (own.includes(pawn) || moved.some(({ do: what }) => what !== "lift"));
}

function movesPawn(action: Action, seat: number, pawn: number): boolean {
  if (movesOneself(action)) return seat === pawn;
  if (action.do === "navigate") return action.pawn === pawn;
  return action.do === "lift" && same(action.pawns, [pawn]);
}

/** A card of one's own is picked; in the water it is clear who is to fly. */
export function tapCard({ asked, own, picked, table }: Situation, seat: number, card: Card): Answer {
  if (!own.includes(seat) || !asked.some((one) => one.seat === seat)) return { then: "nothing" };
  if (picked.what === "card" && picked.seat === seat && picked.card === card) return UNPICK;
  const pawns = card === "helicopter-lift" ? table.swimming : [];
  return { then: "pick", picked: { what: "card", seat, card, pawns } };
}

// What stands beside the board

const BUTTONS: readonly Action["do"][] = ["capture", "fly-off", "go-on", "stop"];

/** Actions that have no place on the island, those of the acting seat first; or those that a picked card brings along. */
export function buttons(situation: Situation): Meaning[] {
  const { asked, picked } = situation;
  const all = everyMeaning<Action, Picked>(asked);
  if (picked.what === "card")
    return all.filter(({ seat, action }) => seat === picked.seat && isUseOf(picked.card, action));
  const first = actingSeat(situation);
  return BUTTONS.flatMap((what) => all.filter(({ action }) => action.do === what)).sort(
    (one, other) => Number(other.seat === first) - Number(one.seat === first),
  );
}

/** Whether a picked card has a use beyond being discarded. */
export function hasUse({ asked, picked }: Situation): boolean {
  if (picked.what !== "card") return false;
  const { card, seat } = picked;
  const played = { "helicopter-lift": "lift", sandbags: "sandbag" }[card as string] ?? "give";
  const isUse = (action: Action) => action.do === played && (action.do !== "give" || action.card === card);
  return actionsOf(asked, seat).some((action) => isUse(action) || (action.do === "discard" && action.card === card));
}

function isUseOf(card: Card, action: Action): boolean {
  if (action.do === "discard" || action.do === "give") return action.card === card;
  if (action.do === "capture") return isTreasureCard(card);
  return action.do === "fly-off" && card === "helicopter-lift";
}
