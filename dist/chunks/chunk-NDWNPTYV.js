import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  bytesToHex,
  sha256,
  utf8ToBytes
} from "./chunk-Z66IB73Z.js";

// src/core/baseline/content-key.ts
var longestText = 200;
var shortestText = 3;
var reach = 80;
var digits = 16;
function contentKey(diagnostic, source) {
  const { ruleId, messageId, subject = "", comment, measure } = diagnostic;
  const text = measure === void 0 ? textOf(diagnostic, source) : "";
  const named = [ruleId, messageId, subject, comment?.id ?? comment?.url ?? "", text];
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(named)))).slice(0, digits);
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

export {
  contentKey
};
