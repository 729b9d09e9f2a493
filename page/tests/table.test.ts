import { describe as about, expect, test } from "vitest";
import { names, offersOf } from "../src/boards/offers";
import { describe, textsOf, type Kind } from "../src/boards/plain";
import type { Step } from "../src/contract";
import { clausesAbout, powerOf } from "../src/rules/explained";
import { chaptersOf, piecesOf, search } from "../src/rules/rules";
import { stepsSince, takenBack, tells, turnsOf } from "../src/state/log";
import type { Traits } from "../src/state/traits";
import { facetsOf, groupsOf, isFolded, narrowed } from "../src/table/grouping";
import { Words } from "../src/words/sentences";
import type { Language } from "../src/words/tongue";
import { tongueOf } from "./python";

const KINDS = {
  choice: { move: { to: "tile" }, lift: { to: "tile" } },
  event: { moved: { to: "tile", origin: "tile" } },
};
const TRAITS: Traits = { choice: {}, event: { "turn-began": ["begins"] } };
const tongue = tongueOf("en", "forbidden-island");
const words = new Words(tongue, KINDS, ["role-diver", "role-pilot"]);

function step(number: number, by: number | null, ...events: object[]): Step {
  return { number, by, bot: null, events, turn: 1, view: null, names: null };
}

function botsStep(number: number, by: number, ...events: object[]): Step {
  return { ...step(number, by, ...events), bot: "thumb" };
}

const ACT = { code: "act", arguments: {}, is_optional: false, is_final: false };
const BEGAN = { event: "turn-began", seat: 0, turn: 1 };
const MOVED = { event: "moved", seat: 0, origin: "iron-gate", to: "gold-gate" };

about("the log", () => {
  test("a turn begins with the event that says so, even in the middle of a step", () => {
    const turns = turnsOf([step(1, null, MOVED, BEGAN), step(2, 0, MOVED)], words, TRAITS);
    expect(turns.map((turn) => turn.heading)).toEqual([null, "Turn 1: Diver."]);
    expect(turns.map((turn) => turn.lines.map((line) => line.number))).toEqual([[1], [2]]);
    expect(turns[1]!.lines[0]!.text).toBe("The Diver moves to the Gold Gate.");
  });

  test("since the last turn is what came after one's own last step", () => {
    const steps = [step(1, 0, MOVED), step(2, 1, MOVED), step(3, null, MOVED)];
    expect(stepsSince(steps, [0]).map((one) => one.number)).toEqual([2, 3]);
    expect(stepsSince(steps, [1]).map((one) => one.number)).toEqual([3]);
  });

  test("who has not played yet is told of nothing missed", () => {
    expect(stepsSince([step(1, 1, MOVED)], [0])).toEqual([]);
  });

  test("what a bot did on one's own seat is news, however often it has played there", () => {
    const steps = [step(1, 0, MOVED), botsStep(2, 0, MOVED), step(3, 1, MOVED), botsStep(4, 0, MOVED)];
    expect(stepsSince(steps, [0]).map((one) => one.number)).toEqual([2, 3, 4]);
  });

  test("who was stood in for from the first turn on is told from there", () => {
    const steps = [step(1, 1, MOVED), botsStep(2, 0, MOVED), step(3, 1, MOVED)];
    expect(stepsSince(steps, [0]).map((one) => one.number)).toEqual([2, 3]);
  });

  test("a bot is named in the first line of what it chose", () => {
    const [turn] = turnsOf([botsStep(1, 0, MOVED, MOVED), step(2, 1, MOVED)], words, TRAITS);
    expect(turn!.lines.map((line) => line.bot)).toEqual(["thumb", null, null]);
  });

  test("what changed at the table is told between the steps, and leads to no moment", () => {
    const asides = [
      { number: 2, text: "Ann sits down." },
      { number: 5, text: "Bob leaves." },
    ];
    const [turn] = turnsOf([step(1, 0, MOVED), step(3, 0, MOVED)], words, TRAITS, asides);
    expect(turn!.lines.map((line) => [line.number, line.isAside ?? false])).toEqual([
      [1, false],
      [2, true],
      [3, false],
      [5, true],
    ]);
  });

  test("an undo takes back a choice with the choices and draws that followed, and nothing before", () => {
    const steps = [step(1, null), step(4, 0, MOVED), step(5, null), step(6, 1), step(8, null), step(9, 1)];
    expect(takenBack(steps, 1)).toEqual({ choice: steps[1], choices: 2, draws: 2 });
    expect(takenBack(steps, 8)).toEqual({ choice: steps[5], choices: 0, draws: 0 });
  });

  test("that a turn began is nothing to tell", () => {
    expect(tells(step(1, null, BEGAN), TRAITS)).toBe(false);
    expect(tells(step(1, null, BEGAN, MOVED), TRAITS)).toBe(true);
  });
});

