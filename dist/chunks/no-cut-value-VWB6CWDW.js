import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findCutEnd,
  findCutLine,
  findLostValue,
  quoteWhole
} from "./chunk-JUXWP3J4.js";
import {
  judgesOf
} from "./chunk-WDJW3AQH.js";
import "./chunk-KN7I2DWE.js";
import {
  quote
} from "./chunk-TUDLSK3U.js";
import {
  keyText
} from "./chunk-I2JIPEPR.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/frontmatter/no-cut-value.ts
var proseKeys = /* @__PURE__ */ new Set(["description", "when_to_use", "compatibility", "argument-hint"]);
var no_cut_value_default = defineRule({
  id: "frontmatter/no-cut-value",
  meta: {
    summary: "Disallow text that YAML cuts off as a comment",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill", "prompt"],
    fixable: "unsafe",
    evidence: [
      { url: "https://yaml.org/spec/1.2.2/#66-comments", claim: "in an unquoted value a number sign behind white space starts a comment" },
      {
        url: "https://github.com/anthropics/claude-plugins-official/issues/1170",
        claim: "descriptions of real skills have lost everything behind a channel name"
      }
    ],
    reads: ["keys.name.required", "keys.description.required"]
  },
  messages: {
    gone: "YAML reads `{{lost}}` as a comment, so that `{{key}}` has no value; put it in quotes.",
    cut: "The value of `{{key}}` ends before this `#`, and `{{lost}}` is lost as a comment; put the whole value in quotes."
  },
  check(document, { report, ...choice }) {
    const { text, frontmatter } = document;
    const cut = (key, value, at) => {
      if (at !== void 0) report("cut", { at, data: { key, lost: text.slice(at.start, at.end) }, fix: quoteWhole(text, value, at.end), atMost: "warning" });
    };
    for (const pair of frontmatter?.mapping?.pairs ?? []) {
      const key = keyText(pair);
      const { value } = pair;
      if (key === void 0) continue;
      const isProse = proseKeys.has(key);
      const lost = findLostValue(document, pair, isProse || key === "name");
      if (lost !== void 0) {
        const written = text.slice(lost.start, lost.end);
        const fix = { safety: "unsafe", edits: [{ ...lost, text: quote(written) }] };
        const isNeeded = document.kind === "skill" && judgesOf(choice, key).some((judge) => judge.key.required === true);
        report("gone", { at: lost, data: { key, lost: written }, fix, atMost: isNeeded ? void 0 : "warning" });
      } else if (value?.kind === "scalar" && isProse) {
        cut(key, value, findCutEnd(document, value) ?? findCutLine(document, value));
      } else if (value?.kind === "sequence" && !value.flow) {
        for (const item of value.items) if (item.kind === "scalar") cut(key, item, findCutEnd(document, item));
      } else if (value?.kind === "mapping" && key === "metadata") {
        for (const inner of value.pairs) if (inner.value?.kind === "scalar") cut(`metadata.${keyText(inner) ?? ""}`, inner.value, findCutEnd(document, inner.value));
      }
    }
  }
});
export {
  no_cut_value_default as default
};
