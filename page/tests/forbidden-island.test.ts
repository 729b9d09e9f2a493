// What taps mean on the board of Forbidden Island.
import { describe, expect, it } from "vitest";
import {
  buttons,
  canPick,
  light,
  meanings,
  tapCard,
  tapPawn,
  tapPawnOnTile,
  tapTile,
  NOTHING,
} from "../src/boards/forbidden-island/targeting";
import type { Action, Picked, Situation } from "../src/boards/forbidden-island/targeting";
import { chancesOf } from "../src/boards/forbidden-island/forecast";
import { changesOf } from "../src/boards/forbidden-island/changes";
import { sayTide } from "../src/boards/forbidden-island/spoken";
import { Words } from "../src/words/sentences";
import { tongueOf } from "./python";
import type { Asked } from "../src/contract";
import type { Adventurer, PositionForm } from "../src/contract/forbidden-island";

const ENGINEER: Adventurer = { role: "engineer", at: "bronze-gate", hand: ["earth", "sandbags"] };
const NAVIGATOR: Adventurer = { role: "navigator", at: "gold-gate", hand: ["helicopter-lift"] };
const PILOT: Adventurer = { role: "pilot", at: "gold-gate", hand: [] };

function tableWith(changed: Partial<PositionForm> = {}): PositionForm {
  return {
    game: "forbidden-island",
    island: [
      ["bronze-gate", "iron-gate"],
      ["gold-gate", "watchtower", "misty-marsh", "lost-lagoon"],
    ],
    adventurers: [ENGINEER, NAVIGATOR, PILOT],
    rules: 1,
    phase: "acting",
    turn: 3,
    active: 0,
    actions_left: 3,
    has_flown: false,
    steps_done: 0,
    cards_left: null,
    gone_on: [],
    discarding: null,
    swimming: [],
    starter: null,
    ending: null,
    mark: 2,
    flooded: ["iron-gate", "watchtower"],
    sunken: ["misty-marsh"],
    treasures_taken: [],
    treasure_deck: {},
    treasure_discard: {},
    flood_deck: [],
    flood_discard: [],
    ...changed,
  };
}

const asks = (seat: number, ...actions: Action[]): Asked => ({
  seat,
  prompt: { code: "act", arguments: {}, is_optional: false, is_final: false },
  actions,
});

function situation(asked: Asked[], picked: Picked = NOTHING, changed: Partial<Situation> = {}): Situation {
  return { table: tableWith(), asked, own: [0, 1, 2], picked, ...changed };
}

const lift: Picked = { what: "card", seat: 1, card: "helicopter-lift", pawns: [] };

describe("a tile", () => {
  it("with one plain meaning is played at once", () => {
    const given = tapTile(situation([asks(0, { do: "move", to: "watchtower" }, { do: "stop" })]), "watchtower");
    expect(given).toEqual({ then: "play", seat: 0, action: { do: "move", to: "watchtower" } });
  });

  it("with several meanings asks which", () => {
    const asked = [asks(0, { do: "move", to: "iron-gate" }, { do: "shore-up", tile: "iron-gate" })];
    const given = tapTile(situation(asked), "iron-gate");
    expect(given.then === "choose" && given.meanings.map(({ action }) => action.do)).toEqual(["move", "shore-up"]);
  });

  it("that costs a card is asked about unless the card was picked", () => {
    const asked = [asks(0, { do: "sandbag", tile: "watchtower" })];
    expect(tapTile(situation(asked), "watchtower").then).toBe("choose");
    const given = tapTile(situation(asked, { what: "card", seat: 0, card: "sandbags", pawns: [] }), "watchtower");
    expect(given).toEqual({ then: "play", seat: 0, action: { do: "sandbag", tile: "watchtower" } });
  });

  it("that is not offered is sent all the same, so that the server says why not", () => {
    const given = tapTile(situation([asks(0, { do: "stop" })]), "lost-lagoon");
    expect(given).toEqual({ then: "play", seat: 0, action: { do: "move", to: "lost-lagoon" } });
  });

  it("that is not offered to a swimmer is sent as a swim", () => {
    const changed = { table: tableWith({ swimming: [0] }) };
    const given = tapTile(situation([asks(0, { do: "swim", to: "iron-gate" })], NOTHING, changed), "lost-lagoon");
    expect(given).toEqual({ then: "play", seat: 0, action: { do: "swim", to: "lost-lagoon" } });
  });

  it("means nothing to a spectator", () => {
    expect(tapTile(situation([], NOTHING, { own: [] }), "watchtower")).toEqual({ then: "nothing" });
  });

  it("where a step leads is walked to, and flown to only when the pawn was picked", () => {
    const asked = [
      asks(2, { do: "move", to: "iron-gate" }, { do: "fly", to: "iron-gate" }, { do: "fly", to: "lost-lagoon" }),
    ];
    expect(meanings(situation(asked), "iron-gate").map(({ action }) => action.do)).toEqual(["move"]);
    const picked: Picked = { what: "pawn", pawn: 2 };
    expect(meanings(situation(asked, picked), "iron-gate").map(({ action }) => action.do)).toEqual(["move", "fly"]);
    expect(tapTile(situation(asked), "lost-lagoon").then).toBe("choose");
    expect(tapTile(situation(asked, picked), "lost-lagoon").then).toBe("play");
  });
});

