import { quoteWhole } from "../../src/core/cut-value.ts";
import { judgedPayloads } from "../../src/core/judged-payloads.ts";
import { payloadFaults } from "../../src/core/payload-faults.ts";
import { defineRule } from "../../src/core/rule.ts";
import { keyText, pairsIn, typeName, type Scalar } from "../../src/core/yaml.ts";

const id = "payload/quoted-text";

export default defineRule({
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
      { url: "https://github.com/cloudbase/powershell-yaml/blob/main/powershell-yaml.psm1", claim: "this reader turns unquoted numbers, dates and truth values into their types" },
    ],
  },
  messages: {
    retyped: "Some readers take `{{source}}` for {{type}}, and `{{key}}` is text; put it in quotes.",
    cut: "The text of `{{key}}` ends before this `#`, and `{{lost}}` is lost as a comment; put the whole text in quotes.",
  },
  check(document, { report }) {
    for (const judged of judgedPayloads(document)) {
      const { contract, terms, payload } = judged;
      if (terms.text === undefined || payload.language !== "yaml") continue;
      const atMost = contract.severity.get(id);
      const told = new Set(payloadFaults(judged).map(({ at }) => at.start));
      for (const pair of pairsIn(payload.tree.root)) {
        const key = keyText(pair);
        const { value } = pair;
        if (key === undefined || !terms.text.fields.includes(key) || value?.kind !== "scalar" || value.style !== "plain") continue;
        const { source, comment } = value;
        const type = told.has(value.span.start) ? undefined : typeElsewhere(value);
        if (type !== undefined) {
          const fix = { safety: "safe", edits: [{ ...value.span, text: `"${source}"` }] } as const;
          report("retyped", { at: value.span, data: { source, type, key }, fix, atMost });
        }
        if (comment === undefined) continue;
        const lost = document.text.slice(comment.start, comment.end).trimEnd();
        const at = { start: comment.start, end: comment.start + lost.length };
        if (likeWord.test(lost)) report("cut", { at, data: { key, lost }, fix: quoteWhole(document.text, value, comment.end), atMost });
      }
    }
  },
});

/** A comment that begins like a word: `#12`, `#channel`. */
const likeWord = /^#(?!(?:todo|fixme|xxx|note|noqa|hack)\b)[^\s#!-]/i;

/** What another reader makes of an unquoted value. */
function typeElsewhere(scalar: Scalar): string | undefined {
  const { source, value, tag } = scalar;
  if (tag !== undefined || source === "" || value === null) return undefined;
  if (typeof value !== "string") return typeName(scalar);
  if (/^(?:y|n|yes|no|on|off)$/i.test(source)) return "a truth value";
  if (/^\d{4}-\d{1,2}-\d{1,2}(?:[Tt ]\d.*)?$/.test(source)) return "a date";
  return /^[-+]?\d[\d_]*(?::[0-5]?\d)+$|^[-+]?\d+(?:_\d+)+$/.test(source) ? "a number" : undefined;
}
