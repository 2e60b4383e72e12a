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
  contentKey: () => contentKey
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var longestText = 200;
var shortestText = 3;
var reach = 80;
var digits = 16;
function contentKey(diagnostic, source) {
  const { ruleId, messageId, subject = "", comment, measure } = diagnostic;
  const text = measure === void 0 ? textOf(diagnostic, source) : "";
  const named = [ruleId, messageId, subject, comment?.id ?? comment?.url ?? "", text];
  return (0, import_chunk_J6AED5OY.bytesToHex)((0, import_chunk_J6AED5OY.sha256)((0, import_chunk_J6AED5OY.utf8ToBytes)(JSON.stringify(named)))).slice(0, digits);
}
function textOf({ region: { start, end, startPoint } }, source) {
  const line = source.lineSpan(startPoint.line);
  const place = collapse(source.slice(start, Math.min(end, line.end, start + longestText)));
  if (place.length >= shortestText) return place;
  return collapse(source.slice(Math.max(line.start, start - reach), Math.min(line.end, start + reach)));
}
function collapse(text) {
  return text.replaceAll(/\s+/g, " ").trim();
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  contentKey
});
