import type { Frontmatter } from "../../src/core/document.ts";
import type { FrontmatterFacts } from "../../src/core/profile.ts";
import { specification } from "../../src/core/profile-choice.ts";
import { defineRule } from "../../src/core/rule.ts";
import type { Span } from "../../src/core/span.ts";

type End = NonNullable<FrontmatterFacts["ends"]>;

export default defineRule({
  id: "frontmatter/no-early-end",
  meta: {
    summary: "Disallow dashes within front matter at which a chosen client ends it",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/agentskills/agentskills/blob/main/skills-ref/src/skills_ref/parser.py",
        claim: "the reference reader divides a file at the first two places with three hyphens, wherever they stand",
      },
      {
        url: "https://github.com/openai/codex/blob/main/codex-rs/core-skills/src/loader.rs",
        claim: "Codex ends the front matter at the next line that holds three hyphens and blanks alone, in front of them too",
      },
      {
        url: "https://github.com/jonschlinkert/gray-matter/blob/master/index.js",
        claim: "the reader of OpenCode and Roo Code ends the front matter at the next line that begins with three hyphens",
      },
    ],
    reads: ["frontmatter.ends"],
  },
  messages: {
    anywhere: "At these hyphens {{client}} ends the front matter and loses what follows; write fewer than three of them in a row.",
    line: "At this line {{client}} ends the front matter and loses what follows; write something else beside the three hyphens.",
  },
  check({ frontmatter, text }, { report, profiles, profilesChosen }) {
    // Where the YAML is broken, nobody can tell what belongs to it.
    if (!profilesChosen || frontmatter?.mapping === undefined) return;
    const seen = new Set<number>();
    for (const { id, name, frontmatter: facts } of profiles) {
      if (facts?.ends === undefined) continue;
      const at = findEnd(text, frontmatter, facts.ends);
      if (at === undefined || seen.has(at.start)) continue;
      seen.add(at.start);
      const client = id === specification ? "the reference reader of the Agent Skills specification" : name;
      report(messageIds[facts.ends], { at, data: { client } });
    }
  },
});

const messageIds = { "first-dashes": "anywhere", "line-start": "anywhere", "trimmed-line": "line", line: "line" } as const;

const patterns: Readonly<Record<End, RegExp>> = {
  "first-dashes": /-{3,}/,
  "line-start": /^-{3,}/m,
  "trimmed-line": /(?<=^[ \t]*)---(?=[ \t\r]*$)/m,
  line: /^---(?=[ \t\r]*$)/m,
};

/** The dashes above the closing line at which such a reader stops. */
function findEnd(text: string, { content }: Frontmatter, end: End): Span | undefined {
  const found = patterns[end].exec(text.slice(content.start, content.end));
  if (found === null) return undefined;
  const start = content.start + found.index;
  return { start, end: start + found[0].length };
}
