import { entriesOf, isMarketplace, memberOf } from "../../src/core/manifest.ts";
import type { JsonValue } from "../../src/core/json.ts";
import { defineRule } from "../../src/core/rule.ts";
import type { Span } from "../../src/core/span.ts";

export default defineRule({
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
    ],
  },
  messages: {
    missing: "The {{what}} has no `{{field}}`, without which Claude Code does not load it; add {{form}}.",
    type: "The `{{field}}` of the {{what}} must be {{form}}.",
  },
  check(document, { report }) {
    const manifest = document.json();
    if (manifest === undefined) return;
    const require = (value: JsonValue, what: string, fields: readonly RequiredField[]): void => {
      if (value.type !== "object") return;
      for (const [field, form, types] of fields) {
        const member = memberOf(value, field);
        const isEmpty = member?.type === "string" && member.value.trim() === "";
        if (member === undefined) report("missing", { at: opening(value.span), data: { what, field, form } });
        else if (isEmpty || !types.includes(member.type)) report("type", { at: member.span, data: { what, field, form } });
      }
    };
    if (!isMarketplace(document)) {
      require(manifest, "plugin", [name]);
      return;
    }
    require(manifest, "marketplace", [name, ["owner", "an object with a name", ["object"]], ["plugins", "a list of plugins", ["array"]]]);
    const owner = memberOf(manifest, "owner");
    if (owner !== undefined) require(owner, "owner", [name]);
    for (const entry of entriesOf(document)) require(entry, "plugin", [name, ["source", "a path that starts with `./`, or an object that says where to fetch it", ["string", "object"]]]);
  },
});

type RequiredField = readonly [field: string, form: string, types: readonly JsonValue["type"][]];

const name: RequiredField = ["name", "a text that is not empty", ["string"]];

/** The brace of an object: the whole of it would underline every line. */
function opening({ start }: Span): Span {
  return { start, end: start + 1 };
}
