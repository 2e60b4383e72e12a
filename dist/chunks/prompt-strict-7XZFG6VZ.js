var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  prompt_agent_exists: () => agent_exists_default,
  prompt_skill_exists: () => skill_exists_default
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var builtIn = /* @__PURE__ */ new Set(["*", "agent", "ask", "edit", "plan", "explore", "general-purpose", "task", "code-review", "research"]);
var agent_exists_default = (0, import_chunk_7IIL3LMX.defineProjectRule)({
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
    const form = (0, import_chunk_7IIL3LMX.promptFormOf)(path);
    const stem = path.slice(path.lastIndexOf("/") + 1).replace(/(?:\.agent|\.prompt)?\.md$/, "");
    const name = (0, import_chunk_7IIL3LMX.scalarOf)(frontmatter?.mapping, "name")?.text.trim();
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
  const handoffs = (0, import_chunk_7IIL3LMX.findPair)(mapping, "handoffs")?.value;
  const agents = (0, import_chunk_7IIL3LMX.findPair)(mapping, "agents")?.value;
  const named = [
    ...handoffs?.kind === "sequence" ? handoffs.items.map((item) => item.kind === "mapping" ? (0, import_chunk_7IIL3LMX.findPair)(item, "agent")?.value : void 0) : [],
    ...agents?.kind === "sequence" ? agents.items : [],
    (0, import_chunk_7IIL3LMX.scalarOf)(mapping, "agent") ?? (0, import_chunk_7IIL3LMX.scalarOf)(mapping, "mode")
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
var skill_exists_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "prompt/skill-exists",
  meta: {
    summary: "Require the skills that an agent loads to exist beside it",
    level: "should",
    preset: "strict",
    severity: "warning",
    kinds: ["prompt"],
    fixable: "unsafe",
    evidence: [
      {
        url: "https://code.claude.com/docs/en/sub-agents#preload-skills-into-subagents",
        claim: "Claude Code passes a missing skill by and says so only in its debug log"
      }
    ]
  },
  messages: {
    meant: "There is no skill `{{name}}` in `{{folder}}`; did you mean `{{better}}`?",
    missing: "There is no skill `{{name}}` in `{{folder}}`, and Claude Code passes a missing one by without a word; add it, or remove the name."
  },
  check(document, { report, ...choice }) {
    const { tree, path } = document;
    const folder = skillsFolderOf(path, choice);
    const names = tree === void 0 || folder === void 0 ? void 0 : skillsIn(tree, folder);
    if (folder === void 0 || names === void 0) return;
    for (const { name, at } of namesIn((0, import_chunk_7IIL3LMX.findPair)(document.frontmatter?.mapping, "skills")?.value)) {
      if (name.includes(":") || names.includes(name)) continue;
      const near = (0, import_chunk_7IIL3LMX.suggest)(name, names);
      if (near === void 0 || !(0, import_chunk_7IIL3LMX.isSlip)(name, near)) report("missing", { at, data: { name, folder } });
      else report("meant", { at, data: { name, folder, better: near }, fix: { safety: "unsafe", edits: [{ ...at, text: near }] } });
    }
  }
});
function skillsFolderOf(path, choice) {
  const form = (0, import_chunk_7IIL3LMX.promptProfilesOf)(path, choice)[0]?.id;
  if (form === "claude-code-agent") return `${path.slice(0, path.lastIndexOf(".claude/agents/"))}.claude/skills`;
  return form === "claude-code-plugin-agent" ? `${/^(.*\/)?agents\//.exec(path)?.[1] ?? ""}skills` : void 0;
}
function skillsIn(tree, folder) {
  const found = (tree.list(folder) ?? []).filter(({ name, type }) => type === "folder" && (0, import_chunk_7IIL3LMX.lookUp)(tree, `${folder}/${name}/SKILL.md`).status === "exact");
  return found.length === 0 ? void 0 : found.map(({ name }) => name);
}
function namesIn(value) {
  if (value?.kind === "sequence") return value.items.flatMap((item) => item.kind === "scalar" && item.text !== "" ? [{ name: item.text, at: item.span }] : []);
  if (value?.kind !== "scalar" || value.value === null) return [];
  return [...value.text.matchAll(/[^\s,](?:[^,]*[^\s,])?/g)].map((match) => ({ name: match[0], at: (0, import_chunk_7IIL3LMX.partOf)(value, match.index, match.index + match[0].length) }));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  prompt_agent_exists,
  prompt_skill_exists
});
