import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  judgedPayloads
} from "./chunk-4SEDP6DD.js";
import "./chunk-E3U73QPL.js";
import {
  keyText,
  pairsIn
} from "./chunk-I2JIPEPR.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/payload/multiline-style.ts
var id = "payload/multiline-style";
var multiline_style_default = defineRule({
  id,
  meta: {
    summary: "Require text of several lines in a payload to be a block scalar of the declared form",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: "safe",
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/agents/Issue-Planner.agent.md",
        claim: "writers of such payloads must use a literal block scalar without a last line break for text of several lines"
      },
      { url: "https://yaml.org/spec/1.2.2/#81-block-scalar-styles", claim: "only a literal block scalar keeps the lines of a text as they are" }
    ]
  },
  messages: {
    header: "The text of `{{key}}` stands behind `{{found}}`, which leaves a line break at its end; write `{{wanted}}`.",
    style: "The text of `{{key}}` has several lines in a {{style}} value, which {{effect}}; write it as a block scalar behind `{{wanted}}`."
  },
  check(document, { report }) {
    for (const { contract, terms, payload } of judgedPayloads(document)) {
      const { text } = terms;
      const atMost = contract.severity.get(id);
      const wanted = text?.multiline;
      if (text === void 0 || wanted === void 0) continue;
      for (const { key, value } of typedTexts(payload.tree.root, text)) {
        const { span, style, header } = value;
        if (!hasSeveralLines(value)) continue;
        if (style === "literal") {
          if (header.includes("-")) continue;
          const at = { start: span.start, end: span.start + header.length };
          const fix = { safety: "safe", edits: [{ ...at, text: `|${/\d/.exec(header)?.[0] ?? ""}-` }] };
          report("header", { at, data: { key, found: header, wanted }, fix, atMost });
        } else {
          const firstLine = header === "" ? /^[^\r\n]*/.exec(value.source)?.[0].length ?? 0 : header.length;
          const at = { start: span.start, end: span.start + firstLine };
          report("style", { at, data: { key, style, effect: effects[style], wanted }, atMost });
        }
      }
    }
  }
});
var effects = {
  plain: "joins its lines",
  "single-quoted": "joins its lines",
  "double-quoted": "joins or escapes its lines",
  folded: "joins its lines"
};
function hasSeveralLines({ source, header, text }) {
  const written = header === "" ? source : source.slice(header.length).replace(/^[^\r\n]*/, "");
  return /[\r\n]/.test(written.trim()) || text.trim().includes("\n");
}
function typedTexts(root, text) {
  return pairsIn(root).flatMap((pair) => {
    const key = keyText(pair);
    return key !== void 0 && text.fields.includes(key) && pair.value?.kind === "scalar" ? [{ key, value: pair.value }] : [];
  });
}
export {
  multiline_style_default as default
};
