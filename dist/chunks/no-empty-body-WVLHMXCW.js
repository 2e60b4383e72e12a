import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
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

// rules/snippet/no-empty-body.ts
var no_empty_body_default = defineRule({
  id: "snippet/no-empty-body",
  meta: {
    summary: "Disallow branches, loops and functions of the shell that hold no command",
    level: "must",
    preset: "strict",
    severity: "warning",
    kinds: kindsWithSnippets,
    nodes: ["code"],
    needs: ["shell"],
    fixable: false,
    evidence: [
      {
        url: "https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_10",
        claim: "the grammar asks for a command in every branch, loop and function; a comment is none"
      }
    ]
  },
  messages: {
    end: "No command stands before `{{keyword}}`, which the shell refuses as a syntax error; write `:` where nothing is done.",
    start: "No command stands between `{` and `}`, which the shell refuses as a syntax error; write `:` where nothing is done."
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      for (const at of snippet.emptyBodies) {
        const keyword = document.text.slice(at.start, at.end);
        if (isDiscouraged(document, snippet, at)) continue;
        if (keyword === "{") report("start", { at });
        else if (/^(?:fi|else|elif|done)$/.test(keyword)) report("end", { at, data: { keyword } });
      }
    }
  }
});
export {
  no_empty_body_default as default
};
