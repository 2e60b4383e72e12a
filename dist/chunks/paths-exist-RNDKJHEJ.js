import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  entriesOf,
  isMarketplace,
  manifestRoot,
  memberOf,
  textsOf
} from "./chunk-XZ74NIY7.js";
import {
  lookUp,
  resolvePath
} from "./chunk-4WDO7GJN.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/manifest/paths-exist.ts
var pathFields = ["skills", "commands", "agents", "workflows", "hooks", "mcpServers", "outputStyles", "lspServers", "themes", "monitors"];
var strictFields = /* @__PURE__ */ new Set(["skills", "commands", "agents", "source"]);
var paths_exist_default = defineRule({
  id: "manifest/paths-exist",
  meta: {
    summary: "Require the files and folders that a plugin manifest names to exist",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["manifest"],
    fixable: "safe",
    evidence: [
      { url: "https://code.claude.com/docs/en/plugins-reference#path-behavior-rules", claim: "the paths of a manifest start with `./` and count from the folder of the plugin" },
      { url: "https://code.claude.com/docs/en/plugin-marketplaces#relative-paths", claim: "the source of a plugin in a marketplace counts from the folder that holds `.claude-plugin`" },
      { url: "https://github.com/MicrosoftDocs/Agent-Skills/issues/64", claim: "Claude Code refuses a manifest with a path that does not start with `./`" }
    ]
  },
  messages: {
    form: "The path `{{path}}` does not start with `./`, so Claude Code refuses the {{what}}; write {{instead}}.",
    missing: "Nothing is at `{{path}}`, which `{{field}}` names for Claude Code to load; correct the path, or add what it names.",
    case: "The path `{{path}}` is found only where upper and lower case are the same; write `{{exact}}`.",
    skill: "The folder `{{path}}` holds no `SKILL.md`, neither itself nor in a folder directly below; correct the path, or add the skill."
  },
  check(document, { report }) {
    const { tree } = document;
    if (tree === void 0) return;
    for (const { field, text, folder } of pathsOf(document)) {
      const written = text.value;
      if (!written.startsWith("./") && strictFields.has(field)) {
        const exact = `./${written === "." ? "" : written}`;
        const there = resolvePath(folder, written);
        const isThere = /^[^./]/.test(written) && there !== void 0 && lookUp(tree, there).status === "exact";
        const instead = isThere || written === "." ? `\`${exact}\`` : field === "source" ? "`./` and the path, or an object that says where to fetch the plugin" : "`./` and the path from the folder of the plugin";
        const fix = isThere ? { safety: "safe", edits: [{ ...text.span, text: JSON.stringify(exact) }] } : void 0;
        report("form", { at: text.span, data: { path: written, what: isMarketplace(document) ? "marketplace" : "plugin", instead }, fix });
      }
      if (!written.startsWith("./") || /[*$]/.test(written)) continue;
      const path = resolvePath(folder, written);
      const answer = path === void 0 ? void 0 : lookUp(tree, path);
      if (path === void 0 || answer === void 0) continue;
      if (answer.status === "missing") report("missing", { at: text.span, data: { path: written, field } });
      if (answer.status === "other-case") {
        const exact = `./${folder === "" ? answer.path : answer.path.slice(folder.length + 1)}${written.endsWith("/") ? "/" : ""}`;
        const isPlain = exact.toLowerCase() === written.toLowerCase() && document.text.slice(text.span.start + 1, text.span.end - 1) === written;
        const fix = isPlain ? { safety: "safe", edits: [{ ...text.span, text: JSON.stringify(exact) }] } : void 0;
        report("case", { at: text.span, data: { path: written, exact }, fix });
      }
      if (answer.status === "exact" && answer.type === "folder" && field === "skills" && path !== folder && !holdsSkill(document, path)) {
        report("skill", { at: text.span, data: { path: written } });
      }
    }
  }
});
function pathsOf(document) {
  const root = manifestRoot(document);
  if (!isMarketplace(document)) return componentPaths(document.json(), root);
  const hasPluginRoot = memberOf(memberOf(document.json(), "metadata"), "pluginRoot") !== void 0;
  return entriesOf(document).flatMap((entry) => {
    const source = entry.members.get("source");
    if (source?.type !== "string") return [];
    const folder = source.value.startsWith("./") ? resolvePath(root, source.value) : void 0;
    const isThere = folder !== void 0 && document.tree !== void 0 && lookUp(document.tree, folder).status === "exact";
    const own = hasPluginRoot && !source.value.startsWith("./") ? [] : [{ field: "source", text: source, folder: root }];
    return [...own, ...isThere ? componentPaths(entry, folder) : []];
  });
}
function componentPaths(plugin, folder) {
  return [plugin, memberOf(plugin, "experimental")].flatMap(
    (object) => pathFields.flatMap((field) => textsOf(memberOf(object, field)).map((text) => ({ field, text, folder })))
  );
}
function holdsSkill({ tree }, folder) {
  const has = (path) => tree?.list(path)?.some(({ name }) => name.toLowerCase() === "skill.md") ?? false;
  return has(folder) || (tree?.list(folder) ?? []).some(({ name, type }) => type === "folder" && has(folder === "" ? name : `${folder}/${name}`));
}
export {
  paths_exist_default as default
};
