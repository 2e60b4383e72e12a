var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name2 in all)
    __defProp(target, name2, { get: all[name2], enumerable: true });
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
  manifest_paths_exist: () => paths_exist_default,
  manifest_required_fields: () => required_fields_default
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NOCH6TSZ = require("./chunk-NOCH6TSZ.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var pathFields = ["skills", "commands", "agents", "workflows", "hooks", "mcpServers", "outputStyles", "lspServers", "themes", "monitors"];
var strictFields = /* @__PURE__ */ new Set(["skills", "commands", "agents", "source"]);
var paths_exist_default = (0, import_chunk_7IIL3LMX.defineRule)({
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
    for (const { field, text: text2, folder } of pathsOf(document)) {
      const written = text2.value;
      if (!written.startsWith("./") && strictFields.has(field)) {
        const exact = `./${written === "." ? "" : written}`;
        const there = (0, import_chunk_7IIL3LMX.resolvePath)(folder, written);
        const isThere = /^[^./]/.test(written) && there !== void 0 && (0, import_chunk_7IIL3LMX.lookUp)(tree, there).status === "exact";
        const instead = isThere || written === "." ? `\`${exact}\`` : field === "source" ? "`./` and the path, or an object that says where to fetch the plugin" : "`./` and the path from the folder of the plugin";
        const fix = isThere ? { safety: "safe", edits: [{ ...text2.span, text: JSON.stringify(exact) }] } : void 0;
        report("form", { at: text2.span, data: { path: written, what: (0, import_chunk_NOCH6TSZ.isMarketplace)(document) ? "marketplace" : "plugin", instead }, fix });
      }
      if (!written.startsWith("./") || /[*$]/.test(written)) continue;
      const path = (0, import_chunk_7IIL3LMX.resolvePath)(folder, written);
      const answer = path === void 0 ? void 0 : (0, import_chunk_7IIL3LMX.lookUp)(tree, path);
      if (path === void 0 || answer === void 0) continue;
      if (answer.status === "missing") report("missing", { at: text2.span, data: { path: written, field } });
      if (answer.status === "other-case") {
        const exact = `./${folder === "" ? answer.path : answer.path.slice(folder.length + 1)}${written.endsWith("/") ? "/" : ""}`;
        const isPlain = exact.toLowerCase() === written.toLowerCase() && document.text.slice(text2.span.start + 1, text2.span.end - 1) === written;
        const fix = isPlain ? { safety: "safe", edits: [{ ...text2.span, text: JSON.stringify(exact) }] } : void 0;
        report("case", { at: text2.span, data: { path: written, exact }, fix });
      }
      if (answer.status === "exact" && answer.type === "folder" && field === "skills" && path !== folder && !holdsSkill(document, path)) {
        report("skill", { at: text2.span, data: { path: written } });
      }
    }
  }
});
function pathsOf(document) {
  const root = (0, import_chunk_NOCH6TSZ.manifestRoot)(document);
  if (!(0, import_chunk_NOCH6TSZ.isMarketplace)(document)) return componentPaths(document.json(), root);
  const hasPluginRoot = (0, import_chunk_NOCH6TSZ.memberOf)((0, import_chunk_NOCH6TSZ.memberOf)(document.json(), "metadata"), "pluginRoot") !== void 0;
  return (0, import_chunk_NOCH6TSZ.entriesOf)(document).flatMap((entry) => {
    const source = entry.members.get("source");
    if (source?.type !== "string") return [];
    const folder = source.value.startsWith("./") ? (0, import_chunk_7IIL3LMX.resolvePath)(root, source.value) : void 0;
    const isThere = folder !== void 0 && document.tree !== void 0 && (0, import_chunk_7IIL3LMX.lookUp)(document.tree, folder).status === "exact";
    const own = hasPluginRoot && !source.value.startsWith("./") ? [] : [{ field: "source", text: source, folder: root }];
    return [...own, ...isThere ? componentPaths(entry, folder) : []];
  });
}
function componentPaths(plugin, folder) {
  return [plugin, (0, import_chunk_NOCH6TSZ.memberOf)(plugin, "experimental")].flatMap(
    (object) => pathFields.flatMap((field) => (0, import_chunk_NOCH6TSZ.textsOf)((0, import_chunk_NOCH6TSZ.memberOf)(object, field)).map((text2) => ({ field, text: text2, folder })))
  );
}
function holdsSkill({ tree }, folder) {
  const has = (path) => tree?.list(path)?.some(({ name: name2 }) => name2.toLowerCase() === "skill.md") ?? false;
  return has(folder) || (tree?.list(folder) ?? []).some(({ name: name2, type }) => type === "folder" && has(folder === "" ? name2 : `${folder}/${name2}`));
}
var required_fields_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "manifest/required-fields",
  meta: {
    summary: "Require the fields without which Claude Code does not load a plugin or a marketplace",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["manifest"],
    fixable: false,
    evidence: [
      { url: "https://code.claude.com/docs/en/plugins-reference#required-fields", claim: "a plugin manifest must have a name" },
      { url: "https://code.claude.com/docs/en/plugin-marketplaces#required-fields", claim: "a marketplace must have a name, an owner and a list of plugins, and each plugin a name and a source" },
      { url: "https://code.claude.com/docs/en/plugin-marketplaces#plugin-sources", claim: "a source on GitHub must have a repo, one from a git server a url, and one from npm a package" },
      { url: "https://github.com/alirezarezvani/claude-skills/pull/747", claim: "claude.ai does not add a marketplace in which two plugins have one name" }
    ]
  },
  messages: {
    missing: "The {{what}} has no `{{field}}`, without which Claude Code does not load {{lost}}; add {{form}}.",
    type: "The `{{field}}` of the {{what}} must be {{form}}.",
    entry: "The entry `{{entry}}` of `plugins` is no plugin, so that Claude Code refuses the marketplace; write an object with `name` and `source`.",
    duplicate: "Another plugin above is named `{{name}}` too, so that only one of them can be installed and claude.ai refuses the marketplace; give each a name of its own."
  },
  check(document, { report }) {
    const manifest = document.json();
    if (manifest === void 0) return;
    const require2 = (value, what, lost, fields) => {
      if (value?.type !== "object") return;
      for (const [field, form, types] of fields) {
        const member = (0, import_chunk_NOCH6TSZ.memberOf)(value, field);
        const isEmpty = member?.type === "string" && member.value.trim() === "";
        if (member === void 0) report("missing", { at: opening(value.span), data: { what, field, form, lost } });
        else if (isEmpty || !types.includes(member.type)) report("type", { at: member.span, data: { what, field, form } });
      }
    };
    if (!(0, import_chunk_NOCH6TSZ.isMarketplace)(document)) {
      require2(manifest, "plugin", "it", [name]);
      return;
    }
    require2(manifest, "marketplace", "it", [name, ["owner", "an object with a name", ["object"]], ["plugins", "a list of plugins", ["array"]]]);
    require2((0, import_chunk_NOCH6TSZ.memberOf)(manifest, "owner"), "owner", "the marketplace", [name]);
    const plugins = (0, import_chunk_NOCH6TSZ.memberOf)(manifest, "plugins");
    const names = /* @__PURE__ */ new Set();
    for (const entry of plugins?.type === "array" ? plugins.items : []) {
      if (entry.type !== "object") {
        report("entry", { at: entry.span, data: { entry: document.text.slice(entry.span.start, entry.span.end) } });
        continue;
      }
      require2(entry, "plugin", "it", [name, ["source", "a path that starts with `./`, or an object that says where to fetch it", ["string", "object"]]]);
      const source = (0, import_chunk_NOCH6TSZ.memberOf)(entry, "source");
      require2(source, "source", "the plugin", sourceFields(source));
      const own = (0, import_chunk_NOCH6TSZ.memberOf)(entry, "name");
      if (own?.type !== "string" || own.value.trim() === "") continue;
      if (names.has(own.value)) report("duplicate", { at: own.span, data: { name: own.value } });
      names.add(own.value);
    }
  }
});
var text = "a text that is not empty";
var name = ["name", text, ["string"]];
function sourceFields(source) {
  const kind = (0, import_chunk_NOCH6TSZ.memberOf)(source, "source");
  const fields = kind?.type === "string" && Object.hasOwn(fieldsOfSources, kind.value) ? fieldsOfSources[kind.value] : void 0;
  return [["source", "the kind of source, such as `github` or `url`", ["string"]], ...fields ?? []];
}
var fieldsOfSources = {
  github: [["repo", "the repository as `owner/name`", ["string"]]],
  url: [["url", text, ["string"]]],
  "git-subdir": [["url", text, ["string"]], ["path", text, ["string"]]],
  npm: [["package", text, ["string"]]]
};
function opening({ start }) {
  return { start, end: start + 1 };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  manifest_paths_exist,
  manifest_required_fields
});
