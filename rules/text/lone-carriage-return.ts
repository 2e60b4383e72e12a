import { defineRule } from "../../src/core/rule.ts";

export default defineRule({
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
        claim: "Gemini CLI ends the lines around front matter at a line feed only",
      },
      {
        url: "https://doc.rust-lang.org/std/primitive.str.html#method.lines",
        claim: "in Rust, and so in Codex, a carriage return alone does not end a line",
      },
      { url: "https://spec.commonmark.org/0.31.2/#line-ending", claim: "for Markdown it does end a line, so that the file looks right" },
    ],
    reads: ["encoding.loneCr"],
  },
  messages: {
    lone: "A carriage return stands here without a line feed, so some clients see one long line and no front matter; end lines with a line feed.",
  },
  check({ text, frontmatter }, { report, profiles, profilesChosen }) {
    if (frontmatter === undefined) return;
    if (profilesChosen && profiles.every(({ encoding }) => encoding?.loneCr === "accepts")) return;
    // Behind the last dash the line must end too.
    const limit = frontmatter.span.end + 1;
    const runs = [...text.matchAll(/\r+/g)].flatMap(({ 0: run, index }) => {
      // What stands before CRLF is left over from a line ending that was converted twice.
      const extra = text[index + run.length] === "\n" ? run.length - 1 : run.length;
      return extra === 0 ? [] : [{ start: index, end: index + extra, text: extra === run.length ? "\n".repeat(extra) : "" }];
    });
    const [first] = runs;
    if (first === undefined || first.start >= limit) return;
    // In a file without any line feed the rest is to stay in step.
    const edits = text.includes("\n") ? runs.filter(({ start }) => start < limit) : runs;
    report("lone", { at: { start: first.start, end: first.start + 1 }, fix: { safety: "safe", edits } });
  },
});