describe("light", () => {
  const asked = [
    asks(2, { do: "move", to: "iron-gate" }, { do: "fly", to: "iron-gate" }, { do: "fly", to: "lost-lagoon" }),
  ];

  it("is soft on simple moves by itself, and absent from flights", () => {
    expect(light(situation(asked), "iron-gate")).toBe("soft");
    expect(light(situation(asked), "lost-lagoon")).toBeNull();
  });

  it("is strong wherever the picked pawn can go, and nowhere else", () => {
    const picked: Picked = { what: "pawn", pawn: 2 };
    expect(light(situation(asked, picked), "lost-lagoon")).toBe("strong");
    expect(light(situation(asked, picked), "gold-gate")).toBeNull();
  });
});

describe("the Engineer's two tiles", () => {
  const asked = [
    asks(
      0,
      { do: "shore-up", tile: "iron-gate" },
      { do: "shore-up", tile: "watchtower" },
      { do: "shore-up-two", tile: "watchtower", other: "iron-gate" },
    ),
  ];

  it("begin with either of them, said once", () => {
    const found = meanings(situation(asked), "iron-gate");
    expect(found.map(({ half }) => half?.what)).toEqual([undefined, "shore"]);
  });

  it("are shored up together by a tap on the other", () => {
    const picked: Picked = { what: "shore", seat: 0, tile: "iron-gate" };
    const given = tapTile(situation(asked, picked), "watchtower");
    expect(given).toEqual({
      then: "play",
      seat: 0,
      action: { do: "shore-up-two", tile: "watchtower", other: "iron-gate" },
    });
  });

  it("are one after all when the first is tapped again", () => {
    const given = tapTile(situation(asked, { what: "shore", seat: 0, tile: "iron-gate" }), "iron-gate");
    expect(given).toEqual({ then: "play", seat: 0, action: { do: "shore-up", tile: "iron-gate" } });
  });
});

describe("the Navigator", () => {
  const asked = [asks(1, { do: "move", to: "watchtower" }, { do: "navigate", pawn: 0, to: "watchtower" })];

  it("picks another's pawn and says where it goes", () => {
    const first = tapPawn(situation(asked), 0);
    expect(first).toEqual({ then: "pick", picked: { what: "pawn", pawn: 0 } });
    const given = tapTile(situation(asked, { what: "pawn", pawn: 0 }), "watchtower");
    expect(given).toEqual({ then: "play", seat: 1, action: { do: "navigate", pawn: 0, to: "watchtower" } });
  });

  it("does not pick a pawn that nothing would move", () => {
    expect(canPick(situation(asked), 2)).toBe(false);
  });
});

describe("a pawn that is picked and tapped again", () => {
  it("stands for the tile under it where that can be shored up", () => {
    const asked = [asks(0, { do: "move", to: "watchtower" }, { do: "shore-up", tile: "bronze-gate" })];
    const given = tapPawn(situation(asked, { what: "pawn", pawn: 0 }), 0);
    expect(given.then === "choose" && given.meanings.map(({ action }) => action.do)).toEqual(["shore-up"]);
  });

  it("is let go of where the tile means nothing", () => {
    const asked = [asks(0, { do: "move", to: "watchtower" })];
    expect(tapPawn(situation(asked, { what: "pawn", pawn: 0 }), 0)).toEqual({ then: "pick", picked: NOTHING });
  });
});