about("actions", () => {
  const moves = ["iron-gate", "gold-gate"].map((to) => ({ do: "move", to }));
  const lifts = [[0], [1], [0, 1]].flatMap((pawns) =>
    ["iron-gate", "gold-gate"].map((to) => ({ do: "lift", pawns, to })),
  );

  test("are grouped by what is done, in the order of the rules", () => {
    const groups = groupsOf([...moves, { do: "stop" }, ...lifts], words);
    expect(groups.map((group) => group.title)).toEqual(["Move …", "End your actions", "Helicopter Lift: … to …"]);
    expect(groups[0]!.actions.map((action) => action.text)).toEqual(["Move to the Iron Gate", "Move to the Gold Gate"]);
  });

  test("have a heading in words in every language", () => {
    const titles = (language: Language) => {
      const actions = [
        { do: "draw", cell: "b5", terrain: "forests" },
        { do: "set-aside", die: 3, number: 4 },
      ];
      return groupsOf(actions, new Words(tongueOf(language, "lost-island"))).map((group) => group.title);
    };
    expect(titles("en")).toEqual(["Draw … on …", "Set aside the … for …, draw …"]);
    expect(titles("ru")).toEqual(["Нарисовать … на …", "Отложить … ради …, рисовать …"]);
  });

  test("are folded where they are many, but never all of them", () => {
    const swims = Array.from({ length: 9 }, (_, number) => ({ do: "swim", to: `tile-${number}` }));
    const unfolded = (...actions: object[]) => {
      const groups = groupsOf(actions, words);
      return groups.filter((group) => !isFolded(group, groups)).map((group) => group.verb);
    };
    expect(unfolded(...swims, ...moves)).toEqual(["move"]);
    expect(unfolded({ do: "go-on" }, ...swims)).toEqual(["go-on"]);
    expect(unfolded(...swims)).toEqual(["swim"]);
    expect(unfolded(...swims, ...lifts, ...lifts)).toEqual(["swim"]);
  });

  test("of one kind are narrowed down by the parts in which they differ", () => {
    const [group] = groupsOf(lifts, words);
    const [pawns, to] = facetsOf(group!, words);
    expect(pawns!.values.map((value) => value.text)).toEqual(["Diver", "Pilot", "Diver and Pilot"]);
    expect(to!.values.map((value) => value.text)).toEqual(["Iron Gate", "Gold Gate"]);
    expect(narrowed(group!, { pawns: pawns!.values[2]!.value })).toHaveLength(2);
    expect(narrowed(group!, { pawns: pawns!.values[2]!.value, to: to!.values[0]!.value })).toHaveLength(1);
    expect(narrowed(group!, {})).toHaveLength(6);
  });
});

about("the rules", () => {
  const chapters = chaptersOf(tongue, "FI");

  test("come in chapters of clauses, with their sources", () => {
    expect(chapters[0]).toMatchObject({ id: "FI-1", title: "Components" });
    expect(chapters[3]!.clauses.map((clause) => clause.id)).toContain("FI-4.10");
    expect(chapters[0]!.clauses[1]!.source).toBe("book");
  });

  test("are found by every word, and by the clause's number", () => {
    const found = search(chapters, "pilot FLIES").flatMap((chapter) => chapter.clauses);
    expect(found.length).toBeGreaterThan(0);
    for (const clause of found) expect(clause.text.toLowerCase()).toMatch(/pilot[^]*flies|flies[^]*pilot/);
    expect(search(chapters, "FI-4.3").flatMap((chapter) => chapter.clauses.map((one) => one.id))).toContain("FI-4.3");
    expect(search(chapters, "no such words")).toEqual([]);
  });

  test("have links where they cite a clause", () => {
    expect(piecesOf("see FI-1.4, please", "FI")).toEqual([
      { text: "see ", clause: null },
      { text: "FI-1.4", clause: "FI-1.4" },
      { text: ", please", clause: null },
    ]);
  });

  test("explain a role by what it can do and where it is spoken of", () => {
    expect(powerOf(tongue, "role-pilot")).toContain("Flies");
    const clauses = (role: string) => clausesAbout(tongue, "FI", role).map((clause) => clause.id);
    expect(clauses("role-pilot")).toContain("FI-4.3");
    expect(clauses("role-engineer")[0]).toBe("FI-4.8");
    expect(powerOf(tongue, "tile-iron-gate")).toBeNull();
  });

  test("speak of something only where they call it by its name, in any case", () => {
    const about = (language: Language, game: string, prefix: string, code: string) =>
      clausesAbout(tongueOf(language, game), prefix, code).map((clause) => clause.id);
    // «Нав» stands on the pawn, and begins «Наводнение» as well.
    expect(about("ru", "forbidden-island", "FI", "role-navigator")).toEqual(["FI-4.5", "FI-1.1"]);
    expect(about("ru", "forbidden-island", "FI", "role-pilot")).toContain("FI-7.4");
    expect(about("en", "forbidden-island", "FI", "role-messenger")).toEqual(["FI-4.10", "FI-1.1"]);
    expect(about("en", "forbidden-desert", "FD", "gear-jet-pack")).toEqual(["FD-6.2", "FD-1.3"]);
  });
});

