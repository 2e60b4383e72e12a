import { isDiscouraged } from "../../src/core/discouraged.ts";
import { defineRule } from "../../src/core/rule.ts";
import { kindsWithSnippets, type SnippetFault } from "../../src/core/snippet.ts";

/** Signs of a form rather than data: omissions, comments, placeholders, choices, ranges, bare words. */
const form =
  /\.\.\.|…|\/\/|\/\*|^[ \t]*#|\s#\s|<[A-Za-z]|\{\{|\$\{|\{[a-z_]+[}.(]|:\s*(?!true\b|false\b|null\b)[A-Za-z_][\w-]*\s*[,}\n]|\|\s*(?:null|"|\[|\d)|\d-\d|(?:true|false)\/|\[\s*[a-z]/m;

export default defineRule({
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
    evidence: [{ url: "https://www.rfc-editor.org/rfc/rfc8259", claim: "the grammar, which knows no final comma and no comments" }],
  },
  messages: {
    syntax: "This is no JSON: {{reason}}; correct it, or name the fence `jsonc` or `jsonl`.",
  },
  check(document, { report }) {
    for (const snippet of document.snippets("json")) {
      const [fault] = snippet.faults;
      // Values one below the other are lines of JSON, and a list of members is a piece of an object.
      if (fault === undefined || !snippet.closed || !/^\s*[[{]/.test(snippet.code) || isFollowedByValue(fault)) continue;
      if (form.test(snippet.code) || isDiscouraged(document, snippet, fault.span)) continue;
      report("syntax", { at: fault.span, data: { reason: fault.reason } });
    }
  },
});

/** Whether a value is whole and another one stands behind it. */
function isFollowedByValue({ reason }: SnippetFault): boolean {
  return /^`[[{].*where the end of the text was expected$/s.test(reason);
}
