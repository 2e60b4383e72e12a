import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/handoff/named-form.ts
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

export {
  readForm,
  matchForm,
  matchPath
};
