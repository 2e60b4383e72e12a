import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  takesOnlyText
} from "./chunk-EZWRAMDR.js";
import "./chunk-HB2Z5GMR.js";
import {
  keyText,
  typeName
} from "./chunk-POW5TOHC.js";
import {
  defineRule
} from "./chunk-M6CS4WKP.js";
import "./chunk-PEHJL7XL.js";

// rules/frontmatter/no-retyped-text.ts
var no_retyped_text_default = defineRule({
  id: "frontmatter/no-retyped-text",
  meta: {
    summary: "Require quotes around text that YAML would read as another type",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["skill", "prompt"],
    fixable: "safe",
    evidence: [
      { url: "https://yaml.org/spec/1.2.2/#1032-tag-resolution", claim: "unquoted numbers, booleans and null are not text, and 1.10 is the number 1.1" },
      {
        url: "https://github.com/openai/codex/blob/main/codex-rs/core-skills/src/loader.rs",
        claim: "Codex does not load a skill whose name or description is not text for YAML"
      }
    ]
  },
  messages: {
    retyped: 'YAML reads `{{source}}` as {{type}}, but `{{key}}` takes text; write `"{{source}}"`.'
  },
  check(document, { report, ...choice }) {
    const check = (key, value) => {
      if (value?.kind !== "scalar" || !isRetyped(value)) return;
      const fix = { safety: "safe", edits: [{ ...value.span, text: `"${value.source}"` }] };
      report("retyped", { at: value.span, data: { source: value.source, type: typeName(value), key }, fix });
    };
    for (const pair of document.frontmatter?.mapping?.pairs ?? []) {
      const key = keyText(pair) ?? "";
      if (key === "metadata" && pair.value?.kind === "mapping") {
        for (const inner of pair.value.pairs) check(`metadata.${keyText(inner) ?? ""}`, inner.value);
      } else if (takesOnlyText(choice, key)) {
        check(key, pair.value);
      }
    }
  }
});
function isRetyped(scalar) {
  return scalar.style === "plain" && scalar.tag === void 0 && scalar.source !== "" && typeof scalar.value !== "string";
}
export {
  no_retyped_text_default as default
};
