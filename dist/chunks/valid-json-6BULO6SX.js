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

// rules/snippet/valid-json.ts
var form = /\.\.\.|…|\/\/|\/\*|^[ \t]*#|\s#\s|<[A-Za-z]|\{\{|\$\{|\{[a-z_]+[}.(]|:\s*(?!true\b|false\b|null\b)[A-Za-z_][\w-]*\s*[,}\n]|\|\s*(?:null|"|\[|\d)|\d-\d|(?:true|false)\/|\[\s*[a-z]/m;
var valid_json_default = defineRule({
  id: "snippet/valid-json",
  meta: {
    summary: "Require fences of JSON to hold JSON",
    level: "must",
    preset: "strict",
    severity: "warning",
    kinds: kindsWithSnippets,
    nodes: ["code"],
    needs: ["json"],
    fixable: false,
    evidence: [{ url: "https://www.rfc-editor.org/rfc/rfc8259", claim: "the grammar, which knows no final comma and no comments" }]
  },
  messages: {
    syntax: "This is no JSON: {{reason}}; correct it, or name the fence `jsonc` or `jsonl`."
  },
  check(document, { report }) {
    for (const snippet of document.snippets("json")) {
      const [fault] = snippet.faults;
      if (fault === void 0 || !snippet.closed || !/^\s*[[{]/.test(snippet.code) || isFollowedByValue(fault)) continue;
      if (form.test(snippet.code) || isDiscouraged(document, snippet, fault.span)) continue;
      report("syntax", { at: fault.span, data: { reason: fault.reason } });
    }
  }
});
function isFollowedByValue({ reason }) {
  return /^`[[{].*where the end of the text was expected$/s.test(reason);
}
export {
  valid_json_default as default
};
