import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  isFatal,
  sayGravest
} from "./chunk-2Y4KO6BV.js";
import {
  takesOnlyText
} from "./chunk-WDJW3AQH.js";
import {
  findKey
} from "./chunk-KN7I2DWE.js";
import {
  keyText,
  typeName
} from "./chunk-I2JIPEPR.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/frontmatter/no-retyped-text.ts
var no_retyped_text_default = defineRule({
  id: "frontmatter/no-retyped-text",
  meta: {
    summary: "Require quotes around text that YAML would read as another type",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill", "prompt"],
    fixable: "safe",
    evidence: [
      { url: "https://yaml.org/spec/1.2.2/#1032-tag-resolution", claim: "unquoted numbers and booleans are not text, and 1.10 is the number 1.1" },
      {
        url: "https://github.com/openai/codex/blob/main/codex-rs/core-skills/src/loader.rs",
        claim: "Codex does not load a skill whose name or description is not text for YAML"
      }
    ],
    reads: ["yaml.scalars"]
  },
  messages: {
    retyped: 'YAML reads `{{source}}` as {{type}}, but `{{key}}` takes text{{consequence}}; write `"{{source}}"`.'
  },
  check(document, { report, ...choice }) {
    const check = (key, value) => {
      if (value?.kind !== "scalar" || !isRetyped(value)) return;
      const fix = { safety: "safe", edits: [{ ...value.span, text: `"${value.source}"` }] };
      const objections = document.kind === "skill" ? choice.profiles.map((profile) => objectionOf(profile, key)) : [];
      const loss = sayGravest(objections, document.path, choice);
      const atMost = isFatal(objections, document.path, choice) ? void 0 : "warning";
      const consequence = loss === void 0 ? "" : `, so ${loss}`;
      report("retyped", { at: value.span, data: { source: value.source, type: typeName(value), key, consequence }, fix, atMost });
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
function objectionOf(profile, spelling) {
  const key = profile.yaml?.scalars === "typed" ? findKey(profile, spelling) : void 0;
  return { profile, effect: key?.faults?.type };
}
function isRetyped(scalar) {
  return scalar.style === "plain" && scalar.tag === void 0 && scalar.value !== null && typeof scalar.value !== "string";
}
export {
  no_retyped_text_default as default
};
