import { realpath, readdir, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { findConfigFiles } from "../host/find-config.ts";
import { toForwardSlashes } from "../host/paths.ts";
import { RootFinder } from "../host/root.ts";
import { describeError } from "../host/system-error.ts";
import { count } from "../report/summary.ts";
import { configSource } from "./configuration.ts";
import { starterConfig } from "./starter-config.ts";
import type { Streams } from "./streams.ts";
import { survey, type Survey } from "./survey.ts";
import { UsageError } from "./usage-error.ts";

const fileName = "markerlint.config.yaml";

/** Looks at a project, writes a configuration for what stands in it, and says what it saw. An existing one is never replaced. */
export async function init(written: string | undefined, { dryRun = false }: { readonly dryRun?: boolean }, streams: Streams, cwd: string): Promise<number> {
  const { folder, names } = await readTarget(written, cwd);
  const [existing] = await findConfigFiles(folder, names);
  const path = join(folder, fileName);
  const shown = (file: string): string => toForwardSlashes(relative(cwd, file));
  if (existing !== undefined && !dryRun) throw new UsageError(`\`${shown(existing)}\` is there already; --dry-run prints what would be written.`);

  const seen = await survey(folder, configSource({ config: false, configCode: false, rule: [], profile: [] }, cwd));
  const text = starterConfig(seen);
  for (const failure of seen.failures) streams.stderr.write(`markerlint: ${failure}\n`);
  if (dryRun) {
    streams.stdout.write(text);
    return 0;
  }
  // Nobody's file is overwritten, not even one that came up in the meantime.
  await writeFile(path, text, { flag: "wx" }).catch((error: unknown) => {
    throw new UsageError(`\`${shown(path)}\` cannot be written: ${describeError(error)}.`);
  });
  streams.stdout.write([`Wrote ${shown(path)}.`, ...sentences(seen), ""].join("\n"));
  return 0;
}

async function readTarget(written: string | undefined, cwd: string): Promise<{ folder: string; names: readonly string[] }> {
  try {
    const given = await realpath(resolve(cwd, written ?? "."));
    const folder = written === undefined ? await new RootFinder().rootOf(given) : given;
    return { folder, names: await readdir(folder) };
  } catch (error) {
    throw new UsageError(`\`${written ?? "."}\` cannot be read: ${describeError(error)}.`);
  }
}

function sentences({ documents, clients, threads }: Survey): string[] {
  const total = documents.reduce((sum, [, number]) => sum + number, 0);
  return [
    total === 0 ? "Saw no documents yet." : `Saw ${count(total, "document")}: ${documents.map(([kind, number]) => `${number} ${kind}`).join(", ")}.`,
    clients.length === 0
      ? "Saw no folder of a client, so the open specification decides; name your clients under `profiles`."
      : `Clients: ${clients.map(({ profile, folders }) => `${profile.name} (${folders.join(", ")})`).join(", ")}.`,
    ...(threads.length === 0 ? [] : [`Captured threads with markers: ${threads.map(({ glob }) => glob).join(", ")}.`]),
    total === 0 && threads.length === 0 ? "Next: write a skill, then run `markerlint`." : "Next: read the file, then run `markerlint`; `markerlint --fix` mends what has one right answer.",
  ];
}
