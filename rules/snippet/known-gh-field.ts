import { ghCommands, ghVersion } from "../../schemas/gh/index.ts";
import { isDiscouraged } from "../../src/core/discouraged.ts";
import { readGhCall } from "../../src/core/gh.ts";
import { defineRule } from "../../src/core/rule.ts";
import { kindsWithSnippets } from "../../src/core/snippet.ts";
import { suggest } from "../../src/core/suggestion.ts";

export default defineRule({
  id: "snippet/known-gh-field",
  meta: {
    summary: "Require fields behind `--json` to be fields of that command of gh",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: kindsWithSnippets,
    nodes: ["code"],
    needs: ["shell"],
    fixable: false,
    evidence: [
      { url: "https://cli.github.com/manual/gh_pr_view", claim: "the fields that --json takes; any other is an error, and nothing is printed" },
      { url: "https://cli.github.com/manual/gh_help_formatting", claim: "without fields behind it, --json prints those that exist" },
    ],
  },
  messages: {
    unknown: "`gh {{path}}` of gh {{version}} has no JSON field `{{field}}`; `gh {{path}} --json` prints those that it has, and `gh api graphql` reaches others.",
    meant: "`gh {{path}}` of gh {{version}} has no JSON field `{{field}}`; did you mean `{{meant}}`?",
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      for (const shellCommand of snippet.commands) {
        const { path = "", command, flags = [] } = readGhCall(shellCommand, ghCommands) ?? {};
        const value = flags.find(({ name }) => name === "json")?.value;
        if (command?.fields === undefined || value?.text === undefined || !/^\w+(?:,\w+)*$/.test(value.text)) continue;
        let start = value.span.start;
        for (const field of value.text.split(",")) {
          const at = { start, end: start + field.length };
          start = at.end + 1;
          if (command.fields.includes(field) || isDiscouraged(document, snippet, at)) continue;
          const data = { path, version: ghVersion, field };
          const meant = suggest(field, command.fields);
          if (meant === undefined) report("unknown", { at, data });
          else report("meant", { at, data: { ...data, meant } });
        }
      }
    }
  },
});
