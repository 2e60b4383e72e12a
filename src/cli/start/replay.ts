import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { SecondAsking } from "../../host/cache/ask-again.ts";
import { CacheFolder } from "../../host/cache/cache-folder.ts";
import { isCurrent, readRun, runKey, writeRun, type KeptRun, type RunIdentity } from "../../host/cache/kept-run.ts";
import type { Output } from "../streams.ts";

/**
 * Says again what a run said with the same command line, when the machine still answers all that it asked as it did then, and gives its
 * exit status; `undefined` where there is no such run. It needs no rule and no parser.
 */
export function replay(identity: RunIdentity, outputs: { readonly stdout: () => Output; readonly stderr: () => Output }): number | undefined {
  const { argv, cwd } = identity;
  const folder = new CacheFolder(valueOf(["--cache-location"], argv), cwd);
  const key = runKey(identity);
  const run = readRun(folder, key);
  if (run === undefined) return undefined;
  const asking = new SecondAsking();
  if (!isCurrent(run, asking)) return undefined;
  const file = valueOf(["--output-file", "-o"], argv);
  try {
    for (const [to, text] of run.written) {
      if (to !== "file") continue;
      if (file === undefined) return undefined;
      writeFileSync(resolve(cwd, file), text);
    }
  } catch {
    // The whole run says what stands in the way.
    return undefined;
  }
  for (const [to, text] of run.written) if (to !== "file") outputs[to]().write(text);
  if (asking.renewed.size > 0) renew(folder, key, run, asking.renewed);
  return run.status;
}

/** Files that were touched, or too young before, need not be read the next time. */
function renew(folder: CacheFolder, key: string, run: KeptRun, renewed: SecondAsking["renewed"]): void {
  try {
    folder.prepare();
    writeRun(folder, key, { ...run, answers: run.answers.map((each) => ({ ...each, stamp: renewed.get(each) ?? each.stamp })) });
  } catch {
    // The next run reads them again.
  }
}

/** The last value of an option, written as most write it: as the next word or behind `=`. Where nothing is found, the whole run reads the command line. */
function valueOf(names: readonly string[], argv: readonly string[]): string | undefined {
  const at = argv.findLastIndex((argument) => names.some((name) => argument === name || argument.startsWith(`${name}=`)));
  if (at === -1) return undefined;
  const [name = "", ...value] = argv[at]?.split("=") ?? [];
  return argv[at] === name ? argv[at + 1] : value.join("=");
}
