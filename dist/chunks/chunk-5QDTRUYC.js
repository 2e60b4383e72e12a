import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/discouraged.ts
var sign = "[\u274C\u2717\u2718\u{1F6AB}\u26D4\u{1F44E}]";
var inProse = new RegExp(String.raw`\b(?:do not|don['’]?t|must not|mustn['’]t|should not|never|avoid|wrong|bad|incorrect|anti-?patterns?|instead of|rather than|not like this)\b|${sign}`, "iu");
var inHeading = new RegExp(String.raw`\b(?:do not|don['’]?ts?|never|avoid|wrong|bad|incorrect|anti-?patterns?|mistakes?|pitfalls?|what not)\b|${sign}`, "iu");
var inComment = new RegExp(
  String.raw`^\W*(?:bad|wrong|don['’]?t|do not|never|avoid|incorrect|invalid|not\b|no:|anti-?pattern|broken|unsafe|insecure|vulnerable|deprecated|legacy|fails?\b|breaks\b|fragile|before:?$)|\((?:bad|wrong|incorrect|broken|unsafe|fails)\)|[—–:-]\s*(?:bad|wrong|incorrect|broken|unsafe|never do this|don['’]t)\b|${sign}`,
  "iu"
);
var inApproval = /^\W*(?:good|right|correct|better|safe|do\b|prefer|fixed|works|recommended|after|instead|use\b)|[✅✓✔👍]/iu;
var inSequel = new RegExp(String.raw`^[\W_]*(?:wrong|bad|incorrect|never do|do not do|don['’]t do|this (?:fails|breaks|is wrong|does not work|doesn['’]t work))\b|^\W*${sign}`, "iu");
var linesToHeading = 200;
var linesOfParagraph = 3;
function isDiscouraged(document, snippet, at) {
  const { source } = document;
  const lineText = (line2) => {
    const span = source.lineSpan(line2);
    return source.slice(span.start, span.end);
  };
  const first = source.pointAt(snippet.span.start).line;
  const { line } = source.pointAt(at.start);
  const own = /\s(?:#|\/\/)\s+(.*)$/.exec(lineText(line))?.[1];
  if (own !== void 0 && inComment.test(own)) return true;
  for (let above = line - 1; above >= first; above -= 1) {
    const comment = /^[\s>]*(?:#|\/\/)(?!!)\s*(.*)$/.exec(lineText(above))?.[1];
    if (comment === void 0) continue;
    if (inComment.test(comment)) return true;
    if (inApproval.test(comment)) return false;
    break;
  }
  const opening = source.pointAt(snippet.fence.span.start).line;
  return isIntroducedAsWrong(lineText, opening) || isCalledWrong(lineText, source.pointAt(snippet.fence.span.end).line, source.lineCount);
}
function isIntroducedAsWrong(lineText, opening) {
  let read = 0;
  let part = "paragraph";
  for (let line = opening - 1; line >= 1 && opening - line <= linesToHeading; line -= 1) {
    const text = lineText(line);
    if (/^[\s>]*#{1,6}\s/.test(text)) return inHeading.test(text);
    if (/^[\s>]*(?:```|~~~)/.test(text) || text.trim() === "" && read > 0 || read >= linesOfParagraph) part = "over";
    if (part === "over" || text.trim() === "") continue;
    read += 1;
    const item = /^[\s>]*(?:[-*+]|\d+[.)])\s/.test(text);
    const isNeighbour = part === "list" && (item || /^\s{2,}/.test(text) || !text.trimEnd().endsWith(":"));
    if (!isNeighbour && inProse.test(text)) return true;
    if (item) part = "list";
  }
  return false;
}
function isCalledWrong(lineText, closing, lineCount) {
  for (let line = closing + 1; line <= Math.min(lineCount, closing + 2); line += 1) {
    const text = lineText(line).trim();
    if (text !== "") return inSequel.test(text);
  }
  return false;
}

export {
  isDiscouraged
};
