import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/skill-name.ts
function kebabCase(name) {
  const plain = name.normalize("NFKD").replaceAll(new RegExp("\\p{Mark}+", "gu"), "");
  if (/(?![A-Za-z0-9])[\p{Letter}\p{Number}]/u.test(plain)) return "";
  return plain.replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
}
function differInFormOnly(one, other) {
  const bare = (name) => name.normalize("NFKC").toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]+/gu, "");
  return bare(one) === bare(other);
}
function refusesForm({ key }, name) {
  return key.pattern !== void 0 && key.faults?.pattern !== "accepts" && !new RegExp(key.pattern, "u").test(name);
}
function wantsFolderName({ key }) {
  return key.equalsFolder === true && key.faults?.folder !== "accepts";
}
function renameTo(written, name) {
  const quote = written.style === "single-quoted" ? "'" : '"';
  const isQuoted = written.style === "single-quoted" || written.style === "double-quoted";
  const plain = /^[A-Za-z][\w-]*$/.test(name) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(name);
  const text = plain ? isQuoted ? quote + name + quote : name : JSON.stringify(name);
  return { safety: "unsafe", edits: [{ ...written.span, text }] };
}

export {
  kebabCase,
  differInFormOnly,
  refusesForm,
  wantsFolderName,
  renameTo
};
