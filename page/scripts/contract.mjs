// Writes src/contract/: the types of everything that page and server say to each other, from the Python source.
// `index.d.ts` is what holds for every table; each game has a file of its own, with what is printed on its components.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const BANNER = "// Made by scripts/contract.mjs.\n";

const page = fileURLToPath(new URL("..", import.meta.url));
const folder = `${page}src/contract/`;

const text = execFileSync(process.env.OSTROV_PYTHON ?? "python3", ["-m", "ostrov.server.web.schema"], {
  cwd: page,
  env: { ...process.env, PYTHONPATH: `${page}../src`, OSTROV_PURE: "1" },
  maxBuffer: 1 << 24,
});
const contract = JSON.parse(text);
const files = { "index.d.ts": await typesOf(contract.page) };
for (const [game, { types, printed }] of Object.entries(contract.games)) {
  const constants = `export const PRINTED = ${JSON.stringify(printed, null, 2)} as const;\n`;
  files[`${game}.ts`] = `${await typesOf(types)}\n${constants}`;
}
mkdirSync(folder, { recursive: true });
for (const old of readdirSync(folder)) if (!(old in files)) rmSync(folder + old);
for (const [name, types] of Object.entries(files)) write(folder + name, BANNER + types);

async function typesOf(schema) {
  const types = await compile(schema, "Contract", {
    additionalProperties: false,
    bannerComment: "",
    ignoreMinAndMaxItems: true,
    unknownAny: true,
    unreachableDefinitions: true,
  });
  // What is left of comments says only where a type was found; and the whole is a type of its own, without fields.
  return types.replaceAll(/^ *\/\*\*.*?\*\/\n/gms, "").replace("export interface Contract {}\n", "");
}

/** An unchanged file keeps its date, so that nothing is built again for it. */
function write(path, types) {
  if (read(path) !== types) writeFileSync(path, types);
}

function read(path) {
  try {
    return readFileSync(path, "utf-8");
  } catch {
    return null;
  }
}
