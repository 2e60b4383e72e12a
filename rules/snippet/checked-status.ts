import { isDiscouraged } from "../../src/core/discouraged.ts";
import { defineRule } from "../../src/core/rule.ts";
import type { ShellCommand } from "../../src/core/shell.ts";
import { kindsWithSnippets } from "../../src/core/snippet.ts";

/** Programs whose status says something that their output does not. */
const resolver = /^(?:python(?:3(?:\.\d+)?)?|node|uv|npx|bash|sh|gh|.*\/.+|.+\.(?:sh|py|js|mjs))$/;

export default defineRule({
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
        claim: "an assignment has the status of its last command substitution, so that `if ! X=$(…)` reads it",
      },
    ],
  },
  messages: {
    emptiness: "Whether `{{name}}` is empty does not say whether `{{program}}` failed; write `if ! {{name}}=$(…); then`, or read `$?`.",
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      if (/^[ \t]*set\s+-\w*e|\$\?|PIPESTATUS/m.test(snippet.code)) continue;
      for (const command of snippet.commands) {
        const found = readAssignment(command);
        if (found === undefined || command.tested || command.next !== undefined) continue;
        const test = new RegExp(String.raw`\[\[?\s+(?:-[zn]\s+"?\$\{?${found.name}\}?"?|"?\$\{?${found.name}\}?"?\s+(?:==?|!=)\s+(?:""|''))\s+\]`);
        const behind = document.text.slice(command.span.end, snippet.span.end);
        if (!test.test(behind) || isDiscouraged(document, snippet, command.span)) continue;
        report("emptiness", { at: command.span, data: found });
      }
    }
  },
});

/** A mere assignment of the output of one program, outside pipelines. */
function readAssignment({ name, words, assignments }: ShellCommand): { readonly name: string; readonly program: string } | undefined {
  const [assignment, second] = assignments;
  if (name !== undefined || words.length > 0 || assignment === undefined || second !== undefined) return undefined;
  const [expansion, other] = assignment.value?.expansions ?? [];
  const [program] = expansion?.commands ?? [];
  if (other !== undefined || expansion?.kind !== "command" || program?.name === undefined || program.pipedTo !== undefined || program.next !== undefined) return undefined;
  return resolver.test(program.name) ? { name: assignment.name, program: program.name } : undefined;
}
