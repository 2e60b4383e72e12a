import { isDiscouraged } from "../../src/core/discouraged.ts";
import { defineRule } from "../../src/core/rule.ts";
import { kindsWithSnippets } from "../../src/core/snippet.ts";

/** The first words of substitutions that people still write with backticks; others are code of a Markdown text. */
const substituted = /^`\s*(?:cat|date|git|echo|printf|pwd|whoami|hostname|uname|basename|dirname|jq|head|tail|gh|wc|id|which|nproc)\b/;

export default defineRule({
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
        claim: "unless the delimiter is quoted, the shell replaces commands between backticks in the text",
      },
    ],
  },
  messages: {
    command: "The shell runs {{code}} as a command, since the delimiter of the here-document is not quoted; write `<<'{{delimiter}}'`.",
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      for (const { delimiter, expansions } of snippet.commands.flatMap(({ heredocs }) => heredocs)) {
        const codeOf = ({ start, end }: { readonly start: number; readonly end: number }): string => document.text.slice(start, end);
        const code = expansions.find(({ kind, span }) => kind === "backtick" && !substituted.test(codeOf(span)));
        if (code === undefined || isDiscouraged(document, snippet, code.span)) continue;
        const { start, end } = delimiter.span;
        report("command", {
          at: code.span,
          data: { code: codeOf(code.span), delimiter: delimiter.text },
          // What the shell was meant to replace in the text would stay as it stands.
          fix: { safety: "unsafe", edits: [{ start, end, text: `'${delimiter.text}'` }] },
        });
      }
    }
  },
});
