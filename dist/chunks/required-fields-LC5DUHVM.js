import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  entriesOf,
  isMarketplace,
  memberOf
} from "./chunk-VTCLMQDX.js";
import "./chunk-NXSJ4AIE.js";
import {
  defineRule
} from "./chunk-M6CS4WKP.js";
import "./chunk-PEHJL7XL.js";

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
      { url: "https://code.claude.com/docs/en/plugin-marketplaces#required-fields", claim: "a marketplace must have a name, an owner and a list of plugins, and each plugin a name and a source" }
    ]
  },
  messages: {
    missing: "The {{what}} has no `{{field}}`, without which Claude Code does not load it; add {{form}}.",
    type: "The `{{field}}` of the {{what}} must be {{form}}."
  },
  check(document, { report }) {
    const manifest = document.json();
    if (manifest === void 0) return;
    const require2 = (value, what, fields) => {
      if (value.type !== "object") return;
      for (const [field, form, types] of fields) {
        const member = memberOf(value, field);
        const isEmpty = member?.type === "string" && member.value.trim() === "";
        if (member === void 0) report("missing", { at: opening(value.span), data: { what, field, form } });
        else if (isEmpty || !types.includes(member.type)) report("type", { at: member.span, data: { what, field, form } });
      }
    };
    if (!isMarketplace(document)) {
      require2(manifest, "plugin", [name]);
      return;
    }
    require2(manifest, "marketplace", [name, ["owner", "an object with a name", ["object"]], ["plugins", "a list of plugins", ["array"]]]);
    const owner = memberOf(manifest, "owner");
    if (owner !== void 0) require2(owner, "owner", [name]);
    for (const entry of entriesOf(document)) require2(entry, "plugin", [name, ["source", "a path that starts with `./`, or an object that says where to fetch it", ["string", "object"]]]);
  }
});
var name = ["name", "a text that is not empty", ["string"]];
function opening({ start }) {
  return { start, end: start + 1 };
}
export {
  required_fields_default as default
};
