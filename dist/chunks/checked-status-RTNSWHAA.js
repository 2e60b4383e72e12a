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

// rules/snippet/checked-status.ts
var resolver = /^(?:python(?:3(?:\.\d+)?)?|node|uv|npx|bash|sh|gh|.*\/.+|.+\.(?:sh|py|js|mjs))$/;
var checked_status_default = defineRule({
  id: "snippet/checked-status",
  meta: {
    summary: "Require the status of a program to be read where a script only asks whether it printed anything",
    level: "convention",
    preset: "strict",
    severity: "warning",
    kinds: kindsWithSnippets,
    nodes: ["code"],
    needs: ["shell"],
    fixable: false,
    evidence: [
      {
        url: "https://www.gnu.org/software/bash/manual/bash.html#Simple-Command-Expansion",
        claim: "an assignment has the status of its last command substitution, so that `if ! X=$(\u2026)` reads it"
      }
    ]
  },
  messages: {
    emptiness: "Whether `{{name}}` is empty does not say whether `{{program}}` failed; write `if ! {{name}}=$(\u2026); then`, or read `$?`."
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      if (/^[ \t]*set\s+-\w*e|\$\?|PIPESTATUS/m.test(snippet.code)) continue;
      for (const command of snippet.commands) {
        const found = readAssignment(command);
        if (found === void 0 || command.tested || command.next !== void 0) continue;
        const test = new RegExp(String.raw`\[\[?\s+(?:-[zn]\s+"?\$\{?${found.name}\}?"?|"?\$\{?${found.name}\}?"?\s+(?:==?|!=)\s+(?:""|''))\s+\]`);
        const behind = document.text.slice(command.span.end, snippet.span.end);
        if (!test.test(behind) || isDiscouraged(document, snippet, command.span)) continue;
        report("emptiness", { at: command.span, data: found });
      }
    }
  }
});
function readAssignment({ name, words, assignments }) {
  const [assignment, second] = assignments;
  if (name !== void 0 || words.length > 0 || assignment === void 0 || second !== void 0) return void 0;
  const [expansion, other] = assignment.value?.expansions ?? [];
  const [program] = expansion?.commands ?? [];
  if (other !== void 0 || expansion?.kind !== "command" || program?.name === void 0 || program.pipedTo !== void 0 || program.next !== void 0) return void 0;
  return resolver.test(program.name) ? { name: assignment.name, program: program.name } : void 0;
}
export {
  checked_status_default as default
};
