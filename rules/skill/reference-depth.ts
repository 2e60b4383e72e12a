import { locate } from "../../src/core/destination.ts";
import { findReferences, referenceNodes } from "../../src/core/references.ts";
import { defineProjectRule } from "../../src/core/rule.ts";
import { isSpecimen, pathWithin, skillFolderOf } from "../../src/core/skill-folder.ts";
import { liesInAny, namedFiles } from "../../src/core/skill-naming.ts";
import type { Span } from "../../src/core/span.ts";

interface Facts {
  readonly skill: string;
  /** What `SKILL.md` names. */
  readonly named?: { readonly files: readonly string[]; readonly folders: readonly string[] };
  /** The reference files that a resource leads to. */
  readonly leadsTo?: readonly { readonly path: string; readonly at: Span }[];
}

export default defineProjectRule({
  id: "skill/reference-depth",
  meta: {
    summary: "Require a skill to name every reference file itself",
    level: "should",
    preset: "strict",
    severity: "info",
    kinds: ["skill", "skill-resource"],
    nodes: referenceNodes,
    fixable: false,
    evidence: [
      {
        url: "https://platform.claude.com/docs/en/agents-and-tools/agent-skills/best-practices#avoid-deeply-nested-references",
        claim: "an agent may read only a part of a file to which another reference file leads, so all of them should be linked from SKILL.md",
      },
      { url: "https://agentskills.io/specification#file-references", claim: "file references are kept one level deep from SKILL.md" },
    ],
  },
  messages: {
    deep: "The file `{{path}}` is reached only through this one, and an agent may read just the beginning of what it finds that way; name it in `SKILL.md` too.",
  },
  collect(document): Facts | undefined {
    const { tree } = document;
    const skill = skillFolderOf(document);
    if (tree === undefined || skill === undefined) return undefined;
    if (document.kind === "skill") return { skill, named: namedFiles(document) };
    if (isSpecimen(document) || isAside(document.fileName)) return undefined;
    const leadsTo = findReferences(document).flatMap((reference) => {
      const destination = locate(document, tree, reference);
      if (destination.status !== "exact" || !/\.(?:md|markdown)$/i.test(destination.path)) return [];
      return [{ path: destination.path, at: reference.span }];
    });
    return { skill, leadsTo };
  },
  checkProject(collected, { report }) {
    const named = new Map(collected.flatMap(({ facts }) => (facts.named === undefined ? [] : [[facts.skill, facts.named] as const])));
    const readable = new Set(collected.flatMap(({ path, facts }) => (facts.leadsTo === undefined ? [] : [path])));
    const seen = new Set<string>();
    for (const { path, facts } of collected) {
      const direct = named.get(facts.skill);
      if (direct === undefined) continue;
      for (const { path: target, at } of facts.leadsTo ?? []) {
        const inside = pathWithin(facts.skill, target);
        // A template or an example is no reference, and what a reader of the repository needs is none either.
        if (inside === undefined || target === path || !readable.has(target) || seen.has(target)) continue;
        if (direct.files.includes(target) || liesInAny(direct.folders, target)) continue;
        seen.add(target);
        report("deep", { path, at, data: { path: inside } });
      }
    }
  },
});

/** A file for people who work on the skill, or a skill of its own for clients that look into folders. */
function isAside(fileName: string): boolean {
  return /^(?:skill\.md$|readme|changelog|contributing|agents|claude|index)\b/i.test(fileName);
}
