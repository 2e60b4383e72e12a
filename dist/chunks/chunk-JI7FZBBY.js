var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  isDiscouraged: () => isDiscouraged
});
module.exports = __toCommonJS(stdin_exports);
var sign = "[\u274C\u2717\u2718\u{1F6AB}\u26D4\u{1F44E}]";
var inProse = new RegExp(String.raw`\b(?:do not|don['${"\u2019"}]?t|must not|mustn['${"\u2019"}]t|should not|never|avoid|wrong|bad|incorrect|anti-?patterns?|instead of|rather than|not like this)\b|${sign}`, "iu");
var inHeading = new RegExp(String.raw`\b(?:do not|don['${"\u2019"}]?ts?|never|avoid|wrong|bad|incorrect|anti-?patterns?|mistakes?|pitfalls?|what not)\b|${sign}`, "iu");
var inComment = new RegExp(
  String.raw`^\W*(?:bad|wrong|don['${"\u2019"}]?t|do not|never|avoid|incorrect|invalid|not\b|no:|anti-?pattern|broken|unsafe|insecure|vulnerable|deprecated|legacy|fails?\b|breaks\b|fragile|before:?$)|\((?:bad|wrong|incorrect|broken|unsafe|fails)\)|[${"\u2014\u2013"}:-]\s*(?:bad|wrong|incorrect|broken|unsafe|never do this|don['${"\u2019"}]t)\b|${sign}`,
  "iu"
);
var inApproval = /^\W*(?:good|right|correct|better|safe|do\b|prefer|fixed|works|recommended|after|instead|use\b)|[\u2705\u2713\u2714\ud83d\udc4d]/iu;
var inSequel = new RegExp(String.raw`^[\W_]*(?:wrong|bad|incorrect|never do|do not do|don['${"\u2019"}]t do|this (?:fails|breaks|is wrong|does not work|doesn['${"\u2019"}]t work))\b|^\W*${sign}`, "iu");
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  isDiscouraged
});
