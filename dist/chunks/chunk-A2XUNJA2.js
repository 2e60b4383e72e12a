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
  matchForm: () => matchForm,
  matchPath: () => matchPath,
  readForm: () => readForm
});
module.exports = __toCommonJS(stdin_exports);
var part = /\{([A-Za-z_]\w*)\}/;
function readForm(written) {
  const pieces = written.split(part);
  return { written, literals: pieces.filter((_, index) => index % 2 === 0), names: pieces.filter((_, index) => index % 2 === 1) };
}
function matchForm({ literals, names }, text) {
  const parts = /* @__PURE__ */ new Map();
  let at = literals[0]?.length ?? 0;
  if (!text.startsWith(literals[0] ?? "")) return void 0;
  for (const [index, name] of names.entries()) {
    const behind = literals[index + 1] ?? "";
    const isLast = index === names.length - 1;
    const end = isLast ? text.length - behind.length : text.indexOf(behind, at + 1);
    if (end <= at || isLast && !text.endsWith(behind)) return void 0;
    parts.set(name, { text: text.slice(at, end), span: { start: at, end } });
    at = end + behind.length;
  }
  return names.length === 0 && text !== literals[0] ? void 0 : parts;
}
function matchPath(form, path) {
  const forms = form.written.split("/");
  const names = path.split("/").slice(-forms.length);
  if (names.length < forms.length) return void 0;
  const parts = /* @__PURE__ */ new Map();
  for (const [index, each] of forms.entries()) {
    const matched = matchForm(readForm(each), names[index] ?? "");
    if (matched === void 0) return void 0;
    for (const [name, { text }] of matched) parts.set(name, text);
  }
  return parts;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  matchForm,
  matchPath,
  readForm
});