describe("a pawn that covers its tile", () => {
  const flooded = tableWith({ flooded: ["bronze-gate", "gold-gate"] });
  const sandbags: Picked = { what: "card", seat: 0, card: "sandbags", pawns: [] };

  it("stands for it where Sandbags are picked, allowed or not", () => {
    const asked = [asks(0, { do: "move", to: "iron-gate" }, { do: "sandbag", tile: "gold-gate" })];
    const picking = situation(asked, sandbags, { table: flooded });
    expect(tapPawnOnTile(picking, 1)).toEqual({ then: "play", seat: 0, action: { do: "sandbag", tile: "gold-gate" } });
    expect(tapPawnOnTile(picking, 0)).toEqual({
      then: "play",
      seat: 0,
      action: { do: "sandbag", tile: "bronze-gate" },
    });
  });

  it("stands for it as the Engineer's second tile, though it could be picked itself", () => {
    const both: Action = { do: "shore-up-two", tile: "bronze-gate", other: "gold-gate" };
    const asked = [asks(0, { do: "move", to: "iron-gate" }, both)];
    const picking = situation(asked, { what: "shore", seat: 0, tile: "gold-gate" }, { table: flooded });
    expect(canPick(picking, 0)).toBe(true);
    expect(tapPawnOnTile(picking, 0)).toEqual({ then: "play", seat: 0, action: both });
  });

  it("stands for it where the picked pawn may go, though it could be picked itself", () => {
    const asked = [asks(1, { do: "move", to: "bronze-gate" }, { do: "navigate", pawn: 0, to: "iron-gate" })];
    const picking = situation(asked, { what: "pawn", pawn: 1 });
    expect(tapPawnOnTile(picking, 0)).toEqual({ then: "play", seat: 1, action: { do: "move", to: "bronze-gate" } });
    expect(tapPawn(picking, 0)).toEqual({ then: "pick", picked: { what: "pawn", pawn: 0 } });
  });

  it("stands for it where a swimmer may go", () => {
    const asked = [asks(0, { do: "swim", to: "gold-gate" })];
    const changed = { table: tableWith({ swimming: [0] }) };
    const swim = { then: "play", seat: 0, action: { do: "swim", to: "gold-gate" } };
    expect(tapPawnOnTile(situation(asked, NOTHING, changed), 1)).toEqual(swim);
    expect(tapPawnOnTile(situation(asked, { what: "pawn", pawn: 0 }, changed), 2)).toEqual(swim);
  });

  it("stands for it where those who fly may land, and for itself while they are chosen", () => {
    const asked = [
      asks(1, { do: "lift", pawns: [1], to: "bronze-gate" }, { do: "lift", pawns: [1, 2], to: "bronze-gate" }),
    ];
    const chosen: Picked = { ...lift, pawns: [1] };
    expect(tapPawnOnTile(situation(asked, lift), 0)).toEqual({ then: "pick", picked: { ...lift, pawns: [0] } });
    expect(tapPawnOnTile(situation(asked, chosen), 2)).toEqual({ then: "pick", picked: { ...lift, pawns: [1, 2] } });
    expect(tapPawnOnTile(situation(asked, chosen), 0)).toEqual({
      then: "play",
      seat: 1,
      action: { do: "lift", pawns: [1], to: "bronze-gate" },
    });
  });

  it("is given the picked card itself, whoever else stands there", () => {
    const asked = [asks(0, { do: "give", card: "earth", receiver: 1 }, { do: "give", card: "earth", receiver: 2 })];
    const given = tapPawnOnTile(situation(asked, { what: "card", seat: 0, card: "earth", pawns: [] }), 2);
    expect(given).toEqual({ then: "play", seat: 0, action: { do: "give", card: "earth", receiver: 2 } });
  });

  it("leaves the first tap to be picked by, and the second to its tile", () => {
    const asked = [asks(1, { do: "move", to: "bronze-gate" }, { do: "navigate", pawn: 0, to: "iron-gate" })];
    expect(tapPawnOnTile(situation(asked), 0)).toEqual({ then: "pick", picked: { what: "pawn", pawn: 0 } });
    const given = tapPawnOnTile(situation(asked, { what: "pawn", pawn: 0 }), 0);
    expect(given.then === "choose" && given.meanings.map(({ action }) => action.do)).toEqual(["move"]);
  });
});

describe("a Helicopter Lift", () => {
  const asked = [
    asks(
      1,
      { do: "lift", pawns: [1], to: "watchtower" },
      { do: "lift", pawns: [1, 2], to: "watchtower" },
      { do: "lift", pawns: [0], to: "watchtower" },
      { do: "fly-off" },
    ),
  ];

  it("takes all pawns of the tile that is tapped first", () => {
    const given = tapTile(situation(asked, lift), "gold-gate");
    expect(given).toEqual({ then: "pick", picked: { ...lift, pawns: [1, 2] } });
  });

  it("lets go of a pawn that is tapped, and begins anew with one from elsewhere", () => {
    const both = { ...lift, pawns: [1, 2] };
    expect(tapPawn(situation(asked, both), 2)).toEqual({ then: "pick", picked: { ...lift, pawns: [1] } });
    expect(tapPawn(situation(asked, both), 0)).toEqual({ then: "pick", picked: { ...lift, pawns: [0] } });
  });

  it("flies those who were chosen and nobody else", () => {
    const given = tapTile(situation(asked, { ...lift, pawns: [1, 2] }), "watchtower");
    expect(given).toEqual({ then: "play", seat: 1, action: { do: "lift", pawns: [1, 2], to: "watchtower" } });
  });

  it("is for those in the water while somebody swims", () => {
    const given = tapCard(situation(asked, NOTHING, { table: tableWith({ swimming: [0] }) }), 1, "helicopter-lift");
    expect(given).toEqual({ then: "pick", picked: { ...lift, pawns: [0] } });
  });

  it("offers the flight home beside the board", () => {
    expect(buttons(situation(asked, lift)).map(({ action }) => action.do)).toEqual(["fly-off"]);
  });
});