about("the plain board", () => {
  const kind: Kind = {
    struct: "view",
    fields: {
      seat: "seat",
      table: {
        struct: "table",
        fields: {
          active: "seat",
          tiles: "tile[]",
          rows: "tile[][]",
          holders: { list: { struct: "holder", fields: { role: "role", hand: "card[]" } } },
          deck: { keys: "card", values: "" },
          swimmer: "seat",
        },
      },
    },
  };
  const view = {
    seat: 0,
    table: {
      active: 1,
      tiles: ["iron-gate"],
      rows: [["gold-gate"], []],
      holders: [{ role: "diver", hand: ["earth", "wind"] }],
      deck: { sandbags: 2 },
      swimmer: null,
    },
  };

  test("says everything by its name, and leaves out what the page shows beside it", () => {
    const texts = textsOf(describe(view, kind, words));
    expect(texts.get("view.table.active")).toBe("Pilot");
    expect(texts.get("view.table.tiles")).toBe("Iron Gate");
    expect(texts.get("view.table.rows.0")).toBe("Gold Gate");
    expect(texts.get("view.table.holders.0.role")).toBe("Diver");
    expect(texts.get("view.table.holders.0.hand")).toBe("Earth Stone card\nStatue of the Wind card");
    expect(texts.get("view.table.deck")).toBe("Sandbags: 2");
    expect(texts.has("view.seat")).toBe(false);
  });

  test("shows a list of alike things as a table, one beside the other", () => {
    const node = describe(view, kind, words);
    const holders = node.is === "fields" ? node.fields.find((field) => field.node.path.endsWith("holders")) : null;
    expect(holders?.node).toMatchObject({ is: "table", columns: ["1"], rows: [{ head: "role" }, { head: "Hand" }] });
  });

  test("leaves out what is nothing", () => {
    const texts = textsOf(describe({ ...view, table: { ...view.table, deck: {}, tiles: [] } }, kind, words));
    expect(texts.has("view.table.swimmer")).toBe(false);
    expect(texts.has("view.table.deck")).toBe(false);
    expect(texts.has("view.table.tiles")).toBe(false);
  });
});

about("a drawn board", () => {
  const site: Kind = {
    struct: "site",
    fields: { tile: "tile", water: "water", treasure: "treasure", pawns: "seat[]" },
    looks: { "": "sand", flooded: "shallows", sunken: "sea" },
  };
  const kind: Kind = { struct: "view", fields: { board: { list: { list: site } } } };
  const dry = { tile: "iron-gate", water: null, treasure: null, pawns: [] };
  const busy = { tile: "coral-palace", water: "flooded", treasure: "ocean", pawns: [1] };
  const node = describe({ board: [[dry], [busy, null]] }, kind, words);
  const board = node.is === "fields" && node.fields[0]?.node.is === "board" ? node.fields[0].node.board : null;

  test("says in full what its marks stand for", () => {
    expect(board?.cells[1]).toMatchObject({
      value: "coral-palace",
      ground: "≈",
      look: "shallows",
      marks: ["★ ocean", "Pil"],
    });
    expect(board?.cells[1]?.text).toBe("Coral Palace: flooded, Ocean's Chalice, Pilot");
    expect(board?.cells[0]).toMatchObject({ text: "Iron Gate", ground: "", look: "sand", marks: [] });
  });

  test("explains every mark that is on it, and no other", () => {
    expect(board?.legend).toEqual([
      { mark: "≈", text: "flooded" },
      { mark: "★ ocean", text: "Ocean's Chalice" },
      { mark: "Pil", text: "Pilot" },
    ]);
  });

  test("has a mark for what is not there, where its label has one", () => {
    const hex: Kind = { struct: "hex", fields: { cell: "", terrain: "terrain" }, looks: { "": "sea", beach: "sand" } };
    const atlantis = new Words(tongueOf("en", "atlantis"));
    const rows = [
      [
        { cell: "A1", terrain: null },
        { cell: "A2", terrain: "beach" },
      ],
    ];
    const told = describe({ board: rows }, { struct: "view", fields: { board: { list: { list: hex } } } }, atlantis);
    const sea = told.is === "fields" && told.fields[0]?.node.is === "board" ? told.fields[0].node.board : null;
    expect(sea?.cells[0]).toMatchObject({ text: "A1: sea", ground: "~" });
    expect(sea?.legend[0]).toEqual({ mark: "~", text: "sea" });
  });

  test("is as wide as its widest row, and bears names in its cells where it has no headings", () => {
    expect(board).toMatchObject({ width: 2, headings: null });
  });

  test("finds the actions that name a cell", () => {
    const asked = [{ seat: 1, prompt: ACT, actions: [{ do: "move", to: "iron-gate" }, { do: "stop" }] }];
    const [move, stop] = offersOf(asked, words);
    expect(move).toMatchObject({ seat: 1, text: "Move to the Iron Gate" });
    expect([names(move!, "iron-gate"), names(move!, "coral-palace"), names(stop!, "stop")]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
