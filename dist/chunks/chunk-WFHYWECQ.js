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
  isDenied: () => isDenied,
  saysNo: () => saysNo,
  sentenceAround: () => sentenceAround
});
module.exports = __toCommonJS(stdin_exports);
var denial = /\b(?:not|no|never|none|cannot|can['\u2019]?t|don['\u2019]?t|doesn['\u2019]?t|won['\u2019]?t|mustn['\u2019]?t|shouldn['\u2019]?t|isn['\u2019]?t|avoid\w*|without|instead of|rather than|refus\w+|reject\w*|forb[ia]d\w*|prohibit\w*|bann?(?:ed|s)?|disallow\w*|deprecat\w+|remov\w+|retired?|obsolete|legacy|old|former\w*|previous\w*|used to|wrong\w*|bad|broken?|invalid|incorrect\w*|mistake\w*|misspel\w*|typo|bug|fail\w*|errors?|unknown|unrecogni[sz]ed|unsupported|superseded|stale|replac\w+|migrat\w+|renam\w+|planned|propos\w+|future|todo|hypothetical\w*|imagin\w+|suppose)\b|[\u274c\u2717\u2718\ud83d\udeab\u26d4\ud83d\udc4e]|~~/iu;
var denialBehind = /\b(?:is|are|was|were|be|been|does|did|do|can|could|will|would|should|must|may)(?:n['\u2019]t|\s+(?:not|never|no)\b)|\b(?:have|\w+s)\s+no\b|\b(?:cannot|no longer|fails?|failed|breaks?|broken|deprecated|removed|retired|obsolete|legacy|former|wrong|invalid|incorrect|unsupported|unknown|unrecogni[sz]ed|rejected|refused|forbidden|banned|disallowed|superseded|renamed|replaced|bug|mistake|typo|hypothetical|planned|proposed|future)\b|[\u274c\u2717\u2718\ud83d\udeab\u26d4\ud83d\udc4e]|~~/iu;
var headingDenial = /\b(?:do not|don['\u2019]?ts?|never|avoid|wrong|bad|incorrect|anti-?patterns?|mistakes?|pitfalls?|deprecated|history|changelog|migrat\w+|removed|rejected|open questions?|proposals?|future|hazards?)\b|[\u274c\u2717\u2718\ud83d\udeab\u26d4\ud83d\udc4e]/iu;
var takenBack = /^[\W_]*(?:do not|don['\u2019]?t|never|this (?:fails|breaks|is wrong|is not)|it (?:fails|breaks|does not))\b/i;
var otherAdvice = /,\s*(?:(?:and|but)\s+)?(?:do not|don['\u2019]?t|never)\s+(?!(?:use|run|call|pass|write|do|rely|invoke|include|add|send|trust|try)\b)\w[^,]*/giu;
var longestSentence = 600;
var farthestHeading = 2e4;
function saysNo({ before, after }, { negations }) {
  return denial.test(before) || denialBehind.test(after.replaceAll(otherAdvice, "")) || negations.some((word) => `${before} ${after}`.toLowerCase().includes(word));
}
function isDenied({ text }, { place, contract }) {
  if (place.kind === "fence") return false;
  const sentence = sentenceAround(text, place.fence.span);
  if (saysNo(sentence, contract) || takenBack.test(sentence.next)) return true;
  const introduction = listIntroduction(text, place.fence.span.start);
  return headingDenial.test(headingOver(text, place.fence.span.start)) || saysNo({ ...sentence, before: introduction, after: "" }, contract);
}
function sentenceAround(text, { start, end }) {
  const head = withoutCode(text.slice(Math.max(0, start - longestSentence), start));
  const tail = withoutCode(text.slice(end, end + longestSentence));
  const opening = [...head.matchAll(/\r?\n[ \t>]*(?=\r?\n|(?:[-*+]|\d+[.)])[ \t]|\|)/g)].at(-1);
  const paragraph = head.slice(opening?.index ?? 0);
  const lineBreak = [...paragraph.matchAll(/\\n(?![a-z])/g)].at(-1)?.index ?? -2;
  const begin = Math.max(lineBreak + 1, ...[". ", ".\n", "! ", "? ", "; ", "| "].map((mark) => paragraph.lastIndexOf(mark)));
  const stop = /[.!?;](?:\s|$)|\\n(?![a-z])|\r?\n[ \t>]*(?:\r?\n|[-*+] |\d+[.)] |\|)|\s\|(?:\s|$)/.exec(tail);
  const close = stop?.index ?? tail.length;
  const before = paragraph.slice(begin + 1);
  return { before, after: tail.slice(0, close), next: tail.slice(close + 1, close + 60), start: start - before.length, end: end + close };
}
function withoutCode(text) {
  return text.replaceAll(/`[^`\n]*`/g, (code) => " ".repeat(code.length));
}
function headingOver(text, start) {
  const least = Math.max(0, start - farthestHeading);
  for (let at = text.lastIndexOf("\n#", start); at >= least; at = at === 0 ? -1 : text.lastIndexOf("\n#", at - 1)) {
    const heading = /^\n#{1,6}[ \t]+([^\n]*)/.exec(text.slice(at, at + 300))?.[1];
    if (heading !== void 0) return heading;
  }
  return least === 0 ? /^#{1,6}[ \t]+([^\n]*)/.exec(text.slice(0, 300))?.[1] ?? "" : "";
}
function listIntroduction(text, start) {
  const lines = text.slice(Math.max(0, start - 3 * longestSentence), start).split(/\r?\n/);
  if (!/^[ \t>]*(?:[-*+]|\d+[.)])[ \t]/.test(lines.at(-1) ?? "")) return "";
  for (const line of lines.slice(0, -1).reverse()) {
    if (/^[ \t>]*(?:[-*+]|\d+[.)])[ \t]|^[ \t>]*$|^[ \t]{2,}/.test(line)) continue;
    return line.trimEnd().endsWith(":") ? withoutCode(line) : "";
  }
  return "";
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  isDenied,
  saysNo,
  sentenceAround
});
