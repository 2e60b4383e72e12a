import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  promptFormOf
} from "./chunk-ZFNBTNBZ.js";
import "./chunk-6VJ4NQQS.js";
import {
  findPair,
  scalarOf
} from "./chunk-I2JIPEPR.js";
import "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineProjectRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/prompt/agent-exists.ts
var builtIn = /* @__PURE__ */ new Set(["*", "agent", "ask", "edit", "plan", "explore", "general-purpose", "task", "code-review", "research"]);
var agent_exists_default = defineProjectRule({
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
        claim: "VS Code flags a handoff to an agent that it does not know, and an unknown agent in a prompt file"
      }
    ]
  },
  messages: {
    missing: "No agent of this project has the name `{{name}}`; add it, or name one that exists."
  },
  collect({ path, frontmatter, tree }) {
    const project = /^(.*\/)?\.(?:github|claude)\/(?:agents|prompts)\//.exec(path)?.[1] ?? "";
    const isInProject = /(?:^|\/)\.(?:github|claude)\/(?:agents|prompts)\//.test(path);
    if (!isInProject || tree === void 0) return void 0;
    const form = promptFormOf(path);
    const stem = path.slice(path.lastIndexOf("/") + 1).replace(/(?:\.agent|\.prompt)?\.md$/, "");
    const name = scalarOf(frontmatter?.mapping, "name")?.text.trim();
    return {
      project,
      names: form === "vscode-prompt" ? [] : [stem, ...name === void 0 ? [] : [name]],
      references: form === "claude-code-agent" ? [] : referencesIn(frontmatter?.mapping),
      agentPaths: [...agentFiles(tree, `${project}.github/agents`, ".agent.md"), ...agentFiles(tree, `${project}.claude/agents`, ".md")]
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
  }
});
function referencesIn(mapping) {
  const handoffs = findPair(mapping, "handoffs")?.value;
  const agents = findPair(mapping, "agents")?.value;
  const named = [
    ...handoffs?.kind === "sequence" ? handoffs.items.map((item) => item.kind === "mapping" ? findPair(item, "agent")?.value : void 0) : [],
    ...agents?.kind === "sequence" ? agents.items : [],
    scalarOf(mapping, "agent") ?? scalarOf(mapping, "mode")
  ];
  return named.flatMap((node) => node?.kind === "scalar" && node.text.trim() !== "" ? [{ name: node.text.trim(), at: node.span }] : []);
}
function agentFiles(tree, folder, ending) {
  return (tree.list(folder) ?? []).flatMap(({ name, type }) => {
    const path = `${folder}/${name}`;
    if (type === "folder") return agentFiles(tree, path, ending);
    return name.endsWith(ending) && name.toLowerCase() !== "readme.md" ? [path] : [];
  });
}
export {
  agent_exists_default as default
};