describe("a treasure card", () => {
  const picked: Picked = { what: "card", seat: 0, card: "earth", pawns: [] };

  it("is given to the pawn that is tapped, allowed or not", () => {
    const given = tapPawn(situation([asks(0, { do: "stop" })], picked), 1);
    expect(given).toEqual({ then: "play", seat: 0, action: { do: "give", card: "earth", receiver: 1 } });
  });

  it("asks who gets it where two could", () => {
    const asked = [asks(0, { do: "give", card: "earth", receiver: 1 }, { do: "give", card: "earth", receiver: 2 })];
    const given = tapTile(situation(asked, picked), "gold-gate");
    expect(given.then === "choose" && given.meanings.length).toBe(2);
  });

  it("is discarded only by a button of its own", () => {
    const asked = [asks(0, { do: "discard", card: "earth" }, { do: "discard", card: "sandbags" })];
    expect(buttons(situation(asked, picked)).map(({ action }) => action)).toEqual([{ do: "discard", card: "earth" }]);
    expect(buttons(situation(asked))).toEqual([]);
  });

  it("of somebody else, or of a seat that is not awaited, is not picked", () => {
    expect(tapCard(situation([asks(0, { do: "stop" })]), 1, "helicopter-lift")).toEqual({ then: "nothing" });
    expect(tapCard(situation([asks(1, { do: "go-on" })], NOTHING, { own: [0] }), 1, "helicopter-lift")).toEqual({
      then: "nothing",
    });
  });

  it("is let go of by a second tap", () => {
    expect(tapCard(situation([asks(0, { do: "stop" })], picked), 0, "earth")).toEqual({
      then: "pick",
      picked: NOTHING,
    });
  });
});

describe("several seats of one reader", () => {
  const asked = [
    asks(1, { do: "sandbag", tile: "watchtower" }, { do: "go-on" }),
    asks(0, { do: "move", to: "iron-gate" }, { do: "stop" }),
  ];

  it("act by the active one unless another is tapped", () => {
    expect(meanings(situation(asked), "iron-gate").map(({ seat }) => seat)).toEqual([0]);
    expect(meanings(situation(asked), "watchtower")).toEqual([]);
  });

  it("show the acting one's buttons first", () => {
    expect(buttons(situation(asked)).map(({ seat }) => seat)).toEqual([0, 1]);
  });
});

describe("what is shown", () => {
  it("is the chance to flood on dry tiles, to sink on flooded ones, and none where there is none", () => {
    const forecast = {
      forecast: "forbidden-island" as const,
      draws: [],
      waters_rise: 0,
      tiles: [
        { tile: "iron-gate" as const, floods: 0, sinks: 0.254 },
        { tile: "gold-gate" as const, floods: 0.5, sinks: 0.01 },
        { tile: "lost-lagoon" as const, floods: 0, sinks: 0 },
      ],
    };
    const chances = chancesOf(forecast, ["iron-gate"]);
    expect([...chances]).toEqual([
      ["iron-gate", { what: "sinks", percent: 25 }],
      ["gold-gate", { what: "floods", percent: 50 }],
    ]);
    expect(chancesOf(null, []).size).toBe(0);
  });

  it("says what the forecast rests on, and leaves out what cannot be", () => {
    const words = new Words(tongueOf("en", "forbidden-island"));
    const draws = [
      { cards: 2, chance: 0.801 },
      { cards: 3, chance: 0.199 },
      { cards: 0, chance: 0 },
    ];
    expect(sayTide(words, { forecast: "forbidden-island", draws, waters_rise: 0.2, tiles: [] })).toMatch(
      / 2 flood cards: 80 %; 3 flood cards: 20 %; "Waters Rise!" before that: 20 %\.$/,
    );
    expect(
      sayTide(words, { forecast: "forbidden-island", draws: [{ cards: 2, chance: 1 }], waters_rise: 0, tiles: [] }),
    ).toMatch(/ 2 flood cards: 100 %\.$/);
  });

  it("marks the tiles, cards and treasures that changed", () => {
    const changes = changesOf([
      { event: "gave", seat: 0, receiver: 1, card: "earth" },
      { event: "sunk", tile: "misty-marsh" },
      { event: "captured", seat: 1, treasure: "earth" },
    ]);
    expect([...changes.tiles]).toEqual(["misty-marsh"]);
    expect(changes.cards).toEqual([{ seat: 1, card: "earth" }]);
    expect([changes.treasure, changes.waterRose]).toEqual(["earth", false]);
  });
});
