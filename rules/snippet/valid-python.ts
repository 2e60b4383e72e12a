import { isDiscouraged } from "../../src/core/discouraged.ts";
import { defineRule } from "../../src/core/rule.ts";
import { kindsWithSnippets } from "../../src/core/snippet.ts";

/** Signs of a sketch, of a signature or of another language. */
const sketch = /\.\.\.|…|→|↓|\$\{|<[A-Za-z][\w .-]*>|^[ \t]*(?:[-*]\s|\d+\.\s|\/\/|const\s|let\s|elif\b|except\b|GET\s|POST\s)|\w\?\s*[:=]|^[\w.]+\([^)]{0,500}\)\s*->|^(?:class|def)\s+\w+\.\w/m;
/** What the parser does not know though Python does: a bare `yield`, tuples behind `as`, `2.`, and classes in patterns. */
const unknownToParser = /^[ \t]*yield\b|\bwith\b.*\bas\s*\(|\d\.(?!\w)|^[ \t]*case\s+[\w.]+\(/m;

export default defineRule({
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
    evidence: [{ url: "https://docs.python.org/3/reference/grammar.html", claim: "the grammar; Python runs nothing of a file that breaks it" }],
  },
  messages: {
    syntax: "Python cannot parse this: {{reason}}; correct it, or give the fence another language.",
  },
  check(document, { report }) {
    for (const snippet of document.snippets("python")) {
      const [fault] = snippet.faults;
      if (fault === undefined || !snippet.closed || sketch.test(snippet.code) || unknownToParser.test(snippet.code) || isDiscouraged(document, snippet, fault.span)) continue;
      report("syntax", { at: fault.span, data: { reason: fault.reason } });
    }
  },
});
