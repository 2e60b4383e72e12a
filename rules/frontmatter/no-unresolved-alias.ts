import { sayGravest } from "../../src/core/consequence.ts";
import { defineRule } from "../../src/core/rule.ts";
import type { Alias, YamlNode } from "../../src/core/yaml.ts";

export default defineRule({
  id: "frontmatter/no-unresolved-alias",
  meta: {
    summary: "Disallow an unquoted asterisk that YAML reads as a missing alias",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill", "prompt", "note"],
    fixable: "safe",
    evidence: [
      { url: "https://yaml.org/spec/1.2.2/#71-alias-nodes", claim: "an alias that names no earlier anchor is an error" },
      {
        url: "https://github.com/anthropics/skills/blob/main/skills/skill-creator/scripts/quick_validate.py",
        claim: "the packaging of Anthropic's skills parses front matter with PyYAML, which stops at such an alias",
      },
    ],
    reads: ["yaml.invalid"],
  },
  messages: {
    unresolved: "YAML reads `{{source}}` as an alias of something that does not exist, so {{consequence}}; write `\"{{source}}\"`.",
  },
  check(document, { report, ...choice }) {
    const refusing = choice.profiles.flatMap((profile) => (profile.yaml?.invalid === "rejects" ? [{ profile, effect: profile.yaml.invalid }] : []));
    const known = document.kind === "skill" ? sayGravest(refusing, document.path, choice) : undefined;
    const consequence = known ?? "some readers drop the front matter";
    for (const { span: at } of unresolvedIn(document.frontmatter?.yaml.root)) {
      const source = document.text.slice(at.start, at.end);
      report("unresolved", { at, data: { source, consequence }, fix: { safety: "safe", edits: [{ ...at, text: `"${source}"` }] } });
    }
  },
});

function unresolvedIn(root: YamlNode | undefined): Alias[] {
  const found: Alias[] = [];
  const open = root === undefined ? [] : [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.kind === "alias" && node.target === undefined) found.push(node);
    if (node.kind === "sequence") open.push(...node.items);
    if (node.kind === "mapping") for (const { key, value } of node.pairs) open.push(key, ...(value === undefined ? [] : [value]));
  }
  return found;
}
