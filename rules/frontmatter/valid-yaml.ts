import { sayGravest } from "../../src/core/consequence.ts";
import type { Document } from "../../src/core/document.ts";
import { findFaultyLine } from "../../src/core/faulty-line.ts";
import type { ProfileChoice } from "../../src/core/profile-choice.ts";
import { defineRule } from "../../src/core/rule.ts";
import type { Span } from "../../src/core/span.ts";
import type { YamlNode } from "../../src/core/yaml.ts";
import { promptProfilesOf } from "../../schemas/prompt-profiles/index.ts";

/** Of clients whose sources are silent, and of all that read notes. */
const unknownReaders = "whoever reads it as YAML gets nothing of it";

export default defineRule({
  id: "frontmatter/valid-yaml",
  meta: {
    summary: "Require front matter that a YAML parser can read",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill", "prompt", "note"],
    fixable: "safe",
    evidence: [
      {
        url: "https://agentskills.io/client-implementation/adding-skills-support",
        claim: "a client may skip a skill whose front matter cannot be parsed; an unquoted colon is the most common cause",
      },
      {
        url: "https://github.com/anthropics/claude-code/blob/main/CHANGELOG.md",
        claim: "since version 2.1.186 Claude Code loads a skill with malformed YAML without its metadata",
      },
      {
        url: "https://code.claude.com/docs/en/sub-agents#subagent-files-claude-code-skips",
        claim: "Claude Code skips an agent whose YAML does not parse, and loads one of a plugin without its description",
      },
      { url: "https://yaml.org/spec/1.2.2/#334-available-tags", claim: "a value can be constructed only if its tag is known" },
      { url: "https://yaml.org/spec/1.2.2/#733-plain-style", claim: "an unquoted value cannot contain a colon followed by a space" },
    ],
    reads: ["yaml.invalid", "yaml.unquotedColon"],
  },
  messages: {
    syntax: "The front matter is not valid YAML, so {{consequence}}: {{reason}}.",
    advice: "The front matter is not valid YAML, so {{consequence}}: {{reason}}; {{advice}}.",
    tag: "YAML takes `{{tag}}` for a tag, and readers such as js-yaml and PyYAML refuse front matter with a tag that they do not know; put the value in quotes.",
    limit: "The front matter was not checked, since it has {{reason}}; write it shorter or flatter.",
  },
  check(document, { report, ...choice }) {
    for (const { code, span: at, reason, advice, quoting } of document.frontmatter?.yaml.faults ?? []) {
      // Clients of agents and commands repair such a line: `prompt/quoted-text` and `prompt/argument-hint` warn of it.
      if (document.kind === "prompt" && code === "syntax" && findFaultyLine(document, at.start) !== undefined) continue;
      if (code === "limit") {
        report("limit", { at, data: { reason } });
        continue;
      }
      const consequence = consequenceOf(document, at.start, choice);
      const fix = quoting === undefined ? undefined : ({ safety: "safe", edits: [quoting] } as const);
      if (advice === undefined) report("syntax", { at, data: { reason, consequence }, fix });
      else report("advice", { at, data: { reason, consequence, advice }, fix });
    }
    for (const at of unknownTags(document)) report("tag", { at, data: { tag: document.text.slice(at.start, at.end) } });
  },
});

/** The places of tags other than those of YAML itself (YAML 1.2.2, 10). */
function unknownTags({ text, frontmatter }: Document): Span[] {
  const found: Span[] = [];
  const open: YamlNode[] = frontmatter?.mapping === undefined ? [] : [frontmatter.mapping];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.kind === "sequence") open.push(...node.items);
    if (node.kind === "mapping") for (const { key, value } of node.pairs) open.push(key, ...(value === undefined ? [] : [value]));
    if (node.kind === "alias" || node.tag === undefined || node.tag === "!" || node.tag.startsWith("tag:yaml.org,2002:")) continue;
    const { start } = node.span;
    const lineStart = text.lastIndexOf("\n", start - 1) + 1;
    const written = /![^\s]*(?=\s*(?:&\S+\s*)?$)/.exec(text.slice(lineStart, start));
    // A tag may stand on the line above its value, and is then told of at the value.
    found.push(written === null ? { start, end: start + 1 } : { start: lineStart + written.index, end: lineStart + written.index + written[0].length });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** What a client does, if its source tells; some mend a line with nothing but a colon too many. */
function consequenceOf(document: Document, start: number, choice: ProfileChoice): string {
  if (document.kind === "prompt") {
    const [id] = promptProfilesOf(document.path, choice).map((profile) => profile.id);
    if (id === "claude-code-agent") return "Claude Code does not load the agent";
    return id === "claude-code-plugin-agent" ? "Claude Code loads the agent without its description" : unknownReaders;
  }
  const isColon = document.text[start] === ":" && findFaultyLine(document, start) !== undefined;
  const objections = choice.profiles.map((profile) => ({ profile, effect: (isColon ? profile.yaml?.unquotedColon : undefined) ?? profile.yaml?.invalid }));
  return (document.kind === "skill" ? sayGravest(objections, document.path, choice) : undefined) ?? unknownReaders;
}
