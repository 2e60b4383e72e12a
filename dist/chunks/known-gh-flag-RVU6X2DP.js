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

// rules/snippet/known-gh-flag.ts
var known_gh_flag_default = defineRule({
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
    evidence: [{ url: "https://cli.github.com/manual/gh_help_reference", claim: "every command of gh with its flags; an unknown one is an error" }]
  },
  messages: {
    unknown: "`gh {{path}}` of gh {{version}} has no flag `{{flag}}`; see `gh {{path}} --help` for those that it has.",
    meant: "`gh {{path}}` of gh {{version}} has no flag `{{flag}}`; did you mean `--{{meant}}`?"
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      for (const shellCommand of snippet.commands) {
        const { path = "", command, flags = [] } = readGhCall(shellCommand, ghCommands) ?? {};
        if (command === void 0 || path === "" || command.group === true || takesAnything(path, command)) continue;
        const flag = flags.find(({ known }) => !known);
        if (flag === void 0 || isDiscouraged(document, snippet, flag.span)) continue;
        const data = { path, version: ghVersion, flag: document.text.slice(flag.span.start, flag.span.end) };
        const meant = flag.name.length > 1 ? suggest(flag.name, longNames(command)) : void 0;
        if (meant === void 0) report("unknown", { at: flag.span, data });
        else report("meant", { at: flag.span, data: { ...data, meant } });
      }
    }
  }
});
function takesAnything(path, { extension }) {
  return extension === true || /^(?:copilot|extension exec|codespace (?:ssh|cp|jupyter))$/.test(path);
}
function longNames({ values = [], switches = [] }) {
  return [...values, ...switches].filter(({ length }) => length > 1);
}
export {
  known_gh_flag_default as default
};
