import type { RuleEntry } from "../core/rule.ts";
import { suggest } from "../core/suggestion.ts";
import { readRulePage } from "../host/package-files.ts";
import { withoutComments } from "./about.ts";
import type { Streams } from "./streams.ts";

/** Prints the page of a rule: what it wants, its level and sources, examples and their findings. */
export function explain(id: string, entries: readonly RuleEntry[], streams: Streams): number {
  const entry = entries.find((each) => each.id === id || each.meta.formerly?.includes(id) === true);
  if (entry === undefined) {
    const better = suggest(id, entries.map((each) => each.id));
    const hint = better === undefined ? "`markerlint rules` lists them all" : `did you mean \`${better}\`?`;
    streams.stderr.write(`markerlint: there is no rule \`${id}\`; ${hint}\n`);
    return 2;
  }
  const page = withoutComments(readRulePage(entry.id));
  const { summary, severity, level, preset, evidence } = entry.meta;
  const short = [`# ${entry.id}`, "", `${summary}.`, "", `Severity: ${severity}. Level: ${level}. Preset: ${preset}.`, "", "Sources:", "", ...evidence.map(({ claim, url }) => `- ${claim}: ${url}`), ""];
  streams.stdout.write(page === "" ? short.join("\n") : page);
  return 0;
}
