import { ghCommands } from "../../schemas/gh/index.ts";
import { isDiscouraged } from "../../src/core/discouraged.ts";
import type { Document } from "../../src/core/document.ts";
import { readGhCall } from "../../src/core/gh.ts";
import { defineRule } from "../../src/core/rule.ts";
import type { ShellCommand } from "../../src/core/shell.ts";
import { kindsWithSnippets } from "../../src/core/snippet.ts";

export default defineRule({
  id: "snippet/tested-body-file",
  meta: {
    summary: "Require a test of a file that a snippet writes before gh posts it",
    level: "convention",
    preset: "strict",
    severity: "warning",
    kinds: kindsWithSnippets,
    nodes: ["code"],
    needs: ["shell"],
    fixable: false,
    evidence: [
      { url: "https://cli.github.com/manual/gh_issue_comment", claim: "gh posts whatever the file holds" },
      { url: "https://pubs.opengroup.org/onlinepubs/9799919799/utilities/test.html", claim: "test -s says whether a file exists and holds anything" },
    ],
  },
  messages: {
    untested: "`{{file}}` is written here and posted without a look at it; put `test -s {{file}} &&` in front of gh.",
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      for (const [index, command] of snippet.commands.entries()) {
        const value = readGhCall(command, ghCommands)?.flags.find(({ name }) => name === "body-file" || name === "notes-file" || name === "F")?.value;
        if (value === undefined) continue;
        const file = document.text.slice(value.span.start, value.span.end);
        const writer = file === "-" ? undefined : snippet.commands.slice(0, index).findLast((each) => writes(document, each, file));
        if (writer === undefined) continue;
        // Whatever names the file in between looks at it, also in `[[ … ]]`, which is no simple command.
        const between = document.text.slice(Math.max(writer.span.end, ...writer.heredocs.map(({ body }) => body.end)), command.span.start);
        if (between.includes(file) || isDiscouraged(document, snippet, value.word.span)) continue;
        report("untested", { at: value.span, data: { file } });
      }
    }
  },
});

function writes({ text }: Document, { name, words, redirections }: ShellCommand, file: string): boolean {
  const targets = redirections.filter(({ operator }) => operator.includes(">")).flatMap(({ target }) => target ?? []);
  const named = name === "tee" ? words.slice(1) : [];
  return [...targets, ...named].some(({ span }) => text.slice(span.start, span.end).replaceAll(/^["']|["']$/g, "") === file);
}
