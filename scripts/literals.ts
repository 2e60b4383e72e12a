// node scripts/run.mjs scripts/literals.ts DIR[=owner/name@commit]... [--record]
// Counts the literals of markers in the Markdown files of trees, by family and by what readers make of them.
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { toContractSet } from "../src/core/contract-set.ts";
import { compileMarkerContract } from "../src/contract/compile.ts";
import { decode } from "../src/parse/decode.ts";
import { createDocument } from "../src/parse/document.ts";
import { chooseParser } from "../src/parse/markdown/choose.ts";
import type { MarkerContractSource } from "../src/contract/source.ts";
import builtIn from "../schemas/contracts/builtin.json" with { type: "json" };
import { classify, mergeCounts, type LiteralCount } from "./precision/literals.ts";

const recordFile = "docs/literals.json";
const { values, positionals } = parseArgs({ allowPositionals: true, options: { record: { type: "boolean", default: false } } });
const contracts = toContractSet((builtIn as readonly { readonly contract: string }[]).filter((each): each is MarkerContractSource => each.contract === "marker").map(compileMarkerContract));
const parser = await chooseParser("auto");
const wanted = new Set(["html", "code", "inlineCode"] as const);

const counts: LiteralCount[] = [];
for (const argument of positionals) {
  const [folder = "", tree = basename(resolve(argument))] = argument.split("=");
  for (const file of markdownFiles(resolve(folder))) {
    const document = createDocument({ ...decode(readFileSync(join(folder, file))), path: file, kind: "markdown" }, { parser, wanted: () => wanted, contracts });
    counts.push(...classify(document, tree));
  }
}
const merged = mergeCounts(counts);
if (values.record) {
  const trees = new Set(merged.map(({ tree }) => tree));
  const before = existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, "utf8")) as LiteralCount[]) : [];
  const rows = mergeCounts([...before.filter(({ tree }) => !trees.has(tree)), ...merged]);
  writeFileSync(recordFile, `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(",\n")}\n]\n`);
  console.log(`Kept ${String(merged.length)} rows in ${recordFile}; \`npm run generate\` writes the page.`);
} else {
  for (const { tree, family, live, example, open, inert } of merged) console.log([tree, family, live, example, open, inert].join("\t"));
}

function markdownFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md") && !/(?:^|[\\/])(?:\.git|node_modules)[\\/]/.test(name))
    .sort();
}
