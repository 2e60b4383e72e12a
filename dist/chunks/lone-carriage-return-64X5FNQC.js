import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/text/lone-carriage-return.ts
var lone_carriage_return_default = defineRule({
  id: "text/lone-carriage-return",
  meta: {
    summary: "Disallow carriage returns without a line feed in front matter",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill", "prompt"],
    fixable: "safe",
    evidence: [
      {
        url: "https://github.com/google-gemini/gemini-cli/blob/main/packages/core/src/skills/skillLoader.ts",
        claim: "Gemini CLI ends the lines around front matter at a line feed only"
      },
      {
        url: "https://doc.rust-lang.org/std/primitive.str.html#method.lines",
        claim: "in Rust, and so in Codex, a carriage return alone does not end a line"
      },
      { url: "https://spec.commonmark.org/0.31.2/#line-ending", claim: "for Markdown it does end a line, so that the file looks right" }
    ],
    reads: ["encoding.loneCr"]
  },
  messages: {
    lone: "A carriage return stands here without a line feed, so some clients see one long line and no front matter; end lines with a line feed."
  },
  check({ text, frontmatter }, { report, profiles, profilesChosen }) {
    if (frontmatter === void 0) return;
    if (profilesChosen && profiles.every(({ encoding }) => encoding?.loneCr === "accepts")) return;
    const limit = frontmatter.span.end + 1;
    const runs = [...text.matchAll(/\r+/g)].flatMap(({ 0: run, index }) => {
      const extra = text[index + run.length] === "\n" ? run.length - 1 : run.length;
      return extra === 0 ? [] : [{ start: index, end: index + extra, text: extra === run.length ? "\n".repeat(extra) : "" }];
    });
    const [first] = runs;
    if (first === void 0 || first.start >= limit) return;
    const edits = text.includes("\n") ? runs.filter(({ start }) => start < limit) : runs;
    report("lone", { at: { start: first.start, end: first.start + 1 }, fix: { safety: "safe", edits } });
  }
});
export {
  lone_carriage_return_default as default
};
