import { referenceNodes } from "../../src/core/references.ts";
import { defineProjectRule, type Collected } from "../../src/core/rule.ts";
import { skillFiles } from "../../src/core/skill-files.ts";
import { pathWithin, skillFolderOf } from "../../src/core/skill-folder.ts";
import { liesInAny, namedFiles, type Naming } from "../../src/core/skill-naming.ts";
import { groupBy } from "../../src/core/skill-place.ts";
import type { Span } from "../../src/core/span.ts";
import { folderOf } from "../../src/core/tree.ts";

interface Facts extends Naming {
  /** The folder of the skill; absent for a document of none. */
  readonly skill: string | undefined;
  /** The files of the skill and where a finding about them stands; of `SKILL.md` alone. */
  readonly holds: { readonly paths: readonly string[]; readonly at: Span } | undefined;
}

/** More files of one folder than this are one finding. */
const mostApart = 3;

export default defineProjectRule({
  id: "skill/orphan-files",
  meta: {
    summary: "Disallow files of a skill that nothing in it names",
    level: "should",
    preset: "strict",
    severity: "info",
    kinds: ["skill", "skill-resource", "prompt"],
    nodes: referenceNodes,
    fixable: false,
    evidence: [
      {
        url: "https://platform.claude.com/docs/en/agents-and-tools/agent-skills/best-practices#observe-how-claude-navigates-skills",
        claim: "a bundled file that is never read may be needless, or the instructions do not point to it",
      },
      { url: "https://agentskills.io/specification#progressive-disclosure", claim: "an agent reads the other files of a skill only when its text sends it there" },
    ],
  },
  messages: {
    file: "Neither the skill nor any file that it leads to names `{{path}}`, so that an agent does not find it; say when to read it, or remove it.",
    folder: "Neither the skill nor any file that it leads to names {{count}} files in `{{folder}}/`, such as `{{path}}`, so that an agent does not find them; say when to read them, or remove them.",
  },
  collect(document): Facts | undefined {
    const { tree } = document;
    if (tree === undefined) return undefined;
    const skill = skillFolderOf(document);
    // A skill that is the whole project, or the top of a plugin, holds files for many purposes.
    const isTop = skill === "" || (tree.list(skill ?? "") ?? []).some(({ name }) => /^\.(?:git|\w+-plugin)$/.test(name));
    const paths = document.kind !== "skill" || skill === undefined || isTop ? undefined : skillFiles(tree, skill)?.paths;
    return { ...namedFiles(document), skill, holds: paths === undefined ? undefined : { paths, at: document.source.lineSpan(1) } };
  },
  checkProject(collected, { report }) {
    const byPath = new Map(collected.map((each) => [each.path, each.facts]));
    const fromElsewhere = namedByOthers(collected);
    for (const { path, facts } of collected) {
      if (facts.skill === undefined || facts.holds === undefined) continue;
      const { paths, at } = facts.holds;
      const orphans = findOrphans(path, facts.skill, paths, byPath, fromElsewhere.get(facts.skill) ?? []);
      for (const group of groupBy(orphans, folderOf)) {
        const inside = group.map((each) => pathWithin(facts.skill ?? "", each) ?? each);
        const [first = ""] = inside;
        if (group.length > mostApart && first.includes("/")) report("folder", { path, at, data: { folder: folderOf(first), count: group.length, path: first } });
        else for (const each of inside) report("file", { path, at, data: { path: each } });
      }
    }
  },
});

/** For each skill the files of it that documents outside of it name. */
function namedByOthers(collected: readonly Collected<Facts>[]): Map<string, string[]> {
  const owners = new Map(collected.flatMap(({ facts }) => (facts.holds?.paths ?? []).map((path) => [path, facts.skill ?? ""] as const)));
  const named = new Map<string, string[]>();
  for (const { facts } of collected) {
    for (const path of facts.files) {
      const owner = owners.get(path);
      if (owner !== undefined && owner !== facts.skill) named.set(owner, [...(named.get(owner) ?? []), path]);
    }
  }
  return named;
}

/**
 * The files of a skill to which no way leads from its `SKILL.md`. Of what is no Markdown nothing is known: where the way
 * leads to a script, it may use any other file but those that are written to be read.
 */
function findOrphans(start: string, skill: string, paths: readonly string[], byPath: ReadonlyMap<string, Facts>, others: readonly string[]): readonly string[] {
  const inside = (path: string): string => pathWithin(skill, path) ?? path;
  const open = [start, ...others, ...paths.filter((path) => hasOwnPurpose(inside(path)))];
  const reached = new Set(open);
  let leadsToCode = false;
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const facts = byPath.get(path);
    if (facts === undefined) {
      // A document that was not linted may name the rest.
      if (isMarkdown(path) && !hasOwnPurpose(inside(path))) return [];
      leadsToCode ||= !isMarkdown(path) && !isData(path);
      continue;
    }
    const next = [...facts.files, ...(facts.folders.length === 0 ? [] : paths.filter((each) => liesInAny(facts.folders, each)))];
    for (const each of next) {
      if (reached.has(each) || pathWithin(skill, each) === undefined) continue;
      reached.add(each);
      open.push(each);
    }
  }
  return paths.filter((path) => !reached.has(path) && (!leadsToCode || (isMarkdown(path) && isForReading(inside(path)))));
}

function isMarkdown(path: string): boolean {
  return /\.(?:md|markdown)$/i.test(path);
}

/** Files that name no others, whatever uses them. */
function isData(path: string): boolean {
  return /\.(?:txt|csv|tsv|pdf|png|jpe?g|gif|svg|webp|ico|ttf|otf|woff2?|mp[34]|wav|zip|gz|xsd|docx|xlsx|pptx)$/i.test(path);
}

/** Whether Markdown lies where an agent and no script is to read it. */
function isForReading(inside: string): boolean {
  return !inside.includes("/") || /^references?\//i.test(inside);
}

/** Files that other tools or people find by their names, and what tests and evaluations need. */
function hasOwnPurpose(inside: string): boolean {
  return (
    /(?:^|\/)(?:tests?|__tests__|evals?|evaluations?|fixtures?(?:-[^/]*)?|benchmarks?|agents?|commands?|hooks)\//i.test(inside) ||
    /(?:^|\/)(?:(?:licen[sc]e|notice|copying|copyright|readme|change-?log|history|contributing|security|authors|credits|third[-_]party|attribution|code_of_conduct|agents|claude|gemini|index|makefile|dockerfile|__init__|__main__|conftest|setup|requirements)\b[^/]*|(?:package(?:-lock)?|tsconfig|plugin|marketplace|metadata|_?meta|manifest|skill)\.json|pyproject\.toml|(?:cargo|go)\.\w+|[^/]*\.lock|[^/]*[._-](?:test|spec)\.\w+|test[-_][^/]*|evals?\.\w+)$/i.test(inside)
  );
}
