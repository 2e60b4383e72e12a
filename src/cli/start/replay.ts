import { writeFileSync } from "node:fs";
import { SecondAsking } from "../../host/cache/ask-again.ts";
import { CacheFolder } from "../../host/cache/cache-folder.ts";
import { isCurrent, readRun, runKey, writeRun, type KeptRun, type RunIdentity } from "../../host/cache/kept-run.ts";
import type { Output } from "../streams.ts";

/**
 * Says again what a run said with the same command line, when the machine still answers all that it asked as it did then, and gives its
 * exit status; `undefined` where there is no such run. It needs no rule and no parser.
 */
export function replay(identity: RunIdentity, outputs: { readonly stdout: () => Output; readonly stderr: () => Output }): number | undefined {
  const folder = new CacheFolder(locationIn(identity.argv), identity.cwd);
  const key = runKey(identity);
  const run = readRun(folder, key);
  if (run === undefined) return undefined;
  const asking = new SecondAsking();
  if (!isCurrent(run, asking)) return undefined;
  try {
    for (const [to, text] of run.written) if (typeof to === "object") writeFileSync(to.file, text);
  } catch {
    // The whole run says what stands in the way.
    return undefined;
  }
  for (const [to, text] of run.written) if (typeof to === "string") outputs[to]().write(text);
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

/** The value of `--cache-location`. A wrong guess finds no run. */
function locationIn(argv: readonly string[]): string | undefined {
  const option = "--cache-location";
  const at = argv.findLastIndex((argument) => argument === option || argument.startsWith(`${option}=`));
  if (at === -1) return undefined;
  return argv[at] === option ? argv[at + 1] : argv[at]?.slice(option.length + 1);
}
