import { defineProjectRule } from "../../src/core/rule.ts";
import type { Span } from "../../src/core/span.ts";
import { scalarOf } from "../../src/core/yaml.ts";
import { promptProfilesOf } from "../../schemas/prompt-profiles/index.ts";

interface AgentFacts {
  readonly name: string;
  readonly at: Span;
}

export default defineProjectRule({
  id: "prompt/unique-names",
  meta: {
    summary: "Disallow two agents of one name in the same project folder",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["prompt"],
    fixable: false,
    evidence: [
      {
        url: "https://code.claude.com/docs/en/sub-agents#choose-the-subagent-scope",
        claim: "of two files with one name under the same .claude/agents Claude Code loads only one, whichever the disk gives first",
      },
    ],
  },
  messages: {
    duplicate: "Another agent here has the name `{{name}}` too, and Claude Code loads only one of them; choose another name.",
  },
  collect(document, choice): AgentFacts | undefined {
    if (!promptProfilesOf(document.path, choice).some(({ id }) => id === "claude-code-agent")) return undefined;
    const name = scalarOf(document.frontmatter?.mapping, "name");
    const text = name?.text.trim() ?? "";
    return name === undefined || text === "" ? undefined : { name: text, at: name.span };
  },
  checkProject(collected, { report }) {
    const first = new Map<string, (typeof collected)[number]>();
    for (const each of collected) {
      const { name, at } = each.facts;
      const key = JSON.stringify([placeOf(each.path), name]);
      const other = first.get(key);
      if (other === undefined) first.set(key, each);
      else report("duplicate", { path: each.path, at, data: { name }, related: [{ at: other.facts.at, message: "the other agent", path: other.path }] });
    }
  },
});

/** The folder whose agents share their names: `.claude/agents` with all that lies below. */
function placeOf(path: string): string {
  return path.slice(0, path.lastIndexOf(".claude/agents/"));
}
