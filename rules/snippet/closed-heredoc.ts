import { isDiscouraged } from "../../src/core/discouraged.ts";
import type { Document } from "../../src/core/document.ts";
import { defineRule } from "../../src/core/rule.ts";
import type { ShellHeredoc } from "../../src/core/shell.ts";
import { kindsWithSnippets } from "../../src/core/snippet.ts";
import type { Span } from "../../src/core/span.ts";

export default defineRule({
  id: "snippet/closed-heredoc",
  meta: {
    summary: "Require here-documents to end where they are meant to",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: kindsWithSnippets,
    nodes: ["code"],
    needs: ["shell"],
    fixable: false,
    evidence: [
      {
        url: "https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_07_04",
        claim: "a here-document goes on until a line that holds only the delimiter, with no blanks around it; `<<-` drops tabs alone",
      },
    ],
  },
  messages: {
    blanks: "The blanks around `{{delimiter}}` keep it from ending the here-document, which swallows the rest; write it alone at the start of the line.",
    unclosed: "No line `{{delimiter}}` ends the here-document, which swallows the rest; add the line.",
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      // The reader of a fence that its list item cuts off sees the lines behind it all the same.
      if (!snippet.closed) continue;
      for (const heredoc of snippet.commands.flatMap(({ heredocs }) => heredocs)) {
        const { delimiter, closing } = heredoc;
        if (closing !== undefined || !/^[\w-]+$/.test(delimiter.text)) continue;
        const near = findNearMiss(document, heredoc);
        const at = near ?? delimiter.span;
        if (!isDiscouraged(document, snippet, at)) report(near === undefined ? "unclosed" : "blanks", { at, data: { delimiter: delimiter.text } });
      }
    }
  },
});

/** The first line that is the delimiter but for blanks and the prefix of a container. */
function findNearMiss({ text }: Document, { body, delimiter }: ShellHeredoc): Span | undefined {
  for (const { 0: line, index } of text.slice(body.start, body.end).matchAll(/[^\r\n]+/g)) {
    const found = line.replace(/^[\s>]*/, "").trimEnd();
    if (found === delimiter.text) {
      const start = body.start + index + line.indexOf(found);
      return { start, end: start + found.length };
    }
  }
  return undefined;
}
