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

// rules/snippet/no-heredoc-command.ts
var substituted = /^`\s*(?:cat|date|git|echo|printf|pwd|whoami|hostname|uname|basename|dirname|jq|head|tail|gh|wc|id|which|nproc)\b/;
var no_heredoc_command_default = defineRule({
  id: "snippet/no-heredoc-command",
  meta: {
    summary: "Disallow code between backticks in here-documents whose delimiter is not quoted",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: kindsWithSnippets,
    nodes: ["code"],
    needs: ["shell"],
    fixable: "unsafe",
    evidence: [
      {
        url: "https://www.gnu.org/software/bash/manual/bash.html#Here-Documents",
        claim: "unless the delimiter is quoted, the shell replaces commands between backticks in the text"
      }
    ]
  },
  messages: {
    command: "The shell runs {{code}} as a command, since the delimiter of the here-document is not quoted; write `<<'{{delimiter}}'`."
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      for (const { delimiter, expansions } of snippet.commands.flatMap(({ heredocs }) => heredocs)) {
        const codeOf = ({ start: start2, end: end2 }) => document.text.slice(start2, end2);
        const code = expansions.find(({ kind, span }) => kind === "backtick" && !substituted.test(codeOf(span)));
        if (code === void 0 || isDiscouraged(document, snippet, code.span)) continue;
        const { start, end } = delimiter.span;
        report("command", {
          at: code.span,
          data: { code: codeOf(code.span), delimiter: delimiter.text },
          // What the shell was meant to replace in the text would stay as it stands.
          fix: { safety: "unsafe", edits: [{ start, end, text: `'${delimiter.text}'` }] }
        });
      }
    }
  }
});
export {
  no_heredoc_command_default as default
};
