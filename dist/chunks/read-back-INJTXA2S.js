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

// rules/snippet/read-back.ts
var posts = /^(?:issue (?:create|comment|edit)|pr (?:create|comment|edit|review))$/;
var reads = /^(?:(?:issue|pr) (?:view|list|status|checks)|api|search .*)$/;
var read_back_default = defineRule({
  id: "snippet/read-back",
  meta: {
    summary: "Require a snippet that posts a file with gh to read back what was posted",
    level: "convention",
    preset: "strict",
    severity: "info",
    kinds: kindsWithSnippets,
    nodes: ["code"],
    needs: ["shell"],
    fixable: false,
    evidence: [{ url: "https://cli.github.com/manual/gh_issue_view", claim: "gh issue view prints the body and, with --comments, the comments that readers see" }]
  },
  messages: {
    unread: "Nothing here reads back what `gh {{path}}` posts; add `gh {{noun}} view`, so that a cut or garbled text is seen."
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      const calls = snippet.commands.flatMap((command) => {
        const call = readGhCall(command, ghCommands);
        return call === void 0 ? [] : [{ command, call }];
      });
      const last = calls.findLast(({ call }) => posts.test(call.path) && call.flags.some(({ name }) => name === "body-file" || name === "F"));
      if (last === void 0 || calls.some(({ command, call }) => command.span.start > last.command.span.start && reads.test(call.path))) continue;
      const at = { start: last.command.span.start, end: last.command.words[2]?.span.end ?? last.command.span.end };
      if (!isDiscouraged(document, snippet, at)) report("unread", { at, data: { path: last.call.path, noun: last.call.path.split(" ")[0] ?? "issue" } });
    }
  }
});
export {
  read_back_default as default
};
