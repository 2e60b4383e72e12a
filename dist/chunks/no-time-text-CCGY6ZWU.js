import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  isDiscouraged
} from "./chunk-BPL5ZJG3.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import {
  kindsWithSnippets
} from "./chunk-PLMVX6E5.js";
import "./chunk-YIYL6WIJ.js";

// rules/snippet/no-time-text.ts
var stamp = /\[\s*["'](?:ts|time_?stamp|(?:created|updated|completed|started|submitted)_?at)["']\s*\]$|\.get\(\s*["'](?:ts|time_?stamp|(?:created|updated|completed|started|submitted)_?at)["'][^()]*\)$/i;
var byStamp = /\bkey\s*=\s*lambda\s+(\w+)\s*:\s*\1(?:\[\s*["'](?:ts|time_?stamp|(?:created|updated|completed|started|submitted)_?at)["']\s*\]|\.get\(\s*["'](?:ts|time_?stamp|(?:created|updated)_?at)["'][^()]*\))\s*(?:,|$)/i;
var longestCall = 2e3;
var no_time_text_default = defineRule({
  id: "snippet/no-time-text",
  meta: {
    summary: "Disallow comparing time stamps as texts",
    level: "convention",
    preset: "strict",
    severity: "warning",
    kinds: kindsWithSnippets,
    nodes: ["code"],
    needs: ["python"],
    fixable: false,
    evidence: [
      {
        url: "https://www.rfc-editor.org/rfc/rfc3339#section-5.1",
        claim: "texts sort by time only with one offset, spelt in one way, and with the same number of digits for fractions"
      }
    ]
  },
  messages: {
    compared: "`{{code}}` compares time stamps as texts, which is wrong as soon as `Z` meets `+00:00` or a fraction of a second; parse them first, as with `datetime.fromisoformat`.",
    ordered: "`{{code}}` orders time stamps as texts, which is wrong as soon as `Z` meets `+00:00` or a fraction of a second; parse them in the key, as with `datetime.fromisoformat`."
  },
  check(document, { report }) {
    for (const snippet of document.snippets("python")) {
      for (const { span, left, operator, right } of snippet.comparisons) {
        if (!/^[<>]=?$/.test(operator) || !stamp.test(left) || !stamp.test(right) || isDiscouraged(document, snippet, span)) continue;
        report("compared", { at: span, data: { code: `${left} ${operator} ${right}` } });
      }
      for (const { span, callee, arguments: inside } of snippet.calls) {
        if (!/^(?:max|min|sorted|\w+\.sort)$/.test(callee) || inside.end - inside.start > longestCall || !byStamp.test(document.text.slice(inside.start, inside.end))) continue;
        if (!isDiscouraged(document, snippet, span)) report("ordered", { at: span, data: { code: document.text.slice(span.start, span.end) } });
      }
    }
  }
});
export {
  no_time_text_default as default
};
