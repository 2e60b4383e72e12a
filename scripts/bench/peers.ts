// npm run bench:peers -- [--rounds N] [--skills N] [--corpus DIR] [--only NAME,...] [--install DIR]
// Runs other linters and markerlint in alternation on the same skills, and prints medians, their spread and ratios.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { bundledCommand } from "./bundled.ts";
import { writeCorpus } from "./corpus/write.ts";
import { packages, scenarios, type Contestant } from "./contestants.ts";
import { median, quantile, table } from "./statistics.ts";
import { timedProcess, type Timed } from "./timed-process.ts";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "7" }, skills: { type: "string", default: "565" }, corpus: { type: "string" }, only: { type: "string" }, install: { type: "string" } },
});

const work = mkdtempSync(join(tmpdir(), "markerlint-bench-"));
try {
  const installed = install(values.install === undefined ? join(work, "peers") : resolve(values.install));
  const project = join(work, "project");
  mkdirSync(project);
  if (values.corpus === undefined) writeCorpus("skills", Number(values.skills), 1, project);
  else cpSync(values.corpus, project, { recursive: true });
  const only = values.only?.split(",");
  const one = readdirSync(project, { recursive: true, encoding: "utf8" }).find((path) => path.endsWith("SKILL.md")) ?? "";
  console.log(`Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1) ?? "?"}, ${values.rounds} rounds, ${values.corpus === undefined ? `${values.skills} generated skills` : "skills of a folder"}`);
  for (const { title, contestants } of scenarios({ markerlint: bundledCommand(), installed, project, one })) {
    const chosen = contestants.filter(({ name }, index) => index === 0 || only === undefined || only.some((each) => name.startsWith(each)));
    console.log(`\n## ${title}\n\n${results(chosen, run(chosen, project, Number(values.rounds)))}`);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** The peers, as npm gives them in the versions that are compared. */
function install(folder: string): string {
  if (existsSync(join(folder, "node_modules"))) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, dependencies: packages }));
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: folder, stdio: "inherit" });
  return folder;
}

/** Each round runs everybody once, in another order each time, so that what else the machine does strikes all alike. */
function run(all: readonly Contestant[], project: string, rounds: number): Timed[][] {
  const times: Timed[][] = all.map(() => []);
  for (let round = -1; round < rounds; round += 1) {
    const order = all.map((_, index) => (index + round + all.length) % all.length);
    for (const index of round % 2 === 0 ? order : order.toReversed()) {
      const { name, command, args } = all[index] as Contestant;
      const timed = timedProcess(command, args, project, join(work, "time.txt"));
      if (timed.status === null || timed.status > 2) throw new Error(`${name} ended with status ${timed.status}`);
      // The first round warms the file system, and the caches of those that have one.
      if (round >= 0) times[index]?.push(timed);
    }
  }
  return times;
}

function results(all: readonly Contestant[], times: readonly (readonly Timed[])[]): string {
  const own = times[0] ?? [];
  const rows = all.map(({ name }, index) => {
    const timed = times[index] ?? [];
    const wall = timed.map((each) => each.wall);
    const ratios = wall.map((time, round) => (own[round]?.wall ?? Number.NaN) / time);
    const figure = (values: readonly (number | undefined)[]): string => (values.includes(undefined) ? "-" : median(values as number[]).toFixed(0));
    const ratio = index === 0 ? "" : `${median(ratios).toFixed(2)} (${quantile(ratios, 0.25).toFixed(2)}–${quantile(ratios, 0.75).toFixed(2)})`;
    return [name, figure(wall), `${quantile(wall, 0.25).toFixed(0)}–${quantile(wall, 0.75).toFixed(0)}`, figure(timed.map(({ cpu }) => cpu)), figure(timed.map(({ memory }) => memory)), ratio];
  });
  return table(["Command", "wall ms", "quartiles", "CPU ms", "MiB", "markerlint / it (quartiles)"], rows);
}
