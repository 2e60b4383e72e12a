import { ghCommands, ghVersion } from "../../schemas/gh/index.ts";
import { isDiscouraged } from "../../src/core/discouraged.ts";
import { readGhCall, type GhCommand } from "../../src/core/gh.ts";
import { defineRule } from "../../src/core/rule.ts";
import { kindsWithSnippets } from "../../src/core/snippet.ts";
import { suggest } from "../../src/core/suggestion.ts";

export default defineRule({
  id: "snippet/known-gh-flag",
  meta: {
    summary: "Require flags of gh to exist for the command that they stand behind",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: kindsWithSnippets,
    nodes: ["code"],
    needs: ["shell"],
    fixable: false,
    evidence: [{ url: "https://cli.github.com/manual/gh_help_reference", claim: "every command of gh with its flags; an unknown one is an error" }],
  },
  messages: {
    unknown: "`gh {{path}}` of gh {{version}} has no flag `{{flag}}`; see `gh {{path}} --help` for those that it has.",
    meant: "`gh {{path}}` of gh {{version}} has no flag `{{flag}}`; did you mean `--{{meant}}`?",
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      for (const shellCommand of snippet.commands) {
        const { path = "", command, flags = [] } = readGhCall(shellCommand, ghCommands) ?? {};
        if (command === undefined || path === "" || command.group === true || takesAnything(path, command)) continue;
        const flag = flags.find(({ known }) => !known);
        if (flag === undefined || isDiscouraged(document, snippet, flag.span)) continue;
        const data = { path, version: ghVersion, flag: document.text.slice(flag.span.start, flag.span.end) };
        const meant = flag.name.length > 1 ? suggest(flag.name, longNames(command)) : undefined;
        if (meant === undefined) report("unknown", { at: flag.span, data });
        else report("meant", { at: flag.span, data: { ...data, meant } });
      }
    }
  },
});

/** Commands that hand their arguments to another program. */
function takesAnything(path: string, { extension }: GhCommand): boolean {
  return extension === true || /^(?:copilot|extension exec|codespace (?:ssh|cp|jupyter))$/.test(path);
}

function longNames({ values = [], switches = [] }: GhCommand): string[] {
  return [...values, ...switches].filter(({ length }) => length > 1);
}
