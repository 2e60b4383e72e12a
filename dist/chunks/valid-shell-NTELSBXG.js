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

// rules/snippet/valid-shell.ts
var otherLanguage = /^[ \t]*(?:@test\b|import\s|export\s+default\b|(?:const|let|var)\s|if\s*\(!?\w|[-*]\s|\d+\.\s|[\w.]+\([^)\n]{0,200}(?:[:=,]|\.\.\.)|[\w.]+\(\)\s*(?:$|#))|→|…|↓/m;
var valid_shell_default = defineRule({
  id: "snippet/valid-shell",
  meta: {
    summary: "Require fences of a shell to hold what a shell can parse",
    level: "must",
    preset: "strict",
    severity: "warning",
    kinds: kindsWithSnippets,
    nodes: ["code"],
    needs: ["shell"],
    fixable: false,
    evidence: [
      {
        url: "https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_10",
        claim: "the grammar of the shell; a shell runs nothing of a command that breaks it"
      }
    ]
  },
  messages: {
    syntax: "A shell cannot parse this: {{reason}}; correct it, or give the fence another language."
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      const fault = snippet.faults.find(({ span }) => !snippet.emptyBodies.some(({ start }) => start === span.start));
      if (fault === void 0 || !snippet.closed || !isScript(snippet) || isDiscouraged(document, snippet, fault.span)) continue;
      report("syntax", { at: fault.span, data: { reason: fault.reason } });
    }
  }
});
function isScript({ code, commands }) {
  return commands.length > 0 && !otherLanguage.test(code);
}
export {
  valid_shell_default as default
};
