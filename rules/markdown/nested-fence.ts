import { findFenceFaults, fenceNodes } from "../../src/core/fences.ts";
import { defineRule } from "../../src/core/rule.ts";

export default defineRule({
  id: "markdown/nested-fence",
  meta: {
    summary: "Require a fence that is longer than those inside its code block",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: ["skill", "skill-resource", "prompt", "note", "comment", "markdown"],
    nodes: fenceNodes,
    fixable: "safe",
    evidence: [
      { url: "https://spec.commonmark.org/0.31.2/#fenced-code-blocks", claim: "the first fence of the same mark that is as long as the opening one, and has nothing behind it, closes the code block" },
    ],
  },
  messages: {
    early: "The block of {{fence}} ends in line {{line}}, where a fence inside it closes; write its first and its last line with more marks than any fence inside: {{longer}}.",
  },
  check(document, { report }) {
    for (const { kind, opening, closing, intended } of findFenceFaults(document)) {
      if (kind !== "nested" || closing === undefined) continue;
      const { start } = opening.run;
      const mark = document.text[start] ?? "";
      const last = intended?.run.end ?? closing.run.end;
      const inner = document.text.slice(opening.run.end, last).match(/`{3,}|~{3,}/g) ?? [];
      const longest = Math.max(...inner.filter((run) => run.startsWith(mark)).map((run) => run.length));
      const longer = mark.repeat(longest + 1);
      const edits = intended === undefined ? [] : [opening, intended].map(({ run }) => ({ ...run, text: longer }));
      report("early", {
        at: { start, end: start + opening.text.length },
        data: { fence: opening.text, line: closing.line, longer },
        fix: edits.length === 0 ? undefined : { safety: "safe", edits },
        related: [
          { at: closing.run, message: "the line that closes it" },
          ...(intended === undefined || intended === closing ? [] : [{ at: intended.run, message: "the line that was meant to close it" }]),
        ],
      });
    }
  },
});
