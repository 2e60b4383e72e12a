import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/rule.ts
function defineRule(rule) {
  return rule;
}
function defineProjectRule(rule) {
  return rule;
}
function defineThreadRule(rule) {
  return rule;
}
var longestExcerpt = 80;
var wordNames = /* @__PURE__ */ new Set(["reason", "advice", "consequence", "known"]);
var longestWords = 400;
function formatMessage(template, data = {}) {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (whole, name) => {
    const value = data[name];
    return value === void 0 ? whole : excerpt(String(value), wordNames.has(name) ? longestWords : longestExcerpt);
  });
}
var ownWords = /* @__PURE__ */ new Set([...wordNames, "client", "units", "limit", "allowance"]);
function subjectOf(data = {}) {
  return Object.entries(data).filter(([name, value]) => typeof value === "string" && !ownWords.has(name)).map(([name, value]) => `${name}=${excerpt(String(value), longestExcerpt).replaceAll(/\d+/g, "#")}`).sort().join(";");
}
function excerpt(text, longest) {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length <= longest ? line : `${line.slice(0, longest - 1).trimEnd()}\u2026`;
}
function defineJournalRule(rule) {
  return rule;
}

export {
  defineRule,
  defineProjectRule,
  defineThreadRule,
  formatMessage,
  subjectOf,
  defineJournalRule
};
