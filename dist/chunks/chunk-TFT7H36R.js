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
  liveCalls: () => liveCalls
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JI7FZBBY = require("./chunk-JI7FZBBY.js");
var import_chunk_WFHYWECQ = require("./chunk-WFHYWECQ.js");
var known = /* @__PURE__ */ new WeakMap();
function liveCalls(document) {
  const calls = known.get(document) ?? findLiveCalls(document);
  known.set(document, calls);
  return calls;
}
function findLiveCalls(document) {
  return document.commandCalls().filter((call) => {
    const { place, name, contract } = call;
    if ((0, import_chunk_WFHYWECQ.isDenied)(document, call)) return false;
    return place.kind === "span" || !(0, import_chunk_JI7FZBBY.isDiscouraged)(document, place, name) && !isIntroducedBy(document, call, contract.negations);
  });
}
var introduction = 3;
function isIntroducedBy({ source }, { place, name }, words) {
  if (words.length === 0) return false;
  const lineText = (line2) => {
    const span = source.lineSpan(line2);
    return source.slice(span.start, span.end).toLowerCase();
  };
  const opening = source.pointAt(place.fence.span.start).line;
  const { line } = source.pointAt(name.start);
  const comments = [lineText(line).split(/\s#/)[1] ?? "", /^[\s>]*#/.test(lineText(line - 1)) ? lineText(line - 1) : ""];
  const before = Array.from({ length: Math.min(introduction, opening - 1) }, (_, index) => lineText(opening - 1 - index));
  return [...comments, ...before].some((text) => words.some((word) => text.includes(word)));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  liveCalls
});
