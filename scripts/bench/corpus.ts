// npm run bench:corpus -- KIND SIZE FOLDER [--seed N]
// Writes generated input of real shape: skills (count), skill (bytes), pad (lines), journal (records), thread (comments).
import { parseArgs } from "node:util";
import { corpusKinds, writeCorpus, type CorpusKind } from "./corpus/write.ts";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: "string", default: "1" } } });
const [kind, size, folder] = positionals;
if (kind !== undefined && kind in corpusKinds && Number(size) > 0 && folder !== undefined) {
  console.log(writeCorpus(kind as CorpusKind, Number(size), Number(values.seed), folder));
} else {
  console.error("usage: npm run bench:corpus -- KIND SIZE FOLDER [--seed N]\nkinds: " + Object.entries(corpusKinds).map(([name, unit]) => `${name} (${unit})`).join(", "));
  process.exitCode = 2;
}
