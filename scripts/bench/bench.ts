// npm run bench -- [--rounds N] [--no-lsp]
// What markerlint takes by itself on generated input: all skills without and with its cache, one skill, streams of a thread and of a journal,
// and, from `bench:lsp`, keystrokes in an editor.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundledCommand, root } from "./bundled.ts";
import { writeCorpus, type CorpusKind } from "./corpus/write.ts";
import { median, quantile, table } from "./statistics.ts";
import { timedProcess, type Timed } from "./timed-process.ts";

interface Scenario {
  readonly name: string;
  readonly folder: string;
  readonly args: readonly string[];
  /** How many pieces a run works through, and what they are called. */
  readonly pieces?: readonly [count: number, name: string];
}

const { values } = parseArgs({ allowNegative: true, options: { rounds: { type: "string", default: "7" }, lsp: { type: "boolean", default: true } } });
const markerlint = bundledCommand();
const work = mkdtempSync(join(tmpdir(), "markerlint-bench-"));
try {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly version: string };
  console.log(`markerlint ${version}, ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${String(cpus().length)} cores, load ${loadavg()[0]?.toFixed(1) ?? "?"}, ${values.rounds} rounds\n`);
  console.log(table(["Run", "wall ms", "quartiles", "CPU ms", "MiB", "a second of CPU"], measure(scenarios())));
} finally {
  rmSync(work, { recursive: true, force: true });
}
if (values.lsp) {
  console.log();
  execFileSync(process.execPath, [join(root, "scripts/run.mjs"), "scripts/bench/lsp.mjs"], { cwd: root, stdio: "inherit" });
}

function scenarios(): Scenario[] {
  const [skills, journal, thread] = ([["skills", 565], ["journal", 200_000], ["thread", 100_000]] as const).map(([kind, size]) => corpus(kind, size));
  if (skills === undefined || journal === undefined || thread === undefined) throw new Error("no corpus");
  const one = readdirSync(skills.folder, { recursive: true, encoding: "utf8" }).find((path) => path.endsWith("SKILL.md")) ?? "";
  return [
    { name: "565 skills, cold", folder: skills.folder, args: ["."], pieces: [565, "skills"] },
    { name: "565 skills, warm cache", folder: skills.folder, args: ["--cache"] },
    { name: "one skill", folder: skills.folder, args: [one] },
    { name: "thread, streamed", folder: thread.folder, args: [thread.path], pieces: [100_000, "comments"] },
    { name: "journal, streamed", folder: journal.folder, args: [journal.path], pieces: [200_000, "records"] },
  ];
}

function corpus(kind: CorpusKind, size: number): { readonly folder: string; readonly path: string } {
  const folder = join(work, kind);
  mkdirSync(folder);
  return { folder, path: writeCorpus(kind, size, 1, folder) };
}

/** In alternation, with an empty script beside them; the first round warms caches and is not counted. */
function measure(all: readonly Scenario[]): string[][] {
  const times = new Map<Scenario | undefined, Timed[]>([[undefined, []], ...all.map((each) => [each, []] as [Scenario, Timed[]])]);
  for (let round = -1; round < Number(values.rounds); round += 1) {
    for (const [scenario, timed] of times) {
      const once = timedProcess(process.execPath, scenario === undefined ? ["-e", "0"] : [markerlint, ...scenario.args], scenario?.folder ?? work, join(work, "time.txt"));
      if (once.status === null || once.status > 1) throw new Error(`${scenario?.name ?? "an empty script"} ended with status ${String(once.status)}`);
      if (round >= 0) timed.push(once);
    }
  }
  const start = median((times.get(undefined) ?? []).map(({ cpu }) => cpu ?? 0));
  return [...times].map(([scenario, timed]) => {
    const wall = timed.map((each) => each.wall);
    const cpu = median(timed.map((each) => each.cpu ?? Number.NaN));
    const [count, name] = scenario?.pieces ?? [];
    const rate = count === undefined ? "" : `${Math.round((count / (cpu - start)) * 1000).toLocaleString("en")} ${name ?? ""}`;
    return [scenario?.name ?? "empty Node script", median(wall).toFixed(0), `${quantile(wall, 0.25).toFixed(0)}–${quantile(wall, 0.75).toFixed(0)}`, cpu.toFixed(0), median(timed.map(({ memory }) => memory ?? Number.NaN)).toFixed(0), rate];
  });
}
