// npm run bench:scaling -- [--rounds N] [--kind NAME,...]
// How the time of a run grows with its input: each kind of input at 1, 2, 4 and 8 times its size, and the exponent that fits.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundledCommand } from "./bundled.ts";
import { corpusKinds, writeCorpus, type CorpusKind } from "./corpus/write.ts";
import { exponent, median, table } from "./statistics.ts";
import { timedProcess } from "./timed-process.ts";

/** The smallest size of each kind: large enough to tell its time from that of the start. */
const smallest: Readonly<Record<CorpusKind, number>> = { skills: 250, skill: 100_000, pad: 2000, journal: 50_000, thread: 25_000 };
const factors = [1, 2, 4, 8];

const { values } = parseArgs({ options: { rounds: { type: "string", default: "5" }, kind: { type: "string" } } });
const markerlint = bundledCommand();
const work = mkdtempSync(join(tmpdir(), "markerlint-bench-"));
try {
  const kinds = Object.keys(corpusKinds).filter((kind) => values.kind === undefined || values.kind.split(",").includes(kind)) as CorpusKind[];
  console.log(`Node ${process.version}, load ${loadavg()[0]?.toFixed(1) ?? "?"}, ${values.rounds} rounds; medians of CPU time above a run over one line, memory at most\n`);
  console.log(table(["Input", "size", ...factors.map((factor) => `${factor}x, s`), "exponent", "a second", "MiB"], kinds.map(measure)));
} finally {
  rmSync(work, { recursive: true, force: true });
}

function measure(kind: CorpusKind): string[] {
  const rounds = Number(values.rounds);
  const inputs = [0, ...factors].map((factor) => {
    const folder = join(work, `${kind}-${factor}`);
    mkdirSync(folder);
    return { folder, size: smallest[kind] * factor, path: writeCorpus(kind, Math.max(1, smallest[kind] * factor), 1, folder) };
  });
  const times = inputs.map((): number[] => []);
  const memory: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { folder, path }] of inputs.entries()) {
      const timed = timedProcess(process.execPath, [markerlint, path], folder, join(work, "time.txt"));
      if (timed.status === null || timed.status > 1) throw new Error(`the run over ${kind} ended with status ${timed.status}`);
      times[index]?.push(timed.cpu ?? timed.wall);
      memory.push(timed.memory ?? 0);
    }
  }
  const start = median(times[0] ?? []);
  const taken = factors.map((_, index) => Math.max(1, median(times[index + 1] ?? []) - start));
  const sizes = factors.map((factor) => smallest[kind] * factor);
  const fitted = exponent(sizes.map((size, index) => [size, taken[index] ?? 1]));
  const rate = ((sizes.at(-1) ?? 0) / (taken.at(-1) ?? 1)) * 1000;
  return [kind, `${smallest[kind].toLocaleString("en")} ${corpusKinds[kind]}`, ...taken.map((time) => (time / 1000).toFixed(2)), fitted.toFixed(2), Math.round(rate).toLocaleString("en"), Math.max(...memory).toFixed(0)];
}
