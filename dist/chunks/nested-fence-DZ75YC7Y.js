import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  fenceNodes,
  findFenceFaults
} from "./chunk-5BCPIPQZ.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/markdown/nested-fence.ts
var nested_fence_default = defineRule({
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
      { url: "https://spec.commonmark.org/0.31.2/#fenced-code-blocks", claim: "the first fence of the same mark that is as long as the opening one, and has nothing behind it, closes the code block" }
    ]
  },
  messages: {
    early: "The block of {{fence}} ends in line {{line}}, where a fence inside it closes; write its first and its last line with more marks than any fence inside: {{longer}}."
  },
  check(document, { report }) {
    for (const { kind, opening, closing, intended } of findFenceFaults(document)) {
      if (kind !== "nested" || closing === void 0) continue;
      const { start } = opening.run;
      const mark = document.text[start] ?? "";
      const last = intended?.run.end ?? closing.run.end;
      const inner = document.text.slice(opening.run.end, last).match(/`{3,}|~{3,}/g) ?? [];
      const longest = Math.max(...inner.filter((run) => run.startsWith(mark)).map((run) => run.length));
      const longer = mark.repeat(longest + 1);
      const edits = intended === void 0 ? [] : [opening, intended].map(({ run }) => ({ ...run, text: longer }));
      report("early", {
        at: { start, end: start + opening.text.length },
        data: { fence: opening.text, line: closing.line, longer },
        fix: edits.length === 0 ? void 0 : { safety: "safe", edits },
        related: [
          { at: closing.run, message: "the line that closes it" },
          ...intended === void 0 || intended === closing ? [] : [{ at: intended.run, message: "the line that was meant to close it" }]
        ]
      });
    }
  }
});
export {
  nested_fence_default as default
};
