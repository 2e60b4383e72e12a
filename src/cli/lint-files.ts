import type { FileResult } from "../core/diagnostic.ts";
import type { KeptExaminations } from "../core/kept-examinations.ts";
import { isInShard } from "../core/shard.ts";
import { Linter } from "../engine/linter.ts";
import { describeError } from "../host/system-error.ts";
import { chooseParser } from "../parse/markdown/choose.ts";
import { ruleEntries } from "../../rules/index.ts";
import { ruleUrl } from "./about.ts";
import { collectInputs } from "./inputs.ts";
import { LintRun, unreadable } from "./lint-run.ts";
import type { ConfigLayer } from "../config/config.ts";
import { isOver, type Suppression } from "../core/suppression.ts";
import { today } from "../host/cache/questions.ts";
import { note } from "../host/cache/recording.ts";
import type { ConfigSource } from "../host/config-source.ts";
import type { LintOptions } from "./program.ts";
import { Progress } from "./progress.ts";
import { shownPaths } from "./shown-paths.ts";
import type { Streams } from "./streams.ts";
import { UsageError } from "./usage-error.ts";

/** What a run gave, before it is reported. */
export interface LintedFiles {
  readonly files: readonly FileResult[];
  readonly notes: readonly string[];
  /** How many files there were to lint. */
  readonly inputCount: number;
  /** The mended text of standard input. */
  readonly fixedText: string;
  /** What a dry run would change, as a unified diff. */
  readonly patch: string;
  /** The absolute path of a file of the run; `undefined` for what could not be searched. */
  readonly absolutePathOf: (file: FileResult) => string | undefined;
  /** Lets go of what the texts of the files need; nothing can be reported after that. */
  readonly close: () => Promise<void>;
}

/** What a run builds on besides the files. */
export interface LintSource {
  readonly configs: ConfigSource;
  /** What earlier runs found, of which nothing is done again. */
  readonly kept?: KeptExaminations | undefined;
}

/** Lints, and mends on request, what the command line names. Throws a `UsageError` or a `ConfigError`. */
export async function lintFiles(paths: readonly string[], options: LintOptions, { configs, kept }: LintSource, streams: Streams, cwd: string): Promise<LintedFiles> {
  const parser = await chooseParser(options.parser, true).catch((error: unknown) => {
    throw new UsageError(`--parser: ${describeError(error)}.`);
  });
  const day = today();
  const linter = new Linter({ parser, rules: ruleEntries, inlineConfig: options.inlineConfig, ruleUrl, today: day, kept });
  const { inputs, notes, failures, treeOf } = await collectInputs(paths, options, configs, streams, cwd);
  const shown = shownPaths(inputs.map(({ file }) => file));
  const run = new LintRun(linter, options, shown, treeOf);
  const progress = new Progress(streams, inputs.length);
  for (const input of inputs) {
    progress.step(input.file.path);
    await run.add(input);
  }
  progress.end();
  if (options.fix !== undefined || options.fixDryRun === true) await run.fix();

  const absolutePaths = new Map([...shown].map(([absolute, path]) => [path, absolute]));
  return {
    files: [...run.results(), ...failures.filter(({ path }) => options.shard === undefined || isInShard(path, options.shard)).map((failure) => unreadable(failure))],
    notes: [...notes, ...endedSuppressions(new Set(inputs.flatMap(({ file }) => file.config.layers)), day)],
    inputCount: inputs.length,
    fixedText: run.fixedText,
    patch: run.patch,
    absolutePathOf: ({ path }) => absolutePaths.get(path),
    close: () => run.close(),
  };
}

function endedSuppressions(layers: ReadonlySet<ConfigLayer>, day: string): string[] {
  const suppressionsOf = ({ config }: ConfigLayer): readonly Suppression[] => [...(config.suppressions ?? []), ...(config.overrides ?? []).flatMap(({ suppressions = [] }) => suppressions)];
  if ([...layers].some((layer) => suppressionsOf(layer).some(({ until }) => until !== undefined))) note({ kind: "day", path: "", answer: day });
  return [...layers].flatMap((layer) =>
    suppressionsOf(layer)
      .filter((each) => isOver(each, day))
      .map(({ rules, until = "" }) => `The suppression of ${rules.map((id) => `\`${id}\``).join(", ")} in ${layer.source} ended on ${until}, so that what it silenced counts; mend it, or take the suppression out.`),
  );
}
