import { promptFormOf } from "../../src/core/prompt-profile.ts";
import { defineProjectRule } from "../../src/core/rule.ts";
import type { Span } from "../../src/core/span.ts";
import { findPair, scalarOf, type Mapping, type YamlNode } from "../../src/core/yaml.ts";
import type { Tree } from "../../src/core/tree.ts";

interface AgentFacts {
  /** The folder above `.github` and `.claude`, with a slash behind it unless it is the root. */
  readonly project: string;
  /** The names under which the file itself is known, when it is an agent. */
  readonly names: readonly string[];
  readonly references: readonly { readonly name: string; readonly at: Span }[];
  /** Every agent file of the project; what the others are named is known only where all of them were read. */
  readonly agentPaths: readonly string[];
}

/** Agents that VS Code and Copilot bring along, and the name for all of them. */
const builtIn: ReadonlySet<string> = new Set(["*", "agent", "ask", "edit", "plan", "explore", "general-purpose", "task", "code-review", "research"]);

export default defineProjectRule({
  id: "prompt/agent-exists",
  meta: {
    summary: "Require the agents that a custom agent or a prompt file names to exist in the project",
    level: "should",
    preset: "strict",
    severity: "warning",
    kinds: ["prompt"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/microsoft/vscode/blob/main/src/vs/workbench/contrib/chat/common/promptSyntax/languageProviders/promptValidator.ts",
        claim: "VS Code flags a handoff to an agent that it does not know, and an unknown agent in a prompt file",
      },
    ],
  },
  messages: {
    missing: "No agent of this project has the name `{{name}}`; add it, or name one that exists.",
  },
  collect({ path, frontmatter, tree }): AgentFacts | undefined {
    const project = /^(.*\/)?\.(?:github|claude)\/(?:agents|prompts)\//.exec(path)?.[1] ?? "";
    const isInProject = /(?:^|\/)\.(?:github|claude)\/(?:agents|prompts)\//.test(path);
    if (!isInProject || tree === undefined) return undefined;
    const form = promptFormOf(path);
    const stem = path.slice(path.lastIndexOf("/") + 1).replace(/(?:\.agent|\.prompt)?\.md$/, "");
    const name = scalarOf(frontmatter?.mapping, "name")?.text.trim();
    return {
      project,
      names: form === "vscode-prompt" ? [] : [stem, ...(name === undefined ? [] : [name])],
      references: form === "claude-code-agent" ? [] : referencesIn(frontmatter?.mapping),
      agentPaths: [...agentFiles(tree, `${project}.github/agents`, ".agent.md"), ...agentFiles(tree, `${project}.claude/agents`, ".md")],
    };
  },
  checkProject(collected, { report }) {
    const read = new Set(collected.map(({ path }) => path));
    for (const { path, facts } of collected) {
      if (facts.agentPaths.length === 0 || !facts.agentPaths.every((each) => read.has(each))) continue;
      const known = new Set(collected.filter((other) => other.facts.project === facts.project).flatMap((other) => other.facts.names.map((each) => each.toLowerCase())));
      for (const { name, at } of facts.references) {
        if (!known.has(name.toLowerCase()) && !builtIn.has(name.toLowerCase())) report("missing", { path, at, data: { name } });
      }
    }
  },
});

function referencesIn(mapping: Mapping | undefined): AgentFacts["references"] {
  const handoffs = findPair(mapping, "handoffs")?.value;
  const agents = findPair(mapping, "agents")?.value;
  const named: (YamlNode | undefined)[] = [
    ...(handoffs?.kind === "sequence" ? handoffs.items.map((item) => (item.kind === "mapping" ? findPair(item, "agent")?.value : undefined)) : []),
    ...(agents?.kind === "sequence" ? agents.items : []),
    scalarOf(mapping, "agent") ?? scalarOf(mapping, "mode"),
  ];
  return named.flatMap((node) => (node?.kind === "scalar" && node.text.trim() !== "" ? [{ name: node.text.trim(), at: node.span }] : []));
}

/** The agent files in a folder and below. A `README.md` is none. */
function agentFiles(tree: Tree, folder: string, ending: string): string[] {
  return (tree.list(folder) ?? []).flatMap(({ name, type }) => {
    const path = `${folder}/${name}`;
    if (type === "folder") return agentFiles(tree, path, ending);
    return name.endsWith(ending) && name.toLowerCase() !== "readme.md" ? [path] : [];
  });
}
