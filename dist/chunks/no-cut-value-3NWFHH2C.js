import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  keyText
} from "./chunk-POW5TOHC.js";
import {
  defineRule
} from "./chunk-M6CS4WKP.js";
import "./chunk-PEHJL7XL.js";

// rules/frontmatter/no-cut-value.ts
var proseKeys = /* @__PURE__ */ new Set(["description", "when_to_use", "compatibility", "argument-hint"]);
var likeWord = /^#(?!(?:todo|fixme|xxx|note|noqa|hack|markerlint|yamllint|region|endregion)\b)[^\s#!-]/i;
var no_cut_value_default = defineRule({
  id: "frontmatter/no-cut-value",
  meta: {
    summary: "Disallow text that YAML cuts off as a comment",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["skill", "prompt"],
    fixable: "unsafe",
    evidence: [
      { url: "https://yaml.org/spec/1.2.2/#66-comments", claim: "in an unquoted value a number sign behind white space starts a comment" },
      {
        url: "https://github.com/anthropics/claude-plugins-official/issues/1170",
        claim: "descriptions of real skills have lost everything behind a channel name"
      }
    ]
  },
  messages: {
    cut: "The value of `{{key}}` ends before this `#`, and `{{lost}}` is lost as a comment; put the whole value in quotes."
  },
  check(document, { report }) {
    for (const pair of document.frontmatter?.mapping?.pairs ?? []) {
      const key = keyText(pair);
      const { value } = pair;
      if (key === void 0 || !proseKeys.has(key) || value?.kind !== "scalar") continue;
      if (value.style !== "plain" || value.comment === void 0) continue;
      const at = value.comment;
      const lost = document.text.slice(at.start, at.end).trimEnd();
      if (likeWord.test(lost)) report("cut", { at: { start: at.start, end: at.start + lost.length }, data: { key, lost }, fix: quoteWhole(document.text, value, at.end) });
    }
  }
});
function quoteWhole(text, value, end) {
  const whole = text.slice(value.span.start, end).trimEnd();
  if (/[\r\n]/.test(whole)) return void 0;
  const quoted = `"${whole.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
  return { safety: "unsafe", edits: [{ start: value.span.start, end: value.span.start + whole.length, text: quoted }] };
}
export {
  no_cut_value_default as default
};
