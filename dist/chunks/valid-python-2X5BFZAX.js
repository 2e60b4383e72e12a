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

// rules/snippet/valid-python.ts
var sketch = /\.\.\.|…|→|↓|\$\{|<[A-Za-z][\w .-]*>|^[ \t]*(?:[-*]\s|\d+\.\s|\/\/|const\s|let\s|elif\b|except\b|GET\s|POST\s)|\w\?\s*[:=]|^[\w.]+\([^)]{0,500}\)\s*->|^(?:class|def)\s+\w+\.\w/m;
var unknownToParser = /^[ \t]*yield\b|\bwith\b.*\bas\s*\(|\d\.(?!\w)|^[ \t]*case\s+[\w.]+\(/m;
var valid_python_default = defineRule({
  id: "snippet/valid-python",
  meta: {
    summary: "Require fences of Python to hold what Python can parse",
    level: "must",
    preset: "strict",
    severity: "warning",
    kinds: kindsWithSnippets,
    nodes: ["code"],
    needs: ["python"],
    fixable: false,
    evidence: [{ url: "https://docs.python.org/3/reference/grammar.html", claim: "the grammar; Python runs nothing of a file that breaks it" }]
  },
  messages: {
    syntax: "Python cannot parse this: {{reason}}; correct it, or give the fence another language."
  },
  check(document, { report }) {
    for (const snippet of document.snippets("python")) {
      const [fault] = snippet.faults;
      if (fault === void 0 || !snippet.closed || sketch.test(snippet.code) || unknownToParser.test(snippet.code) || isDiscouraged(document, snippet, fault.span)) continue;
      report("syntax", { at: fault.span, data: { reason: fault.reason } });
    }
  }
});
export {
  valid_python_default as default
};
