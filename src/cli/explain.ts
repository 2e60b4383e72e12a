import type { AnyRule, RuleEntry } from "../core/rule.ts";
import { suggest } from "../core/suggestion.ts";
import { readRulePage } from "../host/package-files.ts";
import { clientStatements } from "../report/client-facts.ts";
import { profiles } from "../../schemas/profiles/index.ts";
import { promptProfiles } from "../../schemas/prompt-profiles/index.ts";
import { pageUrl, withoutComments } from "./about.ts";
import type { Streams } from "./streams.ts";

/** Prints the page of a rule: what it wants, its level and sources, examples and their findings; what clients say; and how to switch it off. */
export async function explain(id: string, entries: readonly RuleEntry[], streams: Streams): Promise<number> {
  const entry = entries.find((each) => each.id === id || each.meta.formerly?.includes(id) === true);
  if (entry === undefined) {
    const hint = meantRules(id, entries.map((each) => each.id));
    streams.stderr.write(`markerlint: there is no rule \`${id}\`; ${hint}\n`);
    return 2;
  }
  const page = withoutComments(readRulePage(entry.id)) || shortPage(await entry.load());
  streams.stdout.write(`${page.trimEnd()}\n\n${clients(entry)}${switches(entry)}`);
  return 0;
}

/** A hint at the rules whose id is near, or that have the word behind the slash: several groups may have one of that name. */
function meantRules(id: string, ids: readonly string[]): string {
  const named = ids.filter((each) => each.slice(each.indexOf("/") + 1) === id);
  const near = suggest(id, ids);
  const meant = named.length > 0 ? named : near === undefined ? [] : [near];
  return meant.length === 0 ? "`markerlint rules` lists them all" : `did you mean ${meant.map((each) => `\`${each}\``).join(" or ")}?`;
}

/** What is known of a rule without its page, which an installation may lack. */
function shortPage({ id, meta: { summary, severity, level, preset, fixable, kinds, evidence } }: AnyRule): string {
  const fix = fixable === false ? "none" : fixable;
  return [
    `# ${id}`,
    "",
    `${summary}.`,
    "",
    `Severity: ${severity}. Level: ${level}. Preset: ${preset}. Fix: ${fix}. Kinds: ${kinds.join(", ")}.`,
    "",
    "Sources:",
    "",
    ...evidence.map(({ claim, url }) => `- ${claim}: ${url}`),
    "",
  ].join("\n");
}

function clients({ meta: { reads } }: RuleEntry): string {
  const statements = reads === undefined ? [] : clientStatements(reads, profiles, promptProfiles);
  if (statements.length === 0) return "";
  return [
    "## Clients",
    "",
    "What clients say of it, each with its id for `profiles`; where one is not named, its sources are silent:",
    "",
    ...statements.map(({ client, says }) => `- ${client}: ${says}`),
    "",
    `All that each takes, with sources: ${pageUrl("docs/clients.md")}`,
    "",
    "",
  ].join("\n");
}

function switches({ id, meta: { kinds, readsFaults } }: RuleEntry): string {
  const lines = ["## Switch it off", "", "For the project, in `markerlint.config.yaml`:", "", "```yaml", "rules:", `  ${id}: off`, "```", ""];
  // A text that cannot be read has no comments that could be, and JSON has none at all.
  if (readsFaults === true || kinds.every((kind) => kind === "manifest")) return lines.join("\n");
  return [
    ...lines,
    "For one finding, with the reason, on the line above it:",
    "",
    "```md",
    `<!-- markerlint-disable-next-line ${id} -- the reason -->`,
    "```",
    "",
    "or in YAML, at the end of its line:",
    "",
    "```yaml",
    `# markerlint-disable-line ${id} -- the reason`,
    "```",
    "",
  ].join("\n");
}
