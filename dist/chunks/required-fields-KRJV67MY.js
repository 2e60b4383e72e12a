import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  isMarketplace,
  memberOf
} from "./chunk-XZ74NIY7.js";
import "./chunk-4WDO7GJN.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/manifest/required-fields.ts
var required_fields_default = defineRule({
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
        const member = memberOf(value, field);
        const isEmpty = member?.type === "string" && member.value.trim() === "";
        if (member === void 0) report("missing", { at: opening(value.span), data: { what, field, form, lost } });
        else if (isEmpty || !types.includes(member.type)) report("type", { at: member.span, data: { what, field, form } });
      }
    };
    if (!isMarketplace(document)) {
      require2(manifest, "plugin", "it", [name]);
      return;
    }
    require2(manifest, "marketplace", "it", [name, ["owner", "an object with a name", ["object"]], ["plugins", "a list of plugins", ["array"]]]);
    require2(memberOf(manifest, "owner"), "owner", "the marketplace", [name]);
    const plugins = memberOf(manifest, "plugins");
    const names = /* @__PURE__ */ new Set();
    for (const entry of plugins?.type === "array" ? plugins.items : []) {
      if (entry.type !== "object") {
        report("entry", { at: entry.span, data: { entry: document.text.slice(entry.span.start, entry.span.end) } });
        continue;
      }
      require2(entry, "plugin", "it", [name, ["source", "a path that starts with `./`, or an object that says where to fetch it", ["string", "object"]]]);
      const source = memberOf(entry, "source");
      require2(source, "source", "the plugin", sourceFields(source));
      const own = memberOf(entry, "name");
      if (own?.type !== "string" || own.value.trim() === "") continue;
      if (names.has(own.value)) report("duplicate", { at: own.span, data: { name: own.value } });
      names.add(own.value);
    }
  }
});
var text = "a text that is not empty";
var name = ["name", text, ["string"]];
function sourceFields(source) {
  const kind = memberOf(source, "source");
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
export {
  required_fields_default as default
};
