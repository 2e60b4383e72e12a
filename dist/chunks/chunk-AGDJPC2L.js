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
  countCharacters: () => countCharacters,
  findWrongIndent: () => findWrongIndent,
  offsetOfCharacter: () => offsetOfCharacter,
  payloadFaults: () => payloadFaults
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_3DIJJRF7 = require("./chunk-3DIJJRF7.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
function countCharacters(text) {
  let count = 0;
  for (let at = 0; at < text.length; count += 1) at += widthAt(text, at);
  return count;
}
function offsetOfCharacter(text, index) {
  let at = 0;
  for (let count = 0; count < index && at < text.length; count += 1) at += widthAt(text, at);
  return at;
}
function widthAt(text, at) {
  if (text.startsWith("\r\n", at)) return 2;
  return (text.codePointAt(at) ?? 0) > 65535 ? 2 : 1;
}
function findWrongIndent({ source }, root, indent) {
  const pairs = blockPairs(root, 0);
  const columnOf = ({ key }) => source.pointAt(key.span.start).column;
  const base = pairs[0] === void 0 ? 0 : columnOf(pairs[0].pair);
  return pairs.map(({ pair, depth }) => ({ pair, found: columnOf(pair) - base, wanted: depth * indent })).find(({ found, wanted }) => found !== wanted);
}
function blockPairs(node, depth) {
  if (node?.kind !== "mapping" || node.flow) return [];
  return node.pairs.flatMap((pair) => [{ pair, depth }, ...blockPairs(pair.value, depth + 1)]);
}
function payloadFaults({ terms, payload, marker }) {
  const { root } = payload.tree;
  const schema = (0, import_chunk_7IIL3LMX.schemaOf)(terms, root, marker.parameters);
  if (root === void 0 || schema === void 0) return [];
  const told = /* @__PURE__ */ new Set([...(0, import_chunk_7IIL3LMX.legacyGaps)(terms, root), ...terms.version?.in === "payload" ? [terms.version.field] : []]);
  const slips = (0, import_chunk_3DIJJRF7.findMisspeltKeys)(schema, root);
  return schema.check(root).filter(({ keyword, path, name, at }) => {
    if (path.length === (keyword === "required" ? 0 : 1) && told.has(name)) return false;
    return !slips.some((slip) => keyword === "required" && slip.meant === name && samePath(slip.path, path) || keyword === "additionalProperties" && slip.pair.key.span.start === at.start);
  });
}
function samePath(a, b) {
  return a.length === b.length && a.every((step, index) => step === b[index]);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  countCharacters,
  findWrongIndent,
  offsetOfCharacter,
  payloadFaults
});
