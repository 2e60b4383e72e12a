import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  ghCommands,
  ghVersion,
  readGhCall
} from "./chunk-4PRBYQ5E.js";
import {
  suggest
} from "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
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

// rules/snippet/known-gh-field.ts
var known_gh_field_default = defineRule({
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
      { url: "https://cli.github.com/manual/gh_help_formatting", claim: "without fields behind it, --json prints those that exist" }
    ]
  },
  messages: {
    unknown: "`gh {{path}}` of gh {{version}} has no JSON field `{{field}}`; `gh {{path}} --json` prints those that it has, and `gh api graphql` reaches others.",
    meant: "`gh {{path}}` of gh {{version}} has no JSON field `{{field}}`; did you mean `{{meant}}`?"
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      for (const shellCommand of snippet.commands) {
        const { path = "", command, flags = [] } = readGhCall(shellCommand, ghCommands) ?? {};
        const value = flags.find(({ name }) => name === "json")?.value;
        if (command?.fields === void 0 || value?.text === void 0 || !/^\w+(?:,\w+)*$/.test(value.text)) continue;
        let start = value.span.start;
        for (const field of value.text.split(",")) {
          const at = { start, end: start + field.length };
          start = at.end + 1;
          if (command.fields.includes(field) || isDiscouraged(document, snippet, at)) continue;
          const data = { path, version: ghVersion, field };
          const meant = suggest(field, command.fields);
          if (meant === void 0) report("unknown", { at, data });
          else report("meant", { at, data: { ...data, meant } });
        }
      }
    }
  }
});
export {
  known_gh_field_default as default
};
