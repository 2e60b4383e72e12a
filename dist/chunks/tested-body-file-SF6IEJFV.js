import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  ghCommands,
  readGhCall
} from "./chunk-4PRBYQ5E.js";
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

// rules/snippet/tested-body-file.ts
var tested_body_file_default = defineRule({
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
      { url: "https://pubs.opengroup.org/onlinepubs/9799919799/utilities/test.html", claim: "test -s says whether a file exists and holds anything" }
    ]
  },
  messages: {
    untested: "`{{file}}` is written here and posted without a look at it; put `test -s {{file}} &&` in front of gh."
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      for (const [index, command] of snippet.commands.entries()) {
        const value = readGhCall(command, ghCommands)?.flags.find(({ name }) => name === "body-file" || name === "notes-file" || name === "F")?.value;
        if (value === void 0) continue;
        const file = document.text.slice(value.span.start, value.span.end);
        const writer = file === "-" ? void 0 : snippet.commands.slice(0, index).findLast((each) => writes(document, each, file));
        if (writer === void 0) continue;
        const between = document.text.slice(Math.max(writer.span.end, ...writer.heredocs.map(({ body }) => body.end)), command.span.start);
        if (between.includes(file) || isDiscouraged(document, snippet, value.word.span)) continue;
        report("untested", { at: value.span, data: { file } });
      }
    }
  }
});
function writes({ text }, { name, words, redirections }, file) {
  const targets = redirections.filter(({ operator }) => operator.includes(">")).flatMap(({ target }) => target ?? []);
  const named = name === "tee" ? words.slice(1) : [];
  return [...targets, ...named].some(({ span }) => text.slice(span.start, span.end).replaceAll(/^["']|["']$/g, "") === file);
}
export {
  tested_body_file_default as default
};
