import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  payloadFaults
} from "./chunk-TCRQU73J.js";
import "./chunk-DBTT2UO2.js";
import {
  quoteWhole
} from "./chunk-JUXWP3J4.js";
import "./chunk-6PZGGK3C.js";
import "./chunk-XBW3MGLT.js";
import {
  judgedPayloads
} from "./chunk-4SEDP6DD.js";
import "./chunk-E3U73QPL.js";
import "./chunk-2EQLA6PT.js";
import {
  keyText,
  pairsIn,
  typeName
} from "./chunk-I2JIPEPR.js";
import "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/payload/quoted-text.ts
var id = "payload/quoted-text";
var quoted_text_default = defineRule({
  id,
  meta: {
    summary: "Require quotes around typed text that YAML changes",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: "unsafe",
    evidence: [
      { url: "https://yaml.org/spec/1.2.2/#66-comments", claim: "in an unquoted value a number sign behind white space starts a comment" },
      { url: "https://yaml.org/type/bool.html", claim: "for readers of YAML 1.1 an unquoted `yes`, `no`, `on` or `off` is a truth value" },
      { url: "https://github.com/cloudbase/powershell-yaml/blob/main/powershell-yaml.psm1", claim: "this reader turns unquoted numbers, dates and truth values into their types" }
    ]
  },
  messages: {
    retyped: "Some readers take `{{source}}` for {{type}}, and `{{key}}` is text; put it in quotes.",
    cut: "The text of `{{key}}` ends before this `#`, and `{{lost}}` is lost as a comment; put the whole text in quotes."
  },
  check(document, { report }) {
    for (const judged of judgedPayloads(document)) {
      const { contract, terms, payload } = judged;
      if (terms.text === void 0 || payload.language !== "yaml") continue;
      const atMost = contract.severity.get(id);
      const told = new Set(payloadFaults(judged).map(({ at }) => at.start));
      for (const pair of pairsIn(payload.tree.root)) {
        const key = keyText(pair);
        const { value } = pair;
        if (key === void 0 || !terms.text.fields.includes(key) || value?.kind !== "scalar" || value.style !== "plain") continue;
        const { source, comment } = value;
        const type = told.has(value.span.start) ? void 0 : typeElsewhere(value);
        if (type !== void 0) {
          const fix = { safety: "safe", edits: [{ ...value.span, text: `"${source}"` }] };
          report("retyped", { at: value.span, data: { source, type, key }, fix, atMost });
        }
        if (comment === void 0) continue;
        const lost = document.text.slice(comment.start, comment.end).trimEnd();
        const at = { start: comment.start, end: comment.start + lost.length };
        if (likeWord.test(lost)) report("cut", { at, data: { key, lost }, fix: quoteWhole(document.text, value, comment.end), atMost });
      }
    }
  }
});
var likeWord = /^#(?!(?:todo|fixme|xxx|note|noqa|hack)\b)[^\s#!-]/i;
function typeElsewhere(scalar) {
  const { source, value, tag } = scalar;
  if (tag !== void 0 || source === "" || value === null) return void 0;
  if (typeof value !== "string") return typeName(scalar);
  if (/^(?:y|n|yes|no|on|off)$/i.test(source)) return "a truth value";
  if (/^\d{4}-\d{1,2}-\d{1,2}(?:[Tt ]\d.*)?$/.test(source)) return "a date";
  return /^[-+]?\d[\d_]*(?::[0-5]?\d)+$|^[-+]?\d+(?:_\d+)+$/.test(source) ? "a number" : void 0;
}
export {
  quoted_text_default as default
};
