import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  ghCommands,
  ghVersion,
  readGhCall
} from "./chunk-4PRBYQ5E.js";
import {
  suggest
} from "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  isDiscouraged
} from "./chunk-BPL5ZJG3.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import {
  kindsWithSnippets
} from "./chunk-PLMVX6E5.js";
import "./chunk-YIYL6WIJ.js";

// rules/snippet/known-gh-command.ts
var missing = /* @__PURE__ */ new Map([
  ["milestone", "gh api repos/{owner}/{repo}/milestones"],
  ["milestones", "gh api repos/{owner}/{repo}/milestones"],
  ["branch", "git branch"],
  ["branches", "gh api repos/{owner}/{repo}/branches"],
  ["commit", "gh api repos/{owner}/{repo}/commits"],
  ["commits", "gh api repos/{owner}/{repo}/commits"],
  ["tag", "gh api repos/{owner}/{repo}/tags"],
  ["comment", "gh issue comment"],
  ["review", "gh pr review"],
  ["user", "gh api user"],
  ["team", "gh api orgs/{org}/teams"],
  ["deployment", "gh api repos/{owner}/{repo}/deployments"],
  ["collaborator", "gh api repos/{owner}/{repo}/collaborators"],
  ["webhook", "gh api repos/{owner}/{repo}/hooks"],
  ["clone", "gh repo clone"],
  ["fork", "gh repo fork"],
  ["merge", "gh pr merge"],
  ["checkout", "gh pr checkout"],
  ["login", "gh auth login"],
  ["logout", "gh auth logout"],
  ["graphql", "gh api graphql"],
  ["pull", "gh pr"],
  ["pull-request", "gh pr"],
  ["issues", "gh issue"],
  ["prs", "gh pr"],
  ["repos", "gh repo"],
  ["releases", "gh release"],
  ["runs", "gh run"],
  ["workflows", "gh workflow"],
  ["labels", "gh label"],
  ["secrets", "gh secret"],
  ["variables", "gh variable"]
]);
var known_gh_command_default = defineRule({
  id: "snippet/known-gh-command",
  meta: {
    summary: "Require commands of gh to exist",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: kindsWithSnippets,
    nodes: ["code"],
    needs: ["shell"],
    fixable: false,
    evidence: [{ url: "https://cli.github.com/manual/gh_help_reference", claim: "every command of gh" }]
  },
  messages: {
    missing: "gh {{version}} has no command `{{name}}`; use `{{instead}}`, or name the extension that brings it.",
    subcommand: "`gh {{path}}` of gh {{version}} has no command `{{name}}`; `gh {{path}} --help` lists those that it has.",
    meant: "`gh {{path}}` of gh {{version}} has no command `{{name}}`; did you mean `{{meant}}`?"
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      for (const command of snippet.commands) {
        const { path, unknown } = readGhCall(command, ghCommands) ?? {};
        const name = unknown?.value;
        if (path === void 0 || unknown === void 0 || name === void 0 || !/^[a-z][a-z-]+$/.test(name)) continue;
        if (isDiscouraged(document, snippet, unknown.span)) continue;
        const at = unknown.span;
        if (path === "") {
          const instead = missing.get(name);
          if (instead !== void 0 && !bringsOwn(document, name)) report("missing", { at, data: { name, instead, version: ghVersion } });
          continue;
        }
        const known = subcommands(path);
        const meant = suggest(name, known);
        if (meant === void 0) report("subcommand", { at, data: { path, name, version: ghVersion } });
        else report("meant", { at, data: { path, name, version: ghVersion, meant } });
      }
    }
  }
});
function subcommands(path) {
  const prefix = `${path} `;
  return [...ghCommands.keys()].filter((each) => each.startsWith(prefix) && !each.slice(prefix.length).includes(" ")).map((each) => each.slice(prefix.length));
}
function bringsOwn({ text }, name) {
  return text.includes(`gh-${name}`) || /\bgh (?:extension|ext|alias)\b/.test(text);
}
export {
  known_gh_command_default as default
};
