// Writes src/contract.d.ts: the types of everything that page and server say to each other, from the Python source.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const page = fileURLToPath(new URL("..", import.meta.url));
const target = `${page}src/contract.d.ts`;

const text = execFileSync(process.env.OSTROV_PYTHON ?? "python3", ["-m", "ostrov.server.schema"], {
  cwd: page,
  env: { ...process.env, PYTHONPATH: `${page}../src`, OSTROV_PURE: "1" },
  maxBuffer: 1 << 24,
});
const types = await compile(JSON.parse(text), "Contract", {
  additionalProperties: false,
  bannerComment: "// Made by scripts/contract.mjs.",
  ignoreMinAndMaxItems: true,
  unknownAny: true,
  unreachableDefinitions: true,
});
// What is left of comments says only where a type was found.
const lean = types.replaceAll(/^ *\/\*\*.*?\*\/\n/gms, "");
// An unchanged file keeps its date, so that nothing is built again for it.
if (read(target) !== lean) writeFileSync(target, lean);

function read(path) {
  try {
    return readFileSync(path, "utf-8");
  } catch {
    return null;
  }
}
