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

// rules/markdown/closed-fence.ts
var closed_fence_default = defineRule({
  id: "markdown/closed-fence",
  meta: {
    summary: "Require every fence of a code block to be closed",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: ["skill", "skill-resource", "prompt", "note", "comment", "markdown"],
    nodes: [.../* @__PURE__ */ new Set([...fenceNodes, "html", "code"])],
    fixable: "safe",
    evidence: [
      { url: "https://spec.commonmark.org/0.31.2/#fenced-code-blocks", claim: "a code block that no fence closes goes on to the end of its list item, quote or document" }
    ]
  },
  messages: {
    end: "The fence {{fence}} is never closed, so that everything behind it is code; add a line {{run}} where the code ends.",
    last: "The fence {{fence}} opens a block at the end of the text; remove it, or open the block above that it is meant to close.",
    next: "The fence {{fence}} is not closed before {{next}} in line {{line}}; add a line {{run}} where its code ends.",
    turned: "The fence {{fence}} opens a block that takes in {{next}} in line {{line}}; close it before, or look for a fence above that is missing or one too many.",
    html: "The fence {{fence}} is part of the HTML above it, so that the {{run}} in line {{line}} opens a block; put a blank line before it.",
    container: "The block of {{fence}} ends before line {{line}}, which is not inside its list item or quote; indent or quote every line of the block like its fence."
  },
  check(document, { report }) {
    const { text, source } = document;
    for (const { kind, opening, closing, end } of findFenceFaults(document)) {
      if (kind === "nested") continue;
      if (document.markerMentions().some(({ span }) => span.start > opening.run.start)) continue;
      const at = { start: opening.run.start, end: opening.run.start + opening.text.length };
      const fence = opening.text;
      const run = text.slice(opening.run.start, opening.run.end);
      const line = closing?.line ?? 0;
      if (kind === "html") report("html", { at, data: { fence, run, line }, fix: blankLineBefore(document, opening) });
      else if (kind === "next") {
        const data = { fence, next: closing?.text ?? "", line };
        if (opening.info === "") report("turned", { at, data });
        else report("next", { at, data: { ...data, run } });
      } else if (kind === "container") {
        const behind = text.slice(end).search(/\S/);
        report("container", { at, data: { fence, line: source.pointAt((end ?? 0) + Math.max(behind, 0)).line } });
      } else if (text.slice(at.end).trim() === "") report("last", { at, data: { fence } });
      else report("end", { at, data: { fence, run }, fix: closeAtEnd(document, opening) });
    }
  }
});
function blankLineBefore({ source, text }, { line, prefix }) {
  const { start } = source.lineSpan(line);
  return prefix.trim() === "" ? { safety: "safe", edits: [{ start, end: start, text: lineEnding(text) }] } : void 0;
}
function closeAtEnd({ text }, { run, text: fence, prefix, info }) {
  const rest = text.slice(run.start + fence.length);
  if (info === "" || prefix !== "" || /\n[ \t]*\r?\n[ \t]*\S/.test(rest.trim())) return void 0;
  const at = text.trimEnd().length;
  const edit = { start: at, end: at, text: `${lineEnding(text)}${text.slice(run.start, run.end)}` };
  return { safety: "safe", edits: [edit] };
}
function lineEnding(text) {
  return /\r?\n|\r/.exec(text)?.[0] ?? "\n";
}
export {
  closed_fence_default as default
};
